import MapSearch
import MapSearchOffline
import MapSearchWorld
import TestFixtures
import Testing

@Suite("Numbers of objects in the bundled world")
struct ObjectCountTests {
    @Test func numbersAreThoseOfTheDocument() throws {
        let kinds: [(what: String, kind: ObjectKind)] = [
            ("countries", .country), ("first-level regions", .region), ("counties", .county),
            ("settlements", .locality), ("city districts", .district), ("airports", .airport), ("oceans", .water),
            ("continents", .area),
            ("ZIP codes", .postcode),
        ]
        let counts = try WorldGazetteer.index.objectCounts()
        let rows = try #require(try Document("Docs/World.md").tables("objects", "count", "source").first)
        for (what, kind) in kinds {
            let row = try #require(rows.first { $0[0].hasPrefix(what) }, "no number of \(what)")
            #expect(Int(row[1].filter { $0 != "," }) == counts[kind], "\(what)")
        }
        #expect(rows.count == kinds.count && counts.count == kinds.count)
    }
}
