import MapGeometry

/// What an area contains, even if the files have only a part of its boundary.
///
/// Where rings are whole they decide. Else a place that is known to lie inside does: from there to anywhere in the data,
/// a straight line crosses the boundary an even number of times if it ends inside as well. That needs only those pieces
/// of the boundary that the data have, as long as the data fill a convex region, as extracts roughly do. It says nothing
/// of another extract that was merged into the file, or of what is farther away than such an area reaches.
struct AreaExtent {
    private let index: PolygonIndex?
    private let center: OpenCenter?
    private let pieces: [[Coordinate]]
    let box: CoordinateBounds

    /// Where a boundary that is cut off is known to be.
    private struct OpenCenter {
        let coordinate: Coordinate
        let reach: Double
        /// The patches of the data, and the one that the coordinate is in.
        let patches: ProximityGroups
        let patch: Int?
    }

    var polygons: [Polygon] { index?.multiPolygon.polygons ?? [] }
    var isWhole: Bool { index != nil }
    /// The size by which areas of one level are compared.
    let size: Double

    /// An area with whole rings.
    init(_ polygons: [Polygon]) {
        index = PolygonIndex(MultiPolygon(polygons))
        center = nil
        pieces = []
        box = MultiPolygon(polygons).bounds
        size = box.span.latitudeDelta * box.span.longitudeDelta
    }

    /// An area of which a place inside is known, and pieces of the boundary.
    ///
    /// - Parameters:
    ///   - inside: The place that is known to lie inside.
    ///   - pieces: What there is of the boundary.
    ///   - reach: How far from the place such an area reaches, in metres.
    ///   - patches: Which parts of the data are near each other: nothing is said of others than that of the place.
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

    /// How far a coordinate is from the known place of an area that is open, as a share of how far such an area reaches; 0
    /// for one that is whole.
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
