public import MapSearch
import Synchronization

/// A backend for code that must not search: every use is an error.
///
/// ```swift
/// let backend = UnimplementedBackend { Issue.record("searched for \($0)") }
/// let model = SettingsModel(backend: backend)
/// model.toggle(.darkMode)             // passes only if no search is made
/// #expect(backend.requests.isEmpty)
/// ```
///
/// A test that passes with it proves that the code does not search.
public final class UnimplementedBackend: SearchBackend {
    /// The name in error messages.
    public let name: String

    private let onUse: @Sendable (SearchRequest) -> Void
    private let log = Mutex<[SearchRequest]>([])

    /// Creates a backend that must not be used.
    ///
    /// - Parameters:
    ///   - name: The name in error messages.
    ///   - onUse: Called on every use; fail the test here, with your test framework.
    public init(name: String = "UnimplementedBackend", onUse: @escaping @Sendable (SearchRequest) -> Void = { _ in }) {
        self.name = name
        self.onUse = onUse
    }

    /// The requests that should not have been made.
    public var requests: [SearchRequest] { log.withLock { $0 } }

    /// Throws an error.
    ///
    /// - Parameter request: The request, which is recorded.
    /// - Returns: Never.
    /// - Throws: Always `SearchError.Code.unsupported`.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        log.withLock { $0.append(request) }
        onUse(request)
        throw SearchError(
            .unsupported,
            """
            The backend \(name) must not be used and was asked for \(request.summary): if that is right, use a MockBackend \
            and call enqueue(.objects([…])) before.
            """, backend: name)
    }
}
