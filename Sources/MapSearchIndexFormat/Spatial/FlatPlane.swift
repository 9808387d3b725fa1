#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A flat map around a position, in radians: north up, longitudes scaled as at the position.
package struct FlatPlane {
    let latitude: Int32
    let longitude: Int32
    private let cosine: Double
    private static let radians = 2 * Double.pi / 4_294_967_296

    package init(latitude: Int32, longitude: Int32) {
        self.latitude = latitude
        self.longitude = longitude
        cosine = max(0, cos(Double(latitude) * Self.radians))
    }

    private func point(_ latitude: Int32, _ longitude: Int32) -> SIMD2<Double> {
        // Wrapping: the difference of longitudes is the one on the circle.
        SIMD2(Double(longitude &- self.longitude) * cosine, Double(latitude &- self.latitude)) * Self.radians
    }

    /// The distance from the position to a box, 0 inside.
    func distance(south: Int32, west: Int32, north: Int32, east: Int32) -> Double {
        let low = point(south, west)
        let high = point(north, east)
        var gap = SIMD2<Double>(0, latitude < south ? low.y : latitude > north ? high.y : 0)
        if longitude < west || longitude > east { gap.x = min(abs(low.x), abs(high.x)) }
        return (gap * gap).sum().squareRoot()
    }

    /// The nearest position on a segment, with its distance.
    package func nearest(
        from start: (latitude: Int32, longitude: Int32), to end: (latitude: Int32, longitude: Int32)
    ) -> (angle: Double, latitude: Int32, longitude: Int32) {
        let a = point(start.latitude, start.longitude)
        let b = point(end.latitude, end.longitude)
        let direction = b - a
        let length = (direction * direction).sum()
        let share = length > 0 ? min(max(-(a * direction).sum() / length, 0), 1) : 0
        let place = a + direction * share
        let latitude = Double(start.latitude) + (Double(end.latitude) - Double(start.latitude)) * share
        let longitude = Double(start.longitude) + Double(end.longitude &- start.longitude) * share
        return (
            (place * place).sum().squareRoot(), Int32(clamping: Int(latitude.rounded())),
            Int32(truncatingIfNeeded: Int(longitude.rounded()))
        )
    }

    /// The area of a triangle in square degrees, negative if its corners are in clockwise order.
    func signedArea(
        _ a: (latitude: Int32, longitude: Int32), _ b: (latitude: Int32, longitude: Int32),
        _ c: (latitude: Int32, longitude: Int32)
    ) -> Double {
        let corner = point(a.latitude, a.longitude)
        let first = point(b.latitude, b.longitude) - corner
        let second = point(c.latitude, c.longitude) - corner
        return (first.x * second.y - first.y * second.x) / 2 * Self.squareDegrees
    }

    private static let squareDegrees = (180 / Double.pi) * (180 / Double.pi)
}
