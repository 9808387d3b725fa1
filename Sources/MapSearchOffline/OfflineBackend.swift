public import MapSearch
import MapGeometry
import MapSearchIndexFormat

/// The embedded engine: answers from an index, without a network.
///
/// ```swift
/// let backend = OfflineBackend(try OfflineIndex(path: "liechtenstein.mapindex"))
/// let geocoder = Geocoder(backend: backend)
/// let placemarks = try await geocoder.geocode(address: "Vaduz")
/// ```
///
/// A search takes microseconds, so the synchronous ``answer(_:)`` may be called from anywhere, also from the main actor;
/// what ``/MapSearch/SearchBackend`` asks for stands around it.
public struct OfflineBackend: SearchBackend {
    /// The index that answers.
    public let index: OfflineIndex

    private let attributions: [Attribution]
    // Boxed once: it stands in each object.
    private let source: any ObjectMetadata

    /// Creates a backend.
    ///
    /// - Parameter index: The index that answers.
    public init(_ index: OfflineIndex) {
        self.index = index
        attributions = index.attributions
        source = SourceMetadata(backend: Self.name, dataSet: index.name, isOffline: true)
    }

    /// `offline`.
    public var name: String { Self.name }
    static let name = "offline"

    /// What the engine does itself.
    public var capabilities: BackendCapabilities { Self.capabilities }
    static let capabilities: BackendCapabilities = [
        .paging, .sort, .distances, .requiredArea, .searchTypes, .languages, .spellingCorrection, .zoom, .hierarchy,
        .identifiers, .suggestions, .offline, .filters, .immediate,
    ]

