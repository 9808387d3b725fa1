#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The documents of one layer as points: nearest ones, plain or weighed by size, and all in a box.
///
/// The points are split into halves, along the longer side each time, down to leaves of 32. Over the leaves stands a tree
/// of boxes, eight to a group, which are looked at together. Distances and the lower bounds that prune are on the sphere,
/// so poles and ±180° need no case.
///
/// Layout:
/// ```
/// section  = layerCount:u8  layer × layerCount
/// layer    = count:u32  document:column
///            (latitude:i32 longitude:i32) × count    FixedAngle, in tree order
///            weight:u8 × count                        in tree order
///            group × ((count + 255) / 256)            boxes around 32 points each
///            group × ((groups below + 7) / 8) …       boxes around the groups of the level below, up to one group
/// group    = south:i32 × 8  west:i32 × 8  north:i32 × 8  east:i32 × 8  heaviest:u8 × 8
/// ```
/// A weight *w* makes a point seem 2^(w/16) times nearer in a weighed search; `heaviest` is the largest in a box.
package struct PointIndex: Sendable {
    let points: ByteView
    let weights: ByteView
    let groups: ByteView
    /// Where each level of groups begins, the leaves' first.
    let levels: [Range<Int>]
    package let documents: IntegerColumn
    package let count: Int

    static let leafCount = 32
    static let fanOut = 8
    static let groupLength = 4 * 4 * fanOut + fanOut

    /// What stands in a layer; the last one is left out where it would be empty.
    package enum Layer: Int, CaseIterable, Sendable {
        case settlements
        /// All other documents.
        case others
        /// The houses of streets, with the documents of their streets.
        case houses

        /// Those in which each document stands once.
        package static let documents: [Layer] = [.settlements, .others]
    }

    /// Reads the layer at `offset`, which moves behind it.
    init(_ view: ByteView, at offset: inout Int) throws(IndexFormatError) {
        let start = offset
        count = Int(try view.u32(offset))
        offset += 4
        documents = try IntegerColumn(view, at: &offset)
        points = try view.slice(offset, count * 8)
        offset += points.count
        weights = try view.slice(offset, count)
        offset += count
        levels = Self.levels(count)
        groups = try view.slice(offset, (levels.last?.upperBound ?? 0) * Self.groupLength)
        offset += groups.count
        guard documents.count == count else { throw view.corrupt(at: start) }
    }

    /// Where the levels of groups begin over so many points.
    static func levels(_ count: Int) -> [Range<Int>] {
        var levels: [Range<Int>] = []
        var boxes = (count + leafCount - 1) / leafCount
        var start = 0
        while boxes > 0 {
            let groups = (boxes + fanOut - 1) / fanOut
            levels.append(start..<start + groups)
            start += groups
            boxes = groups > 1 ? groups : 0
        }
        return levels
    }

    /// The layers of a section.
    package static func layers(_ view: ByteView) throws(IndexFormatError) -> [PointIndex] {
        var offset = 1
        var layers: [PointIndex] = []
        for _ in 0..<(try view.u8(0)) { layers.append(try PointIndex(view, at: &offset)) }
        return layers
    }

    /// The position of a point in tree order, in units of ``FixedAngle``; throws for one beyond the poles.
    @inline(__always)
    package func location(_ index: Int) throws(IndexFormatError) -> (latitude: Int32, longitude: Int32) {
        let latitude = try points.i32(index &* 8)
        guard FixedAngle.isLatitude(latitude) else { throw points.corrupt(at: index &* 8) }
        return (latitude, try points.i32(index &* 8 &+ 4))
    }
}

/// A point that a search met.
package struct Neighbor: Sendable {
    package var document: UInt32
    /// The place of the point in the order of the tree.
    package var point: Int
    /// The haversine of the central angle to the point: sin²(distance / 2 radii).
    package var haversine: Float
    /// What was minimised: the haversine, divided by the square of the point's weight in a weighed search.
    package var score: Float

    /// The distance on a sphere of radius 1, in radians.
    package var angle: Double { 2 * asin(min(1, Double(haversine).squareRoot())) }
}
