#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The documents of one layer as points: nearest ones, plain or weighed by size, and all in a box.
///
/// An implicit k-d tree over latitude and longitude: the points are sorted so that the middle of each range splits it,
/// alternately by longitude and latitude, down to leaves of 64. Distances and the lower bounds that prune are on the
/// sphere, so poles and ±180° need no case.
///
/// Layout:
/// ```
/// section  = layerCount:u8  layer × layerCount
/// layer    = count:u32  document:column  nodeCount:u32
///            (latitude:i32 longitude:i32) × count    FixedAngle, in tree order
///            weight:u8 × count                        in tree order
///            heaviest:u8 × nodeCount                  the largest weight below node k; children 2k + 1 and 2k + 2
/// ```
/// A weight *w* makes a point seem 2^(w/16) times nearer in a weighed search.
@usableFromInline
package struct PointIndex: Sendable {
    @usableFromInline let points: ByteView
    @usableFromInline let weights: ByteView
    @usableFromInline let heaviest: ByteView
    package let documents: IntegerColumn
    package let count: Int

    @usableFromInline static let leafCount = 64

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
        let nodeCount = Int(try view.u32(offset))
        offset += 4
        points = try view.slice(offset, count * 8)
        offset += points.count
        weights = try view.slice(offset, count)
        offset += count
        heaviest = try view.slice(offset, nodeCount)
        offset += nodeCount
        guard documents.count == count else { throw view.corrupt(at: start) }
    }

    /// The layers of a section.
    package static func layers(_ view: ByteView) throws(IndexFormatError) -> [PointIndex] {
        var offset = 1
        var layers: [PointIndex] = []
        for _ in 0..<(try view.u8(0)) { layers.append(try PointIndex(view, at: &offset)) }
        return layers
    }

    /// The position of a point in tree order, in units of ``FixedAngle``.
    @inlinable
    package func location(_ index: Int) throws(IndexFormatError) -> (latitude: Int32, longitude: Int32) {
        (try points.i32(index &* 8), try points.i32(index &* 8 &+ 4))
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
