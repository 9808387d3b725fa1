import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Searches within the width of a corridor, in which what is farther away is neither measured nor assembled.
@Suite struct CorridorWidthTests {
    private static let line = Polyline([
        Coordinate(latitude: 47, longitude: 9), Coordinate(latitude: 47, longitude: 9.5),
        Coordinate(latitude: 47.3, longitude: 9.6), Coordinate(latitude: 47.3, longitude: 9.1),
    ])

    /// Both tests of a kind look at the same one.
    private static let worlds = [ObjectKind.locality, .business].reduce(into: [:]) { worlds, kind in
        worlds[kind] = Result { try world(kind) }
    }

    private static func world(_ kind: ObjectKind) throws -> OfflineIndexGroup {
        var world = TinyWorld()
        for row in 0..<25 {
            for column in 0..<25 {
                let place = (46.9 + Double(row) / 50, 8.9 + Double(column) * 0.032)
                world.add("\(row)-\(column)", kind, "Linde \(row) \(column)", place.0, place.1) { record in
                    guard kind == .business else { return }
                    record.business = BusinessMetadata(
                        name: record.name, categories: [PlaceCategory(id: "amenity=cafe", name: "Café")])
                }
            }
        }
        return OfflineIndexGroup([try OfflineIndex(bytes: try world.bytes())])
    }

    private static func sent(_ text: String, _ width: Double, to group: OfflineIndexGroup, beside meters: Double = 0)
        -> SearchRequest
    {
        let line = Polyline(line.coordinates.map { $0.destination(distance: meters, bearing: 45) })
        let options = SearchOptions(corridor: Corridor(line, maximumDistance: width))
        return RequestPlan(.text(text, options: options), capabilities: group.capabilities).sent
    }

    @Test("only what is within the width is assembled", arguments: [ObjectKind.locality, .business])
    func assembled(kind: ObjectKind) throws {
        let group = try #require(Self.worlds[kind]).get()
        for text in kind == .business ? ["Linde", "cafe"] : ["Linde"] {
            for width in [300.0, 2_000, 10_000] {
                let objects = try group.answer(Self.sent(text, width, to: group)).objects
                #expect(objects.count > 2)
                for object in objects {
                    #expect(
                        try #require(Self.line.distance(to: object.coordinate)) < width * 1.01 + 10, "\(text), \(width)"
                    )
                }
            }
            // That there is something, but farther away, is no reason to look for something else.
            #expect(try group.answer(Self.sent(text, 1, to: group, beside: 300)).objects.count == 1)
        }
    }

    @Test("the same is found as by measuring each object", arguments: [ObjectKind.locality, .business])
    func same(kind: ObjectKind) async throws {
        let group = try #require(Self.worlds[kind]).get()
        let all = try group.answer(.text("Linde", page: .init(limit: 1_000))).objects
        #expect(all.count == 625)
        for width in [100.0, 1_000, 5_000] {
            let near = all.filter { Self.line.distance(to: $0.coordinate) ?? .infinity <= width }.map(\.key)
            let options = SearchOptions(resultPageSize: 1_000, corridor: Corridor(Self.line, maximumDistance: width))
            let found = try await SearchManager(backend: group).response(to: .text("Linde", options: options))
            #expect(Set(found.objects.map(\.key)) == Set(near) && found.objects.count == near.count, "\(width)")
        }
    }
}
