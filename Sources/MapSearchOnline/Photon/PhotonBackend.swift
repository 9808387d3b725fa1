public import Foundation
import MapGeometry
public import MapSearch

/// Searches with Photon, a geocoder for OpenStreetMap that completes text as it is typed.
///
/// ```swift
/// let backend = try PhotonBackend.photon(userAgent: "Hiking/2.1 (hiking@example.org)")
/// for line in try await backend.suggestions(for: SuggestRequest(text: "vad")) { print(line.title) }
/// ```
///
/// It does text and address searches, suggestions, filters by category, and reverse geocoding with the nearest places.
/// Photon has no call to look up an identifier: those of the objects that this backend gave lately resolve, such as that
/// of a suggestion that was tapped, others are `unsupported`; resolve them with a ``NominatimBackend``.
public struct PhotonBackend: SearchBackend {
    /// The public server of komoot: fair use, no guarantee.
    ///
    /// Its rules: https://photon.komoot.io
    public static let publicEndpoint = URL(string: "https://photon.komoot.io")!

    /// The number of results of a request; the most that Photon gives unless its owner allows more.
    public static let blockSize = 50

    /// The languages that a Photon server has unless its owner says otherwise.
    public static let defaultLanguages: Set<String> = ["en", "de", "fr"]

    /// The ISO 3166-1 alpha-2 codes of the countries to search in; empty for everywhere.
    public let countries: [String]
    /// The languages that the server has names in, as two or three letters.
    public let languages: Set<String>

    let client: ServiceClient
    let recent = RecentPlaces()

    /// Creates a backend.
    ///
    /// - Parameters:
    ///   - configuration: Where the server is and how to speak to it.
    ///   - countries: The ISO 3166-1 alpha-2 codes of the countries to search in; empty for everywhere.
    ///   - languages: The languages that the server has names in; asked for another one, a server refuses.
    /// - Throws: ``/MapSearch/SearchError`` with `invalidConfiguration` when the configuration cannot work.
    public init(
        configuration: ServiceConfiguration, countries: [String] = [], languages: Set<String> = Self.defaultLanguages
    ) throws(SearchError) {
        self.init(
            client: try ServiceClient(configuration: configuration, name: Self.name), countries: countries,
            languages: languages)
    }

    init(client: ServiceClient, countries: [String] = [], languages: Set<String> = Self.defaultLanguages) {
        self.client = client
        self.countries = countries.map { $0.uppercased() }
        self.languages = languages
    }

    /// `photon`.
    public var name: String { Self.name }
    static let name = "photon"

    /// What the service does itself, or this backend for it.
    public var capabilities: BackendCapabilities {
        [
            .paging, .requiredArea, .searchTypes, .postalAddress, .languages, .zoom, .filters, .identifiers,
            .suggestions,
        ]
    }

    /// Answers a request.
    ///
    /// - Parameter request: What is asked for.
    /// - Returns: The answer; without objects when nothing was found. Where the server does not understand addresses in
    ///   fields, the metadata says that their text was searched for.
    /// - Throws: ``/MapSearch/SearchError``: what ``/MapSearch/SearchRequest/validate()`` throws, `notFound` for what is no
    ///   identifier of OpenStreetMap, `unsupported` for one that was not met lately and for a text that is too long for a
    ///   URL, `badRequest` when the service refuses the request, `badResponse` when its answer makes no sense, and the
    ///   failures of the network. `CancellationError` when the task was cancelled.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        try request.validate()
        try Task.checkCancellation()
        guard request.options.filters.isEmpty, !request.options.includesFacets else {
            // The service leaves out other categories; all else about filters is done here.
            let plan = RequestPlan(request, capabilities: capabilities.subtracting(.filters))
            let whole = try plan.complete(try await answer(plan.sent, tags: Self.tags(of: request.options.filters)))
            return plan.cutsPages ? plan.page(of: whole) : whole
        }
        return try await answer(request, tags: [])
    }

    private func answer(_ request: SearchRequest, tags: [String]) async throws -> SearchResponse {
        switch request.operation {
        case .text(let text, let area):
            switch try ServiceText.read(text, in: area, backend: name) {
            case .words(let words, let place):
                return try await search(
                    path: "/api", [.init(name: "q", value: words)], text: words,
                    in: place.map { .point($0) } ?? area, request, tags: tags)
            case .coordinate(let coordinate): return try await reverse(coordinate, zoom: nil, request, tags: tags)
            case .nothing: return PlaceList().response(to: request, source: source)
            }
        case .address(let address, let area): return try await search(address, in: area, request, tags: tags)
        case .reverse(let coordinate, let zoom): return try await reverse(coordinate, zoom: zoom, request, tags: tags)
        case .uri(let uri):
            guard let id = OpenStreetMapID(uri: uri) else { throw SearchError.notFound(uri: uri, backend: name) }
            guard let place = recent[id.uri] else {
                throw SearchError.unsupported(
                    "identifiers of objects that it has not returned recently, because its API has no lookup",
                    backend: name)
            }
            var list = PlaceList()
            list.append([place])
            return list.response(to: request, source: source)
        case .uris(let uris):
            return await PlaceList.response(to: request, of: uris, source: source) { wanted in
                wanted.compactMap { OpenStreetMapID(uri: $0).flatMap { recent[$0.uri] } }
            }
        }
    }

    /// Completes a text.
    ///
    /// - Parameter request: The text, and where the user looks.
    /// - Returns: Suggestions, best first; empty for a blank text or when nothing fits.
    /// - Throws: As ``response(to:)`` does.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        try request.validate()
        if request.text.allSatisfy(\.isWhitespace) { return [] }
        let objects = try await response(to: request.searchRequest).objects
        return objects.map(Suggestion.init)
    }
}

extension SearchBackend where Self == PhotonBackend {
    /// The public Photon server of komoot, with answers kept.
    ///
    /// - Parameters:
    ///   - userAgent: The name and version of the app with a way to reach its makers.
    ///   - countries: The ISO 3166-1 alpha-2 codes of the countries to search in; empty for everywhere.
    /// - Returns: The backend.
    /// - Throws: ``/MapSearch/SearchError`` with `invalidConfiguration` when the User-Agent cannot be sent.
    public static func photon(userAgent: String, countries: [String] = []) throws(SearchError) -> PhotonBackend {
        var configuration = ServiceConfiguration(endpoints: [PhotonBackend.publicEndpoint], userAgent: userAgent)
        configuration.cache = HTTPCache()
        return try PhotonBackend(configuration: configuration, countries: countries)
    }
}
