import Foundation
import MapSearchTestSupport
import MapSearchText
import Testing

@Suite struct TextFoldingTests {
    @Test(arguments: [
        // Latin
        ("", ""), (" ", ""), ("Berlin", "berlin"), ("ZÜRICH", "zurich"), ("Zu\u{308}rich", "zurich"),
        ("Straße", "strasse"), ("STRAẞE", "strasse"), ("Ærøskøbing", "aeroskobing"), ("Œuvre", "oeuvre"),
        ("Đà Nẵng", "da nang"), ("Łódź", "lodz"), ("Þórshöfn", "thorshofn"), ("Borgarfjörður", "borgarfjordur"),
        ("Iğdır", "igdir"), ("İstanbul", "istanbul"), ("ISPARTA", "isparta"), ("Kárášjohka", "karasjohka"),
        ("Ŋamŋaku", "namnaku"), ("Ħamrun", "hamrun"), ("Gəncə", "gence"), ("ŉ", "n"), ("ĸ", "k"), ("Ǆ", "dz"),
        ("IJsselmeer", "ijsselmeer"), ("Ĳsselmeer", "ijsselmeer"), ("ﬁord", "fiord"), ("Ｔｏｋｙｏ　１２", "tokyo 12"),
        ("N.º 5", "n o 5"), ("m²", "m2"), ("№ 7", "7"), ("𝐁𝐞𝐫𝐧", "bern"), ("ǃKheis", "kheis"),
        // Greek, Cyrillic, Armenian, Georgian
        ("Αθήναι", "αθηναι"), ("ΟΔΟΣ", "οδοσ"), ("Οδός", "οδοσ"), ("Πρέβεζα Ἀθῆναι", "πρεβεζα αθηναι"),
        ("Королёв", "королев"), ("Йошкар-Ола", "йошкар ола"), ("И\u{306}ошкар", "йошкар"), ("Київ", "київ"),
        ("Киі\u{308}в", "київ"), ("Ґалаґан", "галаган"), ("Мінск", "мінск"), ("Երևան", "երեւան"),
        ("ԵՐԵՒԱՆ", "երեւան"), ("Ⴇბილისი", "თბილისი"), ("ᲗᲑᲘᲚᲘᲡᲘ", "თბილისი"),
        // Arabic, Hebrew
        ("القَاهِرة", "القاهره"), ("أسـوان", "اسوان"), ("آبادان", "ابادان"), ("إربد", "اربد"), ("تهرانی", "تهراني"),
        ("کرمان", "كرمان"), ("شارع ٤٢", "شارع 42"), ("۱۲۳", "123"), ("ﻻ", "لا"), ("יְרוּשָׁלַיִם", "ירושלים"),
        ("תל אביב־יפו", "תל אביב יפו"), ("רח״ל", "רחל"),
        // Indic, South-East Asian
        ("नई दिल्ली", "नई दिल्ली"), ("लड़का", "लडका"), ("लड\u{93C}का", "लडका"), ("१२", "12"),
        ("কলকাতা", "কলকাতা"), ("กรุงเทพฯ", "กรุงเทพ"),
        // Kana, Han, Hangul
        ("カタカナ", "かたかな"), ("ｶﾞｰﾃﾞﾝ", "がーでん"), ("ハ\u{3099}ス", "ばす"), ("パリ", "ぱり"), ("ヴィラ", "ゔぃら"),
        ("東京", "东京"), ("东京", "东京"), ("臺北", "台北"), ("廣島", "广岛"), ("広島", "广岛"), ("横浜", "横滨"),
        ("橫濱", "横滨"), ("横濱", "横滨"), ("霞ヶ関", "霞け关"), ("霞ケ關", "霞け关"), ("﨑", "崎"),
        ("한국", "한국"), ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}", "한국"), ("서울", "서울"),
        // What separates and what vanishes
        ("a\tb\nc", "a b c"), ("co\u{AD}op", "coop"), ("zero\u{200B}width", "zerowidth"), ("\u{FEFF}bom", "bom"),
        ("a\u{0}b", "ab"), ("x \u{301}y", "x y"), ("a\u{FFFD}b", "a b"), ("!?…—", ""), ("rock&roll", "rock roll"),
        ("--a--b--", "a b"), ("Hawaiʻi", "hawai i"), ("\u{1F600}a\u{1F600}", "a"),
    ])
    func fold(text: String, expected: String) {
        #expect(TextFolding.folded(text).utf8.elementsEqual(expected.utf8), "\(TextFolding.folded(text))")
    }

    @Test func appendsBehindWhatIsThere() {
        var output = Array("x".utf8)
        TextFolding.fold(" Ä b", into: &output)
        TextFolding.fold("\u{301}", into: &output)
        #expect(output == Array("xa b".utf8))
    }

    @Test func composesNothingWithTextThatIsNotItsOwn() {
        var output = Array("и".utf8)
        TextFolding.fold("\u{306}", into: &output)
        #expect(output == Array("и".utf8))
    }

    /// Every scalar value, alone and between letters: composed and decomposed forms fold alike, and folding is final.
    @Test func everyScalar() {
        var differences: [String] = []
        for value in UInt32(0)..<0x3_2000 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            // Of the hundred thousand ideographs, and of the code points without a character, some stand for all.
            let properties = scalar.properties
            let isOneOfMany = properties.isUnifiedIdeograph || properties.generalCategory == .unassigned
            guard !isOneOfMany || value.isMultiple(of: 7) else { continue }
            let alone = String(Character(scalar))
            if TextFolding.folded(alone).utf8.count > 5 * alone.utf8.count {
                differences.append("U+\(String(value, radix: 16)) grows beyond what is set aside")
            }
            let text = "a" + alone + "b"
            let folded = TextFolding.folded(text)
            if TextFolding.folded(folded) != folded { differences.append("U+\(String(value, radix: 16)) folds twice") }
            if properties.generalCategory == .unassigned { continue }
            if TextFolding.folded(text.decomposedStringWithCanonicalMapping) != folded
                || TextFolding.folded(text.precomposedStringWithCanonicalMapping) != folded
            {
                differences.append("U+\(String(value, radix: 16)) \(text)")
            }
        }
        #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(40))")
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func randomText(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<3_000 {
            let text = random.text(upTo: 24)
            let folded = TextFolding.folded(text)
            #expect(TextFolding.folded(folded) == folded, "seed \(seed): \(text.unicodeScalars.map(\.value))")
            #expect(!folded.hasPrefix(" ") && !folded.hasSuffix(" ") && !folded.contains("  "), "seed \(seed)")
        }
    }

    /// Comparing the result takes a time proportional to the square of such a run.
    @Test(arguments: ["\u{F71}\u{F72}", "\u{E38}\u{E48}", "\u{5D0}\u{93C}\u{94D}"])
    func longRunsOfMarks(marks: String) {
        // A reader has split the text already.
        let text = "a" + String(repeating: String(repeating: marks, count: 15) + "\u{34F}", count: 70)
        let folded = TextFolding.folded(text)
        var (longest, run) = (0, 0)
        for scalar in folded.unicodeScalars {
            run = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : run + 1
            longest = max(longest, run)
        }
        #expect(longest <= 30)
        #expect(TextFolding.folded(folded) == folded)
    }
}
