public import MapGeometry

/// A place with its address in named fields, as returned by a ``Geocoder``.
///
/// ```swift
/// let placemark = try await geocoder.reverseGeocode(coordinate).first
/// placemark?.thoroughfare      // "Unter den Linden"
/// placemark?.subThoroughfare   // "77"
/// placemark?.locality          // "Berlin"
/// ```
///
/// A placemark is a view of a ``GeoObject``, which is available as ``object``. A field is `nil` if the address has no
/// such component.
public struct Placemark: Hashable, Sendable, Codable {
    /// The object that the fields are read from.
    public let object: GeoObject

    /// Creates a placemark from an object.
    ///
    /// - Parameter object: The object; its address is ``GeoObject/address``.
    public init(_ object: GeoObject) {
        self.object = object
    }

    /// Creates a placemark from a known address.
    ///
    /// - Parameters:
    ///   - coordinate: The position of the place, in degrees.
    ///   - postalAddress: The address of the place.
    public init(coordinate: Coordinate, postalAddress: PostalAddress) {
        let address = Address(postalAddress)
        object = GeoObject(
            name: postalAddress.street.isEmpty ? postalAddress.city : postalAddress.street, coordinate: coordinate,
            kind: .other, metadata: MetadataContainer(ToponymMetadata(address: address)))
    }

    /// The name of the place, such as a street with number, a park or a city.
    public var name: String { object.name }
    /// The position of the place, in degrees.
    public var coordinate: Coordinate { object.coordinate }
    /// The address in components and as one line, or `nil` if the backend provides none.
    public var address: Address? { object.address }
    /// The address on one line, as in `Address.formatted`, or `nil` if the backend provides none.
    public var formattedAddress: String? { object.address?.formatted }
    /// The street.
    public var thoroughfare: String? { part(.street, .street) }
    /// The house number.
    public var subThoroughfare: String? { object.address?.houseNumber }
    /// The city, town or village.
    public var locality: String? { part(.locality, .locality) }
    /// The district of the city.
    public var subLocality: String? { part(.district, .district) }
    /// The state or province.
    public var administrativeArea: String? { part(.region, .region) }
    /// The county.
    public var subAdministrativeArea: String? { part(.county, .county) }
    /// The postal code.
    public var postalCode: String? {
        object.address?.postalCode ?? (object.kind == .postcode ? object.name : nil)
    }
    /// The ISO 3166-1 alpha-2 code of the country, in upper case.
    public var isoCountryCode: String? { object.address?.countryCode }
    /// The country.
    public var country: String? { part(.country, .country) }
    /// The name of the lake or river, if the place is one; `nil` for a place on its shore.
    public var inlandWater: String? { water(.inland) }
    /// The name of the ocean or sea, if the place is one; `nil` for a place on its coast.
    public var ocean: String? { water(.ocean) }
    /// Well-known places that contain the place; empty if there are none or none are known.
    public var areasOfInterest: [String] { toponym?.areasOfInterest ?? [] }
    /// The IANA time zone identifier, such as `Europe/Zurich`.
    public var timeZoneIdentifier: String? { toponym?.timeZoneIdentifier }
    /// How well the house number matches the requested one, or `nil` if none was requested, as in reverse geocoding.
    public var precision: Precision? { toponym?.precision }

    private var toponym: ToponymMetadata? { object[ToponymMetadata.self] }

    /// Returns a component of the address, or the place itself if it is of that kind.
    private func part(_ kinds: Address.Component.Kinds, _ kind: ObjectKind) -> String? {
        object.address?.name(of: kinds) ?? (object.kind == kind ? object.name : nil)
    }

    private func water(_ body: ToponymMetadata.WaterBody) -> String? {
        toponym?.waterBody == body ? object.name : nil
    }
}

extension Placemark {
    /// The address as postal fields; unknown fields are empty.
    ///
    /// Street and house number are in the order of the country, or in the order of the formatted address.
    public var postalAddress: PostalAddress {
        PostalAddress(
            street: street, subLocality: subLocality ?? "", city: locality ?? "",
            subAdministrativeArea: subAdministrativeArea ?? "", state: administrativeArea ?? "",
            postalCode: postalCode ?? "", country: country ?? "", isoCountryCode: isoCountryCode ?? "")
    }

    private var street: String {
        // A house may have a name but no street.
        guard let thoroughfare else { return object.kind == .house ? object.name : "" }
        guard let number = subThoroughfare else { return thoroughfare }
        let usual = StreetLine(countryCode: isoCountryCode)
        let other = StreetLine(isNumberFirst: !usual.isNumberFirst, separator: " ")
        let formatted = object.address?.formatted ?? ""
        let otherText = other.text(street: thoroughfare, number: number)
        let usualText = usual.text(street: thoroughfare, number: number)
        return formatted.contains(otherText) && !formatted.contains(usualText) ? otherText : usualText
    }
}

extension Placemark: Identifiable {
    /// The identity of the object.
    public var id: GeoObject.ID { object.id }
}
