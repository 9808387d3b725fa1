import MapGeometry
import MapSearch
@testable import MapSearchSnapshots
import Testing

@Suite struct SnapshotSVGTests {
    private static func snapshot(name: String) -> MapSnapshot {
        MapSnapshot(
            showing: [GeoObject(name: name, coordinate: Coordinate(latitude: 47.14, longitude: 9.52), kind: .locality)],
            size: ViewSize(width: 600, height: 100))
    }

    @Test func aPictureOfOnePlace() throws {
        let svg = try Self.snapshot(name: "Vaduz").svg()
        #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"600\" height=\"100\""))
        #expect(svg.hasSuffix("</svg>\n"))
        #expect(svg.contains(">Vaduz</text>"))
        #expect(svg.contains("<title>Vaduz</title>"))
        #expect(svg.contains(">1</text>"))
    }

    @Test(
        "text is escaped",
        arguments: [
            ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"), ("A & B", "A &amp; B"),
            ("\"x\" 'y'", "&quot;x&quot; &#39;y&#39;"), ("a\u{1}b\u{8}", "a b"), ("a\u{FFFE}b", "a\u{FFFD}b"),
            ("a\nb", "a b"), ("]]>", "]]&gt;"), ("\u{202E}abc", "abc"), ("Москва", "Москва"), ("東京", "東京"),
        ])
    func escaped(name: String, text: String) throws {
        let svg = try Self.snapshot(name: name).svg()
        #expect(svg.contains(">\(text)</text>"), "\(svg)")
        let forbidden = svg.unicodeScalars.first { ($0.value < 0x20 && $0 != "\n") || $0.value == 0xFFFE }
        #expect(forbidden == nil)
    }

    @Test func theSamePictureHasTheSameBytes() throws {
        let first = Self.snapshot(name: "Zürich")
        let second = Self.snapshot(name: "Zürich")
        #expect(first == second)
        #expect(try first.svg() == second.svg())
        #expect(try first.png() == second.png())
    }

    @Test(
        "sizes that no picture has", arguments: [0.0, -1, 15.9, 8193, .infinity, .nan, -.infinity, 1e300])
    func badSize(side: Double) {
        for size in [ViewSize(width: side, height: 100), ViewSize(width: 100, height: side)] {
            let snapshot = MapSnapshot(size: size)
            #expect { try snapshot.svg() } throws: { ($0 as? SearchError)?.code == .badRequest }
            #expect { try snapshot.png() } throws: { ($0 as? SearchError)?.code == .badRequest }
        }
    }

    @Test("invalid scales", arguments: [0.0, 0.49, 4.01, .nan, .infinity, -2])
    func badScale(scale: Double) {
        var snapshot = MapSnapshot(size: ViewSize(width: 20, height: 20))
        snapshot.scale = scale
        #expect { try snapshot.png() } throws: { ($0 as? SearchError)?.code == .badRequest }
    }

    @Test func whatIsNowhereIsNotDrawn() throws {
        var snapshot = MapSnapshot(size: ViewSize(width: 100, height: 100))
        let bare = try snapshot.svg()
        let nowhere = [
            Coordinate(latitude: .nan, longitude: 0), Coordinate(latitude: 0, longitude: .infinity),
            Coordinate(latitude: 91, longitude: 0), Coordinate(latitude: 0, longitude: 1e300),
        ]
        snapshot.pins = nowhere.map { .init($0) }
        snapshot.clusters = nowhere.map { .init($0, count: 3) }
        snapshot.labels = nowhere.map { .init($0, "Nowhere") }
        snapshot.lines = [.init(Polyline(nowhere)), .init(Polyline([]), width: .nan)]
        snapshot.areas = [
            .init(.polygon(Polygon(outer: nowhere))), .init(.bounds(.empty)),
            .init(.circle(CircularRegion(center: nowhere[0], radius: 5))),
            .init(.circle(CircularRegion(center: Coordinate(latitude: 0, longitude: 0), radius: .nan))),
            .init(.point(nowhere[1])), .init(.collection([])),
        ]
        snapshot.baseMap = BaseMap(areas: [.init(.land, [Polygon(outer: nowhere)], name: "x")])
        #expect(try snapshot.svg() == bare)
        #expect(try !snapshot.png().isEmpty)
    }

    @Test(
        "rectangles that show nothing are not taken",
        arguments: [MapRect.null, MapRect(x: 5, y: 5, width: 0, height: -1)])
    func emptyRect(rect: MapRect) throws {
        let snapshot = MapSnapshot(size: ViewSize(width: 100, height: 100), rect: rect)
        #expect(!snapshot.visibleRect.isEmpty)
        #expect(try !snapshot.svg().isEmpty)
    }

