package import MapSearch

/// A type of settlement or part of one, by the value of `place`.
package enum OSMPlaceType: String, CaseIterable, Sendable {
    case city, town, municipality, village, hamlet, farm, borough, suburb, quarter, neighbourhood
    case isolatedDwelling = "isolated_dwelling"
    case allotments
    case cityBlock = "city_block"

    package init?(_ value: String) { self.init(rawValue: value) }

    /// The kind of its objects.
    package var kind: ObjectKind {
        switch self {
        case .city, .town, .municipality, .village, .hamlet, .farm, .isolatedDwelling: .locality
        case .borough, .suburb, .quarter, .neighbourhood, .allotments, .cityBlock: .district
        }
    }
}
