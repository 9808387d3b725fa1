import MapSearchIndexFormat
import MapSearchTestSupport
import Testing

@Suite struct TermDictionaryTests {
    @Test(arguments: [1, 2, 3, 50, 600] as [UInt64])
    func agreesWithASortedList(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let terms = RandomTerms(count: Int(seed), using: &generator)
        try expectAgreement(terms, "seed \(seed)")
    }

    @Test func termsOfAllLengths() throws {
        let long = [UInt8](repeating: 0x61, count: 255)
        // The label of a leaf has at most 127 bytes, that of a node two bits for its length or a byte.
        let lengths = [1, 2, 3, 4, 5, 6, 9, 126, 127, 128, 129, 130, 253, 254, 255]
        try expectAgreement(RandomTerms(lengths.map { Array(long.prefix($0)) }), "one inside another")
        for length in lengths {
            try expectAgreement(RandomTerms([Array(long.prefix(length))]), "\(length) bytes alone")
        }
        try expectAgreement(
            RandomTerms([long, Array(long.dropLast()) + [0x62], [0x62], Array(repeating: 0x7A, count: 255)]), "long")
    }

    /// A node of 255 children, more than UTF-8 can have, with and without a term at the node itself.
    @Test func manyChildren() throws {
        let children = (1...255).map { [0x61, UInt8($0)] }
        try expectAgreement(RandomTerms(children), "255 children")
        try expectAgreement(RandomTerms(children + [[0x61]]), "255 children of a term")
        try expectAgreement(RandomTerms((1...255).map { [UInt8($0)] }), "255 children of the root")
    }

    /// Ordinals and distances of 1, 2 and 3 bytes.
    @Test func wideNodes() throws {
        let terms = (0..<70_000).map { (number: Int) -> [UInt8] in
            [number / 40_000, number / 200 % 200, number % 200].map(UInt8.init)
        }
        var sorted = SortedTerms()
        for term in terms { sorted.append(term) }
        try withView(try TermDictionary.encode(sorted)) { view throws in
            let dictionary = try TermDictionary(view)
            for ordinal in stride(from: 0, to: terms.count, by: 997) {
                let term = terms[ordinal]
                let match = try dictionary.lookUp(term.span)
                #expect(match.exact == ordinal)
                var bytes: [UInt8] = []
                try dictionary.appendTerm(ordinal, to: &bytes)
                #expect(bytes == terms[ordinal])
            }
            let prefix: [UInt8] = [0, 3]
            #expect(try dictionary.lookUp(prefix.span).prefixed == 600..<800)
        }
    }

    @Test func emptyDictionaryKnowsNothing() throws {
        try withView(try RandomTerms([String]()).encoded()) { view throws in
            let dictionary = try TermDictionary(view)
            let word = Array("a".utf8)
            #expect(dictionary.termCount == 0)
            #expect(try dictionary.lookUp(word.span).prefixed.isEmpty)
            #expect(try dictionary.lookUp(word.span).exact == nil)
            try dictionary.forEachTerm(thatBegins: word.span) { _, _ in Issue.record("no term is there") }
            var budget = 10
            var matches: [TermDictionary.FuzzyMatch] = []
            try dictionary.appendTerms(within: 2, of: word[...], budget: &budget, to: &matches)
            #expect(matches.isEmpty)
            var bytes: [UInt8] = []
            #expect(throws: IndexFormatError.self) { try dictionary.appendTerm(0, to: &bytes) }
        }
    }

    @Test func everyPrefixOfADictionaryIsRefusedOrAnswers() throws {
        var generator = SplitMix64(seed: 9)
        let terms = RandomTerms(count: 60, using: &generator)
        let bytes = try terms.encoded()
        for length in 0..<bytes.count {
            try withView(Array(bytes.prefix(length))) { view throws in
                // Whatever is left, reading ends with an answer or with an error.
                do {
                    let dictionary = try TermDictionary(view)
                    for term in terms.sorted { _ = try dictionary.lookUp(term.span) }
                } catch {
                    #expect(error is IndexFormatError)
                }
            }
        }
    }

    private func expectAgreement(_ terms: RandomTerms, _ comment: Comment) throws {
        try withView(try terms.encoded()) { view throws in
            let dictionary = try TermDictionary(view)
            #expect(dictionary.termCount == terms.sorted.count, comment)
            for (ordinal, term) in terms.sorted.enumerated() {
                var bytes: [UInt8] = []
                try dictionary.appendTerm(ordinal, to: &bytes)
                guard bytes == term else {
                    Issue.record("\(comment): ordinal \(ordinal) gives \(bytes), not \(term)")
                    return
                }
            }
            let step = max(1, terms.sorted.count / 50)
            let places = stride(from: 0, to: terms.sorted.count, by: step)
            var texts = places.flatMap { (place: Int) -> [[UInt8]] in
                let term = terms.sorted[place]
                return [
                    term, Array(term.dropLast()), Array(term.prefix(1)), term + [0x61], Array(term.dropLast()) + [0x7B],
                ]
            }
            texts.append([])
            for text in texts {
                let expected = terms.match(text)
                let match = try dictionary.lookUp(text.span)
                let prefixes = terms.sorted.enumerated().filter { text.starts(with: $0.element) }
                var beginning: [(length: Int, ordinal: Int)] = []
                try dictionary.forEachTerm(thatBegins: text.span) { beginning.append(($0, $1)) }
                guard match.prefixed == expected.prefixed, match.exact == expected.exact,
                    beginning.map(\.ordinal) == prefixes.map(\.offset),
                    beginning.map(\.length) == prefixes.map(\.element.count)
                else {
                    Issue.record("\(comment): \(text) gives \(match) and \(beginning)")
                    return
                }
            }
        }
    }
}
