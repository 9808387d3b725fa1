import MapSearch
import MapSearchOffline
import MapSearchSnapshots
import SampleIsland

/// Restaurants around a place at a time, filtered step by step, with the remaining ones and the reasons.
struct RestaurantGuide {
    /// A step: one more filter than the previous one.
    struct Step {
        var title: String
        var filters: FilterCollection
    }

    /// A listed restaurant with the reason.
    struct Row: Equatable {
        var name: String
        var meters: Int
        var reason: String
    }

    let backend: OfflineBackend
    let place: Coordinate
    let time: CivilTime

    /// All restaurants; those that may be open; those that are open; those with outdoor seating.
    static let steps = [
        Step(title: "All restaurants", filters: []),
        Step(title: "Open, or nobody knows", filters: [.open(keepsUnknown: true)]),
        Step(title: "Certainly open", filters: [.open()]),
        Step(title: "Certainly open, tables outside", filters: [.open(), .boolean("outdoor_seating")]),
    ]

    /// The answer for a step, nearest first.
    func response(_ step: Step) throws -> SearchResponse {
        var options = SearchOptions(resultPageSize: 20, userPosition: place)
        options.sort = .distance(from: place)
        options.localTime = time
        options.filters = step.filters
        options.includesFacets = true
        return try backend.answer(.text("restaurants", in: .point(place), options: options))
    }

    /// The rows of a step.
    func rows(_ step: Step) throws -> [Row] {
        try response(step).objects.map { object in
            Row(name: object.name, meters: Int((object.distance ?? 0).rounded()), reason: reason(object))
        }
    }

    /// The reason why a restaurant is listed: the opening state at the time, in words.
    private func reason(_ object: GeoObject) -> String {
        guard let business = object[BusinessMetadata.self] else { return "a restaurant" }
        guard let hours = business.openingHours else { return "opening hours unknown" }
        var parts = [hours.status(at: time).text(in: .english)]
        if case .flag(true)? = business.features.first(where: { $0.id == "outdoor_seating" })?.value {
            parts.append("tables outside")
        }
        return parts.joined(separator: ", ")
    }

    /// The numbers of restaurants that are open, closed or unknown.
    func counts(_ step: Step) throws -> [String: Int] {
        let facets = try response(step).metadata.businessResultMetadata?.facets ?? []
        guard case .enumeration(let choices)? = facets.first(where: { $0.id == SearchFilter.opening })?.values else {
            return [:]
        }
        return Dictionary(choices.map { ($0.id, $0.count) }) { first, _ in first }
    }

    /// The last step on a map: open ones are green, unknown ones grey, closed ones red.
    func picture() throws -> MapSnapshot {
        let objects = try response(Self.steps[0]).objects
        var snapshot = MapSnapshot(size: ViewSize(width: 760, height: 480))
        snapshot.title = "Restaurants around the market square on \(time)"
        snapshot.legend = [.init(.heading, "Open on \(time)?")]
        for (number, object) in objects.enumerated() {
            let state = object[BusinessMetadata.self]?.openingState(at: time) ?? .unknown
            let color: MapColor =
                switch state {
                case .open: MapColor(hex: 0x2B7A4B)
                case .closed: MapColor(hex: 0xB3372F)
                case .unknown: MapColor(hex: 0x6F7378)
                }
            snapshot.pins.append(.init(object.coordinate, name: object.name, symbol: "\(number + 1)", color: color))
            snapshot.legend.append(.init(.pin("\(number + 1)"), "\(object.name): \(state)", color: color))
        }
        snapshot.labels = [.init(place, "You", isProminent: true)]
        return try IslandMap.complete(snapshot, from: backend.index)
    }
}
