import MapSearch
import MapSearchIndexFormat

extension TextSearch {
    /// Whether a match may be in the country that is asked for; notes in it where nobody knows.
    ///
    /// An extract has streets beyond its border, of which it knows no country: the outlines of other indexes may.
    func mayBeInCountry(_ match: inout TextMatch, _ row: AttributeTable.Row) throws(IndexFormatError) -> Bool {
        guard let country = parameters.country, try index.country(of: match.document, row) == 0 else { return true }
        if let countries = parameters.countries {
            let known = try countries.code(at: try index.coordinate(row))
            if known != 0 { return country.has(known) }
        }
        // Of a table without countries, the country is what its user knows of it.
        guard try index.knowsCountries() else { return true }
        match.isCountryUnknown = true
        // Where countries are known, a water of none is a sea or on a border.
        return try !index.isKind(row.kind, .water)
    }

    /// What a match loses because words or a field name only the state that its territory belongs to: who writes "Saint-Denis, France"
    /// rather means the one in France itself than the one in Réunion.
    func sovereignLoss(
        _ words: WordSet, of document: UInt32, _ row: AttributeTable.Row
    ) throws(IndexFormatError) -> Float {
        let isOfSovereign =
            if let country = parameters.country {
                country.isTerritory(try index.country(of: document, row))
            } else if words != 0, let outerPlaces {
                try outerPlaces.nameSovereign(words, of: document, row, in: index)
            } else {
                false
            }
        return isOfSovereign ? parameters.weights.sovereign : 0
    }
}
