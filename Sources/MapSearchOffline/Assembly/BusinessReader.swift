import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// Reads the details of an object as the metadata of a business.
struct BusinessReader {
    /// The number of the house that the object is in.
    private(set) var houseNumber: String?
    /// Nil when nothing is known that only a business has.
    private(set) var business: BusinessMetadata?

    init(_ details: [DetailTable.Detail], name: String, languages: [String]) {
        var business = BusinessMetadata(name: name)
        for detail in details {
            let parts = detail.parts
            switch detail.key {
            case .houseNumber: houseNumber = parts.first
            case .category:
                let name = Self.part(1, of: parts)
                business.categories.append(
                    Category(
                        id: parts[0],
                        name: name.isEmpty ? CategoryNames.name(of: parts[0], languages: languages) : name))
            case .phone:
                let kind = BusinessMetadata.Phone.Kind(rawValue: Self.part(1, of: parts)) ?? .phone
                business.phones.append(.init(number: parts[0], kind: kind, info: parts.count > 2 ? parts[2] : nil))
            case .link:
                let kind = BusinessMetadata.Link.Kind(rawValue: Self.part(1, of: parts)) ?? .other
                business.links.append(.init(url: parts[0], kind: kind))
            case .chain: business.chains.append(.init(id: parts[0], name: Self.part(1, of: parts)))
            case .feature:
                guard let value = Self.value(parts.dropFirst(2)) else { continue }
                let name = Self.part(1, of: parts)
                business.features.append(.init(id: parts[0], name: name.isEmpty ? nil : name, value: value))
            case .openingHours: business.openingHoursText = parts[0]
            }
        }
        if business.name.isEmpty, let category = business.categories.first { business.name = category.name }
        if details.contains(where: { $0.key != .houseNumber }) { self.business = business }
    }

    private static func part(_ index: Int, of parts: [String]) -> String { index < parts.count ? parts[index] : "" }

    static func value(_ parts: ArraySlice<String>) -> BusinessMetadata.Feature.Value? {
        let values = parts.dropFirst()
        switch parts.first {
        case "flag": return values.first.map { .flag($0 == "true") }
        case "values": return .values(Array(values))
        case "number": return values.first.flatMap { Double($0) }.map { .number($0) }
        case "dates": return .dates(values.compactMap { CalendarDate($0) })
        default: return nil
        }
    }
}
