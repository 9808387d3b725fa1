import MapGeometry
import TestFixtures
import Testing

/// Every public function of the module that takes numbers, with numbers at which arithmetic ends: it returns.
@Suite struct ExtremeNumberTests {
    /// The test is that it ends: a trap would end the process.
    @Test(arguments: calls.keys.sorted()) func returns(name: String) throws {
        let call = try #require(Self.calls[name])
        try call()
    }

    @Test func nothingIsLeftOut() throws {
        let difference = try NumericSymbols.names(in: "MapGeometry").symmetricDifference(Self.calls.keys)
        #expect(difference.isEmpty, "\(difference)")
    }

    private static let here = Coordinate(latitude: 47.14, longitude: 9.52)
    private static let there = Coordinate(latitude: -33.9, longitude: 179.9)
    private static let line = Polyline([here, there, Coordinate(latitude: .nan, longitude: 1e308), here])
    private static let box = CoordinateBounds(south: 40, west: 170, north: 50, east: -170)
    private static let polygon = Polygon(outer: [here, there, Coordinate(latitude: 80, longitude: 20)])

    private static func look(at rect: MapRect) {
        _ = (rect.center, rect.wrappedParts, rect.isEmpty, rect.bounds, rect.contains(rect.center), rect.description)
        _ = rect.union(MapRect(x: 1, y: 1, width: 5, height: 5)).intersection(rect)
        _ = rect.insetBy(dx: 1, dy: 1)
        _ = TileCover(rect: rect, zoom: 3).prefix(3).map(\.x)
    }

    private static func look(at bounds: CoordinateBounds) {
        _ = (bounds.center, bounds.contains(here), bounds.contains(bounds), bounds.description, bounds.isEmpty)
        _ = bounds.union(box).intersection(bounds)
        _ = TileCover(bounds, zoom: 2).prefix(3).map(\.x)
    }

    private static func look(at place: Coordinate) {
        _ = (place.isValid, place.normalized, place.distance(to: here), here.bearing(to: place), place.description)
        _ = (MapPoint(place).coordinate, PlusCode(place), Geohash(place), UTMCoordinate(place), MGRSReference(place))
        _ = Polyline([here, place]).closestPosition(to: there)
        _ = Polygon(outer: [here, place, there]).contains(here)
        _ = CoordinateBounds(covering: [here, place, there])
    }

    private static func look(at position: PolylinePosition) {
        _ = (line.coordinate(at: position), line.bearing(at: position), PolylineIndex(line).distance(at: position))
        for other in [PolylinePosition(segmentIndex: 1, segmentPosition: 0), position] {
            _ = line.subline(from: position, to: other)
            _ = (line.distance(from: position, to: other), line.distance(from: other, to: position))
            _ = (position < other, position == other, position.hashValue)
        }
    }

