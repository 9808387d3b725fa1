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

    /// A point of the segment, its fraction of the length, and its distance from a given place in metres.
    typealias Nearest = (fraction: Double, coordinate: Coordinate, distance: Double)

    /// Finds the point of the segment that is nearest to a coordinate.
    ///
    /// - Parameters:
    ///   - target: A valid coordinate.
    ///   - guess: The initial fraction.
    /// - Returns: The nearest point.
    func nearest(to target: Coordinate, guess: Double) -> Nearest {
        guard length > 0 else { return (0, start, start.distance(to: target)) }
        let near = stationary(near: guess, target)
        // Near a quarter of the way round the Earth, the distance is nearly constant along the segment, with several
        // minima on the ellipsoid; beyond it, it has a maximum between the ends.
        guard near.distance > Self.farAway else { return near }
        let others = length > Self.farAway / 10 ? [sampled(target)] : []
        return ([near, measured(0, target), measured(1, target)] + others).min { $0.distance < $1.distance } ?? near
    }

    private func measured(_ fraction: Double, _ target: Coordinate) -> Nearest {
        let coordinate = point(at: fraction).coordinate
        return (fraction, coordinate, coordinate.distance(to: target))
    }

    /// Finds the nearest point from samples of the whole segment, with ever smaller steps around the best of them.
    private func sampled(_ target: Coordinate) -> Nearest {
        var step = 1.0 / 32
        var best = measured(0, target)
        for index in 1...32 {
            let other = measured(Double(index) * step, target)
            if other.distance < best.distance { best = other }
        }
        while step * length > 1e-3 {
            step /= 2
            for fraction in [best.fraction - step, best.fraction + step] {
                let other = measured(min(max(fraction, 0), 1), target)
                if other.distance < best.distance { best = other }
            }
        }
        return best
    }

    private static let farAway = 9_000_000.0

    /// Finds a point from which the path to the target leaves at a right angle, or an end.
    ///
    /// Each step is the along-track distance on a sphere, so the error shrinks by the flattening each time; from a
    /// guess on the sphere, four steps leave less than a micrometre.
    private func stationary(near guess: Double, _ target: Coordinate) -> Nearest {
        var fraction = guess
        var best: Nearest = (0, start, .infinity)
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
