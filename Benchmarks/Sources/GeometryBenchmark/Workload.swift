import Foundation
import MapGeometry

/// The data that is measured on: made from a seed, so that `compare/geometry.py` makes the same.
struct Workload {
    /// Places all over the Earth, up to 80° north and south.
    let places: [Coordinate]
    /// For each place another one at most some kilometres away.
    let neighbours: [Coordinate]
    /// Rectangles of the map, some across the 180th meridian.
    let rects: [MapRect]
    let shortLine: Polyline
    let longLine: Polyline
    /// Places in the box of the long line.
    let placesNearLine: [Coordinate]
    let polygon: Polygon
    /// Places in the box of the polygon.
    let placesNearPolygon: [Coordinate]
    let geoJSON: [UInt8]

    init() {
        var random = Generator(state: 1)
        let places = (0..<10_000).map { _ in
            Coordinate(latitude: -80 + 160 * random.unit(), longitude: -180 + 360 * random.unit())
        }
        self.places = places
        neighbours = places.map { place in
            Coordinate(
                latitude: place.latitude + 0.1 * (random.unit() - 0.5),
                longitude: place.longitude + 0.1 * (random.unit() - 0.5)
            ).normalized
        }
        rects = (0..<10_000).map { _ in
            MapRect(
                x: random.unit() * WebMercator.worldSize, y: random.unit() * WebMercator.worldSize * 0.9,
                width: random.unit() * WebMercator.worldSize / 3, height: random.unit() * WebMercator.worldSize / 10)
        }
        shortLine = Self.line(100, &random)
        longLine = Self.line(100_000, &random)
        placesNearLine = Self.places(in: longLine.bounds, 1000, &random)
        polygon = Self.star(10_000, &random)
        placesNearPolygon = Self.places(in: polygon.bounds, 10_000, &random)
        geoJSON = Array(Self.document(features: 2000, vertices: 50, &random).utf8)
    }

    /// A walk that keeps its direction for some hundred steps of about 50 m, as a road does.
    private static func line(_ count: Int, _ random: inout Generator) -> Polyline {
        var coordinates: [Coordinate] = []
        var latitude = 47.0
        var longitude = 9.0
        var heading = 0.0
        for _ in 0..<count {
            coordinates.append(Coordinate(latitude: latitude, longitude: longitude))
            heading += 0.5 * (random.unit() - 0.5)
            latitude += 0.0005 * cos(heading)
            longitude += 0.0007 * sin(heading)
        }
        return Polyline(coordinates)
    }

    /// A ragged star about two degrees wide, with a closed ring.
    private static func star(_ count: Int, _ random: inout Generator) -> Polygon {
        var ring = (0..<count).map { index in
            let angle = 2 * .pi * Double(index) / Double(count)
            let reach = 1 + 0.3 * sin(7 * angle) + 0.05 * random.unit()
            return Coordinate(latitude: 47 + reach * sin(angle), longitude: 9 + reach * cos(angle))
        }
        ring.append(ring[0])
        return Polygon(outer: ring)
    }

    private static func places(in bounds: CoordinateBounds, _ count: Int, _ random: inout Generator) -> [Coordinate] {
        (0..<count).map { _ in
            Coordinate(
                latitude: bounds.south + (bounds.north - bounds.south) * random.unit(),
                longitude: bounds.west + (bounds.east - bounds.west) * random.unit())
        }
    }

    /// A collection of rings with six decimals and a few properties.
    private static func document(features: Int, vertices: Int, _ random: inout Generator) -> String {
        var text = #"{"type":"FeatureCollection","features":["#
        for feature in 0..<features {
            let latitude = Int(random.unit() * 80_000_000)
            let longitude = Int(random.unit() * 170_000_000)
            if feature > 0 { text += "," }
            text += #"{"type":"Feature","properties":{"name":"feature \#(feature)","rank":\#(feature % 10)},"#
            text += #""geometry":{"type":"Polygon","coordinates":[["#
            for vertex in 0...vertices {
                let angle = 2 * .pi * Double(vertex % vertices) / Double(vertices)
                if vertex > 0 { text += "," }
                let east = longitude + Int((100_000 * cos(angle)).rounded())
                let north = latitude + Int((100_000 * sin(angle)).rounded())
                text += "[\(decimal(east)),\(decimal(north))]"
            }
            text += "]]}}"
        }
        return text + "]}"
    }

    private static func decimal(_ millionths: Int) -> String {
        let digits = String(abs(millionths) % 1_000_000)
        let sign = millionths < 0 ? "-" : ""
        return "\(sign)\(abs(millionths) / 1_000_000).\(String(repeating: "0", count: 6 - digits.count))\(digits)"
    }
}

/// The generator of Steele, Lea and Flood (2014), which is a few lines in any language.
struct Generator {
    var state: UInt64

    /// The next number of 0..<1.
    mutating func unit() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((z ^ (z >> 31)) >> 11) / 9_007_199_254_740_992
    }
}
