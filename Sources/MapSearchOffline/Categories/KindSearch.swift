import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// Finds the objects of some kinds in a region, in an index without categories: the airports of a world.
struct KindSearch {
    /// An object that was found.
    struct Found {
        var document: UInt32
        /// The sort value as in ``CategorySearch/Found/key``.
        var key: Double
    }

    let index: OfflineIndex
    let kinds: Set<ObjectKind>
    /// The sort distance in metres; nil to sort by importance, and around a coordinate by both.
    let distance: (@Sendable (Coordinate) -> Double)?

    /// All objects in a region, best first.
    func objects(in region: SearchRegion) throws(IndexFormatError) -> [Found] {
        let file = index.file
        var extent = region.extent
        var origin: NearestQuery?
        if case .around(let center, let reach) = region {
            origin = NearestQuery(
                latitude: FixedAngle.clamping(center.latitude), longitude: FixedAngle.wrapping(center.longitude))
            if reach < Earth.meanRadius { extent = SearchRegion.Extent(around: center, reach: reach) }
        }
        var limits = extent?.limits ?? []
        var found: [Found] = []
        for (number, kind) in index.kinds.enumerated() where kinds.contains(kind) {
            for document in try index.kindTable.documents(ofKind: UInt8(number), in: file) {
                let row = try file.attributes[document]
                let place = try file.location(row)
                // The box first, because most objects are elsewhere.
                if let extent, !extent.contains(place.latitude, place.longitude) { continue }
                if case .around(let center, let reach) = region, reach.isFinite,
                    center.distance(to: Self.coordinate(place)) > reach
                {
                    continue
                }
                guard let rank = try rank(of: document, at: place, &limits) else { continue }
                found.append(Found(document: document, key: key(row, place, rank, origin)))
            }
        }
        return found.sorted { ($0.key, $0.document) < ($1.key, $1.document) }
    }

    private typealias Location = (latitude: Int32, longitude: Int32)

    private static func coordinate(_ place: Location) -> Coordinate {
        Coordinate(latitude: FixedAngle.degrees(place.latitude), longitude: FixedAngle.degrees(place.longitude))
    }

    /// The relation of an object to the place that the limits describe; nil if it is not in it.
    private func rank(
        of document: UInt32, at place: Location, _ limits: inout [SearchRegion.Limit]
    ) throws(IndexFormatError) -> UInt8? {
        var rank: UInt8 = 0
        for number in limits.indices {
            switch limits[number] {
            case .shape(let shape): if !shape.contains(Self.coordinate(place)) { return nil }
            case .outline(let outline):
                if try !outline.contains(place.latitude, place.longitude) { return nil }
            case .place(var limit):
                guard let membership = try limit.membership(document, place.latitude, place.longitude) else {
                    return nil
                }
                limits[number] = .place(limit)
                rank = membership.rawValue
            }
        }
        return rank
    }

    /// The members of a category have the same keys, so that those of several indexes can be compared.
    private func key(_ row: AttributeTable.Row, _ place: Location, _ rank: UInt8, _ origin: NearestQuery?) -> Double {
        guard let origin else {
            if let distance { return distance(Self.coordinate(place)) }
            return Double(UInt64(rank) << 16 | UInt64(UInt16.max - row.importance))
        }
        let importance = Double(row.importance) / Double(UInt16.max)
        let factor = distance == nil ? PointWeight.nearness(ofImportance: importance) : 1
        return Double(origin.haversine(place.latitude, place.longitude)) / (factor * factor)
    }
}

extension SearchRegion.Extent {
    /// Whether the box contains a position; one that crosses the 180th meridian ends west of its start.
    fileprivate func contains(_ latitude: Int32, _ longitude: Int32) -> Bool {
        guard latitude >= south, latitude <= north else { return false }
        return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
    }
}
