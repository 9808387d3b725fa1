import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// The decoded value of an object's detail.
enum DecodedDetail: Sendable {
    case houseNumber(String)
    /// Without a name if the taxonomy provides it, in the user's language.
    case category(PlaceCategory)
    case phone(BusinessMetadata.Phone)
    case link(BusinessMetadata.Link)
    case chain(BusinessMetadata.Chain)
    case feature(BusinessMetadata.Feature)
    case openingHours(String)

    /// Reads the parts of a detail; nil for a feature with a type of value that a later version added.
    init?(_ key: DetailTable.Key, _ parts: [String]) {
        func part(_ number: Int) -> String { number < parts.count ? parts[number] : "" }
        switch key {
        case .houseNumber: self = .houseNumber(part(0))
        case .category:
            let isNamed = !part(1).isEmpty || CategoryNames.areKnown(of: part(0))
            self = .category(PlaceCategory(id: part(0), name: isNamed ? part(1) : CategoryNames.plainName(of: part(0))))
        case .phone:
            self = .phone(
                .init(
                    number: part(0), kind: BusinessMetadata.Phone.Kind(rawValue: part(1)) ?? .phone,
                    info: parts.count > 2 ? parts[2] : nil))
        case .link:
            self = .link(.init(url: part(0), kind: BusinessMetadata.Link.Kind(rawValue: part(1)) ?? .other))
        case .chain: self = .chain(.init(id: part(0), name: part(1)))
        case .feature:
            guard let value = Self.value(parts.dropFirst(2)) else { return nil }
            self = .feature(.init(id: part(0), name: part(1).isEmpty ? nil : part(1), value: value))
        case .openingHours: self = .openingHours(part(0))
        }
    }

    private static func value(_ parts: ArraySlice<String>) -> BusinessMetadata.Feature.Value? {
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
