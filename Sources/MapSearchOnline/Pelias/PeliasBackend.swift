public import Foundation
public import MapSearch

/// A backend for Pelias, a geocoder for OpenStreetMap, OpenAddresses, Who's on First and GeoNames.
///
/// ```swift
/// var configuration = ServiceConfiguration(endpoints: [URL(string: "https://api.geocode.earth")!])
/// configuration.keys["api_key"] = key
/// let manager = SearchManager(backend: try PeliasBackend(configuration: configuration))
/// ```
///
/// It supports text and address searches, suggestions, reverse geocoding, and identifiers, several at once: `pelias:`
/// followed by a Pelias `gid`, and `osm:` if the server has OpenStreetMap data. A `gid` may change with the next build
/// of the server's data: for bookmarks, use the `osm:` identifier in ``/MapSearch/URIMetadata`` if there is one.
public struct PeliasBackend: SearchBackend {
    /// The hosted service of Geocode Earth, which requires a key; there is no public server.
    public static let geocodeEarthEndpoint = URL(string: "https://api.geocode.earth")!

    /// The number of results per request, which is Pelias' maximum.
    public static let blockSize = 40

    /// The ISO 3166-1 alpha-2 codes of the countries to search in; empty for everywhere.
    public let countries: [String]

    let client: ServiceClient

    /// Creates a backend.
    ///
    /// - Parameters:
    ///   - configuration: The configuration of the service; its endpoints do not include `/v1`.
    ///   - countries: The ISO 3166-1 alpha-2 codes of the countries to search in; empty for everywhere.
    /// - Throws: ``/MapSearch/SearchError`` with `invalidConfiguration` if the configuration is invalid.
    public init(configuration: ServiceConfiguration, countries: [String] = []) throws(SearchError) {
        self.init(client: try ServiceClient(configuration: configuration, name: Self.name), countries: countries)
    }

    package init(client: ServiceClient, countries: [String] = []) {
        self.client = client
        self.countries = countries.map { $0.uppercased() }
    }

    /// `pelias`.
    public var name: String { Self.name }
    static let name = "pelias"

    /// The capabilities of the service and of this backend.
    public var capabilities: BackendCapabilities {
        [.paging, .requiredArea, .searchTypes, .postalAddress, .languages, .zoom, .identifiers, .suggestions]
    }

    /// Responds to a search request.
    ///
    /// - Parameter request: The request.
    /// - Returns: The response; empty if nothing was found.
    /// - Throws: ``/MapSearch/SearchError``: any error thrown by ``/MapSearch/SearchRequest/validate()``, `notFound`
    ///   for an unknown identifier, `unsupported` for a text that is too long for a URL, `badRequest` if the service
    ///   refuses the request, `badResponse` if its response is invalid, and network failures. `CancellationError` if
    ///   the task is cancelled.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        try request.validate()
        try Task.checkCancellation()
        switch request.operation {
        case .text(let text, let area):
            switch try ServiceText.read(text, in: area, backend: name) {
            case .words(let words, let area):
                return try await search(
                    path: "/v1/search", [.init(name: "text", value: words)], in: area, request)
            case .coordinate(let coordinate): return try await reverse(coordinate, zoom: nil, request)
            case .nothing: return PlaceList().response(to: request, source: source)
            }
        case .address(let address, let area):
            return try await search(
                path: "/v1/search/structured", PeliasAddress.parameters(address), in: area, request,
                country: address.isoCountryCode)
        case .reverse(let coordinate, let zoom): return try await reverse(coordinate, zoom: zoom, request)
        case .uri(let uri):
            let list = try await lookUp([uri], request)
            guard !list.places.isEmpty, request.page.offset == 0 else {
                throw SearchError.notFound(uri: uri, backend: name)
            }
            return list.response(to: request, source: source)
        case .uris(let uris):
            return try await PlaceList.response(to: request, of: uris, source: source) { wanted in
                try await lookUp(wanted, request).places
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
        guard case .words(let words, let area) = try ServiceText.read(request.text, in: request.area, backend: name)
        else { return try await response(to: request.searchRequest).objects.map(Suggestion.init) }
        let answer = try await search(
            path: "/v1/autocomplete", [.init(name: "text", value: words)], in: area, request.searchRequest)
        return answer.objects.map(Suggestion.init)
    }
}

extension SearchBackend where Self == PeliasBackend {
    /// Returns a backend for a Pelias server, with a cache.
    ///
    /// - Parameters:
    ///   - endpoint: The URL of the server, without `/v1`.
    ///   - key: The API key, or `nil`; it never appears in a log, error or file.
    ///   - countries: The ISO 3166-1 alpha-2 codes of the countries to search in; empty for everywhere.
    /// - Returns: The backend.
    /// - Throws: ``/MapSearch/SearchError`` with `invalidConfiguration` if the endpoint is invalid.
    public static func pelias(
        _ endpoint: URL, key: String? = nil, countries: [String] = []
    ) throws(SearchError) -> PeliasBackend {
        var configuration = ServiceConfiguration(endpoints: [endpoint])
        configuration.cache = HTTPCache()
        if let key { configuration.keys["api_key"] = key }
        return try PeliasBackend(configuration: configuration, countries: countries)
    }
}
