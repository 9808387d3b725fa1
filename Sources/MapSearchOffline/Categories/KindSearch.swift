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
    let distance: DistanceMeasure?

    /// All objects in a region, best first.
    func objects(in region: SearchRegion) throws(IndexFormatError) -> [Found] {
        var circle: (center: Coordinate, reach: Double, origin: NearestQuery)?
        var extent = region.extent
        if case .around(let center, let reach) = region {
            let origin = NearestQuery(
                latitude: FixedAngle.clamping(center.latitude), longitude: FixedAngle.wrapping(center.longitude))
            circle = (center, reach, origin)
            if reach.isFinite { extent = Self.band(around: center, reach: reach) }
        }
        var limits = extent?.limits ?? []
        var found: [Found] = []
        for kind in kinds {
            for document in try index.kindTable.documents(of: kind, in: index) {
                let row = try index.file.attributes[document]
                let (latitude, longitude) = try index.file.location(row)
                // First, because it is quick and most objects are elsewhere.
                if let extent, !extent.contains(latitude, longitude) { continue }
                let place = Coordinate(
                    latitude: FixedAngle.degrees(latitude), longitude: FixedAngle.degrees(longitude))
                if let circle, circle.center.distance(to: place) > circle.reach { continue }
                var rank: UInt8? = 0
                for number in limits.indices where rank != nil {
                    rank = try limits[number].membership(document, latitude, longitude).map {
                        max(rank ?? 0, $0.rawValue)
                    }
                }
                guard let rank else { continue }
                let haversine = circle.map { Double($0.origin.haversine(latitude, longitude)) }
                found.append(Found(document: document, key: key(row.importance, place, rank, haversine)))
            }
        }
        return found.sorted { ($0.key, $0.document) < ($1.key, $1.document) }
    }

    /// The parallels that a circle is between, a little farther apart: a box would end at the poles and behind them.
    private static func band(around center: Coordinate, reach: Double) -> SearchRegion.Extent {
        var band = SearchRegion.Extent(around: center, reach: reach * 1.01)
        (band.west, band.east) = (.min, .max)
        return band
    }

    /// The members of a category have the same keys, so that those of several indexes can be compared.
    private func key(_ importance: UInt16, _ place: Coordinate, _ rank: UInt8, _ haversine: Double?) -> Double {
        guard let haversine else {
            return distance?(place) ?? CategorySearch.key(rank: rank, importance: importance)
        }
        guard distance == nil else { return haversine }
        let nearness = PointWeight.nearness(ofImportance: Double(importance) / Double(UInt16.max))
        return haversine / (nearness * nearness)
    }
}
