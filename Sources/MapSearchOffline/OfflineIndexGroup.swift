public import MapSearch
import MapGeometry

/// Several indexes that are searched as one: the world, a country, an app's own places.
///
/// ```swift
/// let group = OfflineIndexGroup([try WorldGazetteer.index, try OfflineIndex(path: "liechtenstein.mapindex"), shops])
/// let response = try await SearchManager(backend: group).submit(text: "Vaduz").response()
/// ```
///
/// Results of all indexes stand in one order: by their score, or as ``/MapSearch/SearchOptions/sort`` says; what there is at
/// a coordinate goes from the house to the country. An object that several indexes have appears once, with what each knows
/// of it and all its identifiers: objects are the same when they share an identifier, or have the same name, are of one kind
/// and near each other. Each index knows only its own containers: "Shop A, Liechtenstein" finds the shop where the index of
/// shops says in which country it is.
public struct OfflineIndexGroup: SearchBackend {
    /// The indexes; between equally good results, those of the first come first.
    public let indexes: [OfflineIndex]

    private let backends: [OfflineBackend]

    /// Creates a group.
    ///
    /// - Parameter indexes: The indexes, the preferred one first; without any, nothing is found.
    public init(_ indexes: [OfflineIndex]) {
        self.indexes = indexes
        backends = indexes.map { OfflineBackend($0) }
    }

    /// `offline`.
    public var name: String { OfflineBackend.name }

    /// What the engine does itself.
    public var capabilities: BackendCapabilities { OfflineBackend.capabilities }

    /// Whom to credit for anything that the group answers.
    public var attributions: [Attribution] {
        var seen: Set<Attribution> = []
        return indexes.flatMap(\.attributions).filter { seen.insert($0).inserted }
    }

    /// Answers a request.
    ///
    /// - Parameter request: What is asked for.
    /// - Returns: The answer; without objects when no index has any.
    /// - Throws: ``/MapSearch/SearchError`` as ``answer(_:)``; `CancellationError` when the task was cancelled.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        try Task.checkCancellation()
        return try answer(request)
    }

    /// Answers a request at once, on the thread of the caller.
    ///
    /// - Parameter request: What is asked for.
    /// - Returns: The answer; without objects when no index has any. How many were found is an upper bound: what only later
    ///   pages would show to be the same is counted twice.
    /// - Throws: As ``OfflineBackend/answer(_:)``; `notFound` for a URI that no index has.
    /// - Complexity: For each index that of its own answer for all results up to the end of the page.
    public func answer(_ request: SearchRequest) throws -> SearchResponse {
        if backends.count == 1 { return try backends[0].answer(request) }
        try request.validate()
        var parts: [SearchResponse] = []
        for backend in backends {
            do {
                parts.append(try Self.head(of: request, from: backend))
            } catch SearchError.Code.notFound {
                // Another index may have it.
            }
        }
        if parts.isEmpty, case .uri(let uri) = request.operation { throw SearchError.notFound(uri: uri, backend: name) }
        return merged(parts, request)
    }

    /// Suggestions for a text that is still being typed.
    ///
    /// - Parameter request: The text and where.
    /// - Returns: Places whose names go on from the text, best first, and sorts of place, as
    ///   ``OfflineBackend/suggest(_:)`` has them; empty for a blank text.
    /// - Throws: ``/MapSearch/SearchError`` as ``answer(_:)``; `CancellationError` when the task was cancelled.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        try Task.checkCancellation()
        return try suggest(request)
    }

    /// Suggestions at once, on the thread of the caller.
    ///
    /// - Parameter request: The text and where.
    /// - Returns: Places whose names go on from the text, best first, and sorts of place, as
    ///   ``OfflineBackend/suggest(_:)`` has them; empty for a blank text.
    /// - Throws: As ``OfflineBackend/suggest(_:)``.
    public func suggest(_ request: SuggestRequest) throws -> [Suggestion] {
        let parts = try backends.map { try $0.completions(of: request) }
        let places = merged(parts, request.searchRequest).collection.prefix(request.limit).map(Suggestion.init)
        guard let first = backends.first else { return places }
        return try first.reading { try CategorySuggestions(request, in: indexes.map(\.file)) }.merged(with: places)
    }

    // MARK: Merging

    /// The first results of one index up to the end of the page, in as many pages as it takes.
    private static func head(of request: SearchRequest, from backend: OfflineBackend) throws -> SearchResponse {
        let count = request.page.range.upperBound
        var request = request
        request.page = SearchRequest.Page(limit: min(count, SearchRequest.Page.limits.upperBound))
        var response = try backend.answer(request)
        while response.hasNextPage, response.collection.children.count < count {
            request.page.offset += request.page.limit
            request.page.limit = min(count - request.page.offset, SearchRequest.Page.limits.upperBound)
            let next = try backend.answer(request)
            response.collection.children += next.collection.children
            response.hasNextPage = next.hasNextPage
        }
        return response
    }

    private func merged(_ parts: [SearchResponse], _ request: SearchRequest) -> SearchResponse {
        let found = parts.reduce(0) { $0 + $1.metadata.found }
        let candidates = MergeOrder(request).sorted(parts.flatMap(\.objects))
        var identities = IdentityTable()
        for object in candidates { identities.merge(object) }
        let objects = identities.objects
        let best = parts.first { $0.objects.first?.id == objects.first?.id }
        var response = SearchResponse(capacity: request.page.limit, attributions: attributions)
        for object in objects.dropFirst(request.page.offset).prefix(request.page.limit) { response.append(object) }
        let box = response.metadata.boundingBox
        if let metadata = best?.metadata ?? parts.first?.metadata { response.metadata = metadata }
        response.metadata.boundingBox = box
        response.metadata.found = found - (candidates.count - objects.count)
        response.metadata.toponymResultMetadata?.found = response.metadata.found
        response.hasNextPage =
            objects.count > request.page.range.upperBound || parts.contains(where: \.hasNextPage)
        return response
    }
}

/// The order in which the answers of several indexes are merged: by a number, the smallest first.
private struct MergeOrder {
    private let key: (GeoObject) -> Double

    /// What a reverse answer is preferred for: it says more exactly where one is.
    private static let finestFirst: [ObjectKind] = [
        .house, .business, .street, .district, .locality, .station, .airport, .area, .postcode, .county, .region,
        .hydro, .country,
    ]

    init(_ request: SearchRequest) {
        switch request.operation {
        case .reverse: key = Self.remoteness
        case .uris(let uris):
            let places = Dictionary(uris.enumerated().map { ($1, $0) }) { first, _ in first }
            key = { Double($0.uri.flatMap { places[$0] } ?? uris.count) }
        default:
            if let measure = request.sort.measure {
                key = { measure($0.coordinate) }
            } else {
                key = { -($0[MatchMetadata.self]?.score ?? 0) }
            }
        }
    }

    /// Of houses, organisations and streets the finest beside the place comes first, then those that are farther by their
    /// distance; then what the place lies in.
    private static func remoteness(_ object: GeoObject) -> Double {
        let rank = finestFirst.firstIndex(of: object.kind) ?? finestFirst.count
        guard [.house, .business, .street].contains(object.kind), let distance = object.distance, distance > 50 else {
            return Double(rank)
        }
        return 2 + distance / (distance + 1000)
    }

    /// Equals stay in the order that they came in.
    func sorted(_ objects: [GeoObject]) -> [GeoObject] {
        objects.enumerated().map { (place: $0, key: key($1), object: $1) }
            .sorted { ($0.key, $0.place) < ($1.key, $1.place) }
            .map(\.object)
    }
}
