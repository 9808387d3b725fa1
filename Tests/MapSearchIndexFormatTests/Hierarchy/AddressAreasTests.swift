import MapSearchIndexFormat
import MapSearchTestSupport
import Testing

@Suite struct AddressAreasTests {
    /// Runs cover every document of the areas that a term names, and far apart ones are runs of their own.
    @Test(arguments: [0, 1, 2, 40])
    func runsCoverTheDocuments(count: Int) throws {
        var generator = SplitMix64(seed: UInt64(count))
        let entries = (0..<count).map { number -> (terms: [UInt32], documents: [UInt32]) in
            var documents: [UInt32] = []
            for _ in 0...number {
                documents.append((documents.last ?? 0) + UInt32.random(in: 1...60, using: &generator))
            }
            return (Set((0...number % 3).map { _ in UInt32.random(in: 0..<20, using: &generator) }).sorted(), documents)
        }
        let bytes = written { writer in
            AddressAreas.encode(
                entries.map { AddressAreas.Entry(terms: $0.terms, documents: $0.documents) }, to: &writer)
        }
        try withView(bytes) { view throws in
            var offset = 0
            let areas = try AddressAreas(view, at: &offset)
            #expect(offset == bytes.count && areas.count == count)
            try areas.verify(documentCount: 40 * 60 + 1)
            for term in 0..<20 {
                let wanted = Set(entries.filter { $0.terms.contains(UInt32(term)) }.flatMap(\.documents))
                var covered: Set<UInt32> = []
                try areas.forEachRun(terms: term..<term + 1) {
                    covered.formUnion($0)
                    return true
                }
                #expect(try areas.has(terms: term..<term + 1) == !wanted.isEmpty)
                var count = 0
                try areas.forEachRun(terms: 0..<term) { _ in
                    count += 1
                    return false
                }
                #expect(count <= 1)
                #expect(covered.isSuperset(of: wanted), "term \(term)")
                for document in covered {
                    #expect(wanted.contains { abs(Int($0) - Int(document)) <= 16 }, "term \(term), \(document)")
                }
            }
        }
    }

    @Test func damageIsSeen() throws {
        for columns in [
            [[0, 2], [3], [4], [1], [0]], [[0, 1], [3], [3], [1], [0]], [[0, 1], [3], [9], [1], [0]],
            [[0, 1], [3], [4], [1], [1]], [[0, 2], [3, 3], [4, 5], [1], [0]],
        ] as [[[UInt32]]] {
            let bytes = written { writer in for column in columns { writer.column(column) } }
            try withView(bytes) { view throws in
                var offset = 0
                let areas = try AddressAreas(view, at: &offset)
                #expect(throws: IndexFormatError.self, "\(columns)") { try areas.verify(documentCount: 8) }
            }
        }
    }
}
