/// Remembers the answers of services.
public final class HTTPCache: Sendable {
    /// Creates a cache.
    public init() {}
}
