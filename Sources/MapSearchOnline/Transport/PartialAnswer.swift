import Foundation
import MapGeometry

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A response that is being received.
struct PartialAnswer {
    private let maximumBodySize: Int
    private var expectedSize: Int?
    private var response = HTTPResponse(status: 0)

    init(maximumBodySize: Int) {
        self.maximumBodySize = maximumBodySize
    }

    /// Handles the head of the response.
    ///
    /// - Returns: Why the body is rejected, or `nil`.
    mutating func begin(_ head: HTTPURLResponse) -> TransportError? {
        response.status = head.statusCode
        response.headers = [:]
        for (name, value) in head.allHeaderFields {
            response.headers[String(describing: name).streamSafe().lowercased()] =
                String(describing: value).streamSafe()
        }
        response.body = Data()
        // With a content encoding, the length is that of the encoded data.
        guard response.headers["content-encoding"] == nil else { return nil }
        expectedSize = response.headers["content-length"].flatMap { Int($0) }
        return expectedSize ?? 0 > maximumBodySize ? .bodyTooLarge : nil
    }

    /// Handles a part of the body.
    ///
    /// - Returns: Why the rest is rejected, or `nil`.
    mutating func append(_ data: Data) -> TransportError? {
        guard response.body.count + data.count <= maximumBodySize else { return .bodyTooLarge }
        response.body.append(data)
        return nil
    }

    /// Returns the result when the transfer ends.
    ///
    /// - Parameters:
    ///   - error: The error of the session; `nil` if the response is complete.
    ///   - head: The head of the response, if the session knows it.
    /// - Returns: The response, or a ``TransportError``.
    mutating func outcome(_ error: (any Error)?, head: HTTPURLResponse?) -> Result<HTTPResponse, any Error> {
        // On Linux, the session reports the head of a redirection only if it knows the destination.
        if error == nil, response.status == 0, let head { _ = begin(head) }
        if let error {
            let isUnknown = (error as? URLError)?.code == .unknown
            // There is no error code for a body that cannot be decompressed.
            guard !isUnknown || response.headers["content-encoding"] == nil else {
                return .failure(TransportError.malformedAnswer("Content-Encoding"))
            }
            return .failure(TransportError(foundation: error))
        }
        guard response.status != 0 else { return .failure(TransportError.malformedAnswer()) }
        // The body of a redirection is not always reported, and not needed.
        if let expectedSize, response.body.count < expectedSize, !(300..<400).contains(response.status) {
            return .failure(TransportError.interrupted("\(response.body.count) of \(expectedSize) bytes"))
        }
        return .success(response)
    }
}
