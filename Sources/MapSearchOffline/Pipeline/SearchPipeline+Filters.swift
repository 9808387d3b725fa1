import MapSearch

extension SearchPipeline {
    /// Each filter costs a search without it: of more, none is named.
    private static let mostFilters = 8

    /// Adds a notice to an empty response if there are results without the filters, and no other reason for it.
    ///
    /// - Throws: The same errors as ``OfflineBackend/answer(_:)``.
    func explainingFilters(_ response: SearchResponse, to request: SearchRequest) throws -> SearchResponse {
        let filters = Array(request.options.filters)
        guard response.collection.children.isEmpty, request.page.offset == 0, !filters.isEmpty,
            !response.metadata.notices.contains(where: { $0.code == .noCategory }),
            let message = try messageAboutFilters(filters, of: request)
        else { return response }
        var response = response
        response.metadata.notices.append(SearchNotice(.excludedByFilters, message))
        return response
    }

    private func messageAboutFilters(_ filters: [SearchFilter], of request: SearchRequest) throws -> String? {
        func metadata(keeping kept: [SearchFilter]) throws -> SearchMetadata {
            var request = request
            request.options.filters = FilterCollection(kept)
            request.options.includesFacets = true
            request.page = .init(limit: 1)
            return try answer(PipelineRun(self, request, nil)).metadata
        }
        for filter in filters where filters.count <= Self.mostFilters {
            let others = filters.filter { $0.id != filter.id }
            let all = try metadata(keeping: others)
            guard all.found > 0 else { continue }
            let facets = all.businessResultMetadata?.facets ?? []
            if !facets.isEmpty, !facets.contains(where: { $0.id == filter.id }) {
                return """
                    None of the \(all.found) results has a value for the filter “\(filter.id)”: remove it, or use one of \
                    \(facets.map(\.id).joined(separator: ", ")).
                    """
            }
            return """
                The filter “\(filter.id)” excludes all results (\(all.found) without it): remove it, or choose another value.
                """
        }
        guard filters.count > 1 else { return nil }
        let found = try metadata(keeping: []).found
        guard found > 0 else { return nil }
        let names =
            filters.prefix(Self.mostFilters).map { "“\($0.id)”" }.joined(separator: ", ")
            + (filters.count > Self.mostFilters ? ", …" : "")
        return "The filters \(names) exclude all results (\(found) without them): remove some of them."
    }
}
