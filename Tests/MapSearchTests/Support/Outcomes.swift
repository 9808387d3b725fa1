import MapSearch
import MapSearchTestSupport
import Synchronization

/// What a completion handler was called with, and how often.
final class Outcomes<Value: Sendable>: Sendable {
    private let results = Mutex<[Result<Value, SearchError>]>([])
    private let count = AwaitableCount()

    var all: [Result<Value, SearchError>] { results.withLock { $0 } }

    var codes: [SearchError.Code?] {
        all.map { result in
            if case .failure(let error) = result { error.code } else { nil }
        }
    }

    /// A handler that notes what it is called with.
    var handler: @MainActor (Result<Value, SearchError>) -> Void {
        { result in
            MainActor.assertIsolated()
            self.results.withLock {
                $0.append(result)
                self.count.set($0.count)
            }
        }
    }

    /// Waits for as many calls, and for what the main actor was given to do until then: one too many would show.
    func wait(for count: Int) async {
        try? await self.count.wait { $0 >= count }
        await MainActor.run {}
    }
}
