import Synchronization

/// A geocoder that converts addresses to places and coordinates to addresses, one request at a time.
///
/// ```swift
/// let geocoder = Geocoder(backend: backend)
/// let placemarks = try await geocoder.geocode(address: "Unter den Linden 77, Berlin")
/// print(placemarks[0].coordinate)
///
/// let here = try await geocoder.reverseGeocode(coordinate)
/// print(here[0].locality ?? "", here[0].country ?? "")
/// ```
///
/// **One at a time.** While ``isGeocoding`` is true, a second request fails immediately with ``SearchError/Code/busy``
/// and does not affect the first. For concurrent requests, for example on a server or for a table of addresses, use a
/// ``SharedGeocoder``: it has the same methods and is never busy.
///
/// **Always an outcome.** Each request ends exactly once: with at least one placemark, best first, or with an error. If
/// nothing matches, the error is ``SearchError/Code/noResult``. ``cancelGeocode()`` and deallocating the geocoder give
/// ``SearchError/Code/cancelled``; cancelling the waiting task gives `CancellationError`.
///
/// **Match quality.** If only part of an address is known, the result is the place that the known part names: see
/// ``Placemark/matchQuality``. A geocoder with a stricter ``policy`` throws ``SearchError/Code/partialResult`` instead.
///
/// You can use a geocoder from any task and any thread.
public final class Geocoder: Sendable {
    /// The backend that answers the requests.
    public let backend: any SearchBackend
    /// The matches that are accepted for an address; not used in reverse geocoding.
    public let policy: MatchPolicy

    private struct State {
        /// The current search.
        var session: SearchSession?
        /// Numbers the requests, so that one that ends late does not end its successor.
        var conversion = 0
    }

    private let state = Mutex(State())

    /// Creates a geocoder.
    ///
    /// - Parameters:
    ///   - backend: The backend that answers the requests.
    ///   - policy: The matches to accept for an address; any by default.
    public init(backend: any SearchBackend, accepting policy: MatchPolicy = .any) {
        self.backend = backend
        self.policy = policy
    }

    /// Whether a request is running.
    public var isGeocoding: Bool { state.withLock { $0.session != nil } }

    /// Cancels the running request with ``SearchError/Code/cancelled``; does nothing if none is running.
    ///
    /// You can use the geocoder again immediately.
    public func cancelGeocode() {
        let session = state.withLock { $0.session.take() }
        session?.cancel()
    }

    private func begin(
        _ request: SearchRequest, isAwaited: Bool = false
    ) throws(SearchError) -> (conversion: Int, session: SearchSession) {
        try state.withLock { state throws(SearchError) in
            guard state.session == nil else { throw .busy }
            let session = SearchSession(request: request, backend: backend, isAwaited: isAwaited)
            state.session = session
            state.conversion += 1
            return (state.conversion, session)
        }
    }

    private func end(_ conversion: Int) {
        // Removed inside the lock but cancelled outside, because ending a session runs code of the backend.
        _ = state.withLock { $0.conversion == conversion ? $0.session.take() : nil }
    }

    private static func placemarks(
        in response: SearchResponse, accepting policy: MatchPolicy
    ) -> Result<[Placemark], SearchError> {
        let placemarks = response.collection.map(Placemark.init)
        guard !placemarks.isEmpty else { return .failure(.noResult) }
        let accepted = placemarks.filter(policy.accepts)
        return accepted.isEmpty ? .failure(.partialResult) : .success(accepted)
    }

    func placemarks(for request: SearchRequest) async throws -> [Placemark] {
        let (conversion, session) = try begin(request, isAwaited: true)
        defer { end(conversion) }
        return try await Self.placemarks(in: session.response(), accepting: policy).get()
    }

    func placemarks(
        for request: SearchRequest,
        completionHandler: @escaping @MainActor (Result<[Placemark], SearchError>) -> Void
    ) {
        do {
            let (conversion, session) = try begin(request)
            // The handler must not retain the geocoder or the session, because their deallocation is an outcome, too.
            session.response { [weak self, policy] result in
                self?.end(conversion)
                completionHandler(result.flatMap { Self.placemarks(in: $0, accepting: policy) })
            }
        } catch {
            Task { @MainActor in completionHandler(.failure(error)) }
        }
    }
}
