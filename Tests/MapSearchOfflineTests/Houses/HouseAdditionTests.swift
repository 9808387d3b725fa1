import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Numbers with additions: letters between letters, blocks and houses, two numbers on one house.
@Suite struct HouseAdditionTests {
    private static func world(_ numbers: [(String, Double)]) throws -> OfflineBackend {
        var world = TinyWorld()
        world.add("town", .locality, "Town", 40, -73, people: 5_000)
        world.add("s", .street, "30th Avenue", 40, -73, in: "town") { street in
            street.houses = numbers.map { number, step in
                IndexRecord.House(
                    number: number, coordinate: Coordinate(latitude: 40 + step * 0.0001, longitude: -73))
            }
        }
        return try world.backend()
    }

    @Test(arguments: [
        ("12b", Precision.range, 2.0), ("12 C", .range, 3), ("12a", .exact, 1), ("12e", .number, 4), ("12", .number, 1),
    ])
    func letters(number: String, precision: Precision, step: Double) throws {
        let world = try Self.world([("10", 0), ("12a", 1), ("12d", 4), ("14", 6)])
        let object = try #require(try world.first("30th Avenue \(number), Town"))
        #expect(object[ToponymMetadata.self]?.precision == precision)
        #expect(abs(object.coordinate.latitude - (40 + step * 0.0001)) < 1e-6)
    }

    @Test(arguments: [
        ("45-12", Precision.exact, 2.0), ("45-14", .range, 3), ("45-40", .number, 4), ("45-2", .number, 1),
    ])
    func blocks(number: String, precision: Precision, step: Double) throws {
        let world = try Self.world([("45-10", 1), ("45-12", 2), ("45-16", 4), ("47-02", 9)])
        let object = try #require(try world.first("\(number) 30th Ave, Town"))
        #expect(object[ToponymMetadata.self]?.precision == precision)
        #expect(abs(object.coordinate.latitude - (40 + step * 0.0001)) < 1e-6)
    }

    @Test(arguments: [("4", "123/4", Precision.exact), ("123/4", "123/4", .exact), ("700/8", "700/8", .exact)])
    func conscription(number: String, found: String, precision: Precision) throws {
        let world = try Self.world([("123/4", 1), ("456/6", 2), ("700/8", 3)])
        let object = try #require(try world.first("30th Avenue \(number), Town"))
        #expect(object.uri == "t:s#\(found)")
        #expect(object[ToponymMetadata.self]?.precision == precision)
    }

    /// Where few numbers have a slash, the part after it is a door.
    @Test func aDoorIsNoHouse() throws {
        let world = try Self.world([("3/2", 1), ("5", 2), ("7", 3), ("9", 4)])
        #expect(try world.first("30th Avenue 2, Town")?[ToponymMetadata.self]?.precision == .nearby)
    }
}
