import MapSearch
import MapSearchIndexFormat

extension PipelineRun {
    /// An answer with what to tell the user about it: that the indexes lack what the text asks for.
    func explained(_ response: SearchResponse, to query: ParsedQuery) -> SearchResponse {
        let best = response.objects.first
        // What is met as a whole needs no explanation: Church Hill is a town. Who asks for a hotel wants none that is called so.
        let isPartial = best?.matchQuality ?? .partial == .partial
        guard isPartial || query.wordCount == 1 else { return response }
        // "Baker Street" is no bakery.
        let categories = query.categoryWords & ~query.streetNames
        guard isPartial || categories != 0 else { return response }
        var response = response
        if categories != 0, best?.kind != .airport, members.allSatisfy({ $0.index.file.categories == nil }) {
            let names = (0..<query.wordCount).filter { categories & 1 << WordSet($0) != 0 }
                .map { "“\(query.source($0))”" }.joined(separator: ", ")
            let message = """
                This index has no businesses with a category: build one from an extract of OpenStreetMap, or from a table \
                with a column of categories, to search for \(names).
                """
            response.metadata.notices.append(SearchNotice(.noCategory, message))
        }
        let mayBeAddress =
            query.wordCount > 1 && query.numericWords != query.allWords && query.addressWords != 0
        if mayBeAddress, members.allSatisfy({ $0.index.file.lines == nil && $0.index.file.houses == nil }) {
            let message = "This index has no streets: to find addresses, build one from an OpenStreetMap extract."
            response.metadata.notices.append(SearchNotice(.noStreets, message))
        }
        return response
    }
}
