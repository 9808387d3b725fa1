import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Puts together what a session tells about its tasks, and ends each transfer once.
final class URLSessionTransferDelegate: NSObject, URLSessionDataDelegate, Sendable {
    private let transfers = Mutex<[Int: Transfer]>([:])
    private let cancellations = DispatchQueue(label: "MapSearch.cancellations")

    func begin(_ task: URLSessionTask, _ transfer: Transfer) {
        transfers.withLock { $0[task.taskIdentifier] = transfer }
    }

    /// Ends a transfer that nobody waits for any more, if it has not ended.
    func cancel(_ task: URLSessionTask) {
        guard let transfer = transfers.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
        transfer.continuation.resume(throwing: CancellationError())
        cancelSoon(task)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        update(dataTask) { transfer in
            guard let head = response as? HTTPURLResponse else { return .malformedAnswer() }
            return transfer.begin(head)
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

    /// Hands something that came to its transfer, and ends the task when there is none, or none of it is wanted any more.
    ///
    /// The handler of the session is called under the lock, before anybody can cancel the task, and not at all afterwards:
    /// the session of Linux ends the process when it hears of a redirection of a task that was cancelled.
    private func update(
        _ task: URLSessionTask, _ change: (inout Transfer) -> TransportError?, ifWanted proceed: () -> Void = {}
    ) {
        let unwanted: (transfer: Transfer?, error: TransportError)? = transfers.withLock { transfers in
            let id = task.taskIdentifier
            guard let place = transfers.index(forKey: id) else { return (nil, .interrupted()) }
            guard let error = change(&transfers.values[place]) else {
                proceed()
                return nil
            }
            return (transfers.remove(at: place).value, error)
        }
        guard let unwanted else { return }
        unwanted.transfer?.continuation.resume(throwing: unwanted.error)
        cancelSoon(task)
    }

    /// Ends a task from wherever: the session's own queue must not wait for itself, nor a task that is cancelled for it.
    private func cancelSoon(_ task: URLSessionTask) {
        cancellations.async { task.cancel() }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let transfer = transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        guard var transfer else { return }
        // The session of Linux tells of the head of a redirection only when it knows where that leads.
        if error == nil, transfer.hasNoHead, let head = task.response as? HTTPURLResponse { _ = transfer.begin(head) }
        transfer.continuation.resume(with: transfer.outcome(error))
    }
}

/// Runs what is given to it at once, on the thread that gives it.
///
/// The session of Linux reads bodies as fast as they come and queues what it tells its delegate: without a queue it reads no
/// faster than the delegate takes, and saves three changes of thread for each answer.
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
