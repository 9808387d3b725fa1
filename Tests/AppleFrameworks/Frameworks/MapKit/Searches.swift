// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, ValidateDocumentationComments
public import CoreLocation
public import Foundation

// Searches of MapKit, as its headers have them. What they answer is scripted by tests, in `SearchScript`.

public struct MKError: CustomNSError, @unchecked Sendable {
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure
        case loadingThrottled
        case placemarkNotFound
        case directionsNotFound
        case decodingFailed
    }

    public let code: Code
    public let errorUserInfo: [String: Any]
    public static var errorDomain: String { "MKErrorDomain" }
    public var errorCode: Int { Int(code.rawValue) }

    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        errorUserInfo = userInfo
    }
}

open class MKLocalSearch: NSObject {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let address = ResultType(rawValue: 1 << 0)
        public static let pointOfInterest = ResultType(rawValue: 1 << 1)
        public static let physicalFeature = ResultType(rawValue: 1 << 2)
    }

    public enum RegionPriority: Int, Sendable {
        case `default`
        case required
    }

    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 0))
        open var regionPriority = RegionPriority.default
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// For tests: the completion that the request was made of.
        public private(set) var completion: MKLocalSearchCompletion?

        public override init() {}

        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }

        public convenience init(completion: MKLocalSearchCompletion) {
            self.init()
            self.completion = completion
            naturalLanguageQuery = completion.title
        }
    }

    open class Response: NSObject {
        public let mapItems: [MKMapItem]

        public init(mapItems: [MKMapItem]) { self.mapItems = mapItems }
    }

    public typealias CompletionHandler = @Sendable (MKLocalSearch.Response?, (any Error)?) -> Void

    private let request: Request
    private var ticket: SearchScript.Ticket?

    public init(request: MKLocalSearch.Request) { self.request = request }

    open func start(completionHandler: @escaping MKLocalSearch.CompletionHandler) {
        ticket = SearchScript.ask(.search(request)) { reply in
            completionHandler((try? reply.get()).map { Response(mapItems: $0) }, reply.failure)
        }
    }

    open func cancel() { ticket?.cancel() }
}

open class MKLocalSearchCompletion: NSObject {
    public let title: String
    public let subtitle: String
    public let titleHighlightRanges: [NSValue]
    public let subtitleHighlightRanges: [NSValue]

    public init(title: String, subtitle: String, titleRanges: [NSRange], subtitleRanges: [NSRange]) {
        self.title = title
        self.subtitle = subtitle
        titleHighlightRanges = titleRanges.map { NSValue(range: $0) }
        subtitleHighlightRanges = subtitleRanges.map { NSValue(range: $0) }
    }
}

public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

open class MKLocalSearchCompleter: NSObject {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let address = ResultType(rawValue: 1 << 0)
        public static let pointOfInterest = ResultType(rawValue: 1 << 1)
        public static let query = ResultType(rawValue: 1 << 2)
    }

    open var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 0))
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    public private(set) var results: [MKLocalSearchCompletion] = []
    private var ticket: SearchScript.Ticket?

    open var queryFragment = "" {
        didSet {
            ticket = SearchScript.complete(queryFragment) { [weak self] reply in
                guard let self else { return }
                switch reply {
                case .success(let results):
                    self.results = results
                    delegate?.completerDidUpdateResults(self)
                case .failure(let error): delegate?.completer(self, didFailWithError: error)
                }
            }
        }
    }

    open func cancel() { ticket?.cancel() }
}

open class MKGeocodingRequest: NSObject {
    public let addressString: String
    open var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 0))
    open var preferredLocale: Locale?
    private var ticket: SearchScript.Ticket?

    public init?(addressString: String) {
        if addressString.isEmpty { return nil }
        self.addressString = addressString
    }

    open func getMapItems(completionHandler: @escaping @MainActor @Sendable ([MKMapItem]?, (any Error)?) -> Void) {
        ticket = SearchScript.ask(.geocode(self)) { reply in
            nonisolated(unsafe) let reply = reply
            MainActor.assumeIsolated { completionHandler(try? reply.get(), reply.failure) }
        }
    }

    open func cancel() { ticket?.cancel() }
}

open class MKReverseGeocodingRequest: NSObject {
    public let location: CLLocation
    open var preferredLocale: Locale?
    private var ticket: SearchScript.Ticket?

    public init?(location: CLLocation) { self.location = location }

    open func getMapItems(completionHandler: @escaping @MainActor @Sendable ([MKMapItem]?, (any Error)?) -> Void) {
        ticket = SearchScript.ask(.reverse(self)) { reply in
            nonisolated(unsafe) let reply = reply
            MainActor.assumeIsolated { completionHandler(try? reply.get(), reply.failure) }
        }
    }

    open func cancel() { ticket?.cancel() }
}

open class MKMapItemRequest: NSObject {
    public let mapItemIdentifier: MKMapItem.Identifier?
    private var ticket: SearchScript.Ticket?

    public init(mapItemIdentifier: MKMapItem.Identifier) { self.mapItemIdentifier = mapItemIdentifier }

    open func getMapItem(completionHandler: @escaping @MainActor @Sendable (MKMapItem?, (any Error)?) -> Void) {
        ticket = SearchScript.ask(.item(self)) { reply in
            nonisolated(unsafe) let reply = reply
            MainActor.assumeIsolated { completionHandler((try? reply.get())?.first, reply.failure) }
        }
    }

    open func cancel() { ticket?.cancel() }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
