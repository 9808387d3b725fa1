import MapSearch

/// An address in the fields of Pelias' structured search.
enum PeliasAddress {
    static func parameters(_ address: PostalAddress) -> [ServiceRequest.Parameter] {
        let country = address.country.isEmpty ? address.isoCountryCode.uppercased() : address.country
        let fields = [
            ("address", address.street.split(whereSeparator: \.isNewline).joined(separator: ", ")),
            ("neighbourhood", address.subLocality), ("locality", address.city),
            ("county", address.subAdministrativeArea), ("region", address.state), ("postalcode", address.postalCode),
            ("country", country),
        ]
        return fields.compactMap { name, value in
            value.contains { !$0.isWhitespace } ? ServiceRequest.Parameter(name: name, value: value) : nil
        }
    }
}
