import MapGeometry
import MapSearch

/// The places that a service returned for a request, and the page that is cut from them.
struct PlaceList {
    /// Each place once, best first.
    private(set) var places: [ServicePlace] = []
    /// The credits of the service, in addition to those of the places.
    var attributions: [Attribution] = []
    private var known: Set<GeoObject.ID> = []

    init(_ places: [ServicePlace] = []) { append(places) }

    /// Adds new places.
    mutating func append(_ more: [ServicePlace]) {
        for place in more where known.insert(place.identity).inserted { places.append(place) }
    }

    /// Modifies each place.
    mutating func update(_ change: (inout ServicePlace) -> Void) {
        for index in places.indices { change(&places[index]) }
    }

    /// Removes places.
    mutating func remove(where isUnwanted: (ServicePlace) -> Bool) {
        places.removeAll(where: isUnwanted)
    }

    /// Whether the places form a group, like the results for a category or a chain.
    private var isGroup: Bool {
        guard places.count > 1, let category = places[0].category else { return false }
        return places.allSatisfy { $0.kind == .business && $0.category == category }
    }

    /// Returns the response with the requested page; `asked` is the coordinate of a reverse search.
    func response(to request: SearchRequest, source: SourceMetadata, at asked: Coordinate? = nil) -> SearchResponse {
        let objects = places.compactMap { $0.object(source: source, languages: request.options.languages, at: asked) }
        let rest = objects.dropFirst(request.page.offset)
        var response = SearchResponse(
            objects: Array(rest.prefix(request.page.limit)), isOffline: false, attributions: attributions)
        for attribution in response.objects.flatMap(\.attributions) where !response.attributions.contains(attribution) {
            response.attributions.append(attribution)
        }
        response.hasNextPage = rest.count > request.page.limit
        response.metadata.found = objects.count
        response.metadata.displayType = isGroup ? .multiple : .single
        if case .text(let text, _) = request.operation { response.metadata.requestText = text }
        response.metadata.requestBoundingBox = request.area?.bounds
        if let asked {
            response.metadata.toponymResultMetadata = ToponymResultMetadata(
                found: objects.count, mode: .reverse, reversePoint: asked)
        } else if case .text = request.operation {
            response.metadata.toponymResultMetadata = ToponymResultMetadata(found: objects.count, mode: .geocode)
        }
        return response
    }

    /// Returns the response to a request for several identifiers.
    ///
    /// `lookUp` returns the places for the identifiers on the page, in order, without unknown ones.
    static func response(
        to request: SearchRequest, of uris: [String], source: SourceMetadata,
        lookUp: ([String]) async throws -> [ServicePlace]
    ) async rethrows -> SearchResponse {
        let rest = uris.dropFirst(request.page.offset)
        let list = PlaceList(try await lookUp(Array(rest.prefix(request.page.limit))))
        var whole = request
        whole.page.offset = 0
        var response = list.response(to: whole, source: source)
        response.hasNextPage = rest.count > request.page.limit
        response.metadata.found = uris.count
        return response
    }
}
