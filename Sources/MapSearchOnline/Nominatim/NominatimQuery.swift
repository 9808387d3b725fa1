import MapSearch

/// The subject of a Nominatim search.
enum NominatimQuery {
    case words(String)
    case address(PostalAddress)

    /// Its parameters: `q`, or the fields of an address, never both.
    func parameters(countries: [String]) -> [ServiceRequest.Parameter] {
        var codes = countries
        var query: [ServiceRequest.Parameter] = []
        switch self {
        case .words(let words): query.append(.init(name: "q", value: words))
        case .address(let address):
            let street = address.street.split(whereSeparator: \.isNewline).joined(separator: ", ")
            // Nominatim has no field for a city district, which the street usually determines.
            let city = address.city.isEmpty ? address.subLocality : address.city
            let fields = [
                ("street", street), ("city", city), ("county", address.subAdministrativeArea),
                ("state", address.state), ("postalcode", address.postalCode), ("country", address.country),
            ]
            for (name, value) in fields where value.contains(where: { !$0.isWhitespace }) {
                query.append(.init(name: name, value: value))
            }
            let code = address.isoCountryCode.lowercased()
            if !code.isEmpty {
                codes = countries.narrowed(to: code)
                if query.isEmpty { query.append(.init(name: "country", value: code)) }
            }
        }
        if !codes.isEmpty { query.append(.init(name: "countrycodes", value: codes.joined(separator: ","))) }
        return query
    }

    /// Returns the precision of a house; `nil` if no number was requested.
    func precision(of houseNumber: String?) -> Precision? {
        switch self {
        case .words(let words): HouseNumberMatch.precision(found: houseNumber, in: words, isStreet: false)
        case .address(let address):
            HouseNumberMatch.precision(found: houseNumber, in: address.street, isStreet: true)
        }
    }
}
