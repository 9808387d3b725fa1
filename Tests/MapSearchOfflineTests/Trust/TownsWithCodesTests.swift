import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// A postal code after a town, before the area that the town is in; towns in areas of their name.
@Suite struct TownsWithCodesTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("argentina", .country, "Argentina", -35, -65) { $0.countryCode = "AR" }
        world.add("province", .region, "Santa Fe", -31, -61, in: "argentina", people: 3_000_000)
        world.add("santa-fe", .locality, "Santa Fe", -31.6, -60.7, in: "province", people: 500_000)
        world.add("rosario", .locality, "Rosario", -32.95, -60.65, in: "province", people: 1_200_000)
        world.add("cuyo", .region, "Mendoza", -34.5, -68.6, in: "argentina", people: 2_000_000)
        world.add("mendoza", .locality, "Mendoza", -32.9, -68.85, in: "cuyo", people: 1_000_000)
        world.add("buenos-aires", .locality, "Buenos Aires", -34.6, -58.4, in: "argentina", people: 13_000_000)
        world.add("san-martin", .region, "San Martín", -7, -76.7)
        world.add("village", .locality, "Buenos Aires", -6.8, -76.5, in: "san-martin", people: 2_000)
        world.add("schweiz", .country, "Schweiz", 47, 8) { $0.countryCode = "CH" }
        world.add("canton", .region, "Bern", 46.8, 7.6, in: "schweiz", people: 1_000_000)
        world.add("bern", .locality, "Bern", 46.95, 7.45, in: "canton", people: 130_000)
        world.add("thun", .locality, "Thun", 46.75, 7.63, in: "canton", people: 43_000)
        world.add("brasil", .country, "Brasil", -10, -55) { $0.countryCode = "BR" }
        world.add("monte", .locality, "Monte Alegre", -2, -54, in: "brasil", people: 60_000)
        world.add("monte-2", .locality, "Monte Alegre", -20, -48, in: "brasil", people: 50_000)
        world.add("alegre", .locality, "Alegre", -20.8, -41.5, in: "brasil", people: 30_000)
        return try world.backend()
    }

    @Test(arguments: [
        ("Rosario 2000, Santa Fe", "rosario", ["2000"]), ("Thun 3600, Bern", "thun", ["3600"]),
        ("Rosario 2000, Santa Fe, Argentina", "rosario", ["2000"]), ("Bern 3000, Schweiz", "bern", ["3000"]),
        ("Mendoza 5500, Argentina", "mendoza", ["5500"]), ("Monte Alegre 7413, Brasil", "monte", ["7413"]),
        // A town that the index does not have may be anywhere in the province.
        ("Tunuyan 5560, Mendoza, Argentina", "cuyo", ["Tunuyan", "5560"]),
        // A street with its number, which is named after an area elsewhere.
        ("San Martín 1200, Buenos Aires", "buenos-aires", ["San", "Martín", "1200"]),
    ])
    func code(text: String, key: String, unmatched: [String]) throws {
        #expect(try Self.backend.get().firstPartial(text) == .init(key: key, unmatched: unmatched))
    }

    @Test("the code may have said which of two towns is meant")
    func confidence() throws {
        #expect(
            try #require(try Self.backend.get().first("Monte Alegre 7413, Brasil")?[MatchMetadata.self]?.confidence)
                < 0.7)
        #expect(
            try #require(try Self.backend.get().first("Rosario 2000, Santa Fe")?[MatchMetadata.self]?.confidence) > 0.9)
    }

    @Test("a town comes before the area of its name around it, also with a country")
    func area() throws {
        #expect(try Self.backend.get().ids("Mendoza, Argentina") == ["mendoza", "cuyo"])
        #expect(try Self.backend.get().ids("Mendoza") == ["mendoza", "cuyo"])
    }
}
