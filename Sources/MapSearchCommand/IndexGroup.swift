import MapGeometry
import MapSearch
import MapSearchOffline

/// Several indexes searched as one.
///
/// Each is asked for all results up to the end of the page; the answers are merged by score, or by distance where that
/// is the order, and an object that several indexes have appears once. One index is asked for the page itself.
struct IndexGroup: Sendable {
    let backends: [OfflineBackend]

    init(_ indexes: [OfflineIndex]) {
        backends = indexes.map { OfflineBackend($0) }
    }

    /// Answers a request.
    ///
    /// - Throws: As `OfflineBackend.answer(_:)`; `notFound` for a URI that no index has.
    func answer(_ request: SearchRequest) throws -> SearchResponse {
        var response = try backends.count == 1 ? backends[0].answer(request) : merged(request)
        if let origin = request.distanceOrigin {
            response.collection.children = response.collection.children.map { Self.measured($0, from: origin) }
        }
        return response
    }

    /// Suggestions for a text that is being typed: the best of each index, then the second of each, and so on.
    func suggest(_ request: SuggestRequest) throws -> [Suggestion] {
        let lists = try backends.map { try $0.suggest(request) }
        guard lists.count > 1 else { return lists.first ?? [] }
        var seen: Set<String> = []
        var suggestions: [Suggestion] = []
        for rank in 0..<(lists.map(\.count).max() ?? 0) {
            for list in lists where rank < list.count && list[rank].uri.map({ seen.insert($0).inserted }) ?? true {
                suggestions.append(list[rank])
            }
        }
        return Array(suggestions.prefix(request.limit))
    }

    /// Whom to credit for anything that the group answers.
    var attributions: [Attribution] { Self.union(backends.map(\.index.attributions)) }

    // MARK: Merging

    private func merged(_ request: SearchRequest) throws -> SearchResponse {
        try request.validate()
        let (end, isTooFar) = request.page.offset.addingReportingOverflow(request.page.limit)
        if isTooFar { throw SearchError.badRequest("The offset is \(request.page.offset): use a smaller one.") }
        var responses: [SearchResponse] = []
        var notFound: (any Error)?
        for backend in backends {
            do {
                responses.append(try Self.head(end, of: request, from: backend))
            } catch SearchError.Code.notFound {
                notFound = SearchError.notFound(uri: request.identifier, backend: backend.name)
            }
        }
        if responses.isEmpty, let notFound { throw notFound }
        let (objects, duplicates) = Self.merge(responses.map(\.objects), request)
        var metadata = responses.first?.metadata ?? SearchMetadata(found: 0)
        metadata.found = responses.reduce(0) { $0 + $1.metadata.found } - duplicates
        let page = objects.dropFirst(request.page.offset).prefix(request.page.limit)
        metadata.correctedRequestText = Self.correctedText(of: objects.first, in: responses)
        metadata.boundingBox = page.isEmpty ? nil : page.reduce(.empty) { $0.union($1.extent) }
        return SearchResponse(
            objects: Array(page), metadata: metadata, isOffline: true,
            attributions: Self.union(responses.map(\.attributions)),
            hasNextPage: objects.count > end || responses.contains(where: \.hasNextPage))
    }

    /// The first results of one index, in as many pages as it takes.
    private static func head(
        _ count: Int, of request: SearchRequest, from backend: OfflineBackend
    ) throws -> SearchResponse {
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

    private static func merge(
        _ lists: [[GeoObject]], _ request: SearchRequest
    ) -> (objects: [GeoObject], duplicates: Int) {
        let order = MergeOrder(request)
        // The place in the answers decides between equals, so that the order is the same each time.
        let ranked = lists.joined().enumerated().map {
            (place: $0.offset, key: order.key($0.element), object: $0.element)
        }
        .sorted { a, b in a.key != b.key ? a.key < b.key : a.place < b.place }
        var seen: Set<GeoObject.ID> = []
        let objects = ranked.lazy.map(\.object).filter { seen.insert($0.id).inserted }
        let distinct = Array(objects)
        return (distinct, ranked.count - distinct.count)
    }

    private static func correctedText(of best: GeoObject?, in responses: [SearchResponse]) -> String? {
        guard let best else { return nil }
        return responses.first { $0.objects.first?.id == best.id }?.metadata.correctedRequestText
    }

    private static func union(_ lists: [[Attribution]]) -> [Attribution] {
        var seen: Set<Attribution> = []
        return lists.joined().filter { seen.insert($0).inserted }
    }

    // MARK: Distances

    private static func measured(
        _ child: GeoObjectCollection.Child, from origin: Coordinate
    ) -> GeoObjectCollection.Child {
        guard case .object(var object) = child, object.distance == nil else { return child }
        let meters = origin.distance(to: object.coordinate)
        object[DistanceMetadata.self] = DistanceMetadata(meters: meters, origin: origin)
        return .object(object)
    }
}

/// The order in which the answers of several indexes are merged: by a number, the smallest first.
private struct MergeOrder {
    private let request: SearchRequest

    /// What a reverse answer is preferred for: it says more exactly where one is.
    private static let finestFirst: [ObjectKind] = [
        .house, .business, .street, .district, .locality, .station, .airport, .area, .postcode, .county, .region,
        .hydro, .country,
    ]

    init(_ request: SearchRequest) {
        self.request = request
    }

    func key(_ object: GeoObject) -> Double {
        if case .reverse = request.operation {
            return Double(Self.finestFirst.firstIndex(of: object.kind) ?? Self.finestFirst.count)
        }
        if case .distance(let origin) = request.options.sort { return origin.distance(to: object.coordinate) }
        return -(object[MatchMetadata.self]?.score ?? 0)
    }
}

extension SearchRequest {
    /// Where distances are measured from; nil when nobody wants to know any.
    fileprivate var distanceOrigin: Coordinate? {
        if case .distance(let origin) = options.sort { return origin }
        return options.userPosition
    }

    /// The identifier that is asked for; empty for other requests.
    fileprivate var identifier: String {
        if case .uri(let uri) = operation { return uri }
        return ""
    }
}

extension GeoObject {
    /// The box around the object, of no extent when it is a point.
    fileprivate var extent: CoordinateBounds {
        boundingBox ?? CoordinateBounds(southWest: coordinate, northEast: coordinate)
    }
}
