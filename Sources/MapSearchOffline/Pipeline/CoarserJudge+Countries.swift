import MapSearch
import MapSearchIndexFormat

extension CoarserJudge {
    /// The results without those that are known to be in none of the countries that the rest of the text names: "Deutschland, Oxford" is
    /// not in England.
    ///
    /// A town may be called like a country: "Malta, Patos" names two towns in Brazil. Another country remains.
    func inNamedCountries(_ answer: TextAnswer) throws -> TextAnswer {
        guard !reading.omittedCountries.isEmpty else { return answer }
        var countriesWithTown: [UInt16: Bool] = [:]
        return try answer.keeping { hit in
            let index = scope.indexes[hit.part]
            let (country, isCountry) = try index.mappingFormatErrors { () throws(IndexFormatError) in
                let row = try index.file.attributes[hit.match.document]
                return (
                    try index.file.country(of: hit.match.document, row),
                    try index.kind(of: hit.match.document) == .country
                )
            }
            if country == 0 || isCountry || reading.omittedCountries.contains(where: { $0.country.has(country) }) {
                return true
            }
            if let known = countriesWithTown[country] { return known }
            let hasTown = try reading.omittedCountries.contains { try isTown($0.name, in: country) }
            countriesWithTown[country] = hasTown
            return hasTown
        }
    }

    private func isTown(_ name: ParsedQuery, in country: UInt16) throws -> Bool {
        let places = scope.keeping { $0 == .locality || $0 == .district }.with {
            $0.country = RequestedCountry(country)
            $0.fields = nil
        }
        return try StagedSearch.exactAnswer(to: name, places) != nil
    }
}
