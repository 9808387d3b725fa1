/// Finds a coordinate in the middle of a wide part of an area: along parallels, from the middle of the area outwards.
package struct InteriorPointSearch {
    private let polygon: Polygon
    private let rings: [Ring]
    private let vertexCount: Int
    /// The number of vertices examined.
    package private(set) var visitCount = 0

    /// For areas of up to 1,000 vertices, a parallel is tried between each two latitudes; for more, at least 64.
    private var visitLimit: Int { 1_000_000 + 64 * vertexCount }

    package init(_ polygon: Polygon) {
        self.polygon = polygon
        rings = ([polygon.outer] + polygon.holes).map(Ring.init)
        vertexCount = rings.reduce(0) { $0 + $1.vertices.count }
    }

    package mutating func point() -> Coordinate? {
        let box = polygon.bounds
        guard !box.isEmpty, polygon.outer.count > 2 else { return nil }
        // Between two neighbouring latitudes of vertices, no edge begins or ends.
        let latitudes = Set(rings.flatMap { $0.vertices.map { $0.latitude } } + [box.south, box.north]).sorted()
        let middle = polygon.centroid?.latitude ?? box.center.latitude
        let parallels = zip(latitudes, latitudes.dropFirst()).map { 0.5 * ($0 + $1) }
            .sorted { ($0 - middle).magnitude < ($1 - middle).magnitude }
        for latitude in parallels {
            guard visitCount <= visitLimit else { return nil }
            let crossings = crossings(latitude)
            let stretches =
                crossings.isEmpty
                ? [Coordinate(latitude: latitude, longitude: box.center.longitude)] : middles(latitude, crossings)
            // Only rounding can contradict the first one.
            for place in stretches.prefix(2) {
                visitCount += vertexCount
                if polygon.contains(place) { return place }
            }
        }
        return nil
    }

    /// The crossings of rings with a parallel, from west to east.
    private mutating func crossings(_ latitude: Double) -> [(longitude: Double, ring: Int)] {
        visitCount += vertexCount
        var crossings: [(longitude: Double, ring: Int)] = []
        for (number, ring) in rings.enumerated() {
            guard var previous = ring.vertices.last else { continue }
            for vertex in ring.vertices {
                if (previous.latitude < latitude) != (vertex.latitude < latitude) {
                    let share = (latitude - previous.latitude) / (vertex.latitude - previous.latitude)
                    let turn = longitudeTurn(from: previous.longitude, to: vertex.longitude)
                    crossings.append((wrappedLongitude(previous.longitude + share * turn), number))
                }
                previous = vertex
            }
        }
        return crossings.sorted { $0.longitude < $1.longitude }
    }

    /// The centres of the parts of a parallel that are inside, widest first.
    ///
    /// Only the widest part is located; from there to the east, each crossing enters or leaves one ring.
    private mutating func middles(
        _ latitude: Double, _ crossings: [(longitude: Double, ring: Int)]
    ) -> [Coordinate] {
        let widths = crossings.indices.map { index in
            let next = index + 1 < crossings.count ? crossings[index + 1].longitude : crossings[0].longitude + 360
            return next - crossings[index].longitude
        }
        func middle(_ stretch: Int) -> Coordinate {
            Coordinate(
                latitude: latitude, longitude: wrappedLongitude(crossings[stretch].longitude + widths[stretch] / 2))
        }
        guard let widest = widths.indices.max(by: { widths[$0] < widths[$1] }) else { return [] }
        let start = middle(widest)
        visitCount += vertexCount
        var isInside = rings.enumerated().map { number, ring in
            let location = ring.locate(start)
            return number == 0 ? location != .outside : location == .inside
        }
        var holeCount = isInside.dropFirst().count { $0 }
        var stretches: [Int] = []
        for step in crossings.indices {
            let stretch = (widest + step) % crossings.count
            if step > 0 {
                let ring = crossings[stretch].ring
                isInside[ring].toggle()
                if ring > 0 { holeCount += isInside[ring] ? 1 : -1 }
            }
            if isInside[0], holeCount == 0, widths[stretch] > 0 { stretches.append(stretch) }
        }
        return stretches.sorted { (-widths[$0], $0) < (-widths[$1], $1) }.map(middle)
    }
}
