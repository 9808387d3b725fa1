import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A fictional island with streets, houses, restaurants and filling stations, created in code for the examples.
public enum SampleIsland {
    /// The middle of the island.
    public static let center = Coordinate(latitude: 30, longitude: -40)
    /// The market square of its town.
    public static let market = at(-5700, 900)

    /// The road around the island, clockwise from the town.
    public static let coastRoad = Polyline(
        (0...72).map { step in
            let angle = (Double(step) * 5 + 172) * Double.pi / 180
            let radius = 0.80 * reach(angle)
            return at(radius * cos(angle), radius * sin(angle))
        })

    /// A position by metres north and east of the middle.
    public static func at(_ north: Double, _ east: Double) -> Coordinate {
        Coordinate(latitude: center.latitude + north / 110_852, longitude: center.longitude + east / 96_486)
    }

    /// The distance of the shore from the middle in a direction, in metres.
    private static func reach(_ angle: Double) -> Double {
        8200 * (1 + 0.14 * sin(2 * angle + 0.4) + 0.07 * sin(5 * angle) + 0.035 * sin(11 * angle + 1))
    }

    /// The index of the island, in memory.
    ///
    /// - Parameter changes: Later changes of some places; none for the original island.
    /// - Returns: An open index.
    /// - Throws: The errors of the builder and the reader.
    public static func index(_ changes: [String: Change] = [:]) throws -> OfflineIndex {
        var builder = IndexBuilder(name: "Sample island")
        builder.date = "2026-06-01"
        builder.attributions = ["Sample island, made up"]
        for var record in records {
            switch changes[record.uri] {
            case .gone: continue
            case .renamed(let name):
                record.alternateNames.append(record.name)
                record.name = name
                record.business?.name = name
            case .moved(let coordinate): record.coordinate = coordinate
            case nil: break
            }
            try builder.add(record)
        }
        return try OfflineIndex(bytes: builder.build().bytes)
    }

    /// A change of a place.
    public enum Change: Sendable {
        case gone
        case renamed(String)
        case moved(Coordinate)
    }

    // MARK: Records

    static var records: [IndexRecord] {
        var island = IndexRecord(uri: "island:merea", kind: .country, name: "Merea", coordinate: center)
        island.countryCode = "XM"
        island.population = 21_000
        island.boundary = [
            Polygon(
                outer: (0..<180).map { step in
                    let angle = Double(step) * 2 * Double.pi / 180
                    return at(reach(angle) * cos(angle), reach(angle) * sin(angle))
                })
        ]
        return [island] + settlements + waters + roads + town + restaurants + fillingStations
    }

    private static var settlements: [IndexRecord] {
        let places: [(String, String, Double, Double, Int)] = [
            ("port-merea", "Port Merea", -5700, 900, 14_000), ("northend", "Northend", 5900, -900, 2_900),
            ("saltby", "Saltby", 1500, 6100, 1_800), ("westholm", "Westholm", 300, -6300, 1_500),
            ("hilltown", "Hilltown", 300, 200, 800),
        ]
        return places.map { id, name, north, east, population in
            var record = IndexRecord(
                uri: "island:\(id)", kind: .locality, name: name, coordinate: at(north, east))
            record.parent = "island:merea"
            record.population = population
            return record
        }
    }

    private static var waters: [IndexRecord] {
        var lake = IndexRecord(uri: "island:lake", kind: .water, name: "Mirror Lake", coordinate: at(2300, 1500))
        lake.water = "lake"
        lake.parent = "island:merea"
        lake.boundary = [
            Polygon(
                outer: (0..<36).map { step in
                    let angle = Double(step) * Double.pi / 18
                    return at(2300 + (520 + 90 * sin(3 * angle)) * cos(angle), 1500 + 980 * sin(angle))
                })
        ]
        var river = IndexRecord(uri: "island:river", kind: .water, name: "Mere", coordinate: at(-1200, 2400))
        river.water = "river"
        river.parent = "island:merea"
        river.lines = [
            Polyline(
                [
                    (1900, 2000), (1200, 2300), (300, 2200), (-900, 2500), (-2100, 2300), (-3200, 2700), (-4300, 2500),
                    (-5200, 2650), (-6900, 2300), (-8300, 2500),
                ].map { at($0.0, $0.1) })
        ]
        return [lake, river]
    }

    static func street(_ id: String, _ name: String, _ line: Polyline, in parent: String) -> IndexRecord {
        let middle = line.coordinates[line.coordinates.count / 2]
        var record = IndexRecord(uri: "island:\(id)", kind: .street, name: name, coordinate: middle)
        record.parent = "island:\(parent)"
        record.lines = [line]
        return record
    }

    private static var roads: [IndexRecord] {
        let northSouth = [
            (-5900, 300), (-4300, 100), (-2500, 500), (-900, -100), (300, 200), (1500, -500), (3100, -300),
            (4500, -900),
            (6300, -900),
        ].map { at($0.0, $0.1) }
        let westEast = [
            (300, -6500), (700, -4800), (200, -3100), (500, -1500), (300, 200), (800, 1900), (500, 3500), (1300, 4800),
            (1500, 6300),
        ].map { at($0.0, $0.1) }
        return [
            street("coast-road", "Coast Road", coastRoad, in: "merea"),
            street("island-road", "Island Road", Polyline(northSouth), in: "merea"),
            street("cross-road", "Cross Road", Polyline(westEast), in: "merea"),
        ]
    }
}
