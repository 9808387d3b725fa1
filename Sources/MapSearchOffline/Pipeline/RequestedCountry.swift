import MapSearchIndexFormat
import MapSearchText

/// A country that results must be in, or in one of its territories: who writes "Saint-Denis, France" may mean Réunion.
struct RequestedCountry {
    /// The ISO code as in ``ContainerIndex/country(_:)``.
    private let code: UInt16
    private let territories: [UInt16]

    init(_ code: UInt16) {
        self.code = code
        let names = IndexFile.text(ofCountry: code).map(CountryNames.territories) ?? []
        territories = names.compactMap(IndexFile.country(ofText:))
    }

    /// Whether this is the country, or a territory of it.
    func has(_ country: UInt16) -> Bool { country == code || isTerritory(country) }

    /// Whether this has the code of a territory.
    func isTerritory(_ country: UInt16) -> Bool { territories.contains(country) }
}
