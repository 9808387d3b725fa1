import MapGeometry

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The documents of one layer as points, for finding the nearest ones, plain or weighted by size, and all in a box.
///
/// The points are split into halves, along the longer side each time, down to leaves of 32. Above the leaves is a tree
/// of boxes, eight to a group, which are examined together. Distances and the lower bounds for pruning are on the sphere,
/// so poles and ±180° need no special case.
///
/// Layout:
/// ```
/// section  = layerCount:u8  layer × layerCount
/// layer    = count:u32  start:column  leaf × ((count + 31) / 32)  pad:8 zero bytes
///            groups:BoxGroups over the leaves
/// start    = the start of each leaf, relative to the end of the column; then the end of the last one
/// leaf     = as in ``PointLeaf``
/// ```
/// A weight *w* makes a point seem 2^(w/16) times nearer in a weighted search.
package struct PointIndex: Sendable {
    private let starts: IntegerColumn
    private let leaves: ByteView
    let groups: BoxGroups
    package let count: Int

    static let leafCount = 32

    /// The contents of a layer.
    package enum Layer: Int, CaseIterable, Sendable {
        case settlements
        /// All other documents.
        case others
    }

    /// Reads the layer at `offset`, which moves past it.
    init(_ view: ByteView, at offset: inout Int) throws(IndexFormatError) {
        let start = offset
        count = Int(try view.u32(offset))
        offset += 4
        starts = try IntegerColumn(view, at: &offset)
        let leafCount = (count + Self.leafCount - 1) / Self.leafCount
        guard starts.count == leafCount + 1 else { throw view.corrupt(at: start) }
        leaves = try view.slice(offset, Int(try starts[leafCount]) + PointLeaf.padding)
        offset += leaves.count
        groups = try BoxGroups(view, leafCount: leafCount, at: &offset)
    }

    /// The layers of a section.
    package static func layers(_ view: ByteView) throws(IndexFormatError) -> [PointIndex] {
        var offset = 1
        var layers: [PointIndex] = []
        for _ in 0..<(try view.u8(0)) { layers.append(try PointIndex(view, at: &offset)) }
        return layers
    }

    /// The position of a point in tree order, in units of ``FixedAngle``; throws for one beyond the poles.
    package func location(_ index: Int) throws(IndexFormatError) -> (latitude: Int32, longitude: Int32) {
        try leaf(of: index).location(index % Self.leafCount)
    }

    /// The document of a point in tree order.
    package func document(_ index: Int) throws(IndexFormatError) -> UInt32 {
        try leaf(of: index).document(index % Self.leafCount)
    }

    private func leaf(of index: Int) throws(IndexFormatError) -> PointLeaf {
        guard index >= 0, index < count else { throw leaves.corrupt(at: index) }
        return try leaf(index / Self.leafCount)
    }

    /// The points in a box around leaves.
    @inline(__always)
    func leaf(_ number: Int) throws(IndexFormatError) -> PointLeaf {
        try PointLeaf(
            leaves, at: Int(try starts[number]), first: number &* Self.leafCount,
            count: min(Self.leafCount, count &- number &* Self.leafCount))
    }
}

/// A point found by a search.
package struct Neighbor: Sendable {
    package var document: UInt32
    /// The position, in units of ``FixedAngle``.
    package var latitude: Int32
    package var longitude: Int32
    /// The haversine of the central angle to the point: sin²(distance / 2 radii).
    package var haversine: Float
    /// The minimized value: the haversine, divided by the square of the point's weight in a weighted search.
    package var score: Float

    /// The distance in metres, on a sphere.
    package var distance: Double { 2 * asin(min(1, Double(haversine).squareRoot())) * Earth.meanRadius }

    /// The haversine at a distance in metres, as the limit of a search; infinity for an infinite one.
    package static func haversine(meters: Double) -> Float {
        if meters == .infinity { return .infinity }
        let sine = sin(min(meters / Earth.meanRadius, .pi) / 2)
        return Float(sine * sine)
    }
}

extension PointIndex {
    /// Checks that each box contains its points.
    ///
    /// - Complexity: O(*n*).
    package func verify() throws(IndexFormatError) {
        try groups.verify(section: .points) { number throws(IndexFormatError) in
            let leaf = try leaf(number)
            var content = WeighedBox()
            for point in 0..<leaf.count {
                let place = try leaf.location(point)
                content.extend(
                    FixedBox(latitude: place.latitude, longitude: place.longitude), weight: try leaf.weight(point))
            }
            return content
        }
    }
}
