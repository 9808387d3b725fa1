import MapGeometry
import MapSearch
import MapSearchSnapshots
import TestFixtures
import Testing

/// Every public function of the module that takes numbers, with numbers at which arithmetic ends: it returns, or throws an
/// error of the library.
@Suite struct ExtremeNumberTests {
    /// The test is that it ends: a trap would end the process.
    @Test(arguments: calls.keys.sorted()) func returns(name: String) throws {
        let call = try #require(Self.calls[name])
        try call()
    }

    @Test func nothingIsLeftOut() throws {
        let listed = Set(Self.calls.keys).union(Self.stored.keys)
        let difference = try NumericSymbols.names(in: "MapSearchSnapshots").symmetricDifference(listed)
        #expect(difference.isEmpty, "\(difference)")
    }

    private static let here = Coordinate(latitude: 47.14, longitude: 9.52)

    /// Those that keep what they are given, and compute nothing.
    private static let stored: [String: String] = [
        "MapColor.init(red:green:blue:alpha:)": "every byte is a share of a color",
        "MapColor.init(hex:)": "every number is a color",
    ]

    private static func places(_ body: (Coordinate) throws -> Void) rethrows {
        try Extremes.each { try body(Coordinate(latitude: $0, longitude: $1)) }
    }

    private static let calls: [String: @Sendable () throws -> Void] = [
        "MapColor.opacity(_:)": { Extremes.each { _ = MapColor(hex: 0x123456).opacity($0) } },
        "MapSnapshot.init(_:count:color:)": {
            try places { place in
                for count in [Int.min, .max, 0] {
                    var snapshot = MapSnapshot(size: ViewSize(width: 64, height: 64))
                    snapshot.clusters = [.init(place, count: count)]
                    snapshot.pins = [.init(place, name: "x")]
                    snapshot.labels = [.init(place, "x")]
                    _ = try snapshot.svg()
                }
            }
        },
        "MapSnapshot.init(_:name:color:width:)": {
            try places { place in
                for width in Extremes.doubles {
                    var snapshot = MapSnapshot(size: ViewSize(width: 64, height: 64))
                    snapshot.lines = [.init(Polyline([here, place]), width: width)]
                    snapshot.areas = [
                        .init(.polygon(Polygon(outer: [here, place, Coordinate(latitude: 1, longitude: 1)])))
                    ]
                    _ = try snapshot.svg()
                }
            }
            for width in Extremes.doubles {
                var snapshot = MapSnapshot(size: ViewSize(width: 64, height: 64))
                snapshot.lines = [.init(Polyline([here, Coordinate(latitude: 1, longitude: 1)]), width: width)]
                _ = try snapshot.png()
            }
        },
    ]

    /// A picture of any rectangle, size and scale: drawn, or refused with an error that says why.
    @Test func snapshots() throws {
        var snapshot = MapSnapshot(showing: [GeoObject(name: "Vaduz", coordinate: Self.here)])
        snapshot.lines = [.init(Polyline([Self.here, Coordinate(latitude: 1, longitude: 1)]))]
        snapshot.size = ViewSize(width: 64, height: 64)
        try Extremes.each { x, y, size in
            snapshot.rect = MapRect(x: x, y: y, width: size, height: size)
            _ = try snapshot.svg()
        }
        snapshot.rect = nil
        for number in Extremes.doubles {
            snapshot.maximumZoomLevel = number
            _ = try snapshot.svg()
        }
        snapshot.maximumZoomLevel = 17
        for number in Extremes.doubles {
            var other = snapshot
            other.size = ViewSize(width: number, height: 64)
            #expect(throws: SearchError.self) {
                if number == 200 { throw SearchError.emptyQuery } else { _ = try other.svg() }
            }
            other.size = snapshot.size
            other.scale = number
            #expect(throws: SearchError.self) {
                if number == 1 { throw SearchError.emptyQuery } else { _ = try other.png() }
            }
        }
    }
}
