#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Finds the nearest segment among those that are offered.
///
/// Distances on the sphere decide which segments can matter; only these are measured on the ellipsoid.
struct NearestSegments {
    private let line: Polyline
    private let target: Coordinate
    private let maximumBias: Double
    private let priority: Polyline.ClosestPriority
    /// The squared chord beyond which a segment is certainly farther than the maximum bias.
    private let biasLimit: Double
    private var found: [(index: Int, squaredChord: Double)] = []
    private var nearestChord = Double.infinity
    private var firstStretch: Polyline.Closest?

    /// The factor on squared chords that covers the error of both sides of a comparison.
    private static let slack = 1 + 5 * GreatCircleArc.relativeError
    /// The square of a chord of some micrometres, below which distances on the sphere are all alike.
    private static let rounding = 1e-24

    init(line: Polyline, target: Coordinate, maximumBias: Double, priority: Polyline.ClosestPriority) {
        self.line = line
        self.target = target
        self.maximumBias = maximumBias
        self.priority = priority
        let angle = maximumBias * (1 + GreatCircleArc.relativeError) / Earth.meanRadius
        let chord = angle < .pi ? 2 * sin(angle / 2) : 2.1
        biasLimit = maximumBias >= 0 ? chord * chord + Self.rounding : -1
    }

    /// The squared chord beyond which a segment cannot change the result.
    var limit: Double {
        priority == .closestToStart ? biasLimit : min(biasLimit, nearestChord * Self.slack + Self.rounding)
    }

    /// Whether segments must be offered in the order of the line.
    var isOrdered: Bool { priority == .closestToStart }

    /// Takes note that some segments are beyond the limit; false when no later one can matter.
    func skip() -> Bool { priority == .closestToPoint || firstStretch == nil }

    /// Takes note of a segment; false when no later one can matter.
    mutating func add(_ index: Int, squaredChord: Double) -> Bool {
        guard priority == .closestToPoint else { return addToFirstStretch(index, squaredChord) }
        guard squaredChord <= limit else { return true }
        nearestChord = min(nearestChord, squaredChord)
        found.append((index, squaredChord))
        return true
    }

    private mutating func addToFirstStretch(_ index: Int, _ squaredChord: Double) -> Bool {
        guard squaredChord <= biasLimit, let measured = measured(index) else { return skip() }
        if measured.distance < firstStretch?.distance ?? .infinity { firstStretch = measured }
        return true
    }

    private func measured(_ index: Int) -> Polyline.Closest? {
        guard let nearest = line.segment(index)?.nearest(to: target), nearest.distance <= maximumBias else {
            return nil
        }
        return Polyline.Closest(
            position: PolylinePosition(segmentIndex: index, segmentPosition: nearest.fraction),
            coordinate: nearest.coordinate, distance: nearest.distance)
    }

    /// The result, once all segments have been offered.
    var closest: Polyline.Closest? {
        if priority == .closestToStart { return firstStretch }
        var best: Polyline.Closest?
        for index in candidates {
            guard let measured = measured(index), measured.distance < best?.distance ?? .infinity else { continue }
            best = measured
        }
        return best
    }

    /// The segments to measure, in the order of the line, so that the first of several equally near ones is kept.
    ///
    /// A line of short segments has many within the error of the sphere; the plane around the target tells them apart.
    private var candidates: [Int] {
        let near = found.filter { $0.squaredChord <= limit }.map(\.index).sorted()
        guard near.count > 3, target.latitude.magnitude < 80, nearestChord * Self.slack < Self.planarLimit else {
            return near
        }
        let estimates = near.map(planarDistance)
        let best = estimates.reduce(Double.infinity) { min($0, $1 ?? .infinity) }
        let farthest = best * (1 + 2 * Self.planarError) + 2 * Self.planarBulge
        return zip(near, estimates).filter { ($0.1 ?? 0) <= farthest }.map(\.0)
    }

    /// The square of the chord of 50 km, up to which the plane is used, and its relative error there up to 80° north.
    private static let planarLimit = 6e-5
    private static let planarError = 1e-4
    /// How far a geodesic of at most a kilometre is from being straight in degrees, in metres.
    private static let planarBulge = 0.2

    /// The distance of the target from a segment of at most a kilometre, on a plane; `nil` for longer ones.
    private func planarDistance(_ index: Int) -> Double? {
        let first = line.coordinates[index]
        let second = line.coordinates[index + 1]
        let ruler = FlatRuler(latitude: (first.latitude + target.latitude) / 2)
        let start = ruler.offset(target, first)
        let along = ruler.offset(first, second)
        let squaredLength = along.east * along.east + along.north * along.north
        guard squaredLength <= 1e6 else { return nil }
        let projection = -(start.east * along.east + start.north * along.north)
        let share = squaredLength > 0 ? min(max(projection / squaredLength, 0), 1) : 0
        let east = start.east + share * along.east
        let north = start.north + share * along.north
        return (east * east + north * north).squareRoot()
    }
}
