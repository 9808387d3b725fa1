public import MapSearch

/// The parts of an address, to be formatted by an ``AddressFormatter``.
///
/// ```swift
/// var parts = AddressParts(countryCode: "GB")
/// parts[.number] = "10"
/// parts[.street] = "Downing Street"
/// parts[.city] = "London"
/// parts[.postcode] = "SW1A 2AA"
/// ```
public struct AddressParts: Hashable, Sendable {
    /// The ISO 3166-1 alpha-2 code of the country, in upper or lower case, or `nil`; it determines the format of the
    /// address.
    public var countryCode: String?
    /// The ISO 3166-2 or postal codes for the state and the county, if known: `CA`, `MI`.
    public var codes: [AddressPart: String] = [:]

    var values: [AddressPart: String] = [:]
    /// Whether the source of the parts tells cities from smaller places.
    var tellsCities = false
    /// Whether the settlement is a city, as far as the source tells.
    var isInCity: Bool { tellsCities && self[.city] != nil && self[.town] == nil }

    /// Creates an address without parts.
    ///
    /// - Parameter countryCode: The ISO 3166-1 alpha-2 code of the country.
    public init(countryCode: String? = nil) {
        self.countryCode = countryCode
    }

    /// Accesses the text of a part; `nil` if it is missing or empty.
    public subscript(part: AddressPart) -> String? {
        get { values[part] }
        set { values[part] = newValue?.isEmpty == false ? newValue : nil }
    }

    /// Whether there are no parts.
    public var isEmpty: Bool { values.isEmpty }

    mutating func setIfAbsent(_ part: AddressPart, _ value: String?) {
        if self[part] == nil { self[part] = value }
    }
}

// MARK: Sources

extension AddressParts {
    /// Creates parts from an address of a response.
    ///
    /// - Parameter address: The address; without components, its line becomes the ``AddressPart/name``.
    /// - Complexity: O(*n*) in the number of components.
    public init(_ address: Address) {
        self.init(countryCode: address.countryCode)
        self[.postcode] = address.postalCode
        var regions: [String] = []
        var localities: [String] = []
        var districts: [String] = []
        var units: [String] = []
        for component in address.components where !component.name.isEmpty && component.name != address.postalCode {
            let (name, kinds) = (component.name, component.kinds)
            if kinds.contains(.country) {
                setIfAbsent(.country, name)
            } else if kinds.contains(.region) {
                regions.append(name)
            } else if kinds.contains(.county) {
                setIfAbsent(.county, name)
            } else if kinds.contains(.locality) {
                localities.append(name)
            } else if kinds.contains(.district) {
                districts.append(name)
            } else if kinds.contains(.area) {
                setIfAbsent(localities.isEmpty ? .municipality : .suburb, name)
            } else if kinds.contains(.street) || kinds.contains(.route) {
                self[.street] = name
            } else if kinds.contains(.house) {
                self[.number] = name
            } else if !kinds.isDisjoint(with: [.entrance, .level, .apartment]) {
                units.append(name)
            } else {
                self[.name] = name
            }
        }
        if let first = regions.first { self[.state] = first }
        if regions.count > 1 { self[.stateDistrict] = regions[1] }
        // The last one is the smallest, to which mail is delivered.
        if let last = localities.last { self[.city] = last }
        if localities.count > 1 { setIfAbsent(.municipality, localities[0]) }
        switch districts.count {
        case 0: break
        case 1: self[.suburb] = districts[0]
        default:
            self[.cityDistrict] = districts[0]
            self[.suburb] = districts[districts.count - 1]
        }
        if !units.isEmpty { self[.unit] = units.joined(separator: ", ") }
        if isEmpty { self[.name] = address.formatted }
    }

    /// Creates parts from an address in fields.
    ///
    /// - Parameter address: The fields; the number stays in the street, and the lines of the street are kept.
    public init(_ address: PostalAddress) {
        self.init(countryCode: address.isoCountryCode.isEmpty ? nil : address.isoCountryCode)
        self[.street] = address.street
        self[.suburb] = address.subLocality
        self[.city] = address.city
        self[.county] = address.subAdministrativeArea
        self[.state] = address.state
        self[.postcode] = address.postalCode
        self[.country] = address.country
    }

    /// Creates parts from the address of an object.
    ///
    /// - Parameter object: The object; unless it is an address part itself, such as a street or city, its name becomes
    ///   the ``AddressPart/name``.
    /// - Complexity: O(*n*) in the number of components.
    public init(_ object: GeoObject) {
        self.init(object.address ?? Address())
        switch object.kind {
        case .country, .region, .county, .locality, .district, .street, .intersection, .house, .postcode:
            if isEmpty { self[.name] = object.name }
        default:
            values = values.filter { $0.value != object.name }
            self[.name] = object.name
        }
    }

    /// Creates parts from the address of a placemark.
    ///
    /// - Parameter placemark: The placemark; unless it is an address part itself, such as a street or city, its name
    ///   becomes the ``AddressPart/name``.
    /// - Complexity: O(*n*) in the number of components.
    public init(_ placemark: Placemark) {
        self.init(placemark.object)
    }
}
