/// What the segments of a line cover, to decide how a tree of them is built.
struct LineExtent {
    /// The length that is worth cutting, in metres.
    let greatestLength: Double
    /// Whether neighbours on the line are neighbours in space, so that its segments need not be sorted or cut.
    let isCoherent: Bool
    /// Directions for boxes: most segments lie along the first.
    let frame: SpaceFrame

    init(_ line: Polyline, _ vectors: [SpaceVector]) {
        var directions = SpaceFrame.Directions()
        var length = 0.0
        var count = 0.0
        for index in line.segmentIndices where line.isValid(segment: index) {
            length += directions.add(from: vectors[index], to: vectors[index + 1])
            count += 1
        }
        guard count > 0 else {
            greatestLength = .infinity
            isCoherent = false
            frame = SpaceFrame(Self.axes)
            return
        }
        frame = SpaceFrame(directions)
        var whole = SpaceBox()
        var surfaces = 0.0
        for first in stride(from: 0, to: vectors.count - 1, by: SegmentTree.fanOut) {
            var box = SpaceBox()
            for index in first..<min(first + SegmentTree.fanOut, vectors.count - 1)
            where line.isValid(segment: index) {
                box.formUnion(frame(vectors[index]))
                box.formUnion(frame(vectors[index + 1]))
            }
            guard !box.isEmpty else { continue }
            surfaces += box.surface
            whole.formUnion(box)
        }
        let extent = whole.diagonal
        // Of a line without extent, any order is as good.
        isCoherent =
            count >= Self.leastCount && surfaces <= Self.greatestOverlap * whole.surface
            && length <= count * Self.greatestMeanLength
        if isCoherent {
            greatestLength = max(length / count * 4, Self.greatestMeanLength)
        } else {
            greatestLength = max(
                length / max(3 * count, min(16 * count, Self.wantedCount)), extent / 128, Self.leastLength)
        }
    }

    private static let axes = SpaceFrame.Directions()
    /// The number of segments up to which cutting and sorting costs nothing.
    private static let leastCount = 300.0
    /// The number of boxes around consecutive segments that may lie over each other.
    private static let greatestOverlap = 40.0
    /// The mean length in metres above which segments are cut.
    private static let greatestMeanLength = 50_000.0
    /// The number of pieces that a line of few segments may be cut to.
    private static let wantedCount = 4_000.0
    /// The length in metres below which no segment is cut.
    private static let leastLength = 10.0
}
