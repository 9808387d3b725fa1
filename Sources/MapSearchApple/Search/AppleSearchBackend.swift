#if canImport(MapKit) && !os(watchOS)
import Foundation
import MapGeometry
import MapKit
public import MapSearch

/// A backend that searches with Apple's service through MapKit, for use as the online part of a combination.
///
/// ```swift
/// let backend = CombinedBackend(offline: world, online: AppleSearchBackend(), policy: .refine(within: .seconds(3)))
/// let session = SearchManager(backend: backend).submit(text: "coffee", in: .region(mapView.region))
/// ```
///
/// | operation | API used |
/// |---|---|
/// | text | `MKLocalSearch` |
/// | address | `MKGeocodingRequest`; before iOS 26 `MKLocalSearch`, addresses only |
/// | reverse | `MKReverseGeocodingRequest`; before iOS 26 `CLGeocoder` |
/// | identifier | `MKMapItemRequest`, for identifiers with the prefix `apple:` |
/// | suggestions | `MKLocalSearchCompleter` |
///
/// Apple limits the rate of requests without publishing the limit: wrap this backend in a
/// ``/MapSearch/RateLimitedBackend``. Apple's terms require its results to be shown on an Apple map. This backend has
/// not been run on a device: it is tested against declarations of MapKit.
///
/// MapKit is called on the main actor, whichever task makes the request.
public struct AppleSearchBackend: SearchBackend {
    /// The time to wait if Apple asks to wait without saying how long; Apple counts requests per minute.
    public static let usualPause = Duration.seconds(60)

    /// The usual maximum number of results from MapKit, and so the largest useful page size.
    public static let usualLimit = 25

    let completions: RecentCompletions

    /// Creates a backend.
    ///
    /// Copies share their suggestions: the search for a tapped suggestion uses MapKit's own completion.
    public init() {
        completions = RecentCompletions()
    }

    /// `apple`.
    public var name: String { Self.name }
    static let name = "apple"

    /// Suggestions, and addresses, which have their own request; the library does everything else.
    ///
    /// The library does the paging, sorting, filtering and required areas. Languages are those of the app, except for
    /// addresses and reverse searches on iOS 26 and later, so they are not declared.
    public var capabilities: BackendCapabilities { [.suggestions, .postalAddress] }

    /// Responds to a search request.
    ///
    /// - Parameter request: The request.
    /// - Returns: Apple's results; empty if nothing was found.
    /// - Throws: ``/MapSearch/SearchError``: any error thrown by ``/MapSearch/SearchRequest/validate()``, `notFound`
    ///   for an identifier that is unknown or not Apple's, `unsupported` for several identifiers, `rateLimited` with
    ///   the time to wait, `network` and `timeout` if Apple cannot be reached, `badResponse` if MapKit cannot read the
    ///   response, and `backendFailure` with any other MapKit error. `CancellationError` if the task is cancelled.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        try request.validate()
        try Task.checkCancellation()
        let objects: [GeoObject]
        do {
            switch request.operation {
            case .text(let text, let area): objects = try await search(text, in: area, request.options)
            case .address(let address, let area): objects = try await geocode(address, in: area, request.options)
            case .reverse(let coordinate, _): objects = try await reverse(coordinate, request.options)
            case .uri(let uri): objects = [try await item(uri)]
            default: throw SearchError.unsupported("\(request.operation)", backend: name)
            }
        } catch {
            objects = try Self.emptyAnswer(to: request, after: error)
        }
        let displayType: SearchMetadata.DisplayType = objects.count > 1 ? .multiple : .single
        return SearchResponse(
            objects: objects,
            metadata: SearchMetadata(
                found: objects.count, displayType: displayType,
                boundingBox: objects.isEmpty ? nil : CoordinateBounds(covering: objects.map(\.coordinate)),
                requestText: request.text),
            isOffline: false, attributions: [Self.attribution])
    }

    /// Returns suggestions for a partly typed text.
    ///
    /// The only option that has an effect is the types to search for.
    ///
    /// - Parameter request: The text, and the area the user is looking at.
    /// - Returns: Suggestions, best first; empty if the text is blank or nothing matches. They have no identifier or
    ///   position: the search for their text finds what MapKit meant.
    /// - Throws: The same errors as ``response(to:)``.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        try request.validate()
        if request.text.allSatisfy(\.isWhitespace) { return [] }
        do {
            return Array(try await complete(request).prefix(request.limit))
        } catch {
            return try Self.emptySuggestions(after: error)
        }
    }

    /// The credit.
    static let attribution = Attribution(
        text: "Apple Maps", link: "https://www.apple.com/legal/internet-services/maps/")

    /// The object of a map item, with its source.
    static func object(_ item: MKMapItem) -> GeoObject {
        var object = GeoObject(item)
        object.attributions = [attribution]
        object[SourceMetadata.self] = SourceMetadata(backend: name, isOffline: false)
        return object
    }
}

extension SearchRequest {
    /// The requested text; nil if there is none.
    fileprivate var text: String? {
        if case .text(let text, _) = operation { text } else { nil }
    }
}

extension SearchBackend where Self == AppleSearchBackend {
    /// Apple's service, through MapKit.
    public static var apple: AppleSearchBackend { AppleSearchBackend() }
}
#endif
