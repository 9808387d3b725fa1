import MapGeometry

extension SearchError: Hashable {
    /// Hashes the code, the message and the context, but not the underlying error.
    ///
    /// - Parameter hasher: The hasher to feed.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(code)
        hasher.combine(message)
        hasher.combine(backend)
        hasher.combine(status)
        hasher.combine(retryAfter)
        hasher.combine(file)
        hasher.combine(offset)
    }
}

extension SearchError: Codable {
    private enum CodingKeys: CodingKey {
        case code, message, backend, status, retryAfter, file, offset, underlying
    }

    /// The description of an underlying error, which is the only part that is encoded.
    private struct UnderlyingError: Error, CustomStringConvertible {
        let description: String
    }

    /// Decodes an error.
    ///
    /// Members other than the code and the message may be missing; unknown members are ignored.
    ///
    /// The ``underlying`` error is replaced by a value with the same description.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if the code or the message is missing, or a member is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        let seconds: Double? = try members.optional(.retryAfter)
        let underlying: String? = try members.optional(.underlying)
        self.init(
            try members.required(.code), try members.required(.message), backend: try members.optional(.backend),
            status: try members.optional(.status), retryAfter: try seconds.map { try Self.duration($0, decoder) },
            file: try members.optional(.file), offset: try members.optional(.offset),
            underlying: underlying.map(UnderlyingError.init))
    }

    /// The number of seconds that a `Duration` can hold: 2^63.
    private static func duration(_ seconds: Double, _ decoder: any Decoder) throws -> Duration {
        guard seconds.magnitude < 9.2e18 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "\(seconds) seconds are too many to wait."))
        }
        return .seconds(seconds)
    }

    /// Encodes the error, with the description of its ``underlying`` error and the time to wait in seconds.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(code, forKey: .code)
        try members.encode(message, forKey: .message)
        try members.encodeIfPresent(backend, forKey: .backend)
        try members.encodeIfPresent(status, forKey: .status)
        try members.encodeIfPresent(retryAfter.map { $0 / .seconds(1) }, forKey: .retryAfter)
        try members.encodeIfPresent(file, forKey: .file)
        try members.encodeIfPresent(offset, forKey: .offset)
        try members.encodeIfPresent(underlying.map { "\($0)" }, forKey: .underlying)
    }
}

extension SearchError.Code: Codable {
    /// Decodes a code from its stable name; a name known only to later versions becomes ``backendFailure``.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if the value is not a string.
    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        self = SearchError.Code(identifier: identifier) ?? .backendFailure
    }

    /// Encodes the stable name.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        try identifier.encode(to: encoder)
    }
}
