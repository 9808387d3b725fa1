/// The key of a cached response.
///
/// It consists of the service, the request with its parameters in any order, and its header fields. It contains no
/// credentials.
struct CacheKey: Hashable, Sendable {
    let text: String
    /// The header fields of the request, by lower-case name.
    let headers: [String: String]

    /// Creates a key.
    ///
    /// - Parameters:
    ///   - service: The endpoints of the service.
    ///   - request: The request.
    init(service: String, request: ServiceRequest) {
        var normalized = request
        // Stable, because the order of parameters with the same name may matter.
        normalized.query = request.query.enumerated()
            .sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }.map(\.element)
        var headers: [String: String] = [:]
        for (name, value) in request.headers { headers[name.lowercased()] = value.trimmed }
        self.headers = headers
        let lines = headers.sorted { $0.key < $1.key }.map { "\n\($0.key): \($0.value)" }
        text = "\(service)\n\(normalized.target)\(lines.joined())"
    }
}
