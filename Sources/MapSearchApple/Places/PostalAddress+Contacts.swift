#if canImport(Contacts)
public import Contacts
public import MapSearch

extension PostalAddress {
    /// Creates an address from one of the address book, field for field.
    ///
    /// - Parameter address: The address; what is empty there is empty here.
    public init(_ address: CNPostalAddress) {
        self.init(
            street: address.street, subLocality: address.subLocality, city: address.city,
            subAdministrativeArea: address.subAdministrativeArea, state: address.state,
            postalCode: address.postalCode, country: address.country, isoCountryCode: address.isoCountryCode)
    }
}

extension CNMutablePostalAddress {
    /// Creates an address for the address book, field for field.
    ///
    /// - Parameter address: The address; what is empty there is empty here.
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

    /// Creates the address of a place.
    ///
    /// - Parameter placemark: The place; what is not known of its address is empty.
    public convenience init(_ placemark: Placemark) {
        self.init(placemark.postalAddress)
    }
}
#endif
