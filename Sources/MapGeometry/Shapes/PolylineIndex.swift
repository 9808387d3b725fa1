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
    let vectors: [SpaceVector]
    /// Boxes around the segments: first those of groups of neighbouring segments, then those of groups of groups, up to a
    /// level that consists of one box.
    let levels: [[SpaceBox]]

    /// The number of segments or boxes in a box.
    private static let fanOut = 8

    /// Prepares a line.
    ///
    /// - Parameter polyline: The line.
    /// - Complexity: O(*n*), about 1 µs per segment.
    public init(_ polyline: Polyline) {
        self.polyline = polyline
        var distances = [0.0]
        for index in polyline.segmentIndices {
            distances.append(distances[index] + polyline.segmentLength(index))
        }
        self.distances = distances
        let vectors = polyline.coordinates.map(SpaceVector.init(geocentric:))
        self.vectors = vectors
        var level = polyline.segmentIndices.map { index in
            let isValid = polyline.coordinates[index].isValid && polyline.coordinates[index + 1].isValid
            return isValid ? SpaceBox(arcFrom: vectors[index], to: vectors[index + 1]) : SpaceBox()
        }
        var levels: [[SpaceBox]] = []
        while level.count > 1 || levels.isEmpty && !level.isEmpty {
            level = stride(from: 0, to: level.count, by: Self.fanOut).map { start in
                level[start..<min(start + Self.fanOut, level.count)].reduce(into: SpaceBox()) { $0.formUnion($1) }
            }
            levels.append(level)
        }
        self.levels = levels
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
        visit(level: levels.count - 1, index: 0, &search)
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

    /// Adds the segments below a box, except those that are too far; returns false if no later one is relevant.
    ///
    /// If only the nearest counts, the nearest box comes first, so that others can be skipped.
    @discardableResult
    private func visit(level: Int, index: Int, _ search: inout NearestSegments) -> Bool {
        guard level >= 0 else { return true }
        guard search.limit >= 0, levels[level][index].squaredDistance(to: search.place) <= search.limit * search.limit
        else { return search.skip() }
        if level == 0 {
            for segment in children(of: index, count: vectors.count - 1) {
                guard search.add(segment, from: vectors[segment], to: vectors[segment + 1]) else { return false }
            }
            return true
        }
        let children = children(of: index, count: levels[level - 1].count)
        let first = search.isOrdered ? nil : nearest(children, level: level - 1, search.place)
        if let first { visit(level: level - 1, index: first, &search) }
        for child in children where child != first {
            guard visit(level: level - 1, index: child, &search) else { return false }
        }
        return true
    }

    func nearest(_ boxes: Range<Int>, level: Int, _ target: SpaceVector) -> Int? {
        var best: (index: Int, distance: Double)?
        for index in boxes {
            let distance = levels[level][index].squaredDistance(to: target)
            if distance < best?.distance ?? .infinity { best = (index, distance) }
        }
        return best?.index
    }

    func children(of index: Int, count: Int) -> Range<Int> {
        let start = min(index * Self.fanOut, max(0, count))
        return start..<max(start, min(start + Self.fanOut, count))
    }
}

/// A box in space around segments on the ellipsoid, in metres from the centre of the Earth.
struct SpaceBox: Sendable {
    private var low = SpaceVector(x: .infinity, y: .infinity, z: .infinity)
    private var high = SpaceVector(x: -.infinity, y: -.infinity, z: -.infinity)

    /// Creates the empty box.
    init() {}

    init(arcFrom start: SpaceVector, to end: SpaceVector) {
        // An arc of radius r rises above its chord c by r − √(r² − c²/4), which is never more than c²/4r.
        let bulge = (end - start).squaredLength / (4 * SegmentChord.leastRadius) + SegmentChord.rounding
        low = SpaceVector(
            x: min(start.x, end.x) - bulge, y: min(start.y, end.y) - bulge, z: min(start.z, end.z) - bulge)
        high = SpaceVector(
            x: max(start.x, end.x) + bulge, y: max(start.y, end.y) + bulge, z: max(start.z, end.z) + bulge)
    }

    mutating func formUnion(_ other: SpaceBox) {
        low = SpaceVector(x: min(low.x, other.low.x), y: min(low.y, other.low.y), z: min(low.z, other.low.z))
        high = SpaceVector(x: max(high.x, other.high.x), y: max(high.y, other.high.y), z: max(high.z, other.high.z))
    }

    /// The square of the shortest distance from a point to the box, which never exceeds that to a segment in it.
    func squaredDistance(to point: SpaceVector) -> Double {
        let x = max(low.x - point.x, max(0, point.x - high.x))
        let y = max(low.y - point.y, max(0, point.y - high.y))
        let z = max(low.z - point.z, max(0, point.z - high.z))
        return x * x + y * y + z * z
    }
}
