import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// A country that results must be in, or in one of its territories: who writes "Saint-Denis, France" may mean Réunion.
struct RequestedCountry {
    /// The ISO code, in capitals.
    let text: String
    /// The same as in ``ContainerIndex/country(_:)``.
    private let code: UInt16
    private let territories: [UInt16]

    /// The country that an address names by its code or its name; nil if it names none that is known.
    init?(_ address: PostalAddress) {
        // This common code for GB is reserved for it.
        let given = address.isoCountryCode.uppercased()
        guard
            let code = IndexFile.country(ofText: given == "UK" ? "GB" : given)
                ?? CountryNames.code(of: address.country).flatMap(IndexFile.country(ofText:))
        else { return nil }
        self.init(code)
    }

    /// A country by its code; nil for 0.
    init?(_ code: UInt16) {
        guard let text = IndexFile.text(ofCountry: code) else { return nil }
        self.text = text
        self.code = code
        territories = CountryNames.territories(of: text).compactMap(IndexFile.country(ofText:))
    }

    /// Whether this is the country, or a territory of it.
    func has(_ country: UInt16) -> Bool { country == code || isTerritory(country) }

    /// Whether this has the code of a territory.
    func isTerritory(_ country: UInt16) -> Bool { territories.contains(country) }
}
