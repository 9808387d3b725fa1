import Foundation
import MapGeometry

/// What one would write without the library: the same questions, answered by the formula of a textbook.
enum Naive {
    static func forward(_ coordinate: Coordinate) -> MapPoint {
        let y = asinh(tan(coordinate.latitude * .pi / 180))
        return MapPoint(
            x: (coordinate.longitude + 180) / 360 * WebMercator.worldSize,
            y: (1 - y / .pi) / 2 * WebMercator.worldSize)
    }

    static func inverse(_ point: MapPoint) -> Coordinate {
        let y = .pi * (1 - 2 * point.y / WebMercator.worldSize)
        return Coordinate(
            latitude: atan(sinh(y)) * 180 / .pi, longitude: point.x / WebMercator.worldSize * 360 - 180)
    }

    /// Whether two rectangles overlap when one is tried in three copies of the world.
    static func intersectsWrapped(_ first: MapRect, _ second: MapRect) -> Bool {
        [-1.0, 0, 1].contains { first.intersects(second.offsetBy(dx: $0 * WebMercator.worldSize, dy: 0)) }
    }

    /// The narrowest union of two rectangles when one is tried in three copies of the world.
    static func unionWrapped(_ first: MapRect, _ second: MapRect) -> MapRect {
        let unions = [-1.0, 0, 1].map { first.union(second.offsetBy(dx: $0 * WebMercator.worldSize, dy: 0)) }
        return unions.min { $0.width < $1.width } ?? .null
    }

    /// The distance on a sphere.
    static func haversine(_ first: Coordinate, _ second: Coordinate) -> Double {
        let phi1 = first.latitude * .pi / 180
        let phi2 = second.latitude * .pi / 180
        let north = sin((phi2 - phi1) / 2)
        let east = sin((second.longitude - first.longitude) * .pi / 360)
        return 2 * Earth.meanRadius * asin(min(1, sqrt(north * north + cos(phi1) * cos(phi2) * east * east)))
    }

    /// The distance on the ellipsoid after Vincenty (1975), to the tenth of a millimetre; it fails near the antipode.
    static func vincenty(_ first: Coordinate, _ second: Coordinate) -> Double {
        let flattening = Earth.flattening
        let u1 = atan((1 - flattening) * tan(first.latitude * .pi / 180))
        let u2 = atan((1 - flattening) * tan(second.latitude * .pi / 180))
        let difference = (second.longitude - first.longitude) * .pi / 180
        let (sinU1, cosU1, sinU2, cosU2) = (sin(u1), cos(u1), sin(u2), cos(u2))
        var lambda = difference
        for _ in 0..<100 {
            let (sine, cosine) = (sin(lambda), cos(lambda))
            let across = cosU2 * sine
            let along = cosU1 * sinU2 - sinU1 * cosU2 * cosine
            let sinSigma = sqrt(across * across + along * along)
            if sinSigma == 0 { return 0 }
            let cosSigma = sinU1 * sinU2 + cosU1 * cosU2 * cosine
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = cosU1 * cosU2 * sine / sinSigma
            let cosSquared = 1 - sinAlpha * sinAlpha
            let middle = cosSquared == 0 ? 0 : cosSigma - 2 * sinU1 * sinU2 / cosSquared
            let c = flattening / 16 * cosSquared * (4 + flattening * (4 - 3 * cosSquared))
            let twice = 2 * middle * middle - 1
            let next =
                difference + (1 - c) * flattening * sinAlpha
                * (sigma + c * sinSigma * (middle + c * cosSigma * twice))
            let change = abs(next - lambda)
            lambda = next
            guard change < 1e-12 else { continue }
            let radii = Earth.equatorialRadius * Earth.equatorialRadius / (Earth.polarRadius * Earth.polarRadius)
            let square = cosSquared * (radii - 1)
            let a = 1 + square / 16384 * (4096 + square * (-768 + square * (320 - 175 * square)))
            let b = square / 1024 * (256 + square * (-128 + square * (74 - 47 * square)))
            let inner = cosSigma * twice - b / 6 * middle * (4 * sinSigma * sinSigma - 3) * (4 * middle * middle - 3)
            return Earth.polarRadius * a * (sigma - b * sinSigma * (middle + b / 4 * inner))
        }
        return .nan
    }

    /// Where one arrives on a sphere.
    static func destination(_ start: Coordinate, distance: Double, bearing: Double) -> Coordinate {
        let angle = distance / Earth.meanRadius
        let phi = start.latitude * .pi / 180
        let theta = bearing * .pi / 180
        let latitude = asin(sin(phi) * cos(angle) + cos(phi) * sin(angle) * cos(theta))
        let east = atan2(sin(theta) * sin(angle) * cos(phi), cos(angle) - sin(phi) * sin(latitude))
        return Coordinate(latitude: latitude * 180 / .pi, longitude: start.longitude + east * 180 / .pi)
    }

    /// The distance to the nearest segment of a line on the plane around the place.
    static func distance(_ place: Coordinate, to line: Polyline) -> Double {
        let scale = cos(place.latitude * .pi / 180)
        var least = Double.infinity
        for (start, end) in zip(line.coordinates, line.coordinates.dropFirst()) {
            let x1 = (start.longitude - place.longitude) * scale
            let y1 = start.latitude - place.latitude
            let dx = (end.longitude - start.longitude) * scale
            let dy = end.latitude - start.latitude
            let length = dx * dx + dy * dy
            let share = length > 0 ? min(max(-(x1 * dx + y1 * dy) / length, 0), 1) : 0
            let x = x1 + share * dx
            let y = y1 + share * dy
            least = min(least, x * x + y * y)
        }
        return sqrt(least) * 111_195
    }

    /// The even-odd rule, edge by edge.
    static func contains(_ polygon: Polygon, _ place: Coordinate) -> Bool {
        var isInside = false
        var previous = polygon.outer[polygon.outer.count - 1]
        for vertex in polygon.outer {
            if (vertex.latitude > place.latitude) != (previous.latitude > place.latitude),
                place.longitude < (previous.longitude - vertex.longitude) * (place.latitude - vertex.latitude)
                    / (previous.latitude - vertex.latitude) + vertex.longitude
            {
                isInside.toggle()
            }
            previous = vertex
        }
        return isInside
    }
}
