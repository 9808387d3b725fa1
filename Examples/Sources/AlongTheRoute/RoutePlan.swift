import MapSearch
import MapSearchOffline
import MapSearchSnapshots
import SampleIsland

/// Filling stations along a route: page by page, in the order of travel.
struct RoutePlan {
    /// A station with what a driver wants to know.
    struct Stop: Equatable {
        var name: String
        /// The distance from here along the route.
        var kilometers: Double
        /// The distance from the route, in metres.
        var detour: Int
        var side: CorridorMetadata.Side
    }

    let backend: OfflineBackend
    let route: Polyline
    /// The maximum distance of a station from the route, in metres.
    var maximumDistance = 500.0
    /// The distance driven so far, in metres.
    var driven = 0.0
    var text = "fuel"

    /// The stations ahead, in pages.
    func pages(of size: Int) async throws -> [[GeoObject]] {
        let here = route.position(atDistance: driven)
        let corridor = Corridor(route, maximumDistance: maximumDistance, startingAt: here)
        var options = SearchOptions(resultPageSize: size)
        options.sort = .positionAlongLine(route)
        let session = SearchManager(backend: backend).submit(text: text, along: corridor, options: options)
        var pages: [[GeoObject]] = []
        for try await page in session.pages() { pages.append(page.objects) }
        return pages
    }

    static func stop(_ object: GeoObject) -> Stop? {
        guard let corridor = object[CorridorMetadata.self] else { return nil }
        return Stop(
            name: object.name, kilometers: (corridor.distanceAlongLine / 100).rounded() / 10,
            detour: Int(corridor.distanceFromLine.rounded()), side: corridor.side)
    }

    /// The route and the stations on a map; each page has its own colour.
    func picture(_ pages: [[GeoObject]]) throws -> MapSnapshot {
        let colors = [MapColor(hex: 0xC8322B), MapColor(hex: 0x7A4FB5), MapColor(hex: 0x1F7A6D)]
        var snapshot = MapSnapshot(size: ViewSize(width: 760, height: 520))
        snapshot.title = "Filling stations along the route"
        snapshot.lines = [.init(route)]
        snapshot.legend = [.init(.heading, "Still to come"), .init(.line, "the route")]
        var number = 0
        for (page, objects) in pages.enumerated() {
            for object in objects {
                guard let stop = Self.stop(object) else { continue }
                number += 1
                let color = colors[page % colors.count]
                snapshot.pins.append(.init(object.coordinate, name: stop.name, symbol: "\(number)", color: color))
                let text = "in \(stop.kilometers) km, \(stop.detour) m \(stop.side)"
                snapshot.legend.append(.init(.pin("\(number)"), text, color: color))
            }
        }
        if driven > 0, let here = route.coordinate(atDistance: driven) {
            snapshot.labels = [.init(here, "You", isProminent: true)]
        }
        return try IslandMap.complete(snapshot, from: backend.index)
    }
}
