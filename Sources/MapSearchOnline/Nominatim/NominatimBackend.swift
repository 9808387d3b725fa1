public import Foundation
public import MapSearch

/// A backend for Nominatim, OpenStreetMap's own geocoder: the public server or your own.
///
/// ```swift
/// let geocoder = Geocoder(backend: try .nominatim(userAgent: "Hiking/2.1 (hiking@example.org)"))
/// let placemarks = try await geocoder.geocode(address: "Städtle 43, Vaduz")
///
/// var own = ServiceConfiguration(endpoints: [URL(string: "https://geo.example.org/nominatim")!])
/// let backend = try NominatimBackend(configuration: own)
/// ```
///
/// It supports text and address searches, reverse geocoding by zoom, and `osm:` identifiers, several at once. It does
/// not support suggestions, which the public server's usage policy forbids and for which Nominatim is not designed.
///
/// Nominatim has no paging, and a different limit gives a different list. The backend therefore always requests blocks
/// of ``blockSize`` results, each excluding the previous ones, and cuts pages from them: later pages cost nothing as
/// long as their block is in the cache.
public struct NominatimBackend: SearchBackend {
    /// The server of the OpenStreetMap Foundation: one request per second, no suggestions, and a User-Agent that
    /// identifies the app.
    ///
    /// Usage policy: https://operations.osmfoundation.org/policies/nominatim/
    public static let publicEndpoint = URL(string: "https://nominatim.openstreetmap.org")!

    /// The number of results per request, which is Nominatim's maximum.
    public static let blockSize = 40

    /// The number of results of a block after which others may follow.
    ///
    /// Nominatim removes duplicates, such as parts of a street, from a block that it has already cut: in Liechtenstein,
    /// the blocks for "Weg" have 25, 32, 32 and 29 results. A smaller block counts as the last one, so that most
    /// searches take one request.
    static let smallestInnerBlock = 10

    /// The number of identifiers per request, which is Nominatim's maximum.
    static let lookupSize = 50

    /// The ISO 3166-1 alpha-2 codes of the countries to search in; empty for everywhere.
    public let countries: [String]
    /// The maximum number of blocks per search.
    public let maximumBlocks: Int

    let client: ServiceClient

    /// Creates a backend.
    ///
    /// - Parameters:
    ///   - configuration: The configuration of the service.
    ///   - countries: The ISO 3166-1 alpha-2 codes of the countries to search in; empty for everywhere.
    ///   - maximumBlocks: The maximum number of blocks of ``blockSize`` results per search, 1…1,000; results beyond
    ///     them are not found.
    /// - Throws: ``/MapSearch/SearchError`` with `invalidConfiguration` if the configuration is invalid, or forbidden
    ///   by the server.
    public init(
        configuration: ServiceConfiguration, countries: [String] = [], maximumBlocks: Int = 3
    ) throws(SearchError) {
        self.init(
            client: try ServiceClient(configuration: configuration, name: Self.name), countries: countries,
            maximumBlocks: maximumBlocks)
    }

    package init(client: ServiceClient, countries: [String] = [], maximumBlocks: Int = 3) {
        self.client = client
        self.countries = countries.map { $0.lowercased() }
        self.maximumBlocks = min(max(maximumBlocks, 1), 1_000)
    }

    /// `nominatim`.
    public var name: String { Self.name }
    static let name = "nominatim"

    /// The capabilities of the service and of this backend.
    public var capabilities: BackendCapabilities {
        [
            .paging, .requiredArea, .searchTypes, .postalAddress, .languages, .geometry, .spellingCorrection, .zoom,
            .identifiers,
        ]
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
            case .words(let words, let area): return try await search(.words(words), in: area, request)
            case .coordinate(let coordinate): return try await reverse(coordinate, zoom: nil, request)
            case .nothing: return PlaceList().response(to: request, source: source)
            }
        case .address(let address, let area): return try await search(.address(address), in: area, request)
        case .reverse(let coordinate, let zoom): return try await reverse(coordinate, zoom: zoom, request)
        case .uri(let uri):
            let found = try await lookUp([uri], request).first
            guard let found, request.page.offset == 0 else { throw SearchError.notFound(uri: uri, backend: name) }
            return PlaceList([found]).response(to: request, source: source)
        case .uris(let uris):
            return try await PlaceList.response(to: request, of: uris, source: source) { wanted in
                try await lookUp(wanted, request)
            }
        }
    }

    /// Throws an error: Nominatim does not support suggestions.
    ///
    /// - Parameter request: The text, and the area the user is looking at.
    /// - Returns: An empty list for blank text; otherwise it always throws.
    /// - Throws: ``/MapSearch/SearchError`` with `unsupported`, and any error thrown by
    ///   ``/MapSearch/SuggestRequest/validate()``.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        try request.validate()
        // No request is needed then.
        if request.text.allSatisfy(\.isWhitespace) { return [] }
        throw SearchError.unsupported(
            "suggestions, because it matches whole words only and its public server forbids them",
            backend: name)
    }
}

extension SearchBackend where Self == NominatimBackend {
    /// Returns a backend for the public Nominatim server that follows its rules: one request per second, with a cache.
    ///
    /// - Parameters:
    ///   - userAgent: The name and version of the app with contact information, such as
    ///     `Hiking/2.1 (hiking@example.org)`.
    ///   - countries: The ISO 3166-1 alpha-2 codes of the countries to search in; empty for everywhere.
    /// - Returns: The backend.
    /// - Throws: ``/MapSearch/SearchError`` with `invalidConfiguration` if the User-Agent does not identify an app.
    public static func nominatim(
        userAgent: String, countries: [String] = []
    ) throws(SearchError) -> NominatimBackend {
        var configuration = ServiceConfiguration(endpoints: [NominatimBackend.publicEndpoint], userAgent: userAgent)
        configuration.minimumInterval = .seconds(1)
        configuration.cache = HTTPCache()
        return try NominatimBackend(configuration: configuration, countries: countries)
    }
}
