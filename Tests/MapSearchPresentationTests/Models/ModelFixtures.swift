import MapGeometry
import MapSearch
import MapSearchTestSupport
import Observation

func town(_ name: String) -> GeoObject {
    GeoObject(
        name: name, coordinate: Coordinate(latitude: 47, longitude: 8), kind: .locality, uri: "test:\(name)")
}

/// Waits until something holds that is read from an observable model; it is looked at again whenever the model changes.
@MainActor func until(_ isTrue: @escaping () -> Bool) async {
    while !isTrue() {
        await withCheckedContinuation { continuation in
            withObservationTracking {
                _ = isTrue()
            } onChange: {
                // Before the change: the waiting test continues after it, on the same actor.
                continuation.resume()
            }
        }
    }
}

/// A backend that answers on request of the test, and reports when its task is cancelled.
final class GatedBackend: SearchBackend {
    let name = "Gated"
    let capabilities: BackendCapabilities = [.previews, .paging]
    /// An early answer.
    let early: [GeoObject]
    /// The answer on request of the test.
    let last: [GeoObject]
    /// A first page that is there at once, before another one that is not.
    let firstPage: [GeoObject]
    private let opened = AsyncStream.makeStream(of: Void.self)
    private let begun = AsyncStream.makeStream(of: Void.self)
    private let ended = AsyncStream.makeStream(of: Bool.self)

    init(early: [GeoObject] = [], last: [GeoObject] = [], firstPage: [GeoObject] = []) {
        self.firstPage = firstPage
        self.early = early
        self.last = last
    }

    /// Lets a request have its last answer.
    func open() { opened.continuation.yield() }

    /// Waits until a request has come.
    func begin() async { for await _ in begun.stream { return } }

    /// Waits until a request has ended: whether it was cancelled.
    func wasCancelled() async -> Bool {
        for await isCancelled in ended.stream { return isCancelled }
        return false
    }

    func response(to request: SearchRequest) async throws -> SearchResponse {
        try await response(to: request) { _ in }
    }

    func response(
        to request: SearchRequest, preview: @escaping @Sendable (SearchResponse) -> Void
    ) async throws -> SearchResponse {
        if !firstPage.isEmpty, request.page.offset == 0 {
            return SearchResponse(objects: firstPage, isOffline: true, hasNextPage: true)
        }
        if !early.isEmpty { preview(SearchResponse(objects: early, isOffline: true)) }
        begun.continuation.yield()
        // Ends when it is opened, and when the task is cancelled.
        for await _ in opened.stream { break }
        ended.continuation.yield(Task.isCancelled)
        try Task.checkCancellation()
        return SearchResponse(objects: last, isOffline: true)
    }
}
