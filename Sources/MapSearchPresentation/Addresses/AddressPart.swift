/// A part of a formatted address.
///
/// The parts are finer than the kinds of ``/MapSearch/Address/Component``, because countries differ in which
/// settlement, and which part of it, they write.
public enum AddressPart: String, Hashable, Sendable, Codable, CaseIterable {
    /// The recipient, a person or company.
    case recipient
    /// The place or building: a restaurant, a museum, the name of a house.
    case name
    /// The apartment, floor or entrance.
    case unit
    /// The house number.
    case number
    /// The street or square.
    case street
    /// A small part of a suburb.
    case neighbourhood
    /// A part of a suburb with defined borders.
    case quarter
    /// A part of a city in everyday use.
    case suburb
    /// An administrative part of a city.
    case cityDistrict
    /// A group of a few houses.
    case hamlet
    /// A village.
    case village
    /// A town.
    case town
    /// A city, or any settlement.
    case city
    /// A municipality.
    case municipality
    /// An island or a group of them.
    case island
    /// A county or other second-order division.
    case county
    /// A part of a state that is larger than a county.
    case stateDistrict
    /// A state, province or other first-order division.
    case state
    /// A part of the country that is larger than a state or not administrative.
    case region
    /// The postal code.
    case postcode
    /// The country.
    case country
}
