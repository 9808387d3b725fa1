#if canImport(MapKit) && !os(watchOS)
import Foundation
import MapGeometry
import MapKit
public import MapSearch

/// Searches with Apple's service, by way of MapKit: the online half of a combination on Apple's platforms.
///
/// ```swift
/// let backend = CombinedBackend(offline: world, online: AppleSearchBackend(), policy: .refine(within: .seconds(3)))
/// let session = SearchManager(backend: backend).submit(text: "coffee", in: .region(mapView.region))
/// ```
///
/// | operation | asked with |
/// |---|---|
/// | text | `MKLocalSearch` |
/// | address | `MKGeocodingRequest`; before iOS 26 `MKLocalSearch` for addresses alone |
/// | reverse | `MKReverseGeocodingRequest`; before iOS 26 `CLGeocoder` |
/// | identifier | `MKMapItemRequest`, for identifiers that begin with `apple:` |
/// | suggestions | `MKLocalSearchCompleter` |
///
/// Apple limits how often an app may ask, and does not say how often: put a ``/MapSearch/RateLimitedBackend`` around it. Apple's
/// terms ask that what it finds be shown on a map of Apple's. Nothing of this was run on a device: it is tested against
/// declarations of MapKit.
///
/// MapKit is asked on the main actor and answers there, whichever task asks.
public struct AppleSearchBackend: SearchBackend {
    /// How long to wait after Apple has asked for a pause and does not say how long: a minute, over which it counts.
    public static let usualPause = Duration.seconds(60)

    /// How many results MapKit is known to give at most, and so the largest number that makes sense for a page.
    public static let usualLimit = 25

    let completions: RecentCompletions

    /// Creates a backend.
    ///
    /// Copies of it know the same suggestions: the search for one that was tapped is made of MapKit's own completion.
    public init() {
        completions = RecentCompletions()
    }

    /// `apple`.
    public var name: String { Self.name }
    static let name = "apple"

    /// Apple completes unfinished text, and finds addresses by a request of their own; nothing else is left to it.
    ///
    /// The library pages, sorts, filters and keeps to required areas by itself. Languages are those of the app, but for
    /// addresses and reverse searches from iOS 26 on, and so are not claimed.
    public var capabilities: BackendCapabilities { [.suggestions, .postalAddress] }

    /// Answers a request.
    ///
    /// - Parameter request: What is asked.
    /// - Returns: What Apple found; without objects when it found nothing.
    /// - Throws: ``/MapSearch/SearchError``: what ``/MapSearch/SearchRequest/validate()`` throws, `notFound` for an identifier
    ///   that is not one of Apple's or of nothing, `unsupported` for several identifiers, `rateLimited` with the time to wait,
    ///   `network` and `timeout` when Apple cannot be reached, `badResponse` when MapKit cannot read the answer, and
    ///   `backendFailure` with any other error of MapKit. `CancellationError` when the task was cancelled.
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

    /// Completes what a user has typed so far.
    ///
    /// The options of the request have no part in it, but for the types to search for.
    ///
    /// - Parameter request: The text, and where the user looks.
    /// - Returns: Suggestions, best first; empty for a blank text or when nothing fits. None has an identifier or a place: the
    ///   search for its text finds what MapKit meant.
    /// - Throws: As ``response(to:)`` does.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        try request.validate()
        if request.text.allSatisfy(\.isWhitespace) { return [] }
        do {
            return Array(try await complete(request).prefix(request.limit))
        } catch {
            return try Self.emptySuggestions(after: error)
        }
    }

    /// Whom to credit.
    static let attribution = Attribution(
        text: "Apple Maps", link: "https://www.apple.com/legal/internet-services/maps/")

    /// The object of a map item, with where it comes from.
    static func object(_ item: MKMapItem) -> GeoObject {
        var object = GeoObject(item)
        object.attributions = [attribution]
        object[SourceMetadata.self] = SourceMetadata(backend: name, isOffline: false)
        return object
    }
}

extension SearchRequest {
    /// The text that was asked for; nil when no text was.
    fileprivate var text: String? {
        if case .text(let text, _) = operation { text } else { nil }
    }
}

extension SearchBackend where Self == AppleSearchBackend {
    /// Apple's service, by way of MapKit.
    public static var apple: AppleSearchBackend { AppleSearchBackend() }
}
#endif
