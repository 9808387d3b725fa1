public import Foundation
public import MapSearch

/// Searches with Pelias, a geocoder over OpenStreetMap, OpenAddresses, Who's on First and GeoNames.
///
/// ```swift
/// var configuration = ServiceConfiguration(endpoints: [URL(string: "https://api.geocode.earth")!])
/// configuration.keys["api_key"] = key
/// let manager = SearchManager(backend: try PeliasBackend(configuration: configuration))
/// ```
///
/// It does text and address searches, suggestions, reverse geocoding, and identifiers, several at once: `pelias:` with
/// Pelias' own `gid` behind it, and `osm:` as far as the server has objects of OpenStreetMap. A `gid` is not meant to
/// outlive the next build of the server's data: for bookmarks, take the `osm:` identifier of ``/MapSearch/URIMetadata``
/// where there is one.
public struct PeliasBackend: SearchBackend {
    /// The hosted service of Geocode Earth, which asks for a key: a server of the public's own there is not.
    public static let geocodeEarthEndpoint = URL(string: "https://api.geocode.earth")!

    /// The number of results of a request; the most that Pelias gives.
    public static let blockSize = 40

    /// The ISO 3166-1 alpha-2 codes of the countries to search in; empty for everywhere.
    public let countries: [String]

    let client: ServiceClient

    /// Creates a backend.
    ///
    /// - Parameters:
    ///   - configuration: Where the server is, without its `/v1`, and how to speak to it.
    ///   - countries: The ISO 3166-1 alpha-2 codes of the countries to search in; empty for everywhere.
    /// - Throws: ``/MapSearch/SearchError`` with `invalidConfiguration` when the configuration cannot work.
    public init(configuration: ServiceConfiguration, countries: [String] = []) throws(SearchError) {
        self.init(client: try ServiceClient(configuration: configuration, name: Self.name), countries: countries)
    }

    init(client: ServiceClient, countries: [String] = []) {
        self.client = client
        self.countries = countries.map { $0.uppercased() }
    }

    /// `pelias`.
    public var name: String { Self.name }
    static let name = "pelias"

    /// What the service does itself, or this backend for it.
    public var capabilities: BackendCapabilities {
        [.paging, .requiredArea, .searchTypes, .postalAddress, .languages, .zoom, .identifiers, .suggestions]
    }

    /// Answers a request.
    ///
    /// - Parameter request: What is asked for.
    /// - Returns: The answer; without objects when nothing was found.
    /// - Throws: ``/MapSearch/SearchError``: what ``/MapSearch/SearchRequest/validate()`` throws, `notFound` for an
    ///   identifier that stands for nothing, `unsupported` for a text that is too long for a URL, `badRequest` when the
    ///   service refuses the request, `badResponse` when its answer makes no sense, and the failures of the network.
    ///   `CancellationError` when the task was cancelled.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        try request.validate()
        try Task.checkCancellation()
        switch request.operation {
        case .text(let text, let area):
            switch try ServiceText.read(text, in: area, backend: name) {
            case .words(let words, let place):
                return try await search(
                    path: "/v1/search", [.init(name: "text", value: words)], in: place.map { .point($0) } ?? area,
                    request)
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

    /// Completes a text.
    ///
    /// - Parameter request: The text, and where the user looks.
    /// - Returns: Suggestions, best first; empty for a blank text or when nothing fits.
    /// - Throws: As ``response(to:)`` does.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        try request.validate()
        if request.text.allSatisfy(\.isWhitespace) { return [] }
        guard case .words(let words, let place) = try ServiceText.read(request.text, in: request.area, backend: name)
        else { return try await response(to: request.searchRequest).objects.map(Suggestion.init) }
        let answer = try await search(
            path: "/v1/autocomplete", [.init(name: "text", value: words)],
            in: place.map { .point($0) } ?? request.area, request.searchRequest)
        return answer.objects.map(Suggestion.init)
    }
}

extension SearchBackend where Self == PeliasBackend {
    /// A Pelias server, with answers kept.
    ///
    /// - Parameters:
    ///   - endpoint: Where the server is, without its `/v1`.
    ///   - key: The key that the server asks for, or `nil`; it goes into no log, error or file.
    ///   - countries: The ISO 3166-1 alpha-2 codes of the countries to search in; empty for everywhere.
    /// - Returns: The backend.
    /// - Throws: ``/MapSearch/SearchError`` with `invalidConfiguration` when the endpoint cannot work.
    public static func pelias(
        _ endpoint: URL, key: String? = nil, countries: [String] = []
    ) throws(SearchError) -> PeliasBackend {
        var configuration = ServiceConfiguration(endpoints: [endpoint])
        configuration.cache = HTTPCache()
        if let key { configuration.keys["api_key"] = key }
        return try PeliasBackend(configuration: configuration, countries: countries)
    }
}
