import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import MapSearchSnapshots
import Testing

@testable import MapSearchCommand

@Suite("Base maps")
struct BaseMapSourceTests {
    private static func at(_ latitude: Double, _ longitude: Double) -> Coordinate {
        Coordinate(latitude: latitude, longitude: longitude)
    }

    /// A town around a centre, with a street in it.
    private static func index(around center: Coordinate) throws -> OfflineIndex {
        var builder = IndexBuilder(name: "Town")
        var town = IndexRecord(uri: "t:1", kind: .locality, name: "Town", coordinate: center)
        let offset = 0.01
        town.boundary = [
            Polygon(outer: [
                at(center.latitude - offset, center.longitude - offset),
                at(center.latitude - offset, center.longitude + offset),
                at(center.latitude + offset, center.longitude + offset),
                at(center.latitude + offset, center.longitude - offset),
            ])
        ]
        try builder.add(town)
        var street = IndexRecord(uri: "t:2", kind: .street, name: "Street", coordinate: center)
        street.lines = [Polyline([center, at(center.latitude, center.longitude + offset / 2)])]
        street.parent = "t:1"
        try builder.add(street)
        return try OfflineIndex(bytes: try builder.build().bytes)
    }

    @Test(
        "around the towns of a country with neighbours is land, around those of an island sea",
        arguments: [
            (Self.at(47.14, 9.53), [Self.at(47.0, 9.3), Self.at(47.3, 9.8)], Self.at(47.2, 9.53), true),
            (Self.at(35.89, 14.45), [Self.at(35.78, 14.3), Self.at(36.02, 14.6)], Self.at(35.85, 14.47), false),
        ])
    func groundBetweenTowns(center: Coordinate, corners: [Coordinate], place: Coordinate, isLand: Bool) throws {
        let snapshot = MapSnapshot(showing: corners.map { GeoObject(name: "Pin", coordinate: $0) })
        let source = BaseMapSource(indexes: [try Self.index(around: center)], isWorld: false)
        let map = try source.baseMap(for: snapshot, languages: [])
        #expect(map.background == .sea)
        let ground = map.areas.filter { $0.kind == .ground }
        #expect(ground.contains { $0.polygons.contains { $0.contains(center) } })
        #expect(ground.contains { $0.polygons.contains { $0.contains(place) } } == isLand)
    }
}
