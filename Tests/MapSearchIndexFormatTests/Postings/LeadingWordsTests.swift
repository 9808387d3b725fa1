import MapSearchTestSupport
import Testing

@testable import MapSearchIndexFormat

@Suite struct LeadingWordsTests {
    @Test(arguments: [1, 15, 16, 17, 256, 257, 1000])
    func boundsAreThoseOfBruteForce(termCount: Int) throws {
        var generator = SplitMix64(seed: UInt64(termCount))
        var writer = LeadingWords.Writer(termCount: termCount)
        var highest: [Int: UInt16] = [:]
        for _ in 0..<termCount {
            let term = Int.random(in: 0..<termCount, using: &generator)
            let edges: [UInt16] = [0, 1, 256, 257, 258, 65_535]
            let importance =
                Bool.random(using: &generator)
                ? edges.randomElement(using: &generator) ?? 0 : .random(in: 0...65_535, using: &generator)
            writer.add(UInt32(term), .primary, importance: importance)
            highest[term] = max(highest[term] ?? 0, importance)
        }
        try withView(try writer.section().array()) { view throws in
            let words = try LeadingWords(view, count: termCount)
            for term in 0..<termCount {
                let bound = try words.maximum(in: term..<term + 1)?.value
                #expect(try words[term] == bound ?? 0)
                guard let importance = highest[term] else {
                    #expect(bound == nil, "\(term) of \(termCount)")
                    continue
                }
                // A bound, and no more than a 255th above.
                let isBound = bound.map { $0 >= importance && Int($0) <= max(257, Int(importance) + 256) } ?? false
                #expect(isBound, "\(term) of \(termCount): \(importance), \(bound ?? 0)")
            }
            for _ in 0..<50 {
                let bounds = (0..<2).map { _ in Int.random(in: 0...termCount, using: &generator) }.sorted()
                let range = bounds[0]..<bounds[1]
                let best = try words.maximum(in: range)
                #expect(try best?.value == range.compactMap { try words.maximum(in: $0..<$0 + 1)?.value }.max())
                if let best { #expect(range.contains(best.term)) }
            }
        }
    }

    /// What an object is not shown with, and its address, do not count.
    @Test(arguments: ForwardIndex.Role.all) func onlyShownNamesCount(role: ForwardIndex.Role) throws {
        var writer = LeadingWords.Writer(termCount: 1)
        writer.add(0, role, importance: 40_000)
        let counts = [.primary, .variant, .code].contains(role)
        try withView(try writer.section().array()) { view throws in
            let best = try LeadingWords(view, count: 1).maximum(in: 0..<1)
            #expect((best != nil) == counts)
        }
    }

    @Test func verificationComparesThemWithTheNames() throws {
        var contents = try SmallIndex.contents()
        #expect(throws: Never.self) { try SmallIndex.open(contents.encode()).verify() }
        contents.leadingWords?.add(1, .primary, importance: 40_000)
        #expect(throws: IndexFormatError(.corrupt, section: .leadingWords, offset: 1)) {
            try SmallIndex.open(contents.encode()).verify()
        }
        contents.leadingWords = nil
        #expect(throws: Never.self) { try SmallIndex.open(contents.encode()).verify() }
    }
}

extension LeadingWordsTests {
    /// A search for shown names ends at the first other name.
    @Test(arguments: [ForwardIndex.Role.alternate, .localized])
    func verificationWantsShownNamesFirst(hidden: ForwardIndex.Role) throws {
        for (roles, isSound) in [([.primary, hidden, .town], true), ([.primary, hidden, .variant], false)]
            as [([ForwardIndex.Role], Bool)]
        {
            var contents = try SmallIndex.contents()
            contents.leadingWords = nil
            contents.forward = ForwardIndex.Writer()
            for document in 0..<3 {
                for role in roles { contents.forward.append([UInt32(document)], role: role) }
                try contents.forward.endDocument()
            }
            let index = try SmallIndex.open(contents.encode())
            if isSound {
                #expect(throws: Never.self) { try index.verify() }
            } else {
                #expect(throws: IndexFormatError(.corrupt, section: .forward, offset: 0)) { try index.verify() }
            }
        }
    }
}

extension ForwardIndex.Role {
    fileprivate static let all = (0...6).compactMap(ForwardIndex.Role.init)
}
