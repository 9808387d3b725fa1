import MapSearch

/// A value of a business for filters: that it is a café, belongs to a chain, has wireless access.
///
/// A class, because requests share hundreds of values.
final class FacetValue: Sendable {
    /// The identifier of the filter for it.
    let filter: String
    let name: String?
    let value: FilterValue

    /// The value for a place that is open, closed, or in an unknown state.
    init(_ state: OpeningHours.State) {
        (filter, name, value) = (SearchFilter.opening, nil, .labels([(state.rawValue, nil)]))
    }

    /// The value for a place that is open at an occasion.
    init(_ occasion: OpeningHours.Occasion) {
        (filter, name, value) = (SearchFilter.opening, nil, .labels([(occasion.rawValue, nil)]))
    }

    /// The value for the number of known parts of a record.
    init(knownParts: Int) {
        let completeness = BusinessMetadata.completeness(knownParts: knownParts)
        (filter, name, value) = (SearchFilter.completeness, nil, .number(completeness))
    }

    /// The filter value of a detail; nil if no filter uses it.
    init?(_ detail: DecodedDetail) {
        switch detail {
        case .category(let category):
            (filter, name, value) = (SearchFilter.category, nil, Self.label(category.id, category.name))
        case .chain(let chain):
            (filter, name, value) = (SearchFilter.chain, nil, Self.label(chain.id, chain.name))
        case .feature(let feature): (filter, name, value) = (feature.id, feature.name, FilterValue(feature.value))
        case .houseNumber, .phone, .link, .openingHours: return nil
        }
    }

    private static func label(_ id: String, _ name: String) -> FilterValue {
        .labels([(id, name.isEmpty ? nil : name)])
    }
}
