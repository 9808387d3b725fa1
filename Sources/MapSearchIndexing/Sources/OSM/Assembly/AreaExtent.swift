import MapGeometry

/// What an area contains, even if the files have only a part of its boundary.
///
/// Complete rings determine the extent. Otherwise a position that is known to be inside does: from there to anywhere in the data,
/// a straight line crosses the boundary an even number of times if its end is inside as well. This needs only those pieces
/// of the boundary that the data contain, as long as the data fill a convex region, as extracts roughly do. It cannot be used
/// for another extract that was merged into the file, nor beyond the usual reach of such an area.
struct AreaExtent {
    private let index: PolygonIndex?
    private let center: OpenCenter?
    private let pieces: [[Coordinate]]
    let box: CoordinateBounds

    /// The position of an incomplete boundary.
    private struct OpenCenter {
        let coordinate: Coordinate
        let reach: Double
        /// The groups of the data, and the one that contains the coordinate.
        let patches: ProximityGroups
        let patch: Int?
    }

    var polygons: [Polygon] { index?.multiPolygon.polygons ?? [] }
    var isWhole: Bool { index != nil }
    /// The size, for comparing areas of the same level.
    let size: Double

    /// An area with complete rings.
    init(_ polygons: [Polygon]) {
        index = PolygonIndex(MultiPolygon(polygons))
        center = nil
        pieces = []
        box = MultiPolygon(polygons).bounds
        size = box.span.latitudeDelta * box.span.longitudeDelta
    }

    /// An area with a known position inside, and pieces of the boundary.
    ///
    /// - Parameters:
    ///   - inside: The position that is known to be inside.
    ///   - pieces: The known pieces of the boundary.
    ///   - reach: The maximum distance of a point in the area from the position, in metres.
    ///   - patches: The groups of the data: only the one that contains the position is considered.
    init(inside: Coordinate, pieces: [[Coordinate]], reach: Double, patches: ProximityGroups) {
        index = nil
        center = OpenCenter(
            coordinate: inside, reach: reach, patches: patches, patch: patches.group(at: inside))
        self.pieces = pieces
        box = CoordinateBounds(covering: [inside]).expanded(byMeters: reach)
        size = .infinity
    }

    func contains(_ coordinate: Coordinate) -> Bool {
        guard box.contains(coordinate) else { return false }
        if let index { return index.contains(coordinate) }
        guard let center, let patch = center.patch, center.patches.group(at: coordinate) == patch,
            FlatRuler(latitude: coordinate.latitude).distance(center.coordinate, coordinate) <= center.reach
        else { return false }
        var isInside = true
        for piece in pieces {
            for (start, end) in zip(piece, piece.dropFirst())
            where Self.cross(center.coordinate, coordinate, start, end) { isInside.toggle() }
        }
        return isInside
    }

    /// The distance of a coordinate from the known position of an incomplete area, as a fraction of the area's reach; 0 for
    /// a complete one.
    func remoteness(of coordinate: Coordinate) -> Double {
        guard let center else { return 0 }
        return FlatRuler(latitude: coordinate.latitude).distance(center.coordinate, coordinate) / center.reach
    }

    /// Whether the segments a–b and c–d cross; an end of c–d on the line a–b counts as on its left.
    private static func cross(_ a: Coordinate, _ b: Coordinate, _ c: Coordinate, _ d: Coordinate) -> Bool {
        func side(_ p: Coordinate, _ q: Coordinate, _ r: Coordinate) -> Bool {
            (q.longitude - p.longitude) * (r.latitude - p.latitude)
                - (q.latitude - p.latitude) * (r.longitude - p.longitude) >= 0
        }
        return side(a, b, c) != side(a, b, d) && side(c, d, a) != side(c, d, b)
    }
}
