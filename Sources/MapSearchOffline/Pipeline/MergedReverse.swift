import MapSearch

/// Combines the results of several indexes at a coordinate as if they were one index.
struct MergedReverse {
    /// The results of one index, with their objects.
    struct Part {
        var address: GeoObject?
        var containers: [GeoObject]
        var nearby: [GeoObject]
        /// Whether the index has streets and houses.
        var isDetailed: Bool
        /// The country whose outline in a detailed index contains the coordinate.
        var country: String?
    }

    /// The best address, with the data of each index; nil for a list within a radius, and if there is nothing.
    private(set) var address: GeoObject?
    /// The address, its containers, and the other objects there.
    private(set) var objects: [GeoObject] = []

    /// Merges the results of several indexes.
    ///
    /// `zoom` is the requested detail, `isList` says whether everything within a radius was requested.
    init(_ parts: [Part], zoom: Double?, isList: Bool) {
        let zoom = zoom ?? DetailedReverse.finestZoom
        let nearby = Self.nearby(parts, zoom)
        guard !isList || nearby.isEmpty else {
            objects = nearby
            return
        }
        // The outline of a country in a detailed index is better than the coarse ones of a gazetteer.
        let country = parts.lazy.compactMap(\.country).first
        let parts = parts.filter { part in
            guard let country, let own = part.address?.address?.countryCode else { return true }
            return own == country
        }
        let order = parts.indices.filter { parts[$0].address != nil }
            .map { (key: Self.remoteness(parts[$0], zoom), part: $0) }.sorted { $0 < $1 }
        if let best = order.first {
            var identities = IdentityTable()
            for other in order { if let object = parts[other.part].address { identities.merge(object) } }
            let address = identities.objects[0]
            self.address = address
            var containers = parts[best.part].containers
            for other in order.dropFirst()
            where !parts[best.part].containers.isEmpty || !parts[other.part].containers.isEmpty {
                containers += Self.divisions(of: parts[other.part], around: address)
            }
            objects = [address] + Self.finestFirst(containers)
        }
        objects += nearby
    }

    /// The objects around the place in all indexes, nearest first; settlements are omitted next to streets and houses.
    private static func nearby(_ parts: [Part], _ zoom: Double) -> [GeoObject] {
        let isFine = zoom >= DetailedReverse.streetZoom
        let hasDetail = isFine && parts.contains { $0.isDetailed && !$0.nearby.isEmpty }
        return parts.filter { $0.isDetailed || !hasDetail }.flatMap(\.nearby).enumerated()
            .sorted { ($0.element.distance ?? 0, $0.offset) < ($1.element.distance ?? 0, $1.offset) }.map(\.element)
    }

    // MARK: Addresses

    /// Up to this distance, in metres, a place by the water belongs to a settlement of which only the centre is known.
    private static let shoreReach = 3_000.0

    /// How much coarser an address is than the object at the place.
    ///
    /// The nearest object comes first, a house before a street, then the settlement around it, a water, a more distant
    /// settlement, and the areas that contain all of them. At the zooms of divisions, these come first.
    private static func remoteness(_ part: Part, _ zoom: Double) -> Double {
        guard let object = part.address else { return .infinity }
        if zoom < 10 {
            if let rank = [ObjectKind.county, .region, .country].firstIndex(of: object.kind) { return Double(rank) }
            return object.kind == .water ? 3 : 4
        }
        let distance = object.distance ?? 0
        switch object.kind {
        case .house, .business, .station, .airport: return distance > 50 ? 2 + distance / (distance + 1000) : 0
        case .street: return distance > 50 ? 2 + distance / (distance + 1000) : 1
        case .water: return part.isDetailed ? 2 : 5
        case .locality, .district: return (distance > shoreReach ? 6 : 4) + distance / (distance + 1000)
        case .county: return 7
        case .region: return 8
        case .country: return 9
        default: return 3
        }
    }

    // MARK: Containers

    private static let divisionKinds: [ObjectKind] = [.street, .district, .locality, .county, .region, .country]

    /// The containers of the address in another index.
    private static func divisions(of part: Part, around address: GeoObject) -> [GeoObject] {
        ([part.address].compactMap { $0 } + part.containers).filter { object in
            guard let rank = divisionKinds.firstIndex(of: object.kind), rank > 0 else { return false }
            let own = divisionKinds.firstIndex(of: address.kind) ?? 0
            return rank >= own && object.address?.countryCode == address.address?.countryCode
        }
    }

    private static func finestFirst(_ objects: [GeoObject]) -> [GeoObject] {
        objects.enumerated().map { (rank: divisionKinds.firstIndex(of: $1.kind) ?? 0, place: $0, object: $1) }
            .sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.object)
    }
}
