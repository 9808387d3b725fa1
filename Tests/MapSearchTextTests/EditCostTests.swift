import MapSearchTestSupport
import MapSearchText
import Testing

@Suite struct EditCostTests {
    @Test(
        arguments: [
            ("berlin", "berlin", 0), ("", "", 0), ("missisippi", "mississippi", 0.4), ("berrlin", "berlin", 0.4),
            ("kopenhagen", "copenhagen", 1), ("stokholm", "stocholm", 0.5), ("brasil", "brazil", 0.5),
            ("filadelfia", "philadelphia", 1.5), ("lydia", "lidia", 0.5), ("berlen", "berlin", 0.6),
            ("gent", "ghent", 0.6), ("belrin", "berlin", 0.7), ("ebrlin", "berlin", 1.2), ("berlim", "berlin", 0.5),
            ("bedlin", "berlin", 0.7), ("bemlin", "berlin", 1), ("beelin", "berlin", 0.7), ("bwrlin", "berlin", 0.7),
            ("bexlin", "berlin", 1),
            ("xerlin", "berlin", 1.5), ("erlin", "berlin", 1.5), ("a", "", 1.5), ("", "ab", 2.5),
            ("масква", "москва", 0.6), ("моксва", "москва", 0.7), ("ηρακλειο", "ιρακλιο", 1.5),
            ("東京", "京東", 1.2), ("東京", "東東", 1),
        ] as [(String, String, Float)])
    func cost(query: String, word: String, expected: Float) {
        #expect(abs(EditCost.cost(query, word) - expected) < 1e-5, "\(EditCost.cost(query, word))")
    }

    @Test(
        arguments: [
            ("ber", "berlin", 0), ("", "berlin", 0), ("bre", "berlin", 0.7), ("berlin", "ber", 3),
            ("bir", "berlin", 0.6),
        ] as [(String, String, Float)])
    func prefixCost(query: String, word: String, expected: Float) {
        let cost = EditCost.cost(of: Array(query.utf8)[...], for: Array(word.utf8)[...], isPrefix: true)
        #expect(abs(cost - expected) < 1e-5, "\(cost)")
    }

    @Test func lengths() {
        let longest = String(repeating: "é", count: 63)
        #expect(EditCost.cost(longest, longest) == 0)
        #expect(EditCost.cost(longest + "x", longest) == .infinity)
        #expect(EditCost.cost(longest, longest + "x") == .infinity)
        let long = Array((longest + "x").utf8)[...]
        #expect(EditCost.cost(of: Array("éé".utf8)[...], for: long, isPrefix: true) == 0)
    }

    /// Whatever the table says: equal words alone cost nothing, direction does not matter, and the count of edits bounds.
    @Test(arguments: [41, 42] as [UInt64])
    func properties(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let alphabet = Array("abcehkpqsuyzиоσιη".unicodeScalars.map(\.value))
        for _ in 0..<4_000 {
            let a = random.word(0...8, of: alphabet)
            let b = Bool.random(using: &random) ? random.word(0...8, of: alphabet) : random.edited(a, of: alphabet)
            let edits = Float(optimalStringAlignment(a, b).last ?? 0)
            let (there, back) = (EditCost.cost(String(a), String(b)), EditCost.cost(String(b), String(a)))
            var label: String { "seed \(seed): \(String(a)) \(String(b)) \(there) \(back), \(edits) edits" }
            #expect(abs(there - back) < 1e-4, "\(label)")
            #expect((there == 0) == (a == b), "\(label)")
            #expect(there <= edits + 1 + 1e-4 && there >= edits / 4 - 1e-4, "\(label)")
        }
    }
}

extension EditCost {
    fileprivate static func cost(_ query: String, _ word: String) -> Float {
        cost(of: Array(query.utf8)[...], for: Array(word.utf8)[...])
    }
}
