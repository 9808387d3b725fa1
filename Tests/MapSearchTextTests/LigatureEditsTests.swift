import MapSearchText
import Testing

/// Letters that are folded to two are one letter to whoever types.
@Suite struct LigatureEditsTests {
    private static func words(_ word: String) -> Set<String> {
        var words: Set<String> = []
        LigatureEdits.forEach(of: Array(word.utf8)[...]) { words.insert(String(decoding: $0, as: UTF8.self)) }
        return words
    }

    @Test(
        "a letter left out, mistaken or displaced",
        arguments: [
            ("strae", "strasse"), ("strabe", "strasse"), ("straess", "strasse"), ("stssrae", "strssae"),
            ("hauptstrae", "hauptstrasse"), ("gro", "gross"), ("lrdal", "laerdal"),
            ("straessburg", "strasseburg"), ("vff", "voeff"), ("b", "bss"),
        ])
    func meant(typed: String, meant: String) {
        #expect(Self.words(typed).contains(meant))
    }

    @Test("the first letter is right, and words in other scripts have no such letters")
    func first() {
        #expect(Self.words("rhus").allSatisfy { $0.hasPrefix("r") })
        #expect(Self.words("").isEmpty)
        #expect(Self.words("улица").isEmpty)
        for word in ["a", "ss", "ssss", "bb", "ae"] {
            #expect(!Self.words(word).contains(word), "\(word)")
        }
    }
}
