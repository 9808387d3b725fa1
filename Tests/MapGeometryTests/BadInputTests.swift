import Foundation
import MapGeometry
import MapSearchTestSupport
import Testing

/// Invalid places, lines and areas: defined results, never a crash.
@Suite struct BadInputTests {
    private static let numbers: [Double] = [
        .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        .leastNonzeroMagnitude, -0.0, 0, 1e-200, 90.00000000000001, -180.00000000000003, 1e18, 179.99999999999997,
    ]

    private static let coordinates = numbers.flatMap { latitude in
        numbers.map { Coordinate(latitude: latitude, longitude: $0) }
    }

    @Test func coordinatesOfEveryKind() {
        for first in Self.coordinates {
            let point = MapPoint(first)
            _ = point.wrapped
            #expect(point.coordinate.isValid || !first.isValid, "\(first)")
            #expect(!first.isValid || (point.y >= 0 && point.y <= WebMercator.worldSize))
            #expect(first.normalized.isValid == (first.latitude.isFinite && first.longitude.isFinite))
            for zoom in [-1, 0, 30, .max, .min] { #expect((0...30).contains(TileID(first, zoom: zoom).zoom)) }
            #expect(PlusCode(first).isFull)
            #expect(!Geohash(first).text.isEmpty)
            #expect((UTMCoordinate(first) == nil) == !first.isValid)
            #expect((MGRSReference(first) == nil) == !first.isValid)
            #expect(!first.isValid || first.destination(distance: 1000, bearing: 90).isValid, "\(first)")
            #expect(!first.isValid || first.destination(distance: 1e-300, bearing: 0).isValid, "\(first)")
            for second in Self.coordinates {
                let distance = first.distance(to: second)
                #expect(distance.isNaN == !(first.isValid && second.isValid), "\(first) \(second)")
                #expect(first.bearing(to: second).isNaN == distance.isNaN, "\(first) \(second)")
            }
        }
    }

    @Test func linesOfEveryKind() {
        var generator = SplitMix64(seed: 101)
        for round in 0..<300 {
            let line = Polyline(
                (0..<Int.random(in: 0...6, using: &generator)).compactMap { _ in
                    round % 3 == 0
                        ? Coordinate.random(using: &generator) : Self.coordinates.randomElement(using: &generator)
                })
            let index = PolylineIndex(line)
            #expect(line.length >= 0 && index.length.isFinite, "seed 101, \(line)")
            for number in Self.numbers {
                let position = PolylinePosition(segmentIndex: round % 9 - 2, segmentPosition: number)
                _ = line.coordinate(at: position)
                _ = line.bearing(at: position)
                _ = line.subline(from: position, to: PolylinePosition(segmentIndex: 1, segmentPosition: 0.5))
                _ = index.distance(at: position)
                _ = line.simplified(tolerance: number)
                #expect((line.coordinate(atDistance: number) == nil) == (line.coordinates.isEmpty || number.isNaN))
                #expect((index.coordinate(atDistance: number) == nil) == (line.coordinates.isEmpty || number.isNaN))
                let place = Coordinate(latitude: number, longitude: -number)
                let closest = line.closestPosition(to: place, maximumBias: number.magnitude)
                #expect(closest == index.closestPosition(to: place, maximumBias: number.magnitude), "seed 101, \(line)")
                #expect(closest == nil || place.isValid)
            }
            #expect(line.bounds.isEmpty == !line.coordinates.contains { $0.isValid })
        }
    }

    /// Rings that are not closed, touch or cross themselves, go there and back, or have no extent.
    private static let rings: [[Coordinate]] = [
        [(0, 0), (0, 10), (10, 0), (10, 10)], [(0, 0), (0, 10), (5, 5), (10, 10), (10, 0), (5, 5)],
        [(0, 0), (0, 10), (0, 0), (0, 10)], [(0, 0), (0, 10), (0, 20), (0, 0)], [(0, 0), (0, 0), (0, 0), (0, 0)],
        [(0, 0), (10, 10), (20, 20), (10, 10)], [(0, 170), (0, -170), (10, -170), (0, 170), (10, 170)],
        [(80, 0), (80, 90), (80, 180), (80, -90), (80, 0), (70, 0)], [(90, 0), (90, 90), (90, 180)],
        [(-90, -180), (90, 180), (-90, 180), (90, -180)],
    ].map { $0.map { Coordinate(latitude: $0.0, longitude: $0.1) } }

    @Test(arguments: rings)
    func ringsOfEveryKind(ring: [Coordinate]) throws {
        for polygon in [
            Polygon(outer: ring), Polygon(outer: ring, holes: [ring]), Polygon(outer: ring + ring.prefix(1)),
            Polygon(outer: ring.reversed(), holes: [[], [ring[0]]]),
        ] {
            let index = PolygonIndex(polygon)
            #expect(polygon.area >= 0 && polygon.area.isFinite)
            #expect(polygon.centroid.map(\.isValid) == true)
            if let point = polygon.interiorPoint { #expect(polygon.contains(point)) }
            for vertex in ring {
                // Vertices belong to the area, unless another ring takes their surroundings out.
                #expect(polygon.contains(vertex) && index.contains(vertex))
            }
            for latitude in stride(from: -90.0, through: 90, by: 7.5) {
                for longitude in stride(from: -180.0, through: 180, by: 7.5) {
                    let place = Coordinate(latitude: latitude, longitude: longitude)
                    #expect(index.contains(place) == polygon.contains(place), "\(place)")
                }
            }
            #expect(TileCover(polygon, zoom: 4).count > 0)
            #expect(try GeoJSON(Geometry.polygon(polygon).geoJSON).features.count == 1)
            #expect(throws: Never.self) { try Geometry(wellKnownText: Geometry.polygon(polygon).wellKnownText) }
        }
    }

    @Test func aBowTieHasTwoInsides() {
        let bowTie = Polygon(outer: Self.rings[0])
        for (latitude, isInside) in [(1.0, true), (9, true), (5, true), (-1, false)] {
            #expect(bowTie.contains(Coordinate(latitude: latitude, longitude: 5)) == isInside, "\(latitude)")
        }
        #expect(!bowTie.contains(Coordinate(latitude: 5, longitude: 1)))
    }

    @Test func rectanglesOfEveryKind() {
        var generator = SplitMix64(seed: 102)
        func rect() -> MapRect {
            let parts = (0..<4).map { _ in Self.numbers.randomElement(using: &generator) ?? 0 }
            return MapRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
        }
        for _ in 0..<2000 {
            let (first, second) = (rect(), rect())
            #expect(first.intersects(second) == !first.intersection(second).isNull || first.maxX == .infinity)
            _ = first.union(second)
            _ = first.unionWrapped(second)
            _ = first.intersectionsWrapped(second)
            _ = first.remainder
            _ = first.contains(second) || first.containsWrapped(second) || first.intersectsWrapped(second)
            _ = first.fitted(to: ViewSize(width: 100, height: second.width), padding: EdgePadding(second.height))
            _ = first.zoomLevel(fitting: ViewSize(width: second.width, height: 100))
            _ = first.bounds
            _ = TileCover(rect: first, zoom: 3).count
            #expect(first.wrappedParts.count <= 2)
            #expect(!CoordinateRegion(first).isValid || !first.isNull)
        }
    }

    @Test func textsCutOffAnywhere() throws {
        let geometry = Geometry.collection([
            .polygon(Polygon(outer: Self.rings[0], holes: [Self.rings[1]])), .point(Self.rings[2][1]),
        ])
        for (text, read) in [
            (geometry.geoJSON, { _ = try GeoJSON($0) }),
            (geometry.wellKnownText, { _ = try Geometry(wellKnownText: $0) }),
        ] as [(String, (String) throws -> Void)] {
            for length in 0..<text.count {
                let error = #expect(throws: GeometryFormatError.self) { try read(String(text.prefix(length))) }
                #expect(error.map { $0.offset <= length && $0.line == 1 && $0.column == $0.offset + 1 } == true)
            }
            #expect(throws: Never.self) { try read(text) }
        }
        let deep =
            String(repeating: "GEOMETRYCOLLECTION (", count: 1000) + "POINT (1 2)" + String(repeating: ")", count: 1000)
        let error = #expect(throws: GeometryFormatError.self) { try Geometry(wellKnownText: deep) }
        #expect(error?.message.contains("deep") == true)
        var generator = SplitMix64(seed: 103)
        for _ in 0..<500 {
            let bytes = (0..<Int.random(in: 0...20, using: &generator)).map { _ in
                UInt8.random(in: 60...127, using: &generator)
            }
            let (text, precision) = (String(decoding: bytes, as: UTF8.self), Int(bytes.first ?? 0) - 64)
            do throws(GeometryFormatError) {
                let line = try Polyline(encoded: text, precision: precision)
                #expect(line.coordinates.count <= bytes.count / 2, "\(text)")
                #expect(line.coordinates.allSatisfy { $0.latitude.isFinite && $0.longitude.isFinite }, "\(text)")
            } catch {
                #expect(error.offset <= bytes.count, "\(text)")
            }
        }
    }
}
