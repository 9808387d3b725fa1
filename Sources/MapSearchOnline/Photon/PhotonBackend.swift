public import Foundation
public import MapSearch

/// A backend for Photon, an OpenStreetMap geocoder with search-as-you-type.
///
/// ```swift
/// let backend = try PhotonBackend.photon(userAgent: "Hiking/2.1 (hiking@example.org)")
/// for line in try await backend.suggestions(for: SuggestRequest(text: "vad")) { print(line.title) }
/// ```
///
/// It supports text and address searches, suggestions, filters by category, and reverse geocoding with the nearest
/// places. Photon cannot look up identifiers: those of objects that this backend returned recently can be resolved,
/// such as that of a tapped suggestion; others are `unsupported`. Resolve those with a ``NominatimBackend``.
public struct PhotonBackend: SearchBackend {
    /// The public server of komoot: fair use, without guarantees.
    ///
    /// Usage policy: https://photon.komoot.io
    public static let publicEndpoint = URL(string: "https://photon.komoot.io")!

    /// The number of results per request, which is Photon's maximum unless the server is configured otherwise.
    public static let blockSize = 50

    /// The languages that a Photon server supports unless it is configured otherwise.
    public static let defaultLanguages: Set<String> = ["en", "de", "fr"]

    /// The ISO 3166-1 alpha-2 codes of the countries to search in; empty for everywhere.
    public let countries: [String]
    /// The languages in which the server has names, as two or three letters.
    public let languages: Set<String>

    let client: ServiceClient
    let recent = RecentPlaces()

    /// Creates a backend.
    ///
    /// - Parameters:
    ///   - configuration: The configuration of the service.
    ///   - countries: The ISO 3166-1 alpha-2 codes of the countries to search in; empty for everywhere.
    ///   - languages: The languages in which the server has names; it refuses requests for others.
    /// - Throws: ``/MapSearch/SearchError`` with `invalidConfiguration` if the configuration is invalid.
    public init(
        configuration: ServiceConfiguration, countries: [String] = [], languages: Set<String> = Self.defaultLanguages
    ) throws(SearchError) {
        self.init(
            client: try ServiceClient(configuration: configuration, name: Self.name), countries: countries,
            languages: languages)
    }

    package init(client: ServiceClient, countries: [String] = [], languages: Set<String> = Self.defaultLanguages) {
        self.client = client
        self.countries = countries.map { $0.uppercased() }
        self.languages = languages
    }

    /// `photon`.
    public var name: String { Self.name }
    static let name = "photon"

    /// The capabilities of the service and of this backend.
    public var capabilities: BackendCapabilities {
        [
            .paging, .requiredArea, .searchTypes, .postalAddress, .languages, .zoom, .filters, .identifiers,
            .suggestions,
        ]
    }

    /// Responds to a search request.
    ///
    /// - Parameter request: The request.
    /// - Returns: The response; empty if nothing was found. If the server does not support addresses in fields, the
    ///   metadata report that their text was searched for.
    /// - Throws: ``/MapSearch/SearchError``: any error thrown by ``/MapSearch/SearchRequest/validate()``, `notFound`
    ///   for an identifier that is not from OpenStreetMap, `unsupported` for one that was not returned recently and for
    ///   a text that is too long for a URL, `badRequest` if the service refuses the request, `badResponse` if its
    ///   response is invalid, and network failures. `CancellationError` if the task is cancelled.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        try request.validate()
        try Task.checkCancellation()
        guard request.options.filters.isEmpty, !request.options.includesFacets else {
            // The service excludes other categories; all other filtering is done here.
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
            case .words(let words, let area):
                return try await search(
                    path: "/api", [.init(name: "q", value: words)], text: words, in: area, request, tags: tags)
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
            return PlaceList([place]).response(to: request, source: source)
        case .uris(let uris):
            return await PlaceList.response(to: request, of: uris, source: source) { wanted in
                wanted.compactMap { OpenStreetMapID(uri: $0).flatMap { recent[$0.uri] } }
            }
        }
    }

    /// Returns suggestions for a text.
    ///
    /// - Parameter request: The text, and the area the user is looking at.
    /// - Returns: Suggestions, best first; empty if the text is blank or nothing matches.
    /// - Throws: The same errors as ``response(to:)``.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        try request.validate()
        if request.text.allSatisfy(\.isWhitespace) { return [] }
        let objects = try await response(to: request.searchRequest).objects
        return objects.map(Suggestion.init)
    }
}

extension SearchBackend where Self == PhotonBackend {
    /// Returns a backend for komoot's public Photon server, with a cache.
    ///
    /// - Parameters:
    ///   - userAgent: The name and version of the app with contact information.
    ///   - countries: The ISO 3166-1 alpha-2 codes of the countries to search in; empty for everywhere.
    /// - Returns: The backend.
    /// - Throws: ``/MapSearch/SearchError`` with `invalidConfiguration` if the User-Agent is not valid.
    public static func photon(userAgent: String, countries: [String] = []) throws(SearchError) -> PhotonBackend {
        var configuration = ServiceConfiguration(endpoints: [PhotonBackend.publicEndpoint], userAgent: userAgent)
        configuration.cache = HTTPCache()
        return try PhotonBackend(configuration: configuration, countries: countries)
    }
}
