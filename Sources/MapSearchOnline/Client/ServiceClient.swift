import Foundation
import MapSearch

/// Asks a service over HTTP, politely and patiently: what the backends of this module stand on.
struct ServiceClient: Sendable {
    /// The name of the backend, for errors and events.
    let name: String

    private let configuration: ServiceConfiguration
    private let transport: any Transport

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - configuration: How to talk to the service.
    ///   - transport: What carries the requests.
    ///   - clock: The clock that waiting is measured on.
    ///   - name: The name of the backend.
    /// - Throws: ``/MapSearch/SearchError/Code/invalidConfiguration``.
    init(
        configuration: ServiceConfiguration, transport: any Transport = URLSessionTransport.shared,
        clock: any Clock<Duration> = ContinuousClock(), name: String
    ) throws(SearchError) {
        self.configuration = configuration
        self.transport = transport
        self.name = name
    }

    /// Asks the service.
    ///
    /// - Parameter request: What to ask.
    /// - Returns: What it answers, with a status of 2xx, or 400 and 404 where it may explain itself.
    /// - Throws: ``/MapSearch/SearchError`` for all that befalls the request; `CancellationError` when the task was cancelled.
    func answer(to request: ServiceRequest) async throws -> ServiceAnswer {
        let base = configuration.endpoints[0].absoluteString
        guard let url = URL(string: (base.hasSuffix("/") ? String(base.dropLast()) : base) + request.target) else {
            throw SearchError.badRequest("The request makes no URL.", backend: name)
        }
        let response = try await transport.response(to: HTTPRequest(url: url, headers: request.headers))
        switch response.status {
        case 200..<300, 400, 404: return ServiceAnswer(status: response.status, body: response.body)
        default: throw SearchError.network(backend: name, status: response.status)
        }
    }

    /// Forgets what a cache knows of a request: for answers that turn out to make no sense.
    func forget(_ request: ServiceRequest) {}
}
