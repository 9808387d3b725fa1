#if canImport(MapKit) && !os(watchOS)
import CoreLocation
import Foundation
import MapKit
import MapSearch

extension AppleSearchBackend {
    /// The answer without objects if an error means that nothing was found.
    static func emptyAnswer(to request: SearchRequest, after error: any Error) throws -> [GeoObject] {
        if isNothingFound(error) {
            guard case .uri(let uri) = request.operation else { return [] }
            throw SearchError.notFound(uri: uri, backend: name)
        }
        throw searchError(error)
    }

    static func emptySuggestions(after error: any Error) throws -> [Suggestion] {
        if isNothingFound(error) { return [] }
        throw searchError(error)
    }

    private static func isNothingFound(_ error: any Error) -> Bool {
        switch error {
        case let error as MKError: error.code == .placemarkNotFound
        case let error as CLError: error.code == .geocodeFoundNoResult || error.code == .geocodeFoundPartialResult
        default: false
        }
    }

    /// The meaning of a MapKit error; errors of this library and cancellations are passed on.
    static func searchError(_ error: any Error) -> any Error {
        switch error {
        case is SearchError, is CancellationError: return error
        case let error as MKError:
            switch error.code {
            case .loadingThrottled:
                return SearchError.rateLimited(retryAfter: pause(in: error as NSError) ?? usualPause, backend: name)
            case .serverFailure: return SearchError.network(backend: name, underlying: error)
            case .decodingFailed:
                return SearchError.badResponse(
                    "sent an answer that MapKit cannot read: try again.", backend: name, underlying: error)
            default: break
            }
        case let error as CLError:
            switch error.code {
            // Core Location also uses this error for too many requests.
            case .network: return SearchError.network(backend: name, underlying: error)
            case .geocodeCanceled: return CancellationError()
            default: break
            }
        default: break
        }
        return connectionError(error) ?? SearchError.backendFailure(backend: name, underlying: error)
    }

    /// The meaning if the error, or one that caused it, is a connection error; nil otherwise.
    private static func connectionError(_ error: any Error) -> (any Error)? {
        var next: NSError? = error as NSError
        // Chains of causes are short; this also ends a cycle.
        for _ in 0..<8 {
            guard let error = next else { return nil }
            if error.domain == NSURLErrorDomain {
                switch error.code {
                case NSURLErrorCancelled: return CancellationError()
                case NSURLErrorTimedOut: return SearchError.timeout(backend: name)
                default: return SearchError.network(backend: name, underlying: error)
                }
            }
            next = error.userInfo[NSUnderlyingErrorKey] as? NSError
        }
        return nil
    }

    /// The time to wait as requested by Apple, in seconds, at an undocumented depth of the error; nil if there is none.
    private static func pause(in value: Any, depth: Int = 0) -> Duration? {
        guard depth < 6 else { return nil }
        switch value {
        case let members as [String: Any]:
            if let seconds = (members["timeUntilReset"] as? NSNumber)?.doubleValue, seconds >= 0, seconds < 86_400 {
                return .seconds(seconds)
            }
            return members.values.lazy.compactMap { pause(in: $0, depth: depth + 1) }.first
        case let list as [Any]: return list.lazy.compactMap { pause(in: $0, depth: depth + 1) }.first
        case let error as NSError: return pause(in: error.userInfo, depth: depth + 1)
        default: return nil
        }
    }
}
#endif
