import MapSearch
import MapSearchIndexFormat
import MapSearchText

extension IndexAssembly {
    /// Writes the information about an object beyond its names, and its categories.
    mutating func describeDetails(of record: IndexRecord, _ document: Int) throws(IndexFormatError) {
        var parts: [DetailTable.Detail] = []
        if let number = record.houseNumber { parts.append(.init(.houseNumber, [number])) }
        if let business = record.business { parts += Self.details(of: business) }
        guard !parts.isEmpty else { return }
        if let business = record.business { group(business, document, entry: UInt32(details.count)) }
        try details.append(parts, of: UInt32(document))
    }

    /// Adds a business to its categories and chains, under the number of its entry of details.
    private mutating func group(_ business: BusinessMetadata, _ document: Int, entry: UInt32) {
        let record = Int(order[document])
        let point = PointIndex.Entry(
            document: entry, latitude: facts.latitudes[record], longitude: facts.longitudes[record],
            weight: PointWeight.weight(
                nearerBy: PointWeight.nearness(ofImportance: Double(facts.importances[record]) / 65_535)))
        // People who search for a category want to go there; closed places are found by name, or on request.
        let isGone = business.closure == .permanent
        let prefix = isGone ? CategoryIndex.Group.closed : ""
        var groups: [CategoryIndex.Group] = business.categories.map { .category(id: prefix + $0.id) }
        if !isGone { groups += business.chains.map { .chain(name: ChainName.folded($0.name), id: $0.id) } }
        for group in Set(groups) { categories.append(point, to: group) }
    }

    private static func details(of business: BusinessMetadata) -> [DetailTable.Detail] {
        var details: [DetailTable.Detail] = []
        for category in business.categories { details.append(.init(.category, [category.id, category.name])) }
        for phone in business.phones {
            details.append(.init(.phone, [phone.number, phone.kind.rawValue] + (phone.info.map { [$0] } ?? [])))
        }
        for link in business.links { details.append(.init(.link, [link.url, link.kind.rawValue])) }
        for chain in business.chains { details.append(.init(.chain, [chain.id, chain.name])) }
        for feature in business.features {
            details.append(.init(.feature, [feature.id, feature.name ?? ""] + values(of: feature.value)))
        }
        if let hours = business.effectiveHoursText { details.append(.init(.openingHours, [hours])) }
        return details
    }

    private static func values(of value: BusinessMetadata.Feature.Value) -> [String] {
        switch value {
        case .flag(let flag): ["flag", String(flag)]
        case .values(let values): ["values"] + values
        case .number(let number): ["number", String(number)]
        case .dates(let dates): ["dates"] + dates.map(\.description)
        }
    }
}
