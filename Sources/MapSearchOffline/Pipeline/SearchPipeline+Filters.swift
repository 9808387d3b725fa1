import MapSearch
import MapSearchIndexFormat

extension SearchPipeline {
    /// Each filter costs a search without it: of more, none is named.
    private static let mostFilters = 4
    /// The number of filters that a message names together.
    private static let namedFilters = 8
    /// The number of results that are looked through for available filters: the best ones have nearly all of them.
    private static let countedResults = 100

    /// Adds a notice to an empty response if there are results without the filters, and no other reason for it.
    ///
    /// The filters are those of the request and the conditions in its text, such as “open now”.
    ///
    /// - Throws: The same errors as ``OfflineBackend/answer(_:)``.
    func explainFilters(_ response: inout SearchResponse, to request: SearchRequest) throws {
        guard response.collection.children.isEmpty, request.page.offset == 0,
            !response.metadata.notices.contains(where: { $0.code == .noCategory }),
            let message = try messageAboutFilters(of: request)
                ?? messageAboutConditions(Array(response.metadata.businessResultMetadata?.filters ?? []), of: request)
        else { return }
        response.metadata.notices.append(SearchNotice(.excludedByFilters, message))
    }

    /// What is found with only some of the filters, and perhaps without the conditions in the text.
    private func metadata(
        of request: SearchRequest, keeping kept: [SearchFilter], ignoresConditions: Bool = false
    ) throws -> SearchMetadata {
        var request = request
        request.options.filters = FilterCollection(kept)
        // Counting takes long, and there is nothing to count without organizations.
        request.options.includesFacets = members.contains { $0.index.file.details != nil }
        // Only how many there are matters.
        request.options.sort = .rank
        request.page = .init(limit: 1)
        let run = PipelineRun(
            self, request, nil, ignoresConditions: ignoresConditions, countedResults: Self.countedResults)
        return try answer(run).metadata
    }

    private func messageAboutFilters(of request: SearchRequest) throws -> String? {
        let filters = Array(request.options.filters)
        guard !filters.isEmpty else { return nil }
        let open = try metadata(of: request, keeping: [])
        guard open.found > 0 else { return nil }
        for filter in filters where filters.count <= Self.mostFilters {
            let others = filters.filter { $0.id != filter.id }
            let all = others.isEmpty ? open : try metadata(of: request, keeping: others)
            guard all.found > 0 else { continue }
            if filter.id == SearchFilter.opening { return Self.messageAboutOpening(count: all.found) }
            let facets = all.businessResultMetadata?.facets ?? []
            if !facets.isEmpty, !facets.contains(where: { $0.id == filter.id }) {
                return """
                    \(Self.none(of: all.found)) has a value for the filter “\(filter.id)”: remove it, or use one of \
                    \(facets.map(\.id).joined(separator: ", ")).
                    """
            }
            return """
                The filter “\(filter.id)” excludes all results (\(all.found) without it): remove it, or choose another value.
                """
        }
        return """
            The filters \(Self.names(of: filters)) exclude all results (\(open.found) without them): remove some of them.
            """
    }

    private func messageAboutConditions(_ conditions: [SearchFilter], of request: SearchRequest) throws -> String? {
        guard !conditions.isEmpty else { return nil }
        let found = try metadata(of: request, keeping: Array(request.options.filters), ignoresConditions: true).found
        guard found > 0 else { return nil }
        if conditions.count == 1, conditions[0].id == SearchFilter.opening {
            return Self.messageAboutOpening(count: found)
        }
        return """
            The text asks for \(Self.names(of: conditions)), which excludes all results (\(found) without it): search without \
            these words.
            """
    }

    private static func messageAboutOpening(count: Int) -> String {
        "\(none(of: count)) is known to be open at that time: choose another one, or search without it."
    }

    private static func none(of count: Int) -> String {
        count == 1 ? "No result" : "None of the \(count) results"
    }

    private static func names(of filters: [SearchFilter]) -> String {
        filters.prefix(namedFilters).map { "“\($0.id)”" }.joined(separator: ", ")
            + (filters.count > namedFilters ? ", …" : "")
    }
}
