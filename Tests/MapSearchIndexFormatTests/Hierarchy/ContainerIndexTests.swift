import MapSearchIndexFormat
import MapSearchTestSupport
import Testing

@Suite struct ContainerIndexTests {
    @Test(arguments: [0, 1, 2, 300])
    func agreesWithItsEntries(count: Int) throws {
        var generator = SplitMix64(seed: UInt64(count))
        let entries = (0..<count).map { number in
            ContainerIndex.Entry(
                document: UInt32(number * 300 + Int.random(in: 0..<200, using: &generator)),
                end: UInt32(number * 300 + Int.random(in: 201..<100_000, using: &generator)),
                parent: number == 0 || number.isMultiple(of: 5) ? nil : Int.random(in: 0..<number, using: &generator),
                country: UInt16.random(in: 0...UInt16.max, using: &generator),
                timeZone: number.isMultiple(of: 3) ? nil : number * 200,
                terms: Set((0..<number % 6).map { _ in UInt32.random(in: 0..<40, using: &generator) }).sorted())
        }
        try withView(try ContainerIndex.encode(entries, areas: [])) { view throws in
            let index = try ContainerIndex(view)
            #expect(index.count == count)
            for (number, entry) in entries.enumerated() {
                #expect(try index.document(number) == entry.document)
                #expect(try index.extent(number) == entry.document..<entry.end)
                #expect(try index.number(of: entry.document) == number)
                #expect(try index.number(of: entry.document + 1) == nil)
                #expect(try index.isNamed(number) == !entry.terms.isEmpty)
                #expect(try index.parent(number) == entry.parent)
                #expect(try index.country(number) == entry.country)
                #expect(try index.timeZone(number) == entry.timeZone)
            }
            for lower in stride(from: 0, through: 40, by: 3) {
                for upper in [lower, lower + 1, lower + 10, 41] {
                    let expected = (lower..<upper).flatMap { term in
                        entries.indices.filter { entries[$0].terms.contains(UInt32(term)) }
                    }
                    let found = try index.places(of: lower..<upper).map { try index.container(at: $0) }
                    #expect(found == expected, "terms \(lower)..<\(upper)")
                }
            }
            for term in 0..<41 {
                let places = try index.places(of: term..<term + 1)
                for number in -1...count {
                    let expected = entries.indices.contains(number) && entries[number].terms.contains(UInt32(term))
                    #expect(try index.has(number, in: places) == expected, "term \(term) of \(number)")
                }
            }
            #expect(throws: IndexFormatError.self) { try index.has(0, in: 0..<100_000) }
            #expect(throws: IndexFormatError.self) { try index.document(count) }
            #expect(throws: IndexFormatError.self) { try index.parent(-1) }
        }
    }

    @Test func pairThatNamesNoContainerIsCorrupt() throws {
        let bytes = written { writer in
            for column in [[5], [6], [0], [0], [0], [1], [9]] as [[UInt32]] { writer.column(column) }
            writer.rankedBits([true])
            for column in [[0], [], [], [], []] as [[UInt32]] { writer.column(column) }
        }
        try withView(bytes) { view throws in
            let index = try ContainerIndex(view)
            #expect(throws: IndexFormatError(.corrupt, section: .containers)) {
                for place in try index.places(of: 0..<5) { _ = try index.container(at: place) }
            }
        }
    }

    /// A container is searched for among those of a term.
    @Test(
        arguments: [
            ([1, 1], [0, 1], true), ([1, 1], [1, 0], false), ([1, 1], [0, 0], false), ([1, 2], [1, 0], true),
            ([2, 1], [0, 1], false),
        ] as [([UInt32], [UInt32], Bool)])
    func pairsMustAscend(terms: [UInt32], containers: [UInt32], isSound: Bool) throws {
        let bytes = written { writer in
            for column in [[5, 7], [6, 8], [0, 0], [0, 0], [0, 0], terms, containers] { writer.column(column) }
            writer.rankedBits([true, true])
            for column in [[0], [], [], [], []] as [[UInt32]] { writer.column(column) }
        }
        try withView(bytes) { view throws in
            let index = try ContainerIndex(view)
            let damage: IndexFormatError?
            do throws(IndexFormatError) {
                try index.verify(documentCount: 9, termCount: 3)
                damage = nil
            } catch {
                damage = error
            }
            #expect(damage?.reason == (isSound ? nil : .corrupt))
        }
    }

    @Test func columnsMustHaveOneLength() throws {
        let bytes = written { writer in
            for column in [[5, 6], [7, 7], [0], [0, 0], [0, 0], [], []] as [[UInt32]] { writer.column(column) }
            writer.rankedBits([true, true])
            for column in [[0], [], [], [], []] as [[UInt32]] { writer.column(column) }
        }
        try withView(bytes) { view throws in
            #expect(throws: IndexFormatError.self) { try ContainerIndex(view) }
        }
    }
}
