import MapSearchIndexFormat
import MapSearchTestSupport
import Testing

@Suite struct ContainerIndexTests {
    @Test(arguments: [0, 1, 2, 300])
    func agreesWithItsEntries(count: Int) throws {
        var generator = SplitMix64(seed: UInt64(count))
        let entries = (0..<count).map { number in
            ContainerIndex.Entry(
                document: UInt32.random(in: 0..<70_000, using: &generator),
                parent: number == 0 || number.isMultiple(of: 5) ? nil : Int.random(in: 0..<number, using: &generator),
                country: UInt16.random(in: 0...UInt16.max, using: &generator),
                timeZone: number.isMultiple(of: 3) ? nil : number * 200,
                terms: Set((0..<number % 6).map { _ in UInt32.random(in: 0..<40, using: &generator) }).sorted())
        }
        try withView(ContainerIndex.encode(entries)) { view throws in
            let index = try ContainerIndex(view)
            #expect(index.count == count)
            for (number, entry) in entries.enumerated() {
                #expect(try index.document(number) == entry.document)
                #expect(try index.parent(number) == entry.parent)
                #expect(try index.country(number) == entry.country)
                #expect(try index.timeZone(number) == entry.timeZone)
            }
            for lower in stride(from: 0, through: 40, by: 3) {
                for upper in [lower, lower + 1, lower + 10, 41] {
                    let expected = (lower..<upper).flatMap { term in
                        entries.indices.filter { entries[$0].terms.contains(UInt32(term)) }
                    }
                    var found: [Int] = []
                    try index.forEachContainer(terms: lower..<upper) { found.append($0) }
                    #expect(found == expected, "terms \(lower)..<\(upper)")
                }
            }
            #expect(throws: IndexFormatError.self) { try index.document(count) }
            #expect(throws: IndexFormatError.self) { try index.parent(-1) }
        }
    }

    @Test func pairThatNamesNoContainerIsCorrupt() throws {
        let bytes = written { writer in
            for column in [[5], [0], [0], [0], [1], [9]] as [[UInt32]] { writer.column(column) }
        }
        try withView(bytes) { view throws in
            let index = try ContainerIndex(view)
            #expect(throws: IndexFormatError(.corrupt, section: .containers)) {
                try index.forEachContainer(terms: 0..<5) { _ in }
            }
        }
    }

    @Test func columnsMustHaveOneLength() throws {
        let bytes = written { writer in
            for column in [[5, 6], [0], [0, 0], [0, 0], [], []] as [[UInt32]] { writer.column(column) }
        }
        try withView(bytes) { view throws in
            #expect(throws: IndexFormatError.self) { try ContainerIndex(view) }
        }
    }
}
