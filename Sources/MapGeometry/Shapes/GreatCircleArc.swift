#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The shorter arc between two unit vectors: a segment of a line on a sphere.
///
/// Distances on the sphere with geographic latitudes differ from those on the ellipsoid by at most ``relativeError``: enough
/// to determine which segments can be nearest; ``GeodesicSegment`` then measures these.
struct GreatCircleArc {
    /// The greatest relative difference between a distance on the sphere of mean radius and the geodesic: at most 0.56 %,
    /// reached along a meridian at the equator.
    static let relativeError = 0.006

    private let start: SpaceVector
    private let end: SpaceVector
    private let normal: SpaceVector
    private let squaredNormal: Double

    init(_ start: SpaceVector, _ end: SpaceVector) {
        self.start = start
        self.end = end
        // From differences, here and below: those of neighbouring vectors are exact, unlike products.
        normal = start.cross(end - start)
        squaredNormal = normal.squaredLength
    }

    /// Returns the square of the chord from a point of the sphere to the nearest point of the arc.
    func squaredChord(to point: SpaceVector) -> Double {
        let fromStart = point - start
        let fromEnd = point - end
        // The nearest point is inside the arc when the point lies between the planes through its ends.
        if squaredNormal > 0, normal.cross(start).dot(fromStart) > 0, end.cross(normal).dot(fromEnd) > 0 {
            let height = normal.dot(fromStart)
            let sineSquared = height * height / squaredNormal
            // 2 (1 − cos θ), in a form that keeps precision for small angles.
            return 2 * sineSquared / (1 + max(0, 1 - sineSquared).squareRoot())
        }
        return min(fromStart.squaredLength, fromEnd.squaredLength)
    }

    /// Returns the fraction of the arc at which the nearest point is, 0…1.
    func fraction(nearest point: SpaceVector) -> Double {
        guard squaredNormal > 0 else { return 0 }
        let length = squaredNormal.squareRoot()
        let arc = atan2(length, start.dot(end))
        let angle = atan2(normal.cross(start).dot(point - start) / length, start.dot(point))
        if angle >= 0 { return min(angle / arc, 1) }
        // Beyond the start: on the far side of the sphere the end is the nearer of the two.
        return -angle <= .pi - arc / 2 ? 0 : 1
    }
}
