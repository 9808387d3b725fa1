import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import MapSearchSnapshots
import MapSearchWorld
import Testing

@testable import MapSearchCommand

@Suite("Base maps")
struct BaseMapSourceTests {
    private static func at(_ latitude: Double, _ longitude: Double) -> Coordinate {
        Coordinate(latitude: latitude, longitude: longitude)
    }

    /// A town or region around a centre, with a street in it; the offset is that of its border, 0 for no border.
    private static func index(
        around center: Coordinate, kind: ObjectKind = .locality, offset: Double = 0.01
    ) throws -> OfflineIndex {
        var builder = IndexBuilder(name: "Town")
        var town = IndexRecord(uri: "t:1", kind: kind, name: "Town", coordinate: center)
        if offset > 0 {
            town.boundary = [
                Polygon(outer: [
                    at(center.latitude - offset, center.longitude - offset),
                    at(center.latitude - offset, center.longitude + offset),
                    at(center.latitude + offset, center.longitude + offset),
                    at(center.latitude + offset, center.longitude - offset),
                ])
            ]
        }
        try builder.add(town)
        var street = IndexRecord(uri: "t:2", kind: .street, name: "Street", coordinate: center)
        street.lines = [Polyline([center, at(center.latitude, center.longitude + 0.005)])]
        street.parent = "t:1"
        try builder.add(street)
        return try OfflineIndex(bytes: try builder.build().bytes)
    }

    @Test("larger seas come before smaller ones, and lakes and rivers keep their places")
    func seas() {
        func water(_ name: String, _ body: ToponymMetadata.WaterBody, _ size: Double) -> GeoObject {
            GeoObject(
                name: name, coordinate: Self.at(0, 0),
                boundingBox: CoordinateBounds(south: 0, west: 0, north: size, east: size), kind: .water,
                metadata: MetadataContainer(ToponymMetadata(address: Address(formatted: name), waterBody: body)))
        }
        let waters = [
            water("Bay", .ocean, 1), water("River", .inland, 9), water("Ocean", .ocean, 20), water("Sea", .ocean, 5),
        ]
        #expect(BaseMapSource.largestSeasFirst(waters).map(\.name) == ["Ocean", "River", "Sea", "Bay"])
        #expect(BaseMapSource.largestSeasFirst([]).isEmpty)
    }

    @Test(
        "around the towns of a country with neighbours is land, around those of an island sea",
        arguments: [
            (Self.at(47.14, 9.53), [Self.at(47.0, 9.3), Self.at(47.3, 9.8)], Self.at(47.2, 9.53), true),
            (Self.at(35.89, 14.45), [Self.at(35.78, 14.3), Self.at(36.02, 14.6)], Self.at(35.85, 14.47), false),
            // Streets are not drawn on wider maps.
            (Self.at(47.14, 9.53), [Self.at(46.8, 8.9), Self.at(47.6, 10.2)], Self.at(47.2, 9.53), true),
            (Self.at(35.89, 14.45), [Self.at(35.5, 14), Self.at(36.3, 15)], Self.at(35.85, 14.47), false),
        ])
    func groundBetweenTowns(center: Coordinate, corners: [Coordinate], place: Coordinate, isLand: Bool) throws {
        let snapshot = MapSnapshot(showing: corners.map { GeoObject(name: "Pin", coordinate: $0) })
        let source = BaseMapSource(extracts: [try Self.index(around: center)], world: nil)
        let map = try source.baseMap(for: snapshot, isOfWorld: false, languages: [])
        #expect(map.background == .sea)
        let ground = map.areas.filter { $0.kind == .ground }
        #expect(ground.contains { $0.polygons.contains { $0.contains(center) } })
        #expect(ground.contains { $0.polygons.contains { $0.contains(place) } } == isLand)
    }

    @Test("the world beside an extract changes nothing on a map of a town")
    func worldBeside() throws {
        let corners = [Self.at(47.0, 9.3), Self.at(47.3, 9.8)]
        let snapshot = MapSnapshot(showing: corners.map { GeoObject(name: "Pin", coordinate: $0) })
        let extract = try Self.index(around: Self.at(47.14, 9.53))
        let alone = BaseMapSource(extracts: [extract], world: nil)
        let both = BaseMapSource(extracts: [extract], world: try WorldGazetteer.index)
        let expected = try alone.baseMap(for: snapshot, isOfWorld: false, languages: [])
        #expect(!expected.areas.isEmpty)
        #expect(try both.baseMap(for: snapshot, isOfWorld: false, languages: []) == expected)
    }

    @Test(
        "a map is that of the world where no extract has a place",
        arguments: [(47.14, 9.53, false), (47.16, 9.53, false), (47.4, 9.53, true)])
    func ofWorld(latitude: Double, longitude: Double, isOfWorld: Bool) throws {
        let objects = [GeoObject(name: "Pin", coordinate: Self.at(latitude, longitude))]
        let extract = try Self.index(around: Self.at(47.14, 9.53))
        let both = BaseMapSource(extracts: [extract], world: try WorldGazetteer.index)
        #expect(try both.isOfWorld(objects) == isOfWorld)
        #expect(try !BaseMapSource(extracts: [extract], world: nil).isOfWorld(objects))
        #expect(try BaseMapSource(extracts: [], world: try WorldGazetteer.index).isOfWorld(objects))
    }

    @Test("a map of the world without any water")
    func withoutWater() throws {
        let moscow = GeoObject(name: "Moscow", coordinate: Self.at(55.75, 37.6))
        let source = BaseMapSource(extracts: [], world: try WorldGazetteer.index)
        let snapshot = MapSnapshot(showing: [moscow], size: .init(width: 200, height: 150))
        let map = try source.baseMap(for: snapshot, isOfWorld: true, languages: [])
        #expect(map.areas.contains { $0.kind == .land } && map.places.allSatisfy { !$0.isWater })
    }

    @Test(
        "regions that end at the coast of an island have the finer coast, others do not",
        arguments: [(0, true), (0.08, false), (0.02, true), (0.15, true)])
    func regions(offset: Double, isLand: Bool) throws {
        let corners = [Self.at(35.5, 14), Self.at(36.3, 15)]
        let snapshot = MapSnapshot(showing: corners.map { GeoObject(name: "Pin", coordinate: $0) })
        let index = try Self.index(around: Self.at(35.89, 14.45), kind: .region, offset: offset)
        let map = try BaseMapSource(extracts: [index], world: nil)
            .baseMap(for: snapshot, isOfWorld: false, languages: [])
        let ground = map.areas.filter { $0.kind == .ground }.flatMap(\.polygons)
        // On the island of the world's outlines, east of the region.
        let place = Self.at(35.86, 14.55)
        #expect(map.background == .sea && ground.contains { $0.contains(place) } == isLand)
    }
}
