public import Foundation
import MapGeometry
public import MapSearch

/// Searches with Nominatim, OpenStreetMap's own geocoder: the public server, or one of your own.
///
/// ```swift
/// let geocoder = Geocoder(backend: try .nominatim(userAgent: "Hiking/2.1 (hiking@example.org)"))
/// let placemarks = try await geocoder.geocode(address: "Städtle 43, Vaduz")
///
/// var own = ServiceConfiguration(endpoints: [URL(string: "https://geo.example.org/nominatim")!])
/// let backend = try NominatimBackend(configuration: own)
/// ```
///
/// It does text and address searches, reverse geocoding by zoom, and `osm:` identifiers, several at once. It refuses
/// suggestions, which the usage policy of the public server forbids and for which the engine is not made.
///
/// Nominatim knows no pages, and another limit gives another list. So the backend always asks for blocks of
/// ``blockSize`` results, each without those before, and cuts pages from them: later pages cost nothing as long as they
/// lie in a block that the cache has.
public struct NominatimBackend: SearchBackend {
    /// The server of the OpenStreetMap Foundation: one request a second, no suggestions, an honest User-Agent.
    ///
    /// Its rules: https://operations.osmfoundation.org/policies/nominatim/
    public static let publicEndpoint = URL(string: "https://nominatim.openstreetmap.org")!

    /// The number of results of a request; the most that Nominatim gives.
    public static let blockSize = 40

    /// The number of identifiers of a request; the most that Nominatim takes.
    static let lookupSize = 50

    /// The ISO 3166-1 alpha-2 codes of the countries to search in; empty for everywhere.
    public let countries: [String]
    /// The number of blocks that one search may ask for.
    public let maximumBlocks: Int

    let client: ServiceClient

    /// Creates a backend.
    ///
    /// - Parameters:
    ///   - configuration: Where the server is and how to speak to it.
    ///   - countries: The ISO 3166-1 alpha-2 codes of the countries to search in; empty for everywhere.
    ///   - maximumBlocks: The number of blocks of ``blockSize`` results that one search may ask for, 1…1,000: what lies
    ///     beyond them is not found.
    /// - Throws: ``/MapSearch/SearchError`` with `invalidConfiguration` when the configuration cannot work, or when the
    ///   server forbids it.
    public init(
        configuration: ServiceConfiguration, countries: [String] = [], maximumBlocks: Int = 3
    ) throws(SearchError) {
        self.init(
            client: try ServiceClient(configuration: configuration, name: Self.name), countries: countries,
            maximumBlocks: maximumBlocks)
    }

    init(client: ServiceClient, countries: [String] = [], maximumBlocks: Int = 3) {
        self.client = client
        self.countries = countries.map { $0.lowercased() }
        self.maximumBlocks = min(max(maximumBlocks, 1), 1_000)
    }

    /// `nominatim`.
    public var name: String { Self.name }
    static let name = "nominatim"

    /// What the service does itself, or this backend for it.
    public var capabilities: BackendCapabilities {
        [
            .paging, .requiredArea, .searchTypes, .postalAddress, .languages, .geometry, .spellingCorrection, .zoom,
            .identifiers,
        ]
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
                return try await search(.words(words), in: place.map { .point($0) } ?? area, request)
            case .coordinate(let coordinate): return try await reverse(coordinate, zoom: nil, request)
            case .nothing: return PlaceList().response(to: request, source: source)
            }
        case .address(let address, let area): return try await search(.address(address), in: area, request)
        case .reverse(let coordinate, let zoom): return try await reverse(coordinate, zoom: zoom, request)
        case .uri(let uri):
            let found = try await lookUp([uri], request).first
            guard let found, request.page.offset == 0 else { throw SearchError.notFound(uri: uri, backend: name) }
            var list = PlaceList()
            list.append([found])
            return list.response(to: request, source: source)
        case .uris(let uris):
            return try await PlaceList.response(to: request, of: uris, source: source) { wanted in
                try await lookUp(wanted, request)
            }
        }
    }

    /// Refuses: nothing may be completed by Nominatim.
    ///
    /// - Parameter request: The text, and where the user looks.
    /// - Returns: Nothing for blank text; it never returns otherwise.
    /// - Throws: ``/MapSearch/SearchError`` with `unsupported`, and what
    ///   ``/MapSearch/SuggestRequest/validate()`` throws.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        try request.validate()
        // Nothing is asked of anybody then.
        if request.text.allSatisfy(\.isWhitespace) { return [] }
        throw SearchError.unsupported(
            "suggestions, because it matches whole words only and its public server forbids them",
            backend: name)
    }
}

extension SearchBackend where Self == NominatimBackend {
    /// The public Nominatim, within its rules: one request a second, with answers kept.
    ///
    /// - Parameters:
    ///   - userAgent: The name and version of the app with a way to reach its makers, such as
    ///     `Hiking/2.1 (hiking@example.org)`.
    ///   - countries: The ISO 3166-1 alpha-2 codes of the countries to search in; empty for everywhere.
    /// - Returns: The backend.
    /// - Throws: ``/MapSearch/SearchError`` with `invalidConfiguration` when the User-Agent names no app.
    public static func nominatim(
        userAgent: String, countries: [String] = []
    ) throws(SearchError) -> NominatimBackend {
        var configuration = ServiceConfiguration(endpoints: [NominatimBackend.publicEndpoint], userAgent: userAgent)
        configuration.minimumInterval = .seconds(1)
        configuration.cache = HTTPCache()
        return try NominatimBackend(configuration: configuration, countries: countries)
    }
}
