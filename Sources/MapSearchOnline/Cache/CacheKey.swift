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
    ///   - request: The request.
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

    /// A number for the text, the same in each run: FNV-1a of 64 bits.
    ///
    /// Source: Glenn Fowler, Landon Curt Noll, Phong Vo, *The FNV Non-Cryptographic Hash Algorithm*.
    static func fingerprint(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
}
