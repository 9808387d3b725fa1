#if canImport(Contacts)
public import Contacts
public import MapSearch

extension PostalAddress {
    /// Creates an address from a contact's postal address, field by field.
    ///
    /// - Parameter address: The address; empty fields remain empty.
    public init(_ address: CNPostalAddress) {
        self.init(
            street: address.street, subLocality: address.subLocality, city: address.city,
            subAdministrativeArea: address.subAdministrativeArea, state: address.state,
            postalCode: address.postalCode, country: address.country, isoCountryCode: address.isoCountryCode)
    }
}

extension CNMutablePostalAddress {
    /// Creates a contact's postal address, field by field.
    ///
    /// - Parameter address: The address; empty fields remain empty.
    public convenience init(_ address: PostalAddress) {
        self.init()
        street = address.street
        subLocality = address.subLocality
        city = address.city
        subAdministrativeArea = address.subAdministrativeArea
        state = address.state
        postalCode = address.postalCode
        country = address.country
        isoCountryCode = address.isoCountryCode
    }

    /// Creates a contact's postal address from a place.
    ///
    /// - Parameter placemark: The place; unknown parts of its address are empty.
    public convenience init(_ placemark: Placemark) {
        self.init(placemark.postalAddress)
    }
}
#endif
