import MapSearchTestSupport
import Testing

import MapSearchIndexFormat

@Suite struct LeadingNamesTests {
    /// Random names of few terms, so that many begin alike.
    private struct World {
        let termCount: Int
        var names: [(terms: [UInt32], value: UInt32)] = []
        var importances: [UInt16] = []
        /// The section with all names of the documents.
        let forward: [UInt8]

        init(documentCount: Int, termCount: Int, using generator: inout SplitMix64) throws {
            self.termCount = termCount
            var forward = ForwardIndex.Writer()
            for document in 0..<documentCount {
                let edges: [UInt16] = [0, 1, 256, 257, 258, 65_535]
                let importance =
                    Bool.random(using: &generator)
                    ? edges.randomElement(using: &generator) ?? 0 : .random(in: 0...65_535, using: &generator)
                importances.append(importance)
                let roles: [ForwardIndex.Role] = [.primary, .variant, .code, .alternate, .localized, .town]
                let count = Int.random(in: 0...roles.count, using: &generator)
                for (number, role) in roles.prefix(count).enumerated() {
                    let length = Int.random(in: 1...4, using: &generator)
                    let terms = (0..<length).map { _ in UInt32.random(in: 0..<UInt32(termCount), using: &generator) }
                    forward.append(terms, role: role)
                    guard LeadingNames.lists(role), let value = LeadingNames.value(of: UInt32(document), name: number)
                    else { continue }
                    names.append((terms, value))
                }
                try forward.endDocument()
            }
            self.forward = try forward.section(termCount: termCount).array()
            names.sort { one, other in
                one.terms == other.terms
                    ? one.value < other.value : one.terms.lexicographicallyPrecedes(other.terms)
            }
        }

        func section() throws -> [UInt8] {
            var writer = LeadingNames.Writer(termCount: termCount, documentCount: importances.count)
            for name in names {
                try writer.append(name.terms[0], value: name.value, importance: importances[Int(name.value / 8)])
            }
            return try writer.section().array()
        }

        /// The names that have terms of some ranges at their beginning.
        func names(beginningWith ranges: [Range<UInt32>]) -> [Int] {
            names.indices.filter { place in
                let terms = names[place].terms
                return terms.count >= ranges.count && zip(terms, ranges).allSatisfy { $1.contains($0) }
            }
        }
    }

    @Test(arguments: [0, 1, 2, 15, 16, 17, 255, 256, 257, 2_000], [1, 15, 16, 17, 33])
    func rangesAreThoseOfBruteForce(documentCount: Int, termCount: Int) throws {
        var generator = SplitMix64(seed: UInt64(documentCount * 100 + termCount))
        let world = try World(documentCount: documentCount, termCount: termCount, using: &generator)
        try withView(world.forward) { forward throws in
            try withView(try world.section()) { view throws in
                let names = try LeadingNames(view, of: try ForwardIndex(forward), termCount: termCount)
                #expect(names.count == world.names.count)
                for _ in 0..<5 {
                    let bounds = (0..<2).map { _ in UInt32.random(in: 0...UInt32(termCount), using: &generator) }
                        .sorted()
                    let first = UInt32.random(in: 0..<UInt32(termCount), using: &generator)
                    let second = UInt32.random(in: 0..<UInt32(termCount), using: &generator)
                    let terms = bounds[0]..<bounds[1]
                    let all = try names.names(beginningWith: terms)
                    #expect(Array(all) == world.names(beginningWith: [terms]))
                    let one = first..<first + 1
                    let behind = try names.names(try names.names(beginningWith: one), with: terms, at: 1)
                    #expect(Array(behind) == world.names(beginningWith: [one, terms]))
                    let two = second..<second + 1
                    let twice = try names.names(try names.names(beginningWith: one), with: two, at: 1)
                    let third = try names.names(twice, with: terms, at: 2)
                    #expect(Array(third) == world.names(beginningWith: [one, two, terms]))
                    try expectMaximum(of: all, names, world)
                }
            }
        }
    }

    /// The best name of a range is one with the highest importance, but for what is lost by rounding.
    private func expectMaximum(of range: Range<Int>, _ names: LeadingNames, _ world: World) throws {
        guard let best = try names.maximum(in: range) else {
            #expect(range.isEmpty)
            return
        }
        func importance(_ name: Int) -> UInt16 { world.importances[Int(world.names[name].value / 8)] }
        #expect(range.contains(best.name))
        #expect(try names.document(best.name) == world.names[best.name].value / 8)
        #expect(range.allSatisfy { importance($0) <= best.importance })
        #expect(Int(best.importance) <= max(257, Int(importance(best.name)) + 256))
    }

    /// Changes to the names of a small index that make it unsound.
    private static let damages: [@Sendable (inout [IndexContents.LeadingName]) -> Void] = [
        { $0 = [] }, { $0.removeLast() }, { $0.append($0[2]) }, { $0.swapAt(0, 1) },
        { $0[2].importance = 60_000 }, { $0[2].value += 1 },
    ]

    @Test func verificationComparesThemWithTheNames() throws {
        #expect(throws: Never.self) { try SmallIndex.open(SmallIndex.contents().encode()).verify() }
        for (number, damage) in Self.damages.enumerated() {
            var contents = try SmallIndex.contents()
            var names = contents.leadingNames ?? []
            damage(&names)
            contents.leadingNames = names
            let bytes = try contents.encode()
            let error = #expect(throws: IndexFormatError.self) { try SmallIndex.open(bytes).verify() }
            #expect(error?.section == .leadingNames, "\(number)")
        }
        var contents = try SmallIndex.contents()
        contents.leadingNames = nil
        let bytes = try contents.encode()
        #expect(throws: Never.self) { try SmallIndex.open(bytes).verify() }
    }

    /// Starts that do not ascend, or end behind the last name, are damage, and no range of names.
    @Test(arguments: [[0, 3, 1, 3], [0, 1, 2, 4]] as [[UInt32]]) func startsOutOfOrder(starts: [UInt32]) throws {
        var forward = ForwardIndex.Writer()
        for term in [0, 16, 32] as [UInt32] {
            forward.append([term], role: .primary)
            try forward.endDocument()
        }
        var section = ByteWriter()
        section.column(starts)
        section.column([0, 8, 16])
        section.raw(RangeMaximum.encode([1, 1, 1] as [UInt8]))
        try withView(try forward.section(termCount: 48).array()) { forward throws in
            try withView(section.bytes) { view throws in
                let names = try LeadingNames(view, of: try ForwardIndex(forward), termCount: 48)
                #expect(throws: IndexFormatError.self) { try names.names(beginningWith: 17..<33) }
            }
        }
    }

    /// A search for shown names ends at the first other name.
    @Test(arguments: [ForwardIndex.Role.alternate, .localized])
    func verificationWantsShownNamesFirst(hidden: ForwardIndex.Role) throws {
        for (roles, isSound) in [([.primary, hidden, .town], true), ([.primary, hidden, .variant], false)]
            as [([ForwardIndex.Role], Bool)]
        {
            var contents = try SmallIndex.contents()
            contents.leadingNames = nil
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
