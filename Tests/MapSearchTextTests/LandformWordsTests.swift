import MapSearchText
import Testing

@Suite struct LandformWordsTests {
    @Test(
        "words for a landform are known as names have them",
        arguments: [
            ("Island", true), ("DELTA", true), ("Île", true), ("Öar", true), ("Остров", true), ("Iceland", false),
            ("Bahia", false), ("Paris", false),
        ])
    func contains(word: String, isLandform: Bool) {
        #expect(LandformWords.contains(Array(TextFolding.folded(word).utf8)[...]) == isLandform)
    }
}
