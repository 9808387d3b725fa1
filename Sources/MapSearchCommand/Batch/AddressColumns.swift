/// Which columns of a table make an address.
enum AddressColumns {
    /// The columns of some names, by their place.
    ///
    /// - Throws: ``CommandFailure`` for a name that the table does not have, with the one that may be meant.
    static func places(of names: [String], in header: [String]) throws(CommandFailure) -> [Int] {
        guard !names.isEmpty else { throw .usage("--columns is empty: name the columns of the address.") }
        var places: [Int] = []
        for name in names {
            let place =
                header.firstIndex(of: name) ?? header.firstIndex { $0.lowercased() == name.lowercased() }
            guard let place else {
                let meant = Spelling.closest(to: name, among: header).map { "did you mean “\($0)”?" }
                throw .usage(
                    "the table has no column “\(name)”: \(meant ?? "it has \(header.joined(separator: ", ")).")")
            }
            places.append(place)
        }
        return places
    }

    /// The columns whose names say that they are a part of an address, or all when none says so.
    static func places(in header: [String]) -> [Int] {
        let places = header.indices.filter { isPart(header[$0]) }
        return places.isEmpty ? Array(header.indices) : places
    }

    private static func isPart(_ name: String) -> Bool {
        parts.contains(String(name.lowercased().filter { $0.isLetter }))
    }

    /// The address in the fields of a row, with a comma between its parts.
    ///
    /// A part that stands in another one already, such as a city in a whole address, is not said twice.
    static func text(of fields: [String], at places: [Int]) -> String {
        var parts: [String] = []
        for place in places where place < fields.count {
            let part = fields[place].split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let isKnown = parts.contains { $0.lowercased().contains(part.lowercased()) }
            if !part.isEmpty, !isKnown { parts.append(part) }
        }
        return parts.joined(separator: ", ")
    }

    /// Names of columns without anything but letters, in the languages whose tables one meets most.
    private static let parts: Set<String> = [
        "address", "fulladdress", "streetaddress", "addressline", "addr", "street", "streetname", "road",
        "housenumber", "houseno", "house", "streetnumber", "addrstreet", "addrhousenumber", "addrcity",
        "addrpostcode", "addrcountry", "city", "town", "village", "place", "locality", "municipality", "suburb",
        "district", "neighbourhood", "neighborhood", "county", "postcode", "postalcode", "zip", "zipcode", "region",
        "state", "province", "country", "countrycode",
        "adresse", "anschrift", "strasse", "straße", "hausnummer", "plz", "postleitzahl", "ort", "stadt", "gemeinde",
        "kreis", "landkreis", "bundesland", "kanton", "land", "rue", "numero", "numéro", "codepostal", "ville",
        "commune", "région", "pays", "dirección", "direccion", "calle", "ciudad", "municipio", "provincia",
        "códigopostal", "codigopostal", "país", "indirizzo", "via", "città", "cap", "paese", "адрес", "улица", "дом",
        "город", "область", "страна", "индекс",
    ]
}
