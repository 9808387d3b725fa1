extension Polygon {
    /// The parts of the area on either side of the 180th meridian, none of which crosses it, as required by RFC 7946 (section 3.1.9).
    ///
    /// An area that does not cross it is returned unchanged as the only part, and so is one around a pole. If a ring crosses the meridian
    /// several times, the parts are connected along it.
    ///
    /// Rings are clipped at the meridian: Sutherland and Hodgman, *Reentrant polygon clipping* (1974),
    /// doi:10.1145/360767.360802.
    ///
    /// - Complexity: O(*n*) in the number of coordinates.
    package var cutAt180thMeridian: [Polygon] {
        let rings = [outer] + holes
        guard rings.contains(where: Self.crosses) else { return [self] }
        var paths: [[Coordinate]] = []
        for ring in rings {
            guard let path = Self.unrolled(ring) else { return [self] }
            paths.append(path)
        }
        guard let west = paths[0].map(\.longitude).min(), let east = paths[0].map(\.longitude).max() else {
            return [self]
        }
        var parts: [Polygon] = []
        for turn in stride(from: -360.0, through: 360, by: 360) where west < turn + 180 && east > turn - 180 {
            let clipped = paths.enumerated().map { index, path in
                // A hole is on the same turn as the outer boundary, however often that went round.
                let shift = index == 0 ? 0 : ((west + east) / 2 - path[0].longitude) / 360
                return Self.clipped(path, shiftedBy: shift.rounded() * 360 - turn)
            }
            guard clipped[0].count > 2 else { continue }
            parts.append(Polygon(outer: clipped[0], holes: clipped.dropFirst().filter { $0.count > 2 }))
        }
        return parts
    }

    private static func crosses(_ ring: [Coordinate]) -> Bool {
        zip(ring, ring.dropFirst() + ring.prefix(1)).contains { turn(from: $0, to: $1) != 0 }
    }

    /// The jump in longitude where an edge crosses the meridian; 0 for an edge along a cut, from −180° to 180°.
    private static func turn(from start: Coordinate, to end: Coordinate) -> Double {
        let width = end.longitude - start.longitude
        return abs(width) > 180 && abs(width) < 360 ? (width > 0 ? -360 : 360) : 0
    }

    /// The ring with longitudes that continue beyond ±180°; nil if it goes around the Earth.
    private static func unrolled(_ ring: [Coordinate]) -> [Coordinate]? {
        var path: [Coordinate] = []
        var shift = 0.0
        for (index, vertex) in ring.enumerated() {
            if index > 0 { shift += turn(from: ring[index - 1], to: vertex) }
            path.append(Coordinate(latitude: vertex.latitude, longitude: vertex.longitude + shift))
        }
        if let first = ring.first, let last = ring.last { shift += turn(from: last, to: first) }
        return shift == 0 && !path.isEmpty ? path : nil
    }

    /// The part of a ring between −180° and 180°.
    private static func clipped(_ path: [Coordinate], shiftedBy shift: Double) -> [Coordinate] {
        let path = path.map { Coordinate(latitude: $0.latitude, longitude: $0.longitude + shift) }
        return clipped(clipped(path, side: 1), side: -1)
    }

    /// The part of a ring on the near side of the meridian 180° east (1) or west (−1).
    private static func clipped(_ path: [Coordinate], side: Double) -> [Coordinate] {
        var result: [Coordinate] = []
        guard var previous = path.last else { return [] }
        for vertex in path {
            let (before, after) = (180 - previous.longitude * side, 180 - vertex.longitude * side)
            if (before < 0) != (after < 0) {
                let share = before / (before - after)
                result.append(
                    Coordinate(
                        latitude: previous.latitude + (vertex.latitude - previous.latitude) * share,
                        longitude: 180 * side))
            }
            if after >= 0 { result.append(vertex) }
            previous = vertex
        }
        return result
    }
}
