import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// Finds the points of interest around a place, by the distance to the shape of each.
struct BusinessSearch {
    typealias Answer = ReverseSearch.Answer

    /// Up to this distance, in metres, a point of interest is at the place.
    static let reach = 100.0

    let place: ReversePlace
    /// The objects to look for.
    let kinds: Set<ObjectKind>
    /// Whether to skip objects without a name.
    var needsName = false

    private var file: IndexFile { place.file }

    /// The nearest ones on this side of the border, at most `count`: those whose outlines contain the place, the smallest
    /// first, and then by distance.
    func nearest(_ count: Int, within reach: Double = reach) throws(IndexFormatError) -> [Answer] {
        guard count > 0, !kinds.isEmpty else { return [] }
        var found: [Answer] = []
        var known: Set<UInt32> = []
        func add(_ document: UInt32, _ distance: Double, _ nearest: Coordinate?) {
            guard known.insert(document).inserted else { return }
            var answer = Answer(document: document, distance: distance)
            answer.nearest = nearest
            found.append(answer)
        }
        for around in place.surroundings where around.area == nil && around.house == nil {
            if try isWanted(around.document) { add(around.document, 0, place.coordinate) }
        }
        let insideCount = found.count
        let sights = try file.footprints?.nearest(
            latitude: place.latitude, longitude: place.longitude, count: count, limit: reach,
            isWanted: { document, isHouse throws(IndexFormatError) in
                guard !isHouse else { return false }
                return try isWanted(document)
            },
            accept: { sight throws(IndexFormatError) in
                guard sight.distance > 0 else { return false }
                return try place.isOnThisSide(sight.document, sight.latitude, sight.longitude, ofSettlement: false)
            })
        for sight in sights ?? [] {
            add(sight.document, sight.distance, ReversePlace.coordinate(sight.latitude, sight.longitude))
        }
        // Objects with an outline are also among the points.
        let points = try file.points(.others)?.nearest(
            latitude: place.latitude, longitude: place.longitude, count: count + found.count,
            limit: Neighbor.haversine(meters: reach)
        ) { document throws(IndexFormatError) in
            guard try isWanted(document) else { return false }
            let location = try file.location(try file.attributes[document])
            return try place.isOnThisSide(document, location.latitude, location.longitude, ofSettlement: false)
        }
        for point in points ?? [] { add(point.document, point.distance, nil) }
        let outside = found[insideCount...].sorted { ($0.distance, $0.document) < ($1.distance, $1.document) }
        return Array((found[..<insideCount] + outside).prefix(count))
    }

    private func isWanted(_ document: UInt32) throws(IndexFormatError) -> Bool {
        guard kinds.contains(try place.index.kind(of: document)) else { return false }
        guard needsName else { return true }
        return try !file.records.name(document, languages: []).isEmpty
    }
}
