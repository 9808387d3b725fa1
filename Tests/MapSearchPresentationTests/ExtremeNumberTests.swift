import MapGeometry
import MapSearch
import MapSearchPresentation
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
        let difference = try NumericSymbols.names(in: "MapSearchPresentation").symmetricDifference(listed)
        #expect(difference.isEmpty, "\(difference)")
    }

    private static let here = Coordinate(latitude: 47.14, longitude: 9.52)

    /// Those that keep what they are given, and compute nothing.
    private static let stored: [String: String] = [
        "ResultsSort.init(compare:)": "the number is the sign that the caller's closure returns",
        "ClusteringDisplay.show(_:zoom:)": "hands both to ClusteredPins.show(_:zoom:)",
        "ResultsController.batches(limit:)": "hands the limit to a channel that counts up to it",
        "SearchModel.init(backend:area:options:pause:clock:)": "the pause is bounded where it is slept",
        "PlacemarkModel.init(backend:accepting:area:languages:pause:clock:)": "the pause is bounded where it is slept",
        "SuggestModel.init(backend:area:options:limit:minimumLength:pause:clock:)":
            "SuggestModelTests.numbersMayBeExtreme() has them",
        "LiveQuery.init(pause:interval:margin:clock:evaluate:)": "durations are bounded where they are slept",
        "SearchHistory.init(limit:)": "SearchHistoryTests.forgets() has it",
        "SearchHistory.suggestions(for:limit:)": "SearchHistoryTests.offers(text:titles:) has it",
    ]

    private static func rects(_ body: (MapRect) throws -> Void) rethrows {
        try Extremes.each { x, y, size in try body(MapRect(x: x, y: y, width: size, height: size)) }
    }

    private static func places(_ body: (Coordinate) throws -> Void) rethrows {
        try Extremes.each { try body(Coordinate(latitude: $0, longitude: $1)) }
    }

    private static func makeIndex() -> ClusterIndex {
        var index = ClusterIndex((0..<50).map { Coordinate(latitude: 47 + Double($0) / 1000, longitude: 9) })
        places { index.insert($0) }
        return index
    }

    private struct Place: Locatable, Equatable {
        let id: Int
        let coordinate: Coordinate
    }

    private static let calls: [String: @Sendable () throws -> Void] = [
        "CameraFraming.init(viewSize:padding:maximumZoomLevel:resultCount:minimumSeparation:toleratedZoomLevels:)": {
            let objects = [here, Coordinate(latitude: 1, longitude: 179)].map { GeoObject(name: "x", coordinate: $0) }
            Extremes.each { size, zoom, share in
                for count in Extremes.integers {
                    let framing = CameraFraming(
                        viewSize: ViewSize(width: size, height: 300), padding: .fraction(share),
                        maximumZoomLevel: zoom, resultCount: count, minimumSeparation: share, toleratedZoomLevels: size)
                    _ = (
                        framing.rect(for: objects), framing.zoomLevel(for: MapRect(x: 1, y: 1, width: share, height: 1))
                    )
                }
            }
        },
        "CameraPosition.init(center:zoomLevel:)": {
            places { place in
                for zoom in Extremes.doubles { _ = CameraPosition(center: place, zoomLevel: zoom).hashValue }
            }
        },
        "CameraPosition.init(_:viewSize:tileSize:)": {
            rects { rect in
                for size in Extremes.doubles {
                    _ = CameraPosition(rect, viewSize: ViewSize(width: size, height: 9), tileSize: size)
                }
            }
        },
        "ClusterIndex.remove(_:)": {
            Extremes.eachInteger {
                var index = makeIndex(); index.remove($0)
            }
        },
        "ClusterIndex.move(_:to:)": {
            var index = makeIndex()
            Extremes.eachInteger { point in places { index.move(point, to: $0) } }
        },
        "ClusterIndex.members(of:offset:limit:)": {
            let index = makeIndex()
            for cluster in index.clusters(in: .world, zoom: 0) {
                Extremes.eachInteger { _ = index.members(of: cluster, offset: $0, limit: $1) }
            }
        },
        "ClusterIndex.clusters(in:zoom:)": {
            let index = makeIndex()
            rects { rect in for zoom in Extremes.doubles { _ = index.clusters(in: rect, zoom: zoom) } }
        },
        "ClusterIndex.cluster(containing:zoom:)": {
            let index = makeIndex()
            Extremes.eachInteger { point in Extremes.each { _ = index.cluster(containing: point, zoom: $0) } }
        },
        "ClusterIndex.coordinate(of:)": { Extremes.eachInteger { _ = makeIndex().coordinate(of: $0) } },
        "ClusterOptions.init(radius:maximumZoom:precedence:)": {
            Extremes.each { radius in
                Extremes.eachInteger {
                    let options = ClusterOptions(radius: radius, maximumZoom: $0)
                    _ = ClusterIndex([here, here], options: options).clusters(in: .world, zoom: 3)
                }
            }
        },
        "ClusteredPins.show(_:zoom:)": {
            var pins = ClusteredPins<Place>()
            var changes = AnnotationChanges<Place>()
            places { changes.added.append(Place(id: changes.added.count, coordinate: $0)) }
            _ = pins.apply(changes)
            rects { rect in for zoom in [Double.nan, 1e308, -1, 3] { _ = pins.show(rect, zoom: zoom) } }
        },
        "ClusteredPins.members(of:offset:limit:)": {
            var pins = ClusteredPins<Place>()
            var changes = AnnotationChanges<Place>()
            changes.added = (0..<30).map { Place(id: $0, coordinate: here) }
            _ = pins.apply(changes)
            _ = pins.show(.world, zoom: 2)
            for pin in pins.pins { Extremes.eachInteger { _ = pins.members(of: pin, offset: $0, limit: $1) } }
        },
        "CompassPoint.init(bearing:)": { Extremes.each { _ = CompassPoint(bearing: $0) } },
        "DistanceFormatter.text(meters:)": {
            for units in DistanceFormatter.Units.allCases {
                for rounding in DistanceFormatter.Rounding.allCases {
                    Extremes.each { _ = DistanceFormatter(units: units, rounding: rounding).text(meters: $0) }
                }
            }
        },
        "DistanceFormatter.text(meters:toward:)": {
            Extremes.each { meters in
                for direction in RelativeDirection.allCases {
                    _ = DistanceFormatter().text(meters: meters, toward: direction)
                }
                for point in CompassPoint.allCases { _ = DistanceFormatter().text(meters: meters, toward: point) }
            }
        },
        "DistanceFormatter.text(of:traveled:)": {
            Extremes.each { first, second in
                let place = CorridorMetadata(
                    position: PolylinePosition(segmentIndex: 0, segmentPosition: 0), distanceFromLine: first,
                    distanceAlongLine: second, side: .left)
                _ = DistanceFormatter().text(of: place, traveled: first)
            }
        },
        "DurationFormatter.text(seconds:)": { Extremes.each { _ = DurationFormatter().text(seconds: $0) } },
        "RelativeDirection.init(bearing:heading:)": {
            Extremes.each { _ = RelativeDirection(bearing: $0, heading: $1) }
        },
        "AnnotationViewPool.init(limit:)": {
            Extremes.eachInteger {
                var pool = AnnotationViewPool<Int, Int>(limit: $0)
                for view in 0..<3 { _ = pool.give(view, 0) }
            }
        },
        "ResultsList.count(ofSection:)": {
            Extremes.eachInteger { #expect(ResultsList<Place>().count(ofSection: $0) == 0) }
        },
        "ResultsPath.init(section:item:)": {
            Extremes.eachInteger { #expect(ResultsList<Place>()[ResultsPath(section: $0, item: $1)] == nil) }
        },
    ]
}
