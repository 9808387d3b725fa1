/// What a remembered answer is found by.
///
/// That is the service, what was asked in any order of parameters, and the header fields of the request. No key that proves
/// who asks is in it.
struct CacheKey: Hashable, Sendable {
    let text: String
    /// The header fields of the request, by their names in lower case.
    let headers: [String: String]

    /// Creates a key.
    ///
    /// - Parameters:
    ///   - service: The endpoints of the service.
    ///   - request: What is asked.
    init(service: String, request: ServiceRequest) {
        var normalized = request
        // Stable, as the order of parameters of the same name may matter.
        normalized.query = request.query.enumerated()
            .sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }.map(\.element)
        var headers: [String: String] = [:]
        for (name, value) in request.headers { headers[name.lowercased()] = value.trimmed }
        self.headers = headers
        let lines = headers.sorted { $0.key < $1.key }.map { "\n\($0.key): \($0.value)" }
        text = "\(service)\n\(normalized.target)\(lines.joined())"
    }
}
