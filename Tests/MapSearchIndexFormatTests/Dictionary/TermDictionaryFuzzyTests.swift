import MapSearchIndexFormat
import MapSearchTestSupport
import Testing

/// The fuzzy walk against the definition of the distance, over the whole dictionary.
@Suite struct TermDictionaryFuzzyTests {
    @Test(arguments: [1, 2, 3, 4] as [UInt64], [1, 2])
    func wholeTermsAgreeWithBruteForce(seed: UInt64, edits: Int) throws {
        var generator = SplitMix64(seed: seed)
        let terms = RandomTerms(count: 220, using: &generator)
        try withView(try terms.encoded()) { view throws in
            let dictionary = try TermDictionary(view)
            for word in Self.words(near: terms, using: &generator) {
                let expected = terms.sorted.enumerated().compactMap { ordinal, term -> Found? in
                    guard Self.isInScripts(of: word, term), let distance = Self.distance(word, term, within: edits)
                    else {
                        return nil
                    }
                    return Found(ordinal: ordinal, edits: distance)
                }
                var matches: [TermDictionary.FuzzyMatch] = []
                var budget = 1_000_000
                try dictionary.appendTerms(within: edits, of: word[...], budget: &budget, to: &matches)
                let found = matches.map { Found(ordinal: $0.terms.lowerBound, edits: $0.edits) }
                guard matches.allSatisfy({ $0.terms.count == 1 }), found == expected else {
                    Issue.record(
                        "seed \(seed): \(String(decoding: word, as: UTF8.self)) finds \(found), not \(expected)")
                    return
                }
            }
        }
    }

    /// A prefix walk finds the terms that begin with something within so many edits, whole ranges of them.
    @Test(arguments: [11, 12, 13] as [UInt64], [1, 2])
    func prefixesAgreeWithBruteForce(seed: UInt64, edits: Int) throws {
        var generator = SplitMix64(seed: seed)
        let terms = RandomTerms(count: 220, using: &generator)
        try withView(try terms.encoded()) { view throws in
            let dictionary = try TermDictionary(view)
            for word in Self.words(near: terms, using: &generator) {
                let best = terms.sorted.map { Self.prefixDistance(word, $0, within: edits) }
                var matches: [TermDictionary.FuzzyMatch] = []
                var budget = 1_000_000
                try dictionary.appendTerms(
                    within: edits, of: word[...], acceptsPrefix: true, budget: &budget, to: &matches)
                let found = matches.flatMap { match in match.terms.map { Found(ordinal: $0, edits: match.edits) } }
                let isSound = found.allSatisfy { found in
                    // The walk stops at the first beginning that is near enough; a longer one may be nearer still.
                    best[found.ordinal].map { $0 <= found.edits && found.edits <= edits } ?? false
                }
                guard isSound, found.map(\.ordinal) == best.indices.filter({ best[$0] != nil }) else {
                    Issue.record("seed \(seed): \(String(decoding: word, as: UTF8.self)) finds \(found)")
                    return
                }
            }
        }
    }

    @Test func firstCharacterIsHeld() throws {
        let terms = RandomTerms(["berlin", "merlin", "berlino", "verein", "b", "öl", "äl", "ölö"])
        try withView(try terms.encoded()) { view throws in
            let dictionary = try TermDictionary(view)
            func found(_ text: String, first: String) throws -> [String] {
                var matches: [TermDictionary.FuzzyMatch] = []
                var budget = 1000
                try dictionary.appendTerms(
                    within: 2, of: Array(text.utf8)[...], firstCharacter: Array(first.utf8)[...], budget: &budget,
                    to: &matches)
                return matches.map { String(decoding: terms.sorted[$0.terms.lowerBound], as: UTF8.self) }
            }
            #expect(try found("berlin", first: "") == ["berlin", "berlino", "merlin", "verein"])
            #expect(try found("berlin", first: "b") == ["berlin", "berlino"])
            #expect(try found("öl", first: "ö") == ["öl", "ölö"])
            #expect(try found("berlin", first: "x") == [])
        }
    }

    /// Nobody mistypes a letter as one of another script.
    @Test(arguments: [
        ("москва", "mосква", false), ("москва", "масква", true), ("tokyo", "東京", false), ("東京", "東亰", true),
        ("athina", "athinα", false), ("a1b2c3", "a1b2c4", true),
    ])
    func scriptsDoNotMix(word: String, term: String, isFound: Bool) throws {
        try withView(try RandomTerms([term]).encoded()) { view throws in
            var matches: [TermDictionary.FuzzyMatch] = []
            var budget = 1000
            try TermDictionary(view).appendTerms(
                within: 2, of: Array(word.utf8)[...], budget: &budget, to: &matches)
            #expect(matches.isEmpty == !isFound)
        }
    }

