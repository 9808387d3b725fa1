#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A vector in space, where neither the poles nor the 180th meridian are special.
///
/// Coordinates become vectors of length 1, with their geographic latitude taken as that of a sphere.
struct UnitVector: Sendable {
    var x: Double
    var y: Double
    var z: Double

    init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    init(_ coordinate: Coordinate) {
        let phi = coordinate.latitude * .pi / 180
        let lambda = coordinate.longitude * .pi / 180
        self.init(x: cos(phi) * cos(lambda), y: cos(phi) * sin(lambda), z: sin(phi))
    }

    /// The coordinate in the direction of the vector; the north pole for the zero vector.
    var coordinate: Coordinate {
        Coordinate(latitude: atan2(z, hypot(x, y)) * 180 / .pi, longitude: atan2(y, x) * 180 / .pi)
    }

    func dot(_ other: UnitVector) -> Double { x * other.x + y * other.y + z * other.z }

    func cross(_ other: UnitVector) -> UnitVector {
        UnitVector(x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
    }

    var squaredLength: Double { dot(self) }

    static func + (left: UnitVector, right: UnitVector) -> UnitVector {
        UnitVector(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
    }

    static func - (left: UnitVector, right: UnitVector) -> UnitVector {
        UnitVector(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
    }

    static func * (left: UnitVector, right: Double) -> UnitVector {
        UnitVector(x: left.x * right, y: left.y * right, z: left.z * right)
    }
}