    private static let calls: [String: @Sendable () throws -> Void] = [
        "CircularRegion.init(center:radius:)": {
            Extremes.each { radius in
                let circle = CircularRegion(center: here, radius: radius)
                _ = (circle.bounds, circle.contains(there))
                for count in Extremes.integers where count < 1 << 20 { _ = circle.polygon(vertexCount: count) }
            }
        },
        "Coordinate.destination(distance:bearing:)": {
            Extremes.each { _ = here.destination(distance: $0, bearing: $1) }
        },
        "Coordinate.init(latitude:longitude:)": {
            Extremes.each { look(at: Coordinate(latitude: $0, longitude: $1)) }
        },
        "CoordinateBounds.expanded(byMeters:)": { Extremes.each { look(at: box.expanded(byMeters: $0)) } },
        "CoordinateBounds.init(geoJSONBoundingBox:)": {
            Extremes.each { first, second, third, fourth in
                _ = CoordinateBounds(geoJSONBoundingBox: [first, second, third, fourth]).map(look(at:))
            }
            Extremes.each { _ = CoordinateBounds(geoJSONBoundingBox: [$0, 1, $1, 2, 3, $0]) }
        },
        "CoordinateBounds.init(nominatimBoundingBox:)": {
            Extremes.each { first, second, third, fourth in
                _ = CoordinateBounds(nominatimBoundingBox: [first, second, third, fourth])
            }
        },
        "CoordinateBounds.init(photonExtent:)": {
            Extremes.each { first, second, third, fourth in
                _ = CoordinateBounds(photonExtent: [first, second, third, fourth])
            }
        },
        "CoordinateBounds.init(south:north:longitudes:)": {
            Extremes.each { south, north, west in
                look(
                    at: CoordinateBounds(
                        south: south, north: north, longitudes: LongitudeInterval(west: west, east: 5)))
            }
        },
        "CoordinateBounds.init(south:west:north:east:)": {
            Extremes.each { south, west, north, east in
                look(at: CoordinateBounds(south: south, west: west, north: north, east: east))
            }
        },
        "CoordinateRegion.init(center:latitudinalMeters:longitudinalMeters:)": {
            Extremes.each { first, second in
                let region = CoordinateRegion(center: here, latitudinalMeters: first, longitudinalMeters: second)
                look(at: region.bounds)
            }
        },
        "CoordinateSpan.init(latitudeDelta:longitudeDelta:)": {
            Extremes.each { first, second in
                let span = CoordinateSpan(latitudeDelta: first, longitudeDelta: second)
                for center in [here, there, Coordinate(latitude: first, longitude: second)] {
                    look(at: CoordinateRegion(center: center, span: span).bounds)
                }
            }
        },
        "Earth.metersPerDegreeOfLatitude(at:)": { Extremes.each { _ = Earth.metersPerDegreeOfLatitude(at: $0) } },
        "Earth.metersPerDegreeOfLongitude(at:)": { Extremes.each { _ = Earth.metersPerDegreeOfLongitude(at: $0) } },
        "EncodedPolyline.encoded(precision:)": {
            Extremes.eachInteger { precision in
                _ = line.encoded(precision: precision)
                Extremes.each { _ = Polyline([Coordinate(latitude: $0, longitude: $1)]).encoded(precision: precision) }
            }
        },
        "EncodedPolyline.init(encoded:precision:)": {
            Extremes.eachInteger { precision in
                let line = try? Polyline(encoded: "_p~iF~ps|U_ulLnnqC_mqNvxq`@", precision: precision)
                #expect(line?.coordinates.count == 3)
            }
        },
        "FlatRuler.init(latitude:)": {
            Extremes.each { latitude in
                let ruler = FlatRuler(latitude: latitude)
                Extremes.each { _ = ruler.distance(here, Coordinate(latitude: $0, longitude: $1)) }
            }
        },
        "GeoJSON.init(rawValue:)": { Extremes.eachInteger { _ = GeoJSON.ReadingOptions(rawValue: $0) } },
        "GeoJSON.init(utf8:options:)": {
            for number in ["1e308", "-1e308", "1e400", "1e99999999999999999999", "-0", "0.1e-99999", "NaN", "200"] {
                let text =
                    #"{"type":"LineString","bbox":[\#(number),0,\#(number),1],"coordinates":[[\#(number),\#(number)],[1,2]]}"#
                guard let geometry = (try? GeoJSON(utf8: Array(text.utf8)))?.features.first?.geometry else { continue }
                #expect(
                    geometry
                        == .polyline(
                            Polyline([
                                .init(latitude: Double(number) ?? 0, longitude: Double(number) ?? 0),
                                .init(latitude: 2, longitude: 1),
                            ])), "\(number)")
            }
        },
        "Geohash.init(_:length:)": { Extremes.eachInteger { _ = Geohash(here, length: $0).bounds } },
        "HilbertCurve.cell(at:)": {
            for order in Extremes.integers {
                for index in [0, 1, UInt64.max, 1 << 63] { _ = HilbertCurve(order: order).cell(at: index) }
            }
        },
        "HilbertCurve.index(x:y:)": {
            for order in Extremes.integers {
                for x in [0, 1, UInt32.max] { _ = HilbertCurve(order: order).index(x: x, y: .max) }
            }
        },
        "HilbertCurve.init(order:)": {
            Extremes.eachInteger { #expect((1...32).contains(HilbertCurve(order: $0).order)) }
        },
        "LongitudeInterval.contains(_:)": {
            Extremes.each { _ = LongitudeInterval(west: 170, east: -170).contains($0) }
        },
        "LongitudeInterval.expanded(by:)": {
            Extremes.each { _ = LongitudeInterval(west: 170, east: -170).expanded(by: $0).ranges }
        },
        "LongitudeInterval.init(_:)": { Extremes.each { _ = LongitudeInterval($0).ranges } },
        "LongitudeInterval.init(covering:)": {
            Extremes.each { _ = LongitudeInterval(covering: [$0, $1, $2]).ranges }
        },
        "LongitudeInterval.init(west:east:)": {
            Extremes.each { first, second in
                let interval = LongitudeInterval(west: first, east: second)
                _ = (interval.ranges, interval.length, interval.center, interval.expanded(by: second))
                _ = interval.union(LongitudeInterval(west: 170, east: -170)).intersection(interval)
            }
        },
        "MGRSReference.init(_:digits:)": {
            Extremes.eachInteger { digits in
                _ = MGRSReference(here, digits: digits)?.description
                _ = MGRSReference(Coordinate(latitude: 89, longitude: 5), digits: digits)?.bounds
            }
        },
        "MapPoint.init(_:maximumLatitude:)": {
            Extremes.each { _ = MapPoint(Coordinate(latitude: $0, longitude: $1), maximumLatitude: $2).coordinate }
        },
        "MapPoint.init(x:y:)": {
            Extremes.each { x, y in
                let point = MapPoint(x: x, y: y)
                _ = (point.coordinate, point.wrapped, point.description, point.distance(to: MapPoint(here)))
            }
        },
        "MapRect.divided(atDistance:from:)": {
            Extremes.each { x, width, distance in
                let rect = MapRect(x: x, y: 5, width: width, height: 1e9)
                for edge in [MapRect.Edge.minX, .maxX, .minY, .maxY] {
                    let parts = rect.divided(atDistance: distance, from: edge)
                    look(at: parts.slice)
                    look(at: parts.remainder)
                }
            }
        },
        "MapRect.fitted(to:padding:maximumZoomLevel:)": {
            Extremes.each { first, second, third in
                let padding = EdgePadding(top: third, left: first, bottom: second, right: 0)
                let rect = MapRect(x: 0, y: 0, width: 1e6, height: 1e6)
                look(
                    at: rect.fitted(
                        to: ViewSize(width: first, height: second), padding: padding, maximumZoomLevel: third))
            }
        },
        "MapRect.init(_:)": { Extremes.each { _ = EdgePadding($0) } },
        "MapRect.init(center:zoomLevel:viewSize:tileSize:)": {
            Extremes.each { first, second, third, fourth in
                look(
                    at: MapRect(
                        center: here, zoomLevel: first, viewSize: ViewSize(width: second, height: third),
                        tileSize: fourth))
            }
        },
        "MapRect.init(top:left:bottom:right:)": {
            Extremes.each { _ = EdgePadding(top: $0, left: $1, bottom: $2, right: $3) }
        },
        "MapRect.init(width:height:)": { Extremes.each { _ = ViewSize(width: $0, height: $1) } },
        "MapRect.init(x:y:width:height:)": {
            Extremes.each { look(at: MapRect(x: $0, y: $1, width: $2, height: $3)) }
        },
        "MapRect.insetBy(dx:dy:)": {
            Extremes.each { look(at: MapRect(x: 3, y: 4, width: 1e8, height: 1e8).insetBy(dx: $0, dy: $1)) }
        },
        "MapRect.offsetBy(dx:dy:)": {
            Extremes.each { look(at: MapRect(x: 3, y: 4, width: 1e8, height: 1e8).offsetBy(dx: $0, dy: $1)) }
        },
        "MapRect.zoomLevel(fitting:tileSize:maximumZoomLevel:)": {
            Extremes.each { first, second, third, fourth in
                _ = MapRect(x: 0, y: 0, width: 1e6, height: first).zoomLevel(
                    fitting: ViewSize(width: first, height: second), tileSize: third, maximumZoomLevel: fourth)
            }
        },
        "MapSize.init(width:height:)": { Extremes.each { _ = MapSize(width: $0, height: $1).description } },
        "PlusCode.init(_:length:)": { Extremes.eachInteger { _ = PlusCode(here, length: $0).bounds } },
        "Polygon.polygon(vertexCount:)": {
            // As many vertices as are asked for: a number that is beyond memory is the caller's.
            for count in Extremes.integers where count < 1 << 20 {
                _ = CircularRegion(center: here, radius: 5).polygon(vertexCount: count)
            }
        },
        "Polyline.closestPosition(to:maximumBias:priority:)": {
            Extremes.each { latitude, longitude, bias in
                let place = Coordinate(latitude: latitude, longitude: longitude)
                for priority in [Polyline.ClosestPriority.closestToPoint, .closestToStart] {
                    _ = line.closestPosition(to: place, maximumBias: bias, priority: priority)
                }
            }
        },
        "Polyline.coordinate(atDistance:)": { Extremes.each { _ = line.coordinate(atDistance: $0) } },
        "Polyline.position(atDistance:from:)": {
            Extremes.each { distance, fraction in
                Extremes.eachInteger { segment in
                    let origin = PolylinePosition(segmentIndex: segment, segmentPosition: fraction)
                    _ = line.position(atDistance: distance, from: origin).map(look(at:))
                }
            }
        },
        "Polyline.simplified(tolerance:)": { Extremes.each { _ = line.simplified(tolerance: $0) } },
        "PolylineIndex.closestPosition(to:maximumBias:priority:)": {
            let index = PolylineIndex(line)
            Extremes.each { latitude, longitude, bias in
                let place = Coordinate(latitude: latitude, longitude: longitude)
                for priority in [Polyline.ClosestPriority.closestToPoint, .closestToStart] {
                    _ = index.closestPosition(to: place, maximumBias: bias, priority: priority)
                }
            }
        },
        "PolylineIndex.coordinate(atDistance:)": {
            Extremes.each { _ = PolylineIndex(line).coordinate(atDistance: $0) }
        },
        "PolylineIndex.position(atDistance:)": { Extremes.each { _ = PolylineIndex(line).position(atDistance: $0) } },
        "PolylinePosition.init(segmentIndex:segmentPosition:)": {
            Extremes.each { fraction in
                Extremes.eachInteger { look(at: PolylinePosition(segmentIndex: $0, segmentPosition: fraction)) }
            }
        },
        "TileCover.init(_:zoom:)": {
            Extremes.eachInteger { zoom in
                _ = TileCover(box, zoom: zoom).prefix(9).map(\.x)
                // A cover of a polygon is walked row by row; the first tiles are enough to see it begin.
                _ = TileCover(polygon, zoom: min(zoom, 6)).prefix(9).map(\.x)
                _ = TileCover(MultiPolygon([polygon]), zoom: min(zoom, 6)).prefix(9).map(\.x)
            }
        },
        "TileCover.init(rect:zoom:)": {
            Extremes.eachInteger { zoom in
                Extremes.each { x, y, width in
                    _ = TileCover(rect: MapRect(x: x, y: y, width: width, height: 9), zoom: zoom).prefix(3).map(\.x)
                }
            }
        },
        "TileID.init(_:zoom:)": {
            Extremes.eachInteger { zoom in
                Extremes.each { _ = TileID(Coordinate(latitude: $0, longitude: $1), zoom: zoom).bounds }
            }
        },
        "TileID.init(zoom:x:y:)": {
            Extremes.eachInteger { zoom in
                Extremes.eachInteger { x, y in
                    guard let tile = TileID(zoom: zoom, x: x, y: y) else { return }
                    _ = (tile.bounds, tile.parent, tile.children, tile.description)
                }
            }
        },
        "UTMCoordinate.init(zone:isNorthern:easting:northing:)": {
            Extremes.eachInteger { zone in
                Extremes.each { easting, northing in
                    for isNorthern in [true, false] {
                        let place = UTMCoordinate(
                            zone: zone, isNorthern: isNorthern, easting: easting, northing: northing)
                        _ = (place.coordinate, place.description)
                    }
                }
            }
        },
        "WebMercator.latitude(y:)": { Extremes.each { _ = WebMercator.latitude(y: $0) } },
        "WebMercator.longitude(x:)": { Extremes.each { _ = WebMercator.longitude(x: $0) } },
        "WebMercator.mapPointsPerMeter(atLatitude:)": {
            Extremes.each { _ = WebMercator.mapPointsPerMeter(atLatitude: $0) }
        },
        "WebMercator.metersPerMapPoint(atLatitude:)": {
            Extremes.each { _ = WebMercator.metersPerMapPoint(atLatitude: $0) }
        },
        "WebMercator.x(longitude:)": { Extremes.each { _ = WebMercator.x(longitude: $0) } },
        "WebMercator.y(latitude:)": { Extremes.each { _ = WebMercator.y(latitude: $0) } },
    ]
}
