import MapSearch
import MapSearchOffline
import SampleIsland
import Testing

@testable import VisibleArea

@Suite struct VisibleAreaTests {
    private static let backend = Result { OfflineBackend(try SampleIsland.index()) }

    private static func database() throws -> PlaceDatabase {
        let database = try PlaceDatabase()
        try database.insert(try backend.get().places(in: .world, kinds: [.business, .locality], limit: 10_000))
        return database
    }

    @Test func aDatabaseFindsWhatTheMapShows() throws {
        let database = try Self.database()
        let names = try VisibleArea.views.map { try database.names(in: $0.rect.bounds) }
        #expect(names[0].first == "Port Merea", "the most important first")
        #expect(names[0].contains("The Anchor"))
        #expect(Set(names[1]).isSuperset(of: ["Northend", "Northend Fuel", "Lighthouse"]))
        #expect(!names[1].contains("Port Merea"))
        #expect(names[2].isEmpty)
        #expect(try database.names(in: VisibleArea.views[0].rect.bounds, limit: 2).count == 2)
    }

    @Test func theMeridianOf180IsNoWall() throws {
        let database = try PlaceDatabase()
        try database.insert(
            [("West", 179.9), ("East", -179.9), ("Far", 0)].map {
                GeoObject(name: $0.0, coordinate: Coordinate(latitude: -17, longitude: $0.1), uri: $0.0)
            })
        let fiji = MapRect(CoordinateBounds(south: -20, west: 177, north: -15, east: -178))
        #expect(try database.names(in: fiji.bounds) == ["West", "East"])
        #expect(try database.names(in: .empty).isEmpty)
    }

    @Test func aBoxHasTheFormThatADatabaseAsksFor() {
        let fiji = CoordinateBounds(south: -21, west: 177, north: -12, east: -178)
        #expect(
            fiji.sqlCondition(latitude: "lat", longitude: "lon")
                == "lat BETWEEN -21.0 AND -12.0 AND (lon BETWEEN 177.0 AND 180.0 OR lon BETWEEN -180.0 AND -178.0)")
        #expect(
            CoordinateBounds(south: 1, west: 2, north: 3, east: 4).sqlCondition(latitude: "a", longitude: "b")
                == "a BETWEEN 1.0 AND 3.0 AND (b BETWEEN 2.0 AND 4.0)")
        #expect(CoordinateBounds.empty.sqlCondition(latitude: "a", longitude: "b") == "1 = 0")
        #expect(fiji.couchDBBoundingBox == "177.0,-21.0,-178.0,-12.0")
        #expect(CoordinateBounds.empty.couchDBBoundingBox.isEmpty)
    }

    @Test func whatTheDatabaseRefusesIsAnError() throws {
        let database = try PlaceDatabase()
        let twice = GeoObject(name: "A", coordinate: Coordinate(latitude: 0, longitude: 0), uri: "a")
        #expect(throws: PlaceDatabase.Failure.self) { try database.insert([twice, twice]) }
        #expect(throws: PlaceDatabase.Failure.self) { try PlaceDatabase(path: "/no/such/folder/places.db") }
    }

    @Test func thePictureShowsTheBox() throws {
        let svg = try VisibleArea.picture(try Self.backend.get(), try Self.database()).svg()
        #expect(svg.contains(">Northend</text>"))
        #expect(svg.contains("the visible rectangle"))
    }
}
