import MapSearchOpeningHours

/// The value of an object for a filter.
package enum FilterValue: Sendable {
    case boolean(Bool)
    /// Identifiers, with names to show if there are any.
    case labels([(id: String, name: String?)])
    case number(Double)
    case dates([CalendarDate])

    /// The value of a feature.
    package init(_ value: BusinessMetadata.Feature.Value) {
        switch value {
        case .flag(let flag): self = .boolean(flag)
        case .values(let labels): self = .labels(labels.map { ($0, nil) })
        case .number(let number): self = .number(number)
        case .dates(let dates): self = .dates(dates)
        }
    }

    /// Returns whether the value passes a filter; `nil` if the filter's type does not match.
    package func passes(_ condition: SearchFilter.Condition) -> Bool? {
        switch (self, condition) {
        case (.boolean(let value), .boolean(let wanted)):
            value == wanted
        case (.labels(let labels), .anyOf(let wanted)):
            labels.contains { wanted.contains($0.id) }
        case (.number(let number), .range(let from, let to)):
            (from ?? -.infinity) <= number && number <= (to ?? .infinity)
        // A single number, as people write it: stars=5.
        case (.number(let number), .anyOf(let wanted)) where wanted.allSatisfy({ Double($0) != nil }):
            wanted.contains { Double($0) == number }
        case (.dates(let dates), .dates(let from, let to)):
            dates.contains { date in (from.map { $0 <= date } ?? true) && (to.map { date <= $0 } ?? true) }
        default:
            nil
        }
    }
}

extension GeoObject {
    /// The object's values by filter identifier; empty if it is not an organization.
    var filterValues: [(id: String, name: String?, value: FilterValue)] {
        guard let business = self[BusinessMetadata.self] else { return [] }
        var values: [(id: String, name: String?, value: FilterValue)] = []
        values.reserveCapacity(business.features.count + 4)
        if !business.categories.isEmpty {
            values.append((SearchFilter.category, nil, .labels(business.categories.map { ($0.id, $0.name) })))
        }
        if !business.chains.isEmpty {
            values.append((SearchFilter.chain, nil, .labels(business.chains.map { ($0.id, $0.name) })))
        }
        if let distance { values.append((SearchFilter.distance, nil, .number(distance))) }
        values.append((SearchFilter.completeness, nil, .number(business.completeness)))
        for feature in business.features {
            values.append((feature.id, feature.name, FilterValue(feature.value)))
        }
        return values
    }
}
