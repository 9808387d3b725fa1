import MapSearch
import MapSearchOffline
import MapSearchTestSupport
import MapSearchText
import Testing

/// A name typed as it is shown finds its place.
@Suite struct NamesFindThemselvesTests {
    private static let alphabets = [
        "abcdefghijklmnopqrstuvwxyz", "äöüßéèñçøåłđıœæ", "абвгдежзийклмнопрстуфхцчшщъыьэюя", "αβγδεζηθικλμνξοπρστυφχψω",
        "אבגדהוזחטיכלמנסעפצקרשת", "ابتثجحخدذرزسشصضطظعغفقكلمنهوي", "東京大阪北海道山川田中村", "かきくけこアイウエオ",
        "가나다라마바사아자차", "กขคงจฉชซญดตถ", "कखगघचछजझ", "ԱԲԳԴԵԶ", "აბგდევზ", "0123456789", "ﬁﬂΣςİIıſK",
    ].map { Array($0) }
    private static let separators = [" ", " ", " ", "-", "'", ", ", ".", " (", "/", "’", "·"]

    @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
    func randomNames(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let names = (0..<80).map { _ in Self.name(using: &generator) }
        let backend = try TinyWorld.places(names)
        for name in names where !TokenizedText(name).tokens.isEmpty {
            let found = try backend.answer(.text(name, page: .init(limit: 100))).objects.map(\.name)
            // Another name may fold to the same words, or be one that this one is written for.
            guard found.contains(name), let first = found.first,
                Self.words(first).isSubset(of: Self.words(name)) || first == name
            else {
                Issue.record("seed \(seed): \(name.debugDescription) finds \(found.prefix(3))")
                return
            }
        }
    }

    /// A term has 255 bytes at most, which may end in the middle of a letter.
    @Test(arguments: ["a", "東", "ж", "ß", "9", "กข"], [80, 84, 85, 86, 127, 128, 129, 254, 255, 256, 300, 1000])
    func longWords(letter: String, count: Int) throws {
        let name = String(repeating: letter, count: count)
        #expect(try TinyWorld.places([name, "Other"]).first(name)?.name == name)
    }

    @Test(arguments: [1, 14, 15, 16, 17, 40])
    func manyWords(count: Int) throws {
        let name = (0..<count).map { "Wort\($0)" }.joined(separator: " ")
        #expect(try TinyWorld.places([name, "Other"]).first(name)?.name == name)
    }

    private static func name(using generator: inout SplitMix64) -> String {
        var name = ""
        for word in 0..<Int.random(in: 1...4, using: &generator) {
            if word > 0 { name += separators.randomElement(using: &generator)! }
            let alphabet = alphabets.randomElement(using: &generator)!
            name += String(
                (0..<Int.random(in: 1...8, using: &generator)).map { _ in alphabet.randomElement(using: &generator)! })
        }
        return name
    }

    private static func words(_ name: String) -> Set<String> {
        let text = TokenizedText(name)
        return Set(text.tokens.map { String(decoding: text.bytes(of: $0), as: UTF8.self) })
    }
}
