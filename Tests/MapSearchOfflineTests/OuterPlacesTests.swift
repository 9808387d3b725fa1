import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

@Suite struct OuterPlacesTests {
    /// A region without a code, through which the border of a country of another index goes: what is beyond it is not in the
    /// country, whichever of the region's objects is looked at first.
    @Test(arguments: [-1.0, 1])
    func anOutlineMayCutThroughAContainer(side: Double) throws {
        var world = TinyWorld()
        world.add("land", .country, "Landia", 10, 10) { record in
            record.countryCode = "LD"
            let corners = [(9.0, 9.0), (9, 11), (11, 11), (11, 9)]
            record.boundary = [Polygon(outer: corners.map { Coordinate(latitude: $0.0, longitude: $0.1) })]
        }
        var shops = TinyWorld()
        shops.add("region", .region, "Middle", 10, 11)
        shops.add("inside", .business, "Green Shop", 10, 11 - 0.1 * side, in: "region")
        shops.add("beyond", .business, "Green Shop", 10, 11 + 0.1 * side, in: "region")
        let group = OfflineIndexGroup([try world.backend().index, try shops.backend().index])
        let found = try group.answer(.text("Green Shop, Landia")).objects.map(\.uri)
        #expect(found == [side > 0 ? "t:inside" : "t:beyond"])
    }

    /// Of a word that very many containers have, only those with a name that also has another word of the query are looked at.
    @Test(arguments: ["San Juan", "San Marino", "Marino", "Juan San Marino"])
    func aWordOfManyContainers(name: String) throws {
        var world = TinyWorld()
        for number in 0..<70 {
            world.add("san\(number)", .region, "San \(number + 100)", 50, Double(number))
            world.add("juan\(number)", .region, "Juan \(number + 100)", 55, Double(number))
        }
        world.add("region", .region, name, 10, 10) { record in
            let corners = [(9.0, 9.0), (9, 11), (11, 11), (11, 9)]
            record.boundary = [Polygon(outer: corners.map { Coordinate(latitude: $0.0, longitude: $0.1) })]
        }
        var shops = TinyWorld()
        shops.add("inside", .business, "Green Shop", 10, 10)
        shops.add("beyond", .business, "Green Shop", 20, 10)
        let group = OfflineIndexGroup([try world.backend().index, try shops.backend().index])
        #expect(try group.answer(.text("Green Shop, \(name)")).objects.map(\.uri) == ["t:inside"])
    }

    /// A code has one spelling: "Saa" has double letters that a name may be spelt without, and is not SA.
    @Test(arguments: [("Green Shop, SA", true), ("Green Shop, Saa", false), ("Green Shop, Landia", true)])
    func aCodeIsMetAsItIsSpelt(text: String, isIn: Bool) throws {
        var world = TinyWorld()
        world.add("land", .country, "Landia", 10, 10) { record in
            record.countryCode = "SA"
            record.codes = ["SA"]
            let corners = [(9.0, 9.0), (9, 11), (11, 11), (11, 9)]
            record.boundary = [Polygon(outer: corners.map { Coordinate(latitude: $0.0, longitude: $0.1) })]
        }
        var shops = TinyWorld()
        shops.add("inside", .business, "Green Shop", 10, 10)
        let group = OfflineIndexGroup([try world.backend().index, try shops.backend().index])
        let first = try group.answer(.text(text)).objects.first
        #expect((first?.uri == "t:inside" && first?.matchQuality == .exact) == isIn)
    }
}