    @Test func theMeridianOf180IsNoEdge() throws {
        var snapshot = MapSnapshot(size: ViewSize(width: 300, height: 200))
        let route = [(-17.0, 178.0), (-17.5, 179.5), (-18, -179.5), (-18.5, -178)].map {
            Coordinate(latitude: $0.0, longitude: $0.1)
        }
        snapshot.lines = [.init(Polyline(route))]
        snapshot.pins = route.map { .init($0) }
        #expect(snapshot.visibleRect.width < MapSize.world.width / 20)
        let svg = try snapshot.svg()
        // The line and its edge, each in one piece.
        #expect(svg.components(separatedBy: "fill=\"none\" stroke=\"#2166c4\"") == 2)
    }

    @Test func polesAndTheWholeWorld() throws {
        var snapshot = MapSnapshot(size: ViewSize(width: 300, height: 200), rect: .world)
        snapshot.areas = [
            .init(.bounds(.world)), .init(.bounds(CoordinateBounds(south: 60, west: 170, north: 90, east: -170))),
        ]
        snapshot.pins = [
            .init(Coordinate(latitude: 90, longitude: 0)), .init(Coordinate(latitude: -90, longitude: 180)),
        ]
        snapshot.lines = [
            .init(Polyline([Coordinate(latitude: 89.9, longitude: -180), Coordinate(latitude: -89.9, longitude: 180)]))
        ]
        #expect(try !snapshot.svg().isEmpty)
        #expect(try !snapshot.png().isEmpty)
    }

    @Test("a circle around a pole reaches the edge of the map", arguments: [(60.0, 0.0), (-60, 400)])
    func polarCircle(latitude: Double, edge: Double) throws {
        var snapshot = MapSnapshot(size: ViewSize(width: 400, height: 400), rect: .world)
        let center = Coordinate(latitude: latitude, longitude: 20)
        let circle = CircularRegion(center: center, radius: 5_000_000)
        snapshot.areas = [.init(.circle(circle))]
        let projection = ScreenProjection(snapshot.visibleRect, size: snapshot.size)
        let ring = (0..<72).map { center.destination(distance: circle.radius, bearing: Double($0) * 5) }
        for ring in [ring, ring.reversed(), ring + ring.prefix(1)] {
            let rings = projection.rings(ring)
            #expect(rings.count == 1)
            // From edge to edge of what is drawn, and up to that of the map.
            let points = rings.joined()
            #expect(points.map(\.x).min() == -80 && points.map(\.x).max() == 480)
            #expect(points.count { $0.y == edge } == 2)
            // The way round comes by the other side of the pole, and nowhere leads straight down.
            #expect(zip(points, points.dropFirst()).allSatisfy { abs($0.y - $1.y) < 40 || abs($0.x) > 400 || $0.x < 0 })
        }
    }

    @Test func aMapBelow() throws {
        func square(_ south: Double, _ west: Double, _ side: Double) -> [Coordinate] {
            [(0.0, 0.0), (0, 1), (1, 1), (1, 0)].map {
                Coordinate(latitude: south + $0.0 * side, longitude: west + $0.1 * side)
            }
        }
        func object(_ name: String, _ kind: ObjectKind, _ shape: Geometry) -> GeoObject {
            GeoObject(name: name, coordinate: Coordinate(latitude: 0, longitude: 0), geometry: [shape], kind: kind)
        }
        let objects = [
            object("Land", .country, .polygon(Polygon(outer: square(0, 0, 10), holes: [square(4, 4, 2)]))),
            object("Lake", .water, .polygon(Polygon(outer: square(1, 1, 2)))),
            object("River", .water, .polyline(Polyline(square(5, 5, 3)))),
            object("Street", .street, .polyline(Polyline(square(2, 2, 5)))),
            object("Point", .business, .point(Coordinate(latitude: 1, longitude: 1))),
        ]
        var snapshot = MapSnapshot(
            size: ViewSize(width: 400, height: 400),
            rect: MapRect(CoordinateBounds(south: -1, west: -1, north: 11, east: 11)))
        snapshot.baseMap = BaseMap(objects, background: .sea)
        #expect(snapshot.baseMap.areas.map(\.kind) == [.land, .water])
        #expect(snapshot.baseMap.courses.map(\.kind) == [.water, .street])
        let svg = try snapshot.svg()
        #expect(svg.contains("#c9dde8"), "the sea")
        #expect(svg.contains("#f6f3ec"), "the land")
        #expect(svg.contains(">LAND</text>"))
        #expect(svg.contains(">Lake</text>"))
        snapshot.style = .dark
        #expect(try snapshot.svg() != svg)
    }
}

extension String {
    fileprivate func components(separatedBy text: String) -> Int { ranges(of: text).count + 1 }
}