    /// 63 characters are corrected, 64 are not.
    @Test func longWordsAreNotCorrected() throws {
        let terms = RandomTerms([String(repeating: "a", count: 63), String(repeating: "ж", count: 64)])
        try withView(try terms.encoded()) { view throws in
            let dictionary = try TermDictionary(view)
            for (letter, count, expected) in [("a", 63, 1), ("a", 62, 1), ("a", 64, 0), ("ж", 63, 1), ("ж", 65, 0)] {
                var matches: [TermDictionary.FuzzyMatch] = []
                var budget = 1000
                let word = Array(String(repeating: letter, count: count).utf8)
                try dictionary.appendTerms(within: 1, of: word[...], budget: &budget, to: &matches)
                #expect(matches.count == expected, "\(count) × \(letter)")
            }
        }
    }

    @Test func budgetBoundsTheWalk() throws {
        var generator = SplitMix64(seed: 21)
        let terms = RandomTerms(count: 400, using: &generator)
        try withView(try terms.encoded()) { view throws in
            let dictionary = try TermDictionary(view)
            var previous = 0
            for limit in [0, 1, 10, 100, 10_000] {
                var matches: [TermDictionary.FuzzyMatch] = []
                var budget = limit
                try dictionary.appendTerms(within: 2, of: Array("abcab".utf8)[...], budget: &budget, to: &matches)
                #expect(0...limit ~= budget)
                #expect(limit < 10_000 ? budget == 0 || matches.count >= previous : budget > 0)
                #expect(matches.count >= previous)
                previous = matches.count
            }
            #expect(previous > 0)
        }
    }

    // MARK: The definition

    private struct Found: Equatable {
        var ordinal: Int
        var edits: Int
    }

    private static func words(near terms: RandomTerms, using generator: inout SplitMix64) -> [[UInt8]] {
        (0..<25).map { _ in
            var scalars = Array(
                String(decoding: terms.sorted.randomElement(using: &generator)!, as: UTF8.self).unicodeScalars)
            for _ in 0..<Int.random(in: 0...2, using: &generator) where scalars.count > 1 {
                let place = Int.random(in: 0..<scalars.count - 1, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: scalars.remove(at: place)
                case 1: scalars.insert(scalars.randomElement(using: &generator)!, at: place)
                case 2: scalars.swapAt(place, place + 1)
                default: scalars[place] = scalars.randomElement(using: &generator)!
                }
            }
            var word = String.UnicodeScalarView()
            word.append(contentsOf: scalars)
            return Array(String(word).utf8)
        }
    }

    /// Optimal string alignment over scalars; nil when it is above a limit.
    private static func distance(_ word: [UInt8], _ term: [UInt8], within limit: Int) -> Int? {
        let distance = rows(word, term).last!.last!
        return distance <= limit ? distance : nil
    }

    /// The smallest distance to a beginning of a term in the scripts of the word, which has at least one character.
    private static func prefixDistance(_ word: [UInt8], _ term: [UInt8], within limit: Int) -> Int? {
        let scalars = String(decoding: term, as: UTF8.self).unicodeScalars
        let allowed = scalars.prefix { isInScripts(of: word, Array(String($0).utf8)) }.count
        let distance = rows(term, word).dropFirst().prefix(allowed).map { $0.last! }.min()
        return distance.flatMap { $0 <= limit ? $0 : nil }
    }

    private static func rows(_ a: [UInt8], _ b: [UInt8]) -> [[Int]] {
        let a = Array(String(decoding: a, as: UTF8.self).unicodeScalars)
        let b = Array(String(decoding: b, as: UTF8.self).unicodeScalars)
        var rows = [Array(0...b.count)]
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                var best = min(rows[i][j] + (a[i] == b[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, rows[i - 1][j - 1] + 1) }
                row.append(best)
            }
            rows.append(row)
        }
        return rows
    }

    /// Whether every character of a term is of a script that the word has, by the first byte of its UTF-8.
    private static func isInScripts(of word: [UInt8], _ term: [UInt8]) -> Bool {
        // As bits, the first of which is ASCII.
        func scripts(_ bytes: [UInt8]) -> Int {
            let bounds: [UInt8] = [0x80, 0xC2, 0xCC, 0xD0, 0xD5, 0xD8, 0xE0, 0xE3, 0xEA, 0xEE]
            var scripts = 0
            for byte in bytes where byte < 0x80 || byte >= 0xC0 {
                scripts |= byte < 0x80 ? 1 : 1 << bounds.count { byte >= $0 }
            }
            return scripts
        }
        return scripts(term) & ~scripts(word) == 0
    }
}
