#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Converts the vertices of a line to vectors, a few times faster than one by one.
///
/// Consecutive vertices are close to each other, so the angles of most are those of an earlier one plus a small one, for which a
/// few terms of the series suffice. The results are those of ``SpaceVector/init(nearly:)`` within some nanometres.
struct VertexVectors {
    private var latitude = Double.infinity
    private var longitude = Double.infinity
    private var phi = (sine: 0.0, cosine: 1.0)
    private var lambda = (sine: 0.0, cosine: 1.0)

    /// The vector of a valid coordinate.
    @inline(__always)
    mutating func vector(of coordinate: Coordinate) -> SpaceVector {
        var north = (coordinate.latitude - latitude) * (.pi / 180)
        var east = (coordinate.longitude - longitude) * (.pi / 180)
        if !(max(north.magnitude, east.magnitude) < Self.greatestAngle) {
            start(at: coordinate)
            (north, east) = (0, 0)
        }
        let (phi, lambda) = (Self.sum(phi, north), Self.sum(lambda, east))
        return SpaceVector(
            ofUnit: SpaceVector(x: phi.cosine * lambda.cosine, y: phi.cosine * lambda.sine, z: phi.sine))
    }

    private mutating func start(at coordinate: Coordinate) {
        (latitude, longitude) = (coordinate.latitude, coordinate.longitude)
        phi = (sin(latitude * (.pi / 180)), cos(latitude * (.pi / 180)))
        lambda = (sin(longitude * (.pi / 180)), cos(longitude * (.pi / 180)))
    }

    /// The sine and cosine of the sum of an angle and a small one.
    @inline(__always)
    private static func sum(
        _ angle: (sine: Double, cosine: Double), _ small: Double
    ) -> (sine: Double, cosine: Double) {
        let square = small * small
        let sine = small * (1 - square / 6 * (1 - square / 20))
        let cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30))
        return (angle.sine * cosine + angle.cosine * sine, angle.cosine * cosine - angle.sine * sine)
    }

    /// The angle in radians up to which the next terms of the series, x⁷/5,040 and x⁸/40,320, are less than a rounding error.
    private static let greatestAngle = 0.01
}
