import MapGeometry

/// What an area contains, even if the files have only a part of its boundary.
///
/// Where rings are whole they decide. Else a place that is known to lie inside does: from there to anywhere in the data,
/// a straight line crosses the boundary an even number of times if it ends inside as well. That needs only those pieces
/// of the boundary that the data have, as long as the data fill a convex region, as extracts roughly do.
struct AreaExtent {
    private let index: PolygonIndex?
    private let inside: Coordinate?
    private let pieces: [[Coordinate]]
    let box: CoordinateBounds

    var polygons: [Polygon] { index?.multiPolygon.polygons ?? [] }
    var isWhole: Bool { index != nil }
    /// The size by which areas of one level are compared.
    let size: Double

    /// An area with whole rings.
    init(_ polygons: [Polygon]) {
        index = PolygonIndex(MultiPolygon(polygons))
        inside = nil
        pieces = []
        box = MultiPolygon(polygons).bounds
        size = box.span.latitudeDelta * box.span.longitudeDelta
    }

    /// An area of which a place inside is known, and those pieces of the boundary that are in a box.
    init(inside: Coordinate, pieces: [[Coordinate]], within box: CoordinateBounds) {
        index = nil
        self.inside = inside
        self.pieces = pieces
        self.box = box
        size = .infinity
    }

    func contains(_ coordinate: Coordinate) -> Bool {
        guard box.contains(coordinate) else { return false }
        if let index { return index.contains(coordinate) }
        guard let inside else { return false }
        var isInside = true
        for piece in pieces {
            for (start, end) in zip(piece, piece.dropFirst())
            where Self.cross(inside, coordinate, start, end) { isInside.toggle() }
        }
        return isInside
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
