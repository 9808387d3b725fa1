import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Passes the delegate calls of a session to the transfers of its tasks.
///
/// Calls to a session may block until it has finished its current work, such as reading an endless head. They are made
/// on a separate queue, so that no other thread is blocked.
final class URLSessionTransferDelegate: NSObject, URLSessionDataDelegate, Sendable {
    private let transfers = Mutex<[Int: Transfer]>([:])
    private let queue = DispatchQueue(label: "MapSearch.transfers")

    /// Sends the request of a transfer, unless it has already ended.
    func begin(_ transfer: Transfer, _ request: URLRequest, in session: URLSession) {
        queue.async { [self] in
            let task = session.dataTask(with: request)
            guard transfer.begin(task) else { return task.cancel() }
            transfers.withLock { $0[task.taskIdentifier] = transfer }
            task.resume()
        }
    }

    /// Ends a transfer that has no more callers, if it has not ended.
    func cancel(_ transfer: Transfer) {
        guard transfer.end(with: CancellationError()) else { return }
        queue.async { transfer.task?.cancel() }
    }

    /// Ends a session.
    func invalidate(_ session: URLSession) { queue.async { session.invalidateAndCancel() } }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        update(dataTask) { answer in
            guard let head = response as? HTTPURLResponse else { return .malformedAnswer() }
            return answer.begin(head)
        } ifWanted: {
            completionHandler(.allow)
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        update(dataTask) { $0.append(data) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        // Redirections are followed outside, with rules of our own.
        update(task) { _ in
            nil
        } ifWanted: {
            completionHandler(nil)
        }
    }

    #if canImport(FoundationNetworking)
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        // A refused request asks for credentials, but those that there are were sent with it. On Linux, the session then neither
        // ends the task nor proceeds with it: what was received is the response.
        let transfer = transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        transfer?.end(nil, head: task.response as? HTTPURLResponse)
        queue.async { completionHandler(.cancelAuthenticationChallenge, nil) }
    }
    #endif

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let transfer = transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        transfer?.end(error, head: task.response as? HTTPURLResponse)
    }

    /// Hands something that came to its transfer, and ends the task when no more is wanted.
    private func update(
        _ task: URLSessionTask, _ change: (inout PartialAnswer) -> TransportError?, ifWanted proceed: () -> Void = {}
    ) {
        let transfer = transfers.withLock { $0[task.taskIdentifier] }
        guard transfer?.update(change, ifWanted: proceed) != true else { return }
        queue.async { task.cancel() }
    }
}

/// Runs operations immediately, on the thread that adds them.
///
/// On Linux, the session reads bodies as fast as they arrive and queues the calls of its delegate: with this queue, it reads only
/// as fast as the delegate processes them, and saves three thread switches per response.
final class ImmediateQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ operation: Operation) { operation.start() }

    override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
}

extension TransportError {
    /// What an error of Foundation means; the error itself knows the URL, and is not kept.
    init(foundation error: any Error) {
        guard let error = error as? URLError else {
            self = .interrupted("\(type(of: error))")
            return
        }
        let detail = "URLError \(error.code.rawValue)"
        switch error.code {
        case .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .notConnectedToInternet,
            .internationalRoamingOff, .dataNotAllowed, .callIsActive:
            self = .unreachable(detail)
        case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
            .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
            self = .untrusted(detail)
        case .badServerResponse, .cannotDecodeRawData, .cannotDecodeContentData, .cannotParseResponse,
            .zeroByteResource, .unsupportedURL:
            self = .malformedAnswer(detail)
        case .httpTooManyRedirects, .redirectToNonExistentLocation: self = .redirectLoop
        default: self = .interrupted(detail)
        }
    }
}
