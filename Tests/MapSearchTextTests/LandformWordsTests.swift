import MapSearchText
import Testing

@Suite struct LandformWordsTests {
    @Test(
        "words for a landform are known as names have them, and what they mean",
        arguments: [
            ("Island", true, false), ("DELTA", true, false), ("Île", true, false), ("Öar", true, false),
            ("ГОРА", true, false), ("Lake", false, true), ("Fjord", false, true), ("озеро", false, true),
            ("řeka", false, true), ("Iceland", false, false), ("Baikal", false, false), ("", false, false),
        ])
    func kinds(word: String, isLand: Bool, isWater: Bool) {
        let folded = Array(TextFolding.folded(word).utf8)[...]
        #expect(LandformWords.isLand(folded) == isLand && LandformWords.isWater(folded) == isWater)
    }

    @Test(
        "some are also names of countries or regions",
        arguments: [
            ("Island", true), ("DELTA", true), ("Île", true), ("Öar", true), ("Остров", true), ("Iceland", false),
            ("Bahia", false), ("Paris", false), ("Lake", false),
        ])
    func isRegionLike(word: String, isRegionLike: Bool) {
        #expect(LandformWords.isRegionLike(Array(TextFolding.folded(word).utf8)[...]) == isRegionLike)
    }
}
