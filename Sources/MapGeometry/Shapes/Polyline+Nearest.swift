#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Polyline {
    /// The position to prefer if a line comes near a coordinate more than once.
    public enum ClosestPriority: Hashable, Sendable {
        /// The nearest position of all.
        case closestToPoint
        /// The nearest position in the first part of the line that comes within the maximum bias.
        case closestToStart
    }

    /// The position on a line that is closest to a coordinate.
    public struct Closest: Hashable, Sendable {
        /// The position on the line.
        public let position: PolylinePosition
        /// The coordinate at that position.
        public let coordinate: Coordinate
        /// The distance from the given coordinate, along the ground in metres.
        public let distance: Double
    }

    /// The side of a line on which a coordinate is, looking along the line.
    public enum Side: Hashable, Sendable {
        /// To the left of the line.
        case left
        /// On the line, within a millimetre.
        case on
        /// To the right of the line.
        case right
    }

    /// Returns the position on the line that is closest to a coordinate.
    ///
    /// - Parameters:
    ///   - coordinate: Any coordinate.
    ///   - maximumBias: The maximum distance in metres; no limit by default.
    ///   - priority: The position to prefer if several are within that distance.
    /// - Returns: The position, its coordinate and its distance, exact on the ellipsoid; the first one if several are
    ///   equally near. `nil` if nothing is within the maximum bias, the line is empty or the coordinate is invalid.
    /// - Complexity: O(*n*), about 0.1 µs per segment.
    public func closestPosition(
        to coordinate: Coordinate, maximumBias: Double = .infinity, priority: ClosestPriority = .closestToPoint
    ) -> Closest? {
        guard coordinate.isValid else { return nil }
        if coordinates.count == 1 { return start(ifWithin: maximumBias, of: coordinate) }
        guard var start = coordinates.first.map(SpaceVector.init(geocentric:)) else { return nil }
        var search = NearestSegments(line: self, target: coordinate, maximumBias: maximumBias, priority: priority)
        for index in segmentIndices {
            let end = SpaceVector(geocentric: coordinates[index + 1])
            guard search.add(index, from: start, to: end) else { break }
            start = end
        }
        return search.closest
    }

    /// The only coordinate of the line, if it is near enough.
    func start(ifWithin maximumBias: Double, of coordinate: Coordinate) -> Closest? {
        guard let only = coordinates.first else { return nil }
        let distance = only.distance(to: coordinate)
        guard distance <= maximumBias else { return nil }
        return Closest(
            position: PolylinePosition(segmentIndex: 0, segmentPosition: 0), coordinate: only, distance: distance)
    }

    /// Returns the distance from a coordinate to the line in metres; `nil` if the line is empty or the coordinate is
    /// invalid.
    ///
    /// - Complexity: O(*n*).
    public func distance(to coordinate: Coordinate) -> Double? {
        closestPosition(to: coordinate)?.distance
    }

    /// Returns the side of the line on which a coordinate is.
    ///
    /// - Parameter coordinate: Any coordinate.
    /// - Returns: The side, looking along the line at the position closest to the coordinate; outside a bend, the side
    ///   away from which the bend turns. `nil` if the line has no length or the coordinate is invalid.
    /// - Complexity: O(*n*).
    public func side(of coordinate: Coordinate) -> Side? {
        closestPosition(to: coordinate).flatMap { side(of: coordinate, from: $0) }
    }

    /// Returns the side of a coordinate, as seen from the position that is closest to it.
    func side(of coordinate: Coordinate, from closest: Closest) -> Side? {
        guard let bearing = bearing(at: closest.position) else { return nil }
        if closest.distance < 1e-3 { return .on }
        var turnRight = sine(closest.coordinate.bearing(to: coordinate) - bearing)
        let position = closest.position
        let isVertex = position.segmentPosition <= 0 || position.segmentPosition >= 1
        let vertex = position.segmentPosition >= 1 ? position.segmentIndex + 1 : position.segmentIndex
        if isVertex, let before = segment(vertex - 1), let after = segment(vertex) {
            // Near the tip of a bend, a coordinate is on the outside.
            let ahead = after.point(at: 0).direction
            let bend = ahead.sine(from: before.point(at: 1).direction)
            if bend.magnitude > 1e-9 { turnRight = -bend }
        }
        return turnRight > 0 ? .right : .left
    }

    /// Returns the line without the vertices that are within a tolerance of the simplified line.
    ///
    /// The algorithm of Ramer (1972), Douglas and Peucker (1973): the start and end are kept, and no removed vertex is
    /// farther from the result than the tolerance.
    ///
    /// - Parameter tolerance: Metres; at 0 and below, only vertices exactly on the line are removed.
    /// - Returns: A line through some of the coordinates, in order. Invalid ones are removed.
    /// - Complexity: O(*n* log *n*) for ordinary lines, O(*n*²) for adversarial ones.
    public func simplified(tolerance: Double) -> Polyline {
        let valid = coordinates.filter(\.isValid)
        guard valid.count > 2, !tolerance.isNaN else { return Polyline(valid) }
        // Distances on the sphere may be too short, so the limit is lowered accordingly.
        let angle = max(0, tolerance) / Earth.meanRadius / (1 + GreatCircleArc.relativeError)
        let chord = angle >= .pi ? 2 : 2 * sin(angle / 2)
        let limit = chord * chord
        let vectors = valid.map(SpaceVector.init(onUnitSphere:))
        var isKept = [Bool](repeating: false, count: valid.count)
        isKept[0] = true
        isKept[valid.count - 1] = true
        // An explicit stack, because recursion could be as deep as the line is long.
        var ranges = [(0, valid.count - 1)]
        while let (first, last) = ranges.popLast() {
            let arc = GreatCircleArc(vectors[first], vectors[last])
            var farthest = (index: first, squaredChord: limit)
            for index in (first + 1)..<max(first + 1, last) {
                let squaredChord = arc.squaredChord(to: vectors[index])
                if squaredChord > farthest.squaredChord { farthest = (index, squaredChord) }
            }
            guard farthest.index > first else { continue }
            isKept[farthest.index] = true
            ranges.append((first, farthest.index))
            ranges.append((farthest.index, last))
        }
        return Polyline(valid.indices.filter { isKept[$0] }.map { valid[$0] })
    }

    private func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
}
