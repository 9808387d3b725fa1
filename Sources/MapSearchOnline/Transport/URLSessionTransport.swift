import Foundation
import MapSearch

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Carries requests by `URLSession`.
///
/// Without cookies, stored passwords or a cache. Bodies are cut off at their limit while they come. At most five redirections
/// are followed, never to an address without TLS unless it is the same host without TLS; headers that may prove who asks go
/// to the host they were meant for only.
public final class URLSessionTransport: Transport {
    /// The transport of all backends that are given no other.
    public static let shared = URLSessionTransport()

    private let session: URLSession
    private let delegate: URLSessionTransferDelegate

    /// Creates a transport with connections of its own.
    public init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        // Whoever asks has a limit of its own, in time and in number.
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
        // A session keeps its delegate and threads until it is told to end.
        delegate.invalidate(session)
    }

    /// Sends one request and waits for the whole answer.
    ///
    /// - Parameter request: What to send.
    /// - Returns: The answer, whatever its status.
    /// - Throws: ``TransportError``; `CancellationError` when the task was cancelled.
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
