import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Islands that are regions or countries, and landforms with the name of a small town.
@Suite struct IslandsTests {
    private static let backend = Result {
        var world = TinyWorld()
        func square(_ latitude: Double, _ longitude: Double, _ size: Double) -> Polygon {
            let corners = [(-size, -size), (-size, size), (size, size), (size, -size)]
            return Polygon(
                outer: corners.map { Coordinate(latitude: latitude + $0.0, longitude: longitude + $0.1) })
        }
        func box(_ latitude: Double, _ longitude: Double, _ size: Double) -> CoordinateBounds {
            CoordinateBounds(
                south: latitude - size, west: longitude - size, north: latitude + size, east: longitude + size)
        }
        world.add("land", .country, "Landia", 0, 0, people: 9_000_000) {
            $0.countryCode = "LD"
            $0.boundary = [square(0, 0, 5), square(0, 20, 0.9)]
        }
        world.add("sol", .region, "Solia", 0, 20, in: "land", people: 900_000) {
            $0.localizedNames["de"] = "Solien"
            $0.boundingBox = box(0, 20, 1)
        }
        world.add("inner", .region, "Inneria", 0, 0, in: "land", people: 900_000) { $0.boundingBox = box(0, 0, 1) }
        world.add("isle", .area, "Rossa", 10, 10, people: nil) {
            $0.localizedNames["es"] = "Rodas"
            $0.importance = 0.63
        }
        world.add("town", .locality, "Rodas", 0, 1, in: "land", people: 18_000)
        world.add("isle-2", .area, "Tenera", 20, 20) {
            $0.localizedNames["de"] = "Tenerissa"
            $0.boundingBox = box(20, 20, 1)
            $0.importance = 0.66
        }
        world.add("port", .locality, "Santa Cruz", 20.5, 20, people: 420_000) { $0.alternateNames = ["Tenerissa"] }
        return try world.backend()
    }

    @Test(arguments: ["isla Solia", "ilha da Solia", "Insel Solien", "Solia Island"])
    func regions(text: String) throws {
        let first = try #require(try Self.backend.get().first(text))
        #expect(first.key == "sol" && first.matchQuality == .exact)
    }

    @Test(arguments: ["isla Inneria", "monte Solia", "lago Solia"])
    func noIsland(text: String) throws { #expect(try Self.backend.get().first(text)?.matchQuality != .exact) }

    @Test func beforeSmallTowns() throws { #expect(try Self.backend.get().ids("Rodas") == ["isle", "town"]) }

    @Test func beforeTheirTowns() throws {
        #expect(try Self.backend.get().ids("Tenerissa") == ["isle-2", "port"])
        #expect(try Self.backend.get().first("Santa Cruz")?.key == "port")
    }
}
