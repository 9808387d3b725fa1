/// Finds the nearest of many segments.
///
/// Straight lines through the Earth determine which segments are relevant; only these are measured on the ellipsoid.
struct NearestSegments {
    private let line: Polyline
    private let target: Coordinate
    private let maximumBias: Double
    private let priority: Polyline.ClosestPriority
    private var found: [(index: Int, low: Double, fraction: Double?)] = []
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
    private var isOrdered: Bool { priority == .closestToStart }

    /// Records that some segments are beyond the limit; returns false if no later one is relevant.
    private func skip() -> Bool { priority == .closestToPoint || firstStretch == nil }

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
        if isOrdered { return addToFirstStretch(index, chord.fraction) }
        found.append((index, chord.low, chord.fraction))
        limit = min(limit, SegmentChord.reach(of: chord.high))
        return true
    }

    /// Adds the segments of the whole line that are relevant, with a tree of them.
    mutating func addAll(of tree: SegmentTree) {
        if isOrdered { return addFirstStretch(of: tree) }
        var found: [(index: Int, low: Double, fraction: Double?)] = []
        tree.visit(near: place, &limit) { piece, squaredDistance, limit in
            let distance = squaredDistance.squareRoot()
            found.append((Int(piece.segment), distance - piece.error, nil))
            limit = min(limit, SegmentChord.reach(of: distance + piece.error))
        }
        self.found = found
    }

    /// Adds the segments that may be within the limit in the order of the line, up to the first gap that is long enough.
    private mutating func addFirstStretch(of tree: SegmentTree) {
        var segments: Set<Int> = []
        tree.visit(near: place, &limit) { piece, _, _ in segments.insert(Int(piece.segment)) }
        var next = 0
        for index in segments.sorted() {
            let hasGap = firstStretch != nil && (next..<index).contains { line.isValid(segment: $0) }
            guard !hasGap,
                add(
                    index, from: SpaceVector(geocentric: line.coordinates[index]),
                    to: SpaceVector(geocentric: line.coordinates[index + 1]))
            else { return }
            next = index + 1
        }
    }

    private mutating func addToFirstStretch(_ index: Int, _ fraction: Double) -> Bool {
        guard let measured = measured(index, fraction) else { return skip() }
        if measured.distance < firstStretch?.distance ?? .infinity { firstStretch = measured }
        return true
    }

    private func measured(_ index: Int, _ fraction: Double) -> Polyline.Closest? {
        guard let nearest = line.segment(index)?.nearest(to: target, guess: fraction),
            nearest.distance <= maximumBias
        else { return nil }
        return Polyline.Closest(
            position: PolylinePosition(segmentIndex: index, segmentPosition: nearest.fraction),
            coordinate: nearest.coordinate, distance: nearest.distance)
    }

    /// The approximate fraction of a segment at which the nearest point is.
    private func fraction(of index: Int) -> Double {
        let ends = (line.coordinates[index], line.coordinates[index + 1])
        let chord = SegmentChord(
            from: place, to: SpaceVector(geocentric: ends.0), SpaceVector(geocentric: ends.1), limit: .infinity,
            coordinates: { [target] in (target, ends.0, ends.1) })
        return chord?.fraction ?? 0
    }

    /// The result, once all segments were added; the first of several equally near ones.
    var closest: Polyline.Closest? {
        if isOrdered { return firstStretch }
        var best: Polyline.Closest?
        let candidates = found.filter { $0.low <= limit }.sorted { ($0.low, $0.index) < ($1.low, $1.index) }
        var seen: Set<Int> = []
        for (index, low, fraction) in candidates {
            if let best, low > best.distance { break }
            // A segment in pieces may come several times.
            guard candidates.count == 1 || seen.insert(index).inserted else { continue }
            guard let measured = measured(index, fraction ?? self.fraction(of: index)) else { continue }
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
