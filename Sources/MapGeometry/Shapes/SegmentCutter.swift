/// Cuts the segments of a line to pieces for a tree, and measures them.
struct SegmentCutter {
    private let line: Polyline
    private let vectors: [SpaceVector]
    private(set) var pieces: [SegmentTree.Piece] = []
    private(set) var longSegments: [GeodesicSegment] = []
    /// The distance of each coordinate from the start, in metres along the line.
    private(set) var distances = [0.0]
    /// The length above which a segment is cut, in metres.
    private let greatestLength: Double

    init(_ line: Polyline) {
        self.line = line
        vectors = line.coordinates.map { $0.isValid ? SpaceVector(nearly: $0) : SpaceVector(x: 0, y: 0, z: 0) }
        greatestLength = Self.greatestLength(line, vectors)
        distances.reserveCapacity(vectors.count)
        pieces.reserveCapacity(vectors.count)
        for index in line.segmentIndices { add(index) }
    }

    /// The length that is worth cutting: a piece is small beside the extent of the line, and there are not too many.
    private static func greatestLength(_ line: Polyline, _ vectors: [SpaceVector]) -> Double {
        var low = SpaceVector(x: .infinity, y: .infinity, z: .infinity)
        var high = SpaceVector(x: -.infinity, y: -.infinity, z: -.infinity)
        var length = 0.0
        var count = 0.0
        for index in line.segmentIndices
        where line.coordinates[index].isValid && line.coordinates[index + 1].isValid {
            let (start, end) = (vectors[index], vectors[index + 1])
            length += (end - start).squaredLength.squareRoot()
            count += 1
            low = SpaceVector(x: min(low.x, end.x), y: min(low.y, end.y), z: min(low.z, end.z))
            high = SpaceVector(x: max(high.x, end.x), y: max(high.y, end.y), z: max(high.z, end.z))
        }
        guard count > 0 else { return .infinity }
        let extent = max(0, (high - low).squaredLength).squareRoot()
        return max(length / max(3 * count, min(16 * count, Self.wantedCount)), extent / 128, Self.leastLength)
    }

    /// The number of pieces that a line of few segments may be cut to.
    private static let wantedCount = 4_000.0
    /// The length in metres below which no segment is cut.
    private static let leastLength = 10.0

    private mutating func add(_ index: Int) {
        let before = distances[index]
        let (from, to) = (line.coordinates[index], line.coordinates[index + 1])
        guard from.isValid, to.isValid else {
            distances.append(before)
            return
        }
        let (start, end) = (vectors[index], vectors[index + 1])
        let squaredChord = (end - start).squaredLength
        let chord = squaredChord.squareRoot()
        let isWhole = squaredChord <= SegmentChord.greatestSquaredShortLength && chord <= greatestLength
        if isWhole {
            pieces.append(
                SegmentTree.Piece(
                    start: start, end: end, error: SegmentChord.bulge(ofSquaredChord: squaredChord),
                    segment: Int32(truncatingIfNeeded: index), long: -1))
            if chord <= Self.nearlyStraight {
                distances.append(before + Self.arc(chord))
                return
            }
        }
        let segment = GeodesicSegment(from, to)
        distances.append(before + segment.length)
        if isWhole { return }
        longSegments.append(segment)
        let count = max(1, (segment.length / Self.greatestPlaneLength).rounded(.up))
        var last = start
        for part in stride(from: 1, through: count, by: 1) {
            let next = part == count ? end : SpaceVector(nearly: segment.point(at: part / count).coordinate)
            cut(from: last, to: next, index)
            last = next
        }
    }

    /// Cuts a part of a geodesic that is nearly in one plane with the centre of the Earth.
    private mutating func cut(from start: SpaceVector, to end: SpaceVector, _ segment: Int) {
        let squaredChord = (end - start).squaredLength
        let deviation = squaredChord * Self.planeFactor
        var count = 1
        var length = squaredChord.squareRoot()
        // Halves of an arc of at most a third of the Earth's radius are a little longer than half its chord.
        while length > greatestLength, count < Self.greatestCount {
            count *= 2
            length /= 2
        }
        var last = start
        for part in 1...count {
            let share = Double(part) / Double(count)
            let next = part == count ? end : (start + (end - start) * share).onEllipsoid
            pieces.append(
                SegmentTree.Piece(
                    start: last, end: next,
                    error: 1.01 * SegmentChord.bulge(ofSquaredChord: (next - last).squaredLength) + deviation,
                    segment: Int32(truncatingIfNeeded: segment), long: Int32(truncatingIfNeeded: longSegments.count - 1)
                ))
            last = next
        }
    }

    /// The length of a short arc over a chord: for 2 km, the curvature of the Earth here or there changes less than a
    /// micrometre.
    private static func arc(_ chord: Double) -> Double {
        chord * (1 + chord * chord / (24 * Earth.meanRadius * Earth.meanRadius))
    }

    private static let nearlyStraight = 2_000.0
    private static let greatestCount = 1 << 14
    /// The length in metres up to which a geodesic is compared with the plane through its ends and the Earth's centre.
    private static let greatestPlaneLength = 2_000_000.0
    /// How far the middle of the curve in that plane is from the geodesic, for a squared length.
    ///
    /// The curve bends sideways by less than 0.34 % of the Earth's curvature, the sine of the greatest angle
    /// between a vertical and the direction of the centre. That moves its middle by at most an eighth of the curvature times
    /// the squared length; twice that is on the safe side.
    private static let planeFactor = 0.0034 / (4 * SegmentChord.leastRadius)
}
