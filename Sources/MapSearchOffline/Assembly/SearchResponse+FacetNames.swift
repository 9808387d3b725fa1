import MapSearch
import MapSearchText

extension SearchResponse {
    /// Names facets and choices that have no name, in the languages of a request.
    package mutating func nameFacets(languages: [String]) {
        guard var business = metadata.businessResultMetadata, !business.facets.isEmpty else { return }
        let names = FeatureNames(languages: languages)
        for place in business.facets.indices {
            let id = business.facets[place].id
            if business.facets[place].name == nil { business.facets[place].name = names.name(of: id) }
            guard case .enumeration(var choices) = business.facets[place].values else { continue }
            for choice in choices.indices where choices[choice].name == nil {
                choices[choice].name = names.name(of: choices[choice].id, in: id)
            }
            business.facets[place].values = .enumeration(choices)
        }
        metadata.businessResultMetadata = business
    }
}
