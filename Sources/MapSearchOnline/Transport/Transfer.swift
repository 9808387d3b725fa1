import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// An answer that is on its way.
struct Transfer {
    let maximumBodySize: Int
    let continuation: CheckedContinuation<HTTPResponse, any Error>
    private var expectedSize: Int?
    private var response = HTTPResponse(status: 0)

    init(maximumBodySize: Int, continuation: CheckedContinuation<HTTPResponse, any Error>) {
        self.maximumBodySize = maximumBodySize
        self.continuation = continuation
    }

    /// The head of the answer came.
    ///
    /// - Returns: Why the body is not wanted, or `nil`.
    mutating func begin(_ head: HTTPURLResponse) -> TransportError? {
        response.status = head.statusCode
        response.headers = [:]
        for (name, value) in head.allHeaderFields {
            response.headers[String(describing: name).lowercased()] = String(describing: value)
        }
        response.body = Data()
        // With an encoding it counts what is sent, not what comes out.
        guard response.headers["content-encoding"] == nil else { return nil }
        expectedSize = response.headers["content-length"].flatMap { Int($0) }
        return expectedSize ?? 0 > maximumBodySize ? .bodyTooLarge : nil
    }

    /// A part of the body came.
    ///
    /// - Returns: Why no more of it is wanted, or `nil`.
    mutating func append(_ data: Data) -> TransportError? {
        guard response.body.count + data.count <= maximumBodySize else { return .bodyTooLarge }
        response.body.append(data)
        return nil
    }

    /// Whether the head of the answer is still to come.
    var hasNoHead: Bool { response.status == 0 }

    /// What came of it, when nothing more comes.
    ///
    /// - Parameter error: What the session says; `nil` when the answer is complete.
    /// - Returns: The answer, or a ``TransportError``.
    func outcome(_ error: (any Error)?) -> Result<HTTPResponse, any Error> {
        if let error {
            let isUnknown = (error as? URLError)?.code == .unknown
            // That a body cannot be decompressed has no code of its own.
            guard !isUnknown || response.headers["content-encoding"] == nil else {
                return .failure(TransportError.malformedAnswer("Content-Encoding"))
            }
            return .failure(TransportError(foundation: error))
        }
        guard !hasNoHead else { return .failure(TransportError.malformedAnswer()) }
        // The body of a redirection is not always told of, and of no interest.
        if let expectedSize, response.body.count < expectedSize, !(300..<400).contains(response.status) {
            return .failure(TransportError.interrupted("\(response.body.count) of \(expectedSize) bytes"))
        }
        return .success(response)
    }
}
