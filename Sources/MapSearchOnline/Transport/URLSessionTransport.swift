import Foundation
import MapSearch

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A transport that uses `URLSession`.
///
/// It uses no cookies, stored passwords or cache. Loading stops when a body exceeds its limit. It follows at most five
/// redirections, and none to an address without TLS, unless the request was already sent to that host without TLS; headers that may contain
/// credentials are sent only to their intended host.
public final class URLSessionTransport: Transport {
    /// The default transport, shared by all backends.
    public static let shared = URLSessionTransport()

    private let session: URLSession
    private let delegate: URLSessionTransferDelegate

    /// Creates a transport with its own connections.
    public init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        // Requests have their own limits, in time and in number.
        configuration.httpMaximumConnectionsPerHost = 64
        configuration.timeoutIntervalForRequest = 86_400
        delegate = URLSessionTransferDelegate()
        #if canImport(FoundationNetworking)
        let queue: OperationQueue? = ImmediateQueue()
        #else
        let queue: OperationQueue? = nil
        #endif
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: queue)
    }

    deinit {
        // A session keeps its delegate and threads until it is invalidated.
        delegate.invalidate(session)
    }

    /// Sends a request and returns the complete response.
    ///
    /// - Parameter request: The request to send.
    /// - Returns: The response, regardless of its status.
    /// - Throws: ``TransportError``; `CancellationError` if the task is cancelled.
    public func response(to request: HTTPRequest) async throws -> HTTPResponse {
        var request = request
        for _ in 0...Redirect.maximumCount {
            let response = try await singleResponse(to: request)
            guard let next = try Redirect.request(after: response, to: request) else { return response }
            request = next
        }
        throw TransportError.redirectLoop
    }

    private func singleResponse(to request: HTTPRequest) async throws -> HTTPResponse {
        try Task.checkCancellation()
        var urlRequest = URLRequest(url: request.url)
        for (name, value) in request.headers { urlRequest.setValue(value, forHTTPHeaderField: name) }
        let (delegate, session, sent) = (delegate, session, urlRequest)
        let transfer = Transfer(maximumBodySize: request.maximumBodySize)
        return try await withCancellableContinuation { continuation in
            transfer.begin(continuation)
            delegate.begin(transfer, sent, in: session)
        } leave: {
            delegate.cancel(transfer)
        }
    }
}
