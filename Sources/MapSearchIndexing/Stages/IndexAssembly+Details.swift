import MapSearch
import MapSearchIndexFormat

extension IndexAssembly {
    /// Writes what is known of each object beyond its names, in the order of documents, and which categories it has.
    mutating func describeDetails() {
        var entry: UInt32 = 0
        for (document, record) in records.enumerated() {
            var details: [DetailTable.Detail] = []
            if let number = record.houseNumber { details.append(.init(.houseNumber, [number])) }
            if let business = record.business { details += Self.details(of: business) }
            guard !details.isEmpty else { continue }
            contents.details.append(details, of: UInt32(document))
            if let business = record.business { group(business, of: document, entry: entry) }
            entry += 1
        }
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
        if let hours = business.openingHoursText { details.append(.init(.openingHours, [hours])) }
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
