import MapSearchText
import Testing

@Suite struct PositionWordsTests {
    @Test(
        "words for a position are known as names have them",
        arguments: [
            ("North", true), ("Süd", true), ("Øst", true), ("MITTE", true), ("centrale", true), ("Južní", false),
            ("Север", true), ("Βόρεια", true), ("شمال", true), ("Nordhausen", false), ("Paris", false),
        ])
    func contains(word: String, isPosition: Bool) {
        #expect(PositionWords.contains(Array(TextFolding.folded(word).utf8)[...]) == isPosition)
    }
}
