import MapSearchIndexFormat
import TestFixtures
import Testing

/// The sections that `Docs/IndexFormat.md` lists are those of the sources.
@Suite struct SectionDocumentTests {
    @Test func sections() throws {
        let tables = try Document("Docs/IndexFormat.md").tables("id", "section", "contents").map { rows in
            try rows.map { row in
                let section = try #require(UInt32(row[0]).flatMap(SectionID.init), "\(row)")
                #expect("\(section)" == row[1])
                return section
            }
        }
        try #require(tables.count == 2)
        #expect(Set(tables[1]) == IndexFileTests.optional)
        let listed = (tables[0] + tables[1]).map(\.rawValue).sorted()
        #expect(listed == SectionID.allCases.filter { $0 != .header }.map(\.rawValue).sorted())
    }
}
