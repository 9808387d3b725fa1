#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The geodesic between two valid coordinates of a line.
struct GeodesicSegment {
    let start: Coordinate
    let end: Coordinate
    private let path: Geodesic.Path

    init(_ start: Coordinate, _ end: Coordinate) {
        self.start = start
        self.end = end
        path = Geodesic.inverse(from: start, to: end)
    }

    var length: Double { path.distance }

    /// Returns the coordinate at a fraction of the length, and the direction of the segment there.
    func point(at fraction: Double) -> (coordinate: Coordinate, direction: Direction) {
        if fraction <= 0 { return (start, path.start) }
        if fraction >= 1 { return (end, path.end) }
        return Geodesic.direct(from: start, direction: path.start, distance: fraction * length)
    }

    /// Finds the point of the segment that is nearest to a coordinate.
    ///
    /// Moves along the segment until the way to the coordinate leaves at a right angle. Each step is the along-track
    /// distance on a sphere, so that what is left of the error shrinks by the flattening; from a guess on the sphere four
    /// steps leave less than a micrometre.
    ///
    /// - Parameters:
    ///   - target: A valid coordinate.
    ///   - guess: The fraction to begin with.
    /// - Returns: The fraction of the length, the coordinate there, and its distance from the target in metres.
    func nearest(
        to target: Coordinate, guess: Double
    ) -> (fraction: Double, coordinate: Coordinate, distance: Double) {
        guard length > 0 else { return (0, start, start.distance(to: target)) }
        var fraction = guess
        var best = (fraction: 0.0, coordinate: start, distance: Double.infinity)
        for _ in 0..<6 {
            let (coordinate, direction) = point(at: fraction)
            let way = Geodesic.inverse(from: coordinate, to: target)
            if way.distance < best.distance { best = (fraction, coordinate, way.distance) }
            let arc = way.distance / Earth.meanRadius
            let step = Earth.meanRadius * atan2(sin(arc) * way.start.cosine(to: direction), cos(arc))
            let next = min(max(fraction + step / length, 0), 1)
            if (next - fraction).magnitude * length < 1e-7 { break }
            fraction = next
        }
        return best
    }
}
