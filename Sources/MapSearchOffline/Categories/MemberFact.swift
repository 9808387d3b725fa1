import MapSearch

/// One fact of a business as filters see it: that it is a café, belongs to a chain, has a wireless network.
struct MemberFact: Sendable {
    /// The identifier of the filter that asks for it.
    var filter: String
    var name: String?
    var value: FilterValue

    /// The fact that it is open, closed, or that nobody knows.
    init(_ state: OpeningHours.State) {
        (filter, value) = (SearchFilter.opening, .labels([(state.rawValue, nil)]))
    }

    /// The fact that so many parts of its record are known.
    init(knownParts: Int) {
        (filter, value) = (SearchFilter.completeness, .number(BusinessMetadata.completeness(knownParts: knownParts)))
    }

    /// What a detail says to filters; nil for what none asks for.
    init?(_ detail: DetailFact) {
        switch detail {
        case .category(let category):
            (filter, value) = (SearchFilter.category, Self.label(category.id, category.name))
        case .chain(let chain): (filter, value) = (SearchFilter.chain, Self.label(chain.id, chain.name))
        case .feature(let feature): (filter, name, value) = (feature.id, feature.name, FilterValue(feature.value))
        case .houseNumber, .phone, .link, .openingHours: return nil
        }
    }

    private static func label(_ id: String, _ name: String) -> FilterValue {
        .labels([(id, name.isEmpty ? nil : name)])
    }
}
