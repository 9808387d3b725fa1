import MapSearch
import Synchronization

/// A whole backend in a few lines, a table of places that is searched from the top; it can be made to misbehave.
struct TableBackend: SearchBackend {
    /// A way to break the rules.
    enum Fault: CaseIterable, Sendable {
        case noValidation, wrongEmptyError, fails, unknownIsEmpty, forgetsURI, changesKind, findsNothingThere
        case invalidCoordinate, noName, unsteady, understatesFound, spansOutside, repeatsPages, ignoresLimit
        case endless, unsorted, wrongDistance, noDistance, ignoresArea, ignoresTypes, claimsOffline
        case hangs, wrapsCancellation, overSuggests, suggestsOnBlank, shufflesIdentifiers, forgetsPagesOfIdentifiers
    }

    var fault: Fault?
    var capabilities: BackendCapabilities = [
        .paging, .sort, .distances, .requiredArea, .searchTypes, .offline, .languages, .identifiers,
    ]
    private let calls = Calls()

    private static let places: [GeoObject] = (0..<60).map { index in
        let name = index % 2 == 0 ? "Place \(index)" : "Shop \(index)"
        let coordinate = Coordinate(latitude: 47 + Double(index * 7 % 60) * 0.01, longitude: 8.5)
        return GeoObject(
            name: name, coordinate: coordinate, kind: index % 2 == 0 ? .locality : .business, uri: "table:\(index)")
    }

    init(fault: Fault? = nil) {
        self.fault = fault
    }

    func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        let isBlank = request.text.allSatisfy(\.isWhitespace)
        if isBlank { return fault == .suggestsOnBlank ? [Suggestion(title: "Try this")] : [] }
        let objects = try await response(to: request.searchRequest).objects
        return (fault == .overSuggests ? objects + objects : objects).map(Suggestion.init)
    }

    func response(to request: SearchRequest) async throws -> SearchResponse {
        if fault != .noValidation {
            do {
                try request.validate()
            } catch SearchError.emptyQuery where fault == .wrongEmptyError {
                throw SearchError.noResult
            }
        }
        if fault == .hangs { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
        if Task.isCancelled { throw fault == .wrapsCancellation ? SearchError.cancelled : CancellationError() }
        if fault == .fails, case .text(let text, _) = request.operation, text.contains("%") { throw Broken() }
        return page(of: try objects(for: request), request)
    }

    private struct Broken: Error {}

    private func objects(for request: SearchRequest) throws -> [GeoObject] {
        switch request.operation {
        case .text(let text, _):
            // Longer than any name, it need not be looked for.
            guard text.utf8.count < 20 else { return [] }
            let found = Self.places.filter { $0.name.contains(text) || text == "e" }
            return shaped(found, request)
        case .reverse(let coordinate, _):
            if fault == .findsNothingThere { return [] }
            return Self.places.map { (place: $0, distance: coordinate.distance(to: $0.coordinate)) }
                .sorted { $0.distance < $1.distance }.map(\.place)
        case .uri(let uri):
            guard var found = Self.places.first(where: { $0.uri == uri }) else {
                if fault == .unknownIsEmpty { return [] }
                throw SearchError.notFound(uri: uri)
            }
            if fault == .forgetsURI { found.uri = nil }
            if fault == .changesKind { found.kind = .other }
            return [found]
        case .uris(let uris):
            let found = uris.compactMap { uri in Self.places.first { $0.uri == uri } }
            return fault == .shufflesIdentifiers ? found.reversed() : found
        default:
            throw SearchError.unsupported("\(request.operation)")
        }
    }

    private func shaped(_ found: [GeoObject], _ request: SearchRequest) -> [GeoObject] {
        var found = found
        let options = request.options
        if fault != .ignoresTypes, options.searchTypes != .all {
            found.removeAll { ($0.kind == .business) != (options.searchTypes == .organizations) }
        }
        if fault != .ignoresArea, let area = request.area, area.strictness == .required {
            found.removeAll { !area.bounds.contains($0.coordinate) }
        }
        if fault != .unsorted, case .distance(let origin) = options.sort {
            found.sort { origin.distance(to: $0.coordinate) < origin.distance(to: $1.coordinate) }
        }
        if fault != .noDistance, let position = options.userPosition {
            let factor = fault == .wrongDistance ? 1.1 : 1
            for index in found.indices {
                let meters = position.distance(to: found[index].coordinate) * factor
                found[index][DistanceMetadata.self] = DistanceMetadata(meters: meters, origin: position)
            }
        }
        return found
    }

    private func page(of found: [GeoObject], _ request: SearchRequest) -> SearchResponse {
        var found = found
        if fault == .unsteady, calls.next() % 2 == 1 { found.reverse() }
        if fault == .invalidCoordinate, !found.isEmpty { found[0].coordinate.latitude = 95 }
        if fault == .noName, !found.isEmpty { found[0].name = "" }
        if fault == .spansOutside, !found.isEmpty {
            found[0][MatchMetadata.self] = MatchMetadata(score: 1, spans: [TextSpan(start: 0, length: 99)])
        }
        var offset = fault == .repeatsPages ? 0 : request.page.offset
        if fault == .forgetsPagesOfIdentifiers, case .uris = request.operation { offset = 0 }
        let rest = found.dropFirst(max(offset, 0))
        let limit = fault == .ignoresLimit ? 50 : max(request.page.limit, 0)
        return SearchResponse(
            objects: Array(rest.prefix(limit)),
            metadata: SearchMetadata(found: fault == .understatesFound ? 0 : found.count),
            isOffline: fault != .claimsOffline,
            hasNextPage: rest.count > limit || fault == .endless && request.page.offset < 10_000)
    }
}

private final class Calls: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            defer { count += 1 }
            return count
        }
    }
}
