import MapSearch

/// The order of what several indexes have at one coordinate: it goes from the house to the country.
struct MergeOrder {
    /// The objects in that order; equals stay in the order that they came in.
    let objects: [GeoObject]

    /// What a reverse answer is preferred for: it says more exactly where one is.
    private static let finestFirst: [ObjectKind] = [
        .house, .business, .street, .district, .locality, .station, .airport, .area, .postcode, .county, .region,
        .hydro, .country,
    ]

    init(finestFirst objects: [GeoObject]) {
        self.objects = objects.enumerated().map { (place: $0, key: Self.remoteness($1), object: $1) }
            .sorted { ($0.key, $0.place) < ($1.key, $1.place) }
            .map(\.object)
    }

    /// Of houses, organisations and streets the finest beside the place comes first, then those that are farther by their
    /// distance; then what the place lies in.
    private static func remoteness(_ object: GeoObject) -> Double {
        let rank = finestFirst.firstIndex(of: object.kind) ?? finestFirst.count
        guard [.house, .business, .street].contains(object.kind), let distance = object.distance, distance > 50 else {
            return Double(rank)
        }
        return 2 + distance / (distance + 1000)
    }
}
