import MapGeometry
import MapSearch

/// Answers requests from any number of indexes.
///
/// A request is parsed once and passed to interpretations in their order: a coordinate or a code, a category, a name or an
/// address, an intersection. The first one with results answers. Each searches all indexes together and merges their results into
/// one list; a single index is a list of one.
struct SearchPipeline: Sendable {
    /// An index with the data for creating its results; a class, because each request passes it on.
    final class Member: Sendable {
        let index: OfflineIndex
        let attributions: [Attribution]
        // Boxed once, because each object refers to it.
        let source: any ObjectMetadata
        /// The countries known from the other indexes.
        let countries: CountryDirectory?

        init(_ index: OfflineIndex, others: [OfflineIndex]) {
            self.index = index
            attributions = index.attributions
            source = SourceMetadata(backend: OfflineBackend.name, dataSet: index.name, isOffline: true)
            countries = CountryDirectory(others)
        }

        func assembler(languages: [String], isBrief: Bool = false) -> ObjectAssembler {
            ObjectAssembler(
                index, languages: languages, source: source, attributions: attributions, countries: countries,
                isBrief: isBrief)
        }
    }

    let members: [Member]
    /// The credits of all indexes.
    let attributions: [Attribution]

    init(_ indexes: [OfflineIndex]) {
        members = indexes.enumerated().map { place, index in
            Member(index, others: indexes.enumerated().filter { $0.offset != place }.map(\.element))
        }
        var seen: Set<Attribution> = []
        attributions = members.flatMap(\.attributions).filter { seen.insert($0).inserted }
    }

    /// Answers a request, and records how if there is a trace.
    ///
    /// - Throws: The same errors as ``OfflineBackend/answer(_:)``.
    func answer(_ request: SearchRequest, trace: SearchTrace? = nil) throws -> SearchResponse {
        try request.validate()
        let run = PipelineRun(self, request, trace)
        var response = try answer(run)
        try run.complete(&response)
        try explainFilters(&response, to: request)
        // What a cancelled search has measured last is not right.
        try Task.checkCancellation()
        return consume response
    }

    func answer(_ run: PipelineRun) throws -> SearchResponse {
        switch run.request.operation {
        case .text(let text, let area):
            return try run.filteringMany { try $0.answer(text, in: area) }
        case .address(let address, let area):
            return try run.filteringMany { try $0.answer(address, in: area) }
        case .reverse(let coordinate, let zoom):
            guard run.needsFilters else { return try run.reverse(coordinate, zoom: zoom, text: nil) }
            return try run.filteringHere { try $0.reverse(coordinate, zoom: zoom, text: nil) }
        case .uri(let uri):
            return try run.filteringHere { try $0.resolve(uri) }
        case .uris(let uris):
            return try run.filteringHere { try $0.resolve(uris) }
        @unknown default:
            throw SearchError.unsupported("this kind of request", backend: OfflineBackend.name)
        }
    }

    /// Suggestions for a partly typed text.
    ///
    /// - Throws: The same errors as ``OfflineBackend/suggest(_:)``.
    func suggest(_ request: SuggestRequest) throws -> [Suggestion] {
        // First, because limit and area must be valid even for blank text.
        try request.validate()
        let search = request.searchRequest
        guard request.text.contains(where: { !$0.isWhitespace }) else {
            return try categories(for: request, among: [])
        }
        let run = PipelineRun(self, search, nil, isBrief: true)
        if let found = try run.placeOfShortCode(in: request.text, request.area) {
            return [try run.suggestion(for: found.coordinate)]
        }
        if let match = CoordinateParser(reference: request.area?.center).parse(request.text) {
            return try run.suggestions(for: match)
        }
        let found = try run.filteringMany { try $0.completions(of: request.text, in: request.area) }
        return try categories(for: request, among: found.collection.map(Suggestion.init))
    }

    private func categories(for request: SuggestRequest, among places: [Suggestion]) throws -> [Suggestion] {
        guard let first = members.first else { return places }
        return try first.index.mappingFormatErrors { try CategorySuggestions(request, in: members.map(\.index)) }
            .merged(with: places)
    }
}
