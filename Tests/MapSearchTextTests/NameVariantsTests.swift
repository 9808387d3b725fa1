import MapSearchTestSupport
import MapSearchText
import Testing

@Suite struct NameVariantsTests {
    @Test(
        arguments: [
            ("Halle (Saale)", ["Halle"]), ("Saint-Pierre [île]", ["Saint-Pierre"]), ("A (b) C", ["A C"]),
            ("大手町（東京）", ["大手町"]), ("(only)", []), ("Odd) (", []), ("Open (", []),
            ("Biel/Bienne", ["Biel", "Bienne"]), ("Bozen / Bolzano", ["Bozen", "Bolzano"]), ("24/7", []),
            ("Bay 3/4", []), ("/", []), ("A1/A2", []),
            ("Hawai‘i", ["Hawaii"]), ("Côte d'Ivoire", ["Côte dIvoire"]), ("L’Aquila", ["LAquila"]),
            ("Paral·lel", ["Parallel"]), ("'quoted'", []), ("Queens' College", []),
            ("Aarhus", ["Århus"]), ("Nørre Aaby", ["Nørre Åby"]), ("Saarland", []), ("AA Bar", []), ("Aa", []),
            ("東京都", ["東京"]), ("大阪市", ["大阪"]), ("北京市", ["北京"]), ("臺北市", ["臺北"]), ("台北县", ["台北"]),
            ("香港特別行政區", ["香港"]), ("新疆维吾尔自治区", ["新疆"]), ("四日市市", ["四日市"]), ("四日市", []),
            ("京都", []), ("津市", []), ("北海道", []), ("有楽町", []),
            ("서울특별시", ["서울"]), ("세종특별자치시", ["세종"]), ("제주특별자치도", ["제주"]), ("강남구", ["강남"]),
            ("여의도", []), ("중구", []),
            ("Kanazawa-shi", ["Kanazawa"]), ("Ōta-ku", ["Ōta"]), ("Gangnam-gu", ["Gangnam"]), ("Yau-Ma", []),
            ("Ho-si", []), ("จังหวัดเชียงใหม่", ["เชียงใหม่"]), ("Tỉnh Lào Cai", ["Lào Cai"]),
            ("Berlin", []), ("", []), ("Aarhus (By)", ["Aarhus", "Århus"]),
        ] as [(String, [String])])
    func variants(name: String, expected: [String]) {
        #expect(NameVariants.variants(of: name) == expected)
    }

    @Test(arguments: [11, 12] as [UInt64])
    func randomNames(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<3_000 {
            let name = random.text(upTo: 16)
            let variants = NameVariants.variants(of: name)
            #expect(!variants.contains("") && !variants.contains(name), "seed \(seed)")
            #expect(Set(variants).count == variants.count, "seed \(seed)")
        }
    }
}

extension NameVariants {
    fileprivate static func variants(of name: String) -> [String] {
        var all: [String] = []
        forEachVariant(of: name) { all.append($0) }
        return all
    }
}
