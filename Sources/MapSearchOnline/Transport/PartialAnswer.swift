import Foundation
import MapGeometry

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What has come of an answer.
struct PartialAnswer {
    private let maximumBodySize: Int
    private var expectedSize: Int?
    private var response = HTTPResponse(status: 0)

    init(maximumBodySize: Int) {
        self.maximumBodySize = maximumBodySize
    }

    /// The head of the answer came.
    ///
    /// - Returns: Why the body is not wanted, or `nil`.
    mutating func begin(_ head: HTTPURLResponse) -> TransportError? {
        response.status = head.statusCode
        response.headers = [:]
        for (name, value) in head.allHeaderFields {
            response.headers[String(describing: name).streamSafe().lowercased()] =
                String(describing: value).streamSafe()
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

    /// What comes of it, when nothing more comes.
    ///
    /// - Parameters:
    ///   - error: What the session says; `nil` when the answer is complete.
    ///   - head: The head of the answer, as far as the session knows it.
    /// - Returns: The answer, or a ``TransportError``.
    mutating func outcome(_ error: (any Error)?, head: HTTPURLResponse?) -> Result<HTTPResponse, any Error> {
        // The session of Linux tells of the head of a redirection only when it knows where that leads.
        if error == nil, response.status == 0, let head { _ = begin(head) }
        if let error {
            let isUnknown = (error as? URLError)?.code == .unknown
            // That a body cannot be decompressed has no code of its own.
            guard !isUnknown || response.headers["content-encoding"] == nil else {
                return .failure(TransportError.malformedAnswer("Content-Encoding"))
            }
            return .failure(TransportError(foundation: error))
        }
        guard response.status != 0 else { return .failure(TransportError.malformedAnswer()) }
        // The body of a redirection is not always told of, and of no interest.
        if let expectedSize, response.body.count < expectedSize, !(300..<400).contains(response.status) {
            return .failure(TransportError.interrupted("\(response.body.count) of \(expectedSize) bytes"))
        }
        return .success(response)
    }
}
