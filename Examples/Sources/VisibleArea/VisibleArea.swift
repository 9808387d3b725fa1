import MapSearch
import MapSearchOffline
import MapSearchSnapshots
import SampleIsland

/// Queries a database for the visible area of a map: `swift run VisibleArea [--picture FILE]`.
@main
enum VisibleArea {
    static func main() async {
        await ExampleArguments.run("VisibleArea [--picture FILE]") { arguments in
            let backend = OfflineBackend(try arguments.index())
            let database = try PlaceDatabase()
            try database.insert(try backend.places(in: .world, kinds: [.business, .locality], limit: 10_000))
            for view in views {
                print("\n\(view.name)")
                print("  visible rect:  \(view.rect)")
                print("  bounding box:  \(view.rect.bounds.latLonText)")
                print("  as SQL:        \(view.rect.bounds.sqlCondition(latitude: "lat", longitude: "lon"))")
                print("  for GeoCouch:  bbox=\(view.rect.bounds.couchDBBoundingBox)")
                print("  the database:  \(try database.names(in: view.rect.bounds).joined(separator: ", "))")
            }
            try arguments.write(try picture(backend, database))
        }
    }

    /// The places to which a user moves a map of 390 by 300 points.
    static let views: [(name: String, rect: MapRect)] = {
        let size = ViewSize(width: 390, height: 300)
        func rect(_ center: Coordinate, _ zoom: Double) -> MapRect {
            MapRect(center: center, zoomLevel: zoom, viewSize: size)
        }
        return [
            ("The town", rect(SampleIsland.market, 15)), ("The north", rect(SampleIsland.at(4500, 0), 12.4)),
            ("Nothing but sea", rect(SampleIsland.at(0, 40_000), 12)),
        ]
    }()

    /// The results of the database in the north, and the box of the query.
    static func picture(_ backend: OfflineBackend, _ database: PlaceDatabase) throws -> MapSnapshot {
        let view = views[1]
        var snapshot = MapSnapshot(size: ViewSize(width: 760, height: 560))
        snapshot.title = "The visible rectangle and what the database has in it"
        snapshot.rect = MapRect(
            x: view.rect.minX - view.rect.width * 0.35, y: view.rect.minY - view.rect.height * 0.2,
            width: view.rect.width * 1.7, height: view.rect.height * 1.7)
        snapshot.areas = [.init(.bounds(view.rect.bounds), color: snapshot.style.line)]
        let found = Set(try database.names(in: view.rect.bounds))
        for object in try backend.places(in: .world, kinds: [.business, .locality], limit: 10_000) {
            let isFound = found.contains(object.name)
            let name = isFound ? object.name : ""
            snapshot.pins.append(
                .init(object.coordinate, name: name, color: isFound ? snapshot.style.line : MapColor(hex: 0x9A968D)))
        }
        snapshot.legend = [
            .init(.area, "the visible rectangle", color: snapshot.style.line),
            .init(.pin(""), "rows of the query", color: snapshot.style.line),
            .init(.pin(""), "rows outside of it", color: MapColor(hex: 0x9A968D)),
        ]
        return try IslandMap.complete(snapshot, from: backend.index)
    }
}
