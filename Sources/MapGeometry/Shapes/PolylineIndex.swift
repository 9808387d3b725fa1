/// A line prepared for many lookups, with precomputed distances and a tree of its segments.
///
/// ```swift
/// let index = PolylineIndex(route)
/// for place in places {
///     guard let closest = index.closestPosition(to: place, maximumBias: 2000) else { continue }
///     let ahead = index.distance(at: closest.position)
/// }
/// ```
///
/// The results are those of ``Polyline``; with 100,000 coordinates, finding the nearest position takes microseconds
/// instead of milliseconds.
public struct PolylineIndex: Sendable {
    /// The line.
    public let polyline: Polyline

    /// The distance of each coordinate from the start, in metres along the line.
    private let distances: [Double]
    let tree: SegmentTree

    /// Prepares a line.
    ///
    /// - Parameter polyline: The line.
    /// - Complexity: O(*n*); a segment longer than 100 km takes several times as long as a shorter one, and a line that runs to and fro
    ///   several times as long as a route.
    public init(_ polyline: Polyline) {
        self.polyline = polyline
        let cutter = SegmentCutter(polyline)
        distances = cutter.distances
        tree = SegmentTree(cutter.pieces, in: cutter.frame, isOrdered: cutter.isCoherent)
    }

    /// The length along the ground in metres.
    public var length: Double { distances[distances.count - 1] }

    /// Returns the distance of a position from the start, in metres along the line.
    ///
    /// - Parameter position: A position; clamped to the start and the end of the line.
    /// - Returns: 0…``length``.
    public func distance(at position: PolylinePosition) -> Double {
        let place = polyline.clamped(position)
        let start = distances[place.segmentIndex]
        guard place.segmentIndex + 1 < distances.count else { return start }
        return start + place.segmentPosition * (distances[place.segmentIndex + 1] - start)
    }

    /// Returns the position at a distance from the start, measured along the line.
    ///
    /// - Parameter distance: Metres; clamped to the start and the end of the line.
    /// - Returns: The position; `nil` if the line is empty or the distance is not a number.
    /// - Complexity: O(log *n*).
    public func position(atDistance distance: Double) -> PolylinePosition? {
        guard !polyline.coordinates.isEmpty, !distance.isNaN else { return nil }
        if distance <= 0 { return PolylinePosition(segmentIndex: 0, segmentPosition: 0) }
        if distance >= length { return polyline.endPosition }
        // The first vertex that is farther than the distance ends the segment.
        var low = 0
        var high = distances.count - 1
        while low < high {
            let middle = (low + high) / 2
            if distances[middle] > distance { high = middle } else { low = middle + 1 }
        }
        let start = distances[low - 1]
        return PolylinePosition(
            segmentIndex: low - 1, segmentPosition: (distance - start) / (distances[low] - start))
    }

    /// Returns the coordinate at a distance from the start, measured along the line.
    ///
    /// - Parameter distance: Metres; clamped to the start and the end of the line.
    /// - Returns: The coordinate; `nil` if the line is empty or the distance is not a number.
    /// - Complexity: O(log *n*).
    public func coordinate(atDistance distance: Double) -> Coordinate? {
        position(atDistance: distance).flatMap(polyline.coordinate(at:))
    }

    /// Returns the position on the line that is closest to a coordinate.
    ///
    /// - Parameters:
    ///   - coordinate: Any coordinate.
    ///   - maximumBias: The maximum distance in metres; no limit by default.
    ///   - priority: The position to prefer if several are within that distance.
    /// - Returns: The position, its coordinate and its distance, exact on the ellipsoid; the first one if several are
    ///   equally near. `nil` if nothing is within the maximum bias, the line is empty or the coordinate is invalid.
    /// - Complexity: O(log *n*), or O(*n*) for a line that stays equally far from the coordinate.
    public func closestPosition(
        to coordinate: Coordinate, maximumBias: Double = .infinity,
        priority: Polyline.ClosestPriority = .closestToPoint
    ) -> Polyline.Closest? {
        guard coordinate.isValid else { return nil }
        if polyline.coordinates.count == 1 { return polyline.start(ifWithin: maximumBias, of: coordinate) }
        var search = NearestSegments(
            line: polyline, target: coordinate, maximumBias: maximumBias, priority: priority)
        search.addAll(of: tree)
        return search.closest
    }

    /// Returns on which side of the line a coordinate lies, as ``Polyline/side(of:)`` does, by the position closest to it.
    package func side(of coordinate: Coordinate, from closest: Polyline.Closest) -> Polyline.Side? {
        polyline.side(of: coordinate, from: closest)
    }

    /// Returns the side of the line on which a coordinate is, like ``Polyline/side(of:)``.
    public func side(of coordinate: Coordinate) -> Polyline.Side? {
        closestPosition(to: coordinate).flatMap { polyline.side(of: coordinate, from: $0) }
    }
}
