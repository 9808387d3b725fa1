#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A vector in space, in which neither the poles nor the 180th meridian are special cases.
struct SpaceVector: Sendable {
    var x: Double
    var y: Double
    var z: Double

    init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    /// Creates a vector of length 1, using the geographic latitude as that of a sphere.
    init(onUnitSphere coordinate: Coordinate) {
        let phi = Direction(degrees: coordinate.latitude)
        let lambda = Direction(degrees: coordinate.longitude)
        self.init(x: phi.cosine * lambda.cosine, y: phi.cosine * lambda.sine, z: phi.sine)
    }

    /// Creates the vector from the centre of the Earth to a place on the WGS84 ellipsoid, in metres.
    ///
    /// The geocentric coordinates of EPSG method 9602 (IOGP Guidance Note 7-2), at height 0.
    init(geocentric coordinate: Coordinate) { self.init(ofUnit: SpaceVector(onUnitSphere: coordinate)) }

    /// Creates the same vector within some nanometres and faster, for the many vertices of a line: angles are not reduced exactly.
    init(nearly coordinate: Coordinate) {
        let phi = coordinate.latitude * (.pi / 180)
        let lambda = coordinate.longitude * (.pi / 180)
        let cosine = cos(phi)
        self.init(ofUnit: SpaceVector(x: cosine * cos(lambda), y: cosine * sin(lambda), z: sin(phi)))
    }

    /// Creates the vector to the place on the ellipsoid whose vertical has a direction.
    @inline(__always)
    init(ofUnit unit: SpaceVector) {
        // The radius across the meridian is a / √(1 − x); the series of the root is cut off at a nanometre.
        let x = Earth.eccentricitySquared * unit.z * unit.z
        let series = 1.0 / 2 + x * (3.0 / 8 + x * (5.0 / 16 + x * (35.0 / 128 + x * (63.0 / 256 + x * 231 / 1024))))
        let transverse = Earth.equatorialRadius * (1 + x * series)
        self.init(
            x: transverse * unit.x, y: transverse * unit.y,
            z: transverse * (1 - Earth.eccentricitySquared) * unit.z)
    }

    /// The place on the ellipsoid in the direction of the vector.
    var onEllipsoid: SpaceVector {
        let ratio = Earth.equatorialRadius / Earth.polarRadius
        let stretched = z * ratio
        return self * (Earth.equatorialRadius / (x * x + y * y + stretched * stretched).squareRoot())
    }

    /// The coordinate in the direction of the vector; the north pole for the zero vector.
    var coordinate: Coordinate {
        Coordinate(latitude: atan2(z, hypot(x, y)) * 180 / .pi, longitude: atan2(y, x) * 180 / .pi)
    }

    func dot(_ other: SpaceVector) -> Double { x * other.x + y * other.y + z * other.z }

    func cross(_ other: SpaceVector) -> SpaceVector {
        SpaceVector(x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
    }

    var squaredLength: Double { dot(self) }

    static func + (left: SpaceVector, right: SpaceVector) -> SpaceVector {
        SpaceVector(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z)
    }

    static func - (left: SpaceVector, right: SpaceVector) -> SpaceVector {
        SpaceVector(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
    }

    static func * (left: SpaceVector, right: Double) -> SpaceVector {
        SpaceVector(x: left.x * right, y: left.y * right, z: left.z * right)
    }
}
