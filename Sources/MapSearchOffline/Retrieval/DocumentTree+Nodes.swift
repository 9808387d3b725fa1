package import MapGeometry
import MapSearchIndexFormat

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension DocumentTree.Node {
    /// Whether the box has a part of another one.
    func touches(_ box: FixedBounds) -> Bool {
        south <= box.north && north >= box.south && west <= box.east && east >= box.west
    }

    /// A circle in metres around the box.
    ///
    /// Its radius is the arc to the farthest corner on a sphere with the largest radius of curvature of the ellipsoid, that of the
    /// poles: no way on the ellipsoid is longer than the same latitudes and longitudes on this sphere.
    package var circle: (center: Coordinate, radius: Double) {
        let (south, north) = (FixedAngle.degrees(south), FixedAngle.degrees(north))
        let (west, east) = (FixedAngle.degrees(west), FixedAngle.degrees(east))
        let center = Coordinate(latitude: (south + north) / 2, longitude: (west + east) / 2)
        guard east - west < 90 else { return (center, .infinity) }
        let halfWidth = sin((east - west) / 4 * .pi / 180)
        func squaredHalfChord(_ latitude: Double) -> Double {
            let halfHeight = sin((latitude - center.latitude) / 2 * .pi / 180)
            let cosines = cos(latitude * .pi / 180) * cos(center.latitude * .pi / 180)
            return halfHeight * halfHeight + cosines * halfWidth * halfWidth
        }
        // Along the side of a box that is not wide nothing is farther than one of its ends.
        let farthest = max(squaredHalfChord(south), squaredHalfChord(north))
        return (center, 2 * Self.largestRadius * asin(min(farthest.squareRoot(), 1)))
    }

    private static let largestRadius = Earth.equatorialRadius * Earth.equatorialRadius / Earth.polarRadius
}
