import MapGeometry
import MapSearch
import MapSearchIndexFormat

extension CategorySearch {
    /// The number of nearest members examined if facets are counted.
    private static let countedForFacets = 1_000
    /// So many members at least are looked for where each is read, to count them whatever number of results is wanted.
    private static let leastSifted = 101
    /// Up to so many members are counted one by one, which is more than any page has, and up to so many that are read; of more, all in
    /// the index are counted, those of several categories several times.
    private static let mostCounted = 2_000
    private static let mostSifted = 500

    /// The members nearest to a coordinate; better-known ones from farther away.
    mutating func nearest(to coordinate: Coordinate, reach: Double) throws -> Outcome {
        let latitude = FixedAngle.clamping(coordinate.latitude)
        let longitude = FixedAngle.wrapping(coordinate.longitude)
        // If facets are counted, members excluded by filters count, too.
        let least = parameters.countsFacets ? Self.countedForFacets : isSifted ? Self.leastSifted : 0
        let wanted = max(parameters.count, least)
        var neighbors: [Neighbor] = []
        for tree in trees {
            neighbors += try tree.members.nearest(
                latitude: latitude, longitude: longitude, count: wanted, weighed: parameters.distance == nil
            ) { entry throws(IndexFormatError) in
                if parameters.countsFacets {
                    return tree.demands == 0 ? true : try failures(of: entry, tree.demands) == 0
                }
                return try passes(entry, tree.demands)
            }
        }
        neighbors.removeAll { $0.distance > reach }
        neighbors.sort { ($0.score, $0.document) < ($1.score, $1.document) }
        var seen: Set<UInt32> = []
        var members = neighbors.map { Found(entry: $0.document, key: Double($0.score)) }
            .filter { seen.insert($0.entry).inserted }
        var found = members.count
        if parameters.countsFacets {
            members = try members.filter { try passes($0.entry, 0) }
            found = members.count
        } else if members.count >= wanted {
            found = max(found, try count(within: reach, of: coordinate))
        }
        return Outcome(members: Array(members.prefix(parameters.count)), found: found)
    }

    /// The number of members within a distance in metres, whatever number of results is wanted.
    private mutating func count(within reach: Double, of coordinate: Coordinate) throws -> Int {
        let all = trees.reduce(0) { $0 + $1.members.count }
        if reach == .infinity, !isSifted, trees.count == 1 { return all }
        let most = isSifted ? Self.mostSifted : Self.mostCounted
        let area =
            reach == .infinity
            ? nil : SearchRegion(SearchArea(.circle(CircularRegion(center: coordinate, radius: reach)))).extent
        let origin = NearestQuery(
            latitude: FixedAngle.clamping(coordinate.latitude), longitude: FixedAngle.wrapping(coordinate.longitude))
        let farthest = Neighbor.haversine(meters: reach)
        var members: [Member] = []
        for tree in trees {
            try tree.members.forEach(
                south: area?.south ?? .min, north: area?.north ?? .max, west: area?.west ?? .min,
                east: area?.east ?? .max
            ) { entry, latitude, longitude in
                if origin.haversine(latitude, longitude) <= farthest {
                    members.append(
                        Member(entry: entry, latitude: latitude, longitude: longitude, demands: tree.demands))
                }
                return members.count <= most
            }
        }
        guard members.count <= most else { return all }
        if isSifted { return try sifted(members).count }
        return trees.count == 1 ? members.count : Set(members.map(\.entry)).count
    }

    /// Whether members must be read to know whether they count.
    private var isSifted: Bool { facts.requested != 0 || trees.contains { $0.demands != 0 } }
}
