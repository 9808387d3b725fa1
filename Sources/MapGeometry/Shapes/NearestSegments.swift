/// Finds the nearest of many segments.
///
/// Straight lines through the Earth determine which segments are relevant; only these are measured on the ellipsoid.
struct NearestSegments {
    private let line: Polyline
    private let target: Coordinate
    private let maximumBias: Double
    private let priority: Polyline.ClosestPriority
    private var found: [(index: Int, chord: SegmentChord)] = []
    private var firstStretch: Polyline.Closest?

    /// The target as a vector from the centre of the Earth.
    let place: SpaceVector

    /// The length of the straight line beyond which a segment cannot change the result, in metres; negative if none can.
    private(set) var limit: Double

    init(line: Polyline, target: Coordinate, maximumBias: Double, priority: Polyline.ClosestPriority) {
        self.line = line
        self.target = target
        self.maximumBias = maximumBias
        self.priority = priority
        place = SpaceVector(geocentric: target)
        limit = maximumBias >= 0 ? maximumBias + SegmentChord.rounding : -1
    }

    /// Whether segments must be added in the order of the line.
    var isOrdered: Bool { priority == .closestToStart }

    /// Records that some segments are beyond the limit; returns false if no later one is relevant.
    func skip() -> Bool { priority == .closestToPoint || firstStretch == nil }

    /// Adds a segment with its ends as vectors from the centre of the Earth; returns false if no later one is relevant.
    ///
    /// A segment with an invalid coordinate is not part of the line.
    mutating func add(_ index: Int, from start: SpaceVector, to end: SpaceVector) -> Bool {
        guard limit >= 0 else { return false }
        let coordinates = (target, line.coordinates[index], line.coordinates[index + 1])
        guard coordinates.1.isValid, coordinates.2.isValid else { return true }
        guard let chord = SegmentChord(from: place, to: start, end, limit: limit, coordinates: { coordinates }) else {
            return skip()
        }
        if isOrdered { return addToFirstStretch(index, chord) }
        found.append((index, chord))
        limit = min(limit, SegmentChord.reach(of: chord.high))
        return true
    }

    private mutating func addToFirstStretch(_ index: Int, _ chord: SegmentChord) -> Bool {
        guard let measured = measured(index, chord) else { return skip() }
        if measured.distance < firstStretch?.distance ?? .infinity { firstStretch = measured }
        return true
    }

    private func measured(_ index: Int, _ chord: SegmentChord) -> Polyline.Closest? {
        guard let nearest = line.segment(index)?.nearest(to: target, guess: chord.fraction),
            nearest.distance <= maximumBias
        else { return nil }
        return Polyline.Closest(
            position: PolylinePosition(segmentIndex: index, segmentPosition: nearest.fraction),
            coordinate: nearest.coordinate, distance: nearest.distance)
    }

    /// The result, once all segments were added; the first of several equally near ones.
    var closest: Polyline.Closest? {
        if isOrdered { return firstStretch }
        var best: Polyline.Closest?
        let candidates = found.filter { $0.chord.low <= limit }.sorted {
            ($0.chord.low, $0.index) < ($1.chord.low, $1.index)
        }
        for (index, chord) in candidates {
            if let best, chord.low > best.distance { break }
            guard let measured = measured(index, chord) else { continue }
            guard let nearest = best else {
                best = measured
                continue
            }
            let isNearer = measured.distance < nearest.distance
            let isEarlier = measured.distance == nearest.distance && index < nearest.position.segmentIndex
            if isNearer || isEarlier { best = measured }
        }
        return best
    }
}
