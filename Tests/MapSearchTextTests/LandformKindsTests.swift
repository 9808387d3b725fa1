import MapSearchText
import Testing

@Suite struct LandformKindsTests {
    @Test(
        "words for what a landform is are known in many languages",
        arguments: [
            ("Lake", true, false), ("озеро", true, false), ("řeka", true, false), ("ГОРА", false, true),
            ("Île", false, true), ("Baikal", false, false), ("", false, false),
        ])
    func contains(word: String, isWater: Bool, isLand: Bool) {
        let folded = Array(TextFolding.folded(word).utf8)[...]
        #expect(LandformKinds.isWater(folded) == isWater && LandformKinds.isLand(folded) == isLand)
    }
}