    /// Answers a request.
    ///
    /// - Parameter request: What is asked for.
    /// - Returns: The answer; without objects when nothing was found.
    /// - Throws: ``/MapSearch/SearchError`` as ``answer(_:)``; `CancellationError` when the task was cancelled.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        try Task.checkCancellation()
        return try answer(request)
    }

    /// Answers a request at once, on the thread of the caller.
    ///
    /// - Parameter request: What is asked for.
    /// - Returns: The answer; without objects when nothing was found.
    /// - Throws: ``/MapSearch/SearchError``: what ``/MapSearch/SearchRequest/validate()`` throws, `notFound` for a URI that the index does not
    ///   have, `indexCorrupt` when it meets damage; `CancellationError` when the current task is cancelled.
    public func answer(_ request: SearchRequest) throws -> SearchResponse {
        try request.validate()
        switch request.operation {
        case .address, .reverse, .uri, .uris:
            if hasFilters(request) { return try filtered(request) }
        default: break
        }
        switch request.operation {
        case .text(let text, let area):
            if let match = CoordinateParser(reference: area?.center).parse(text) {
                // "cafe 25.1982, 55.272758" is a café near there.
                return match.rest.isEmpty
                    ? try reverse(match.coordinate, zoom: nil, request, text: text)
                    : try search(match.rest, in: .point(match.coordinate), request, isTyping: false)
            }
            return try search(text, in: area, request, isTyping: false)
        case .address(let address, let area):
            return try search(
                address.singleLine, in: area, request, isTyping: false, fields: AddressFields(address))
        case .reverse(let coordinate, let zoom):
            return try reverse(coordinate, zoom: zoom, request, text: nil)
        case .uri(let uri):
            return try resolve(uri, request)
        case .uris(let uris):
            return try resolve(uris, request)
        @unknown default:
            throw SearchError.unsupported("this kind of request", backend: name)
        }
    }

    /// Suggestions for a text that is still being typed.
    ///
    /// - Parameter request: The text and where.
    /// - Returns: Places whose names go on from the text, best first, and at most three sorts of place that the index has,
    ///   see ``/MapSearch/Suggestion/category``; empty for a blank text.
    /// - Throws: ``/MapSearch/SearchError`` as ``answer(_:)``; `CancellationError` when the task was cancelled.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        try Task.checkCancellation()
        return try suggest(request)
    }

    /// Suggestions at once, on the thread of the caller.
    ///
    /// - Parameter request: The text and where.
    /// - Returns: Places whose names go on from the text, best first, and at most three sorts of place that the index has,
    ///   see ``/MapSearch/Suggestion/category``; empty for a blank text.
    /// - Throws: ``/MapSearch/SearchError`` as ``answer(_:)``; `CancellationError` when the current task is cancelled.
    public func suggest(_ request: SuggestRequest) throws -> [Suggestion] {
        let places = try completions(of: request).objects.map(Suggestion.init)
        return try reading { try CategorySuggestions(request, in: [index.file]) }.merged(with: places)
    }

    /// The objects that are suggested.
    func completions(of request: SuggestRequest) throws -> SearchResponse {
        let search = request.searchRequest
        guard request.text.contains(where: { !$0.isWhitespace }) else {
            return SearchResponse(capacity: 0, attributions: attributions)
        }
        try search.validate()
        return try self.search(request.text, in: request.area, search, isTyping: true)
    }

    // MARK: Text

    private func search(
        _ text: String, in area: SearchArea?, _ request: SearchRequest, isTyping: Bool, fields: AddressFields? = nil
    ) throws -> SearchResponse {
        var goal = goal(for: request)
        // Where the coordinate of a text is its area, the request has none.
        goal.neighborhood = area.map(Neighborhood.init)
        if isTyping {
            goal.weights = .suggest
            goal.isTyping = true
        }
        var categories =
            isTyping || fields != nil ? nil : try reading { try CategoryRequest(text, in: area, request, self) }
        if let answer = try reading({ try categories?.answer(goal) }) { return answer }
        let (query, outcome) = try reading { try found(by: text, fields, goal: goal) }
        if let answer = try reading({ try categories?.correctedAnswer(besides: (query, outcome)) }) { return answer }
        if hasFilters(request) { return try filtered(request) }
        let crossings =
            isTyping || fields != nil
            ? [] : try reading { try intersections(query, outcome, goal: goal, text: text) }
        let assembler = assembler(request)
        if !crossings.isEmpty { return try response(crossings, request, text, in: area, assembler) }
        let wanted = outcome.matches.dropFirst(request.page.offset).prefix(request.page.limit)
        var description = MatchDescription(index: index.file, query: query, meanings: outcome.meanings)
        var response = SearchResponse(capacity: wanted.count, attributions: attributions)
        try reading {
            for match in wanted {
                let place = try match.nearbyPlace.flatMap { try index.place(of: match.document, nearestTo: $0) }
                var object = try assembler.object(match.document, house: match.house, at: place) {
                    name, isPrimary throws(IndexFormatError) in
                    try description.metadata(match, name: name, isPrimary: isPrimary)
                }
                if let origin = request.options.userPosition {
                    object[DistanceMetadata.self] = DistanceMetadata(
                        meters: origin.distance(to: object.coordinate), origin: origin)
                }
                response.append(consume object)
            }
            response.metadata.correctedRequestText = try outcome.matches.first.flatMap { match in
                try description.correctedText(match)
            }
        }
        response.metadata.found = outcome.found
        response.metadata.requestText = text
        response.metadata.toponymResultMetadata = ToponymResultMetadata(found: outcome.found, mode: .geocode)
        response.metadata.requestBoundingBox = area?.bounds
        response.hasNextPage = outcome.matches.count > request.page.range.upperBound
        return response
    }

    /// What a text finds, or an address in fields: by its fields if they all fit, else as a text like any other.
    func found(
        by text: String, _ fields: AddressFields?, goal: TextSearch.Goal
    ) throws -> (query: ParsedQuery, outcome: TextSearch.Outcome) {
        if let fields, let answer = try TextSearch.best(for: fields, goal: goal, in: index.file) { return answer }
        return try TextSearch.best(for: text, goal: goal, in: index.file)
    }

    private func response(
        _ crossings: [IntersectionMatch], _ request: SearchRequest, _ text: String, in area: SearchArea?,
        _ assembler: ObjectAssembler
    ) throws -> SearchResponse {
        var response = SearchResponse(capacity: crossings.count, attributions: attributions)
        try reading {
            for crossing in crossings.dropFirst(request.page.offset).prefix(request.page.limit) {
                var object = try object(crossing, assembler)
                if let origin = request.options.userPosition {
                    object[DistanceMetadata.self] = DistanceMetadata(
                        meters: origin.distance(to: object.coordinate), origin: origin)
                }
                response.append(object)
            }
        }
        response.metadata.found = crossings.count
        response.metadata.requestText = text
        response.metadata.toponymResultMetadata = ToponymResultMetadata(found: crossings.count, mode: .geocode)
        response.metadata.requestBoundingBox = area?.bounds
        response.hasNextPage = crossings.count > request.page.range.upperBound
        return response
    }

    /// What a submitted text is searched for with.
    func goal(for request: SearchRequest) -> TextSearch.Goal {
        var goal = TextSearch.Goal()
        // One more than the page tells whether there is another.
        goal.count = request.page.range.upperBound + 1
        goal.corrects = !request.options.disablesSpellingCorrection
        goal.neighborhood = request.area.map(Neighborhood.init)
        goal.kinds = kinds(request.options.searchTypes)
        goal.distance = request.sort.measure
        if case .positionAlongLine = request.sort { goal.isDistanceContinuous = false }
        goal.isCancelled = { Task.isCancelled }
        return goal
    }

    /// Which kinds are wanted, by their number in the index; nil when all are.
    func kinds(_ types: SearchTypes) -> [Bool]? {
        guard types != .all else { return nil }
        return index.kinds.map { types.contains($0 == .business ? .biz : .geo) }
    }

    // MARK: Places

    private func reverse(
        _ coordinate: Coordinate, zoom: Double?, _ request: SearchRequest, text: String?
    ) throws -> SearchResponse {
        try reading {
            let assembler = assembler(request)
            var response = SearchResponse(capacity: 1, attributions: attributions)
            if index.hasAddresses || request.options.includesHierarchy {
                response.hasNextPage = try fill(&response, at: coordinate, zoom, request, assembler)
            } else if request.page.offset == 0, request.options.searchTypes.contains(.geo),
                let answer = try ReverseSearch(index, coordinate).run(zoom: zoom)
            {
                let distance = DistanceMetadata(meters: answer.distance, origin: coordinate)
                response.append(try assembler.object(answer.document, house: answer.house, distance: distance))
            }
            response.metadata.requestText = text
            response.metadata.toponymResultMetadata = ToponymResultMetadata(
                found: response.metadata.found, mode: .reverse, reversePoint: coordinate)
            return response
        }
    }

    /// Fills a page with what an index of addresses knows of a place, and returns whether there is more.
    private func fill(
        _ response: inout SearchResponse, at coordinate: Coordinate, _ zoom: Double?, _ request: SearchRequest,
        _ assembler: ObjectAssembler
    ) throws(IndexFormatError) -> Bool {
        let range = request.page.range
        let place = try ReversePlace(index, coordinate)
        // One more than the page tells whether there is another.
        let answers = try DetailedReverse(place: place, zoom: zoom ?? DetailedReverse.finestZoom).answers(
            request.options.searchTypes, count: range.upperBound + 1, hierarchy: request.options.includesHierarchy)
        let reverseAssembler = ReverseAssembler(assembler: assembler, place: place)
        for (rank, answer) in answers.enumerated() where range.contains(rank) {
            response.append(try reverseAssembler.object(answer, isFirst: rank == 0))
        }
        response.metadata.found = answers.count
        return answers.count > range.upperBound
    }

    private func resolve(_ uri: String, _ request: SearchRequest) throws -> SearchResponse {
        guard let object = try reading({ try object(uri: uri, assembler(request)) }) else {
            throw SearchError.notFound(uri: uri, backend: name)
        }
        var response = SearchResponse(capacity: 1, attributions: attributions)
        if request.page.offset == 0 { response.append(object) }
        return response
    }

    private func object(uri: String, _ assembler: ObjectAssembler) throws -> GeoObject? {
        if let place = try index.place(uri: uri) { return try assembler.object(place.document, house: place.house) }
        return try intersection(uri: uri).map { try object($0, assembler) }
    }

    /// The objects of several identifiers; those that stand for nothing are left out.
    private func resolve(_ uris: [String], _ request: SearchRequest) throws -> SearchResponse {
        let assembler = assembler(request)
        var response = SearchResponse(capacity: min(uris.count, request.page.limit), attributions: attributions)
        var found = 0
        try reading {
            for uri in uris {
                guard let object = try object(uri: uri, assembler) else { continue }
                if request.page.range.contains(found) { response.append(object) }
                found += 1
            }
        }
        response.metadata.found = found
        response.hasNextPage = found > request.page.range.upperBound
        return response
    }

    // MARK: Common

    func assembler(_ request: SearchRequest) -> ObjectAssembler {
        ObjectAssembler(
            index, languages: request.options.languages, source: source, attributions: attributions)
    }

    func reading<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as IndexFormatError {
            throw SearchError(error, file: index.path ?? "(in memory)")
        }
    }
}
