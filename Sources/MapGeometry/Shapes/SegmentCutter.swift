/// Cuts the segments of a line to pieces for a tree, and measures them.
struct SegmentCutter {
    private let line: Polyline
    private let vectors: [SpaceVector]
    private(set) var pieces: [SegmentTree.Piece] = []
    /// Whether the pieces of the line are in an order in which neighbours are next to each other.
    let isCoherent: Bool
    /// The directions along which pieces lie.
    let frame: SpaceFrame
    /// The distance of each coordinate from the start, in metres along the line.
    private(set) var distances = [0.0]
    /// The length above which a segment is cut, in metres.
    private let greatestLength: Double

    init(_ line: Polyline) {
        self.line = line
        var vertices = VertexVectors()
        vectors = line.coordinates.map { $0.isValid ? vertices.vector(of: $0) : SpaceVector(x: 0, y: 0, z: 0) }
        let extent = LineExtent(line, vectors)
        frame = extent.frame
        isCoherent = extent.isCoherent
        greatestLength = extent.greatestLength
        distances.reserveCapacity(vectors.count)
        pieces.reserveCapacity(vectors.count)
        for index in line.segmentIndices { add(index) }
    }

    private mutating func add(_ index: Int) {
        let before = distances[index]
        guard line.isValid(segment: index) else {
            distances.append(before)
            return
        }
        let (start, end) = (vectors[index], vectors[index + 1])
        let squaredChord = (end - start).squaredLength
        let chord = squaredChord.squareRoot()
        var segment: GeodesicSegment?
        if chord <= Self.nearlyStraight {
            distances.append(before + Self.arc(from: start, to: end, squaredChord))
        } else {
            let long = GeodesicSegment(line.coordinates[index], line.coordinates[index + 1])
            distances.append(before + long.length)
            segment = long
        }
        if squaredChord <= SegmentChord.greatestSquaredShortLength, chord <= greatestLength {
            pieces.append(SegmentTree.Piece(from: start, to: end, in: frame, segment: index, isCut: false))
            return
        }
        var last = start
        if let segment, segment.length > Self.greatestPlaneLength {
            let count = (segment.length / Self.greatestPlaneLength).rounded(.up)
            for part in stride(from: 1, to: count, by: 1) {
                let next = SpaceVector(nearly: segment.point(at: part / count).coordinate)
                cut(from: last, to: next, index)
                last = next
            }
        }
        cut(from: last, to: end, index)
    }

    /// Cuts a part of a geodesic that is nearly in one plane with the centre of the Earth.
    private mutating func cut(from start: SpaceVector, to end: SpaceVector, _ segment: Int) {
        let squaredChord = (end - start).squaredLength
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
                    from: last, to: next, in: frame, segment: segment, isCut: true,
                    deviation: squaredChord * SegmentChord.planeFactor))
            last = next
        }
    }

    /// The length of an arc over a chord of at most ``nearlyStraight``, on the circle with the curvature of the ellipsoid in its
    /// direction in the middle.
    ///
    /// Where the surface is x² + y² + z²/(1 − e²) = a², its normal curvature in the direction d is d·Dd / |Dm|, with D the matrix of this
    /// form. What the curvature changes on the way is less than a hundredth of a millimetre.
    private static func arc(from start: SpaceVector, to end: SpaceVector, _ squaredChord: Double) -> Double {
        guard squaredChord > 0 else { return 0 }
        let ratio = 1 - Earth.eccentricitySquared
        let along = end - start
        let normal = start + end
        let bend = (along.x * along.x + along.y * along.y) * ratio + along.z * along.z
        let flat = (normal.x * normal.x + normal.y * normal.y) * (ratio * ratio) + normal.z * normal.z
        // The square of chord times curvature; the middle of the chord is a little below the surface.
        var angle = 4 * bend * bend / (flat * squaredChord)
        angle *= 1 - angle / 4
        return squaredChord.squareRoot() * (1 + angle * (1.0 / 24 + angle * (3.0 / 640)))
    }

    private static let nearlyStraight = 100_000.0
    private static let greatestCount = 1 << 14
    /// The length in metres up to which a geodesic is compared with the plane through its ends and the Earth's centre.
    private static let greatestPlaneLength = 2_000_000.0
}
