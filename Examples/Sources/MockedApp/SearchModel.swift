import MapSearch
import Observation

/// What a search screen shows, and what its controls do.
///
/// Bind a text field to ``text``, a list to ``rows``, a spinner or a message to ``phase``. The model searches when the
/// user pauses; a newer text ends the search for an older one.
@MainActor @Observable
public final class SearchModel {
    /// A line of the list.
    public struct Row: Identifiable, Equatable, Sendable {
        /// What makes the line the same in two answers.
        public let id: GeoObject.ID
        /// The name.
        public let title: String
        /// What tells it from others of the name; empty when nothing does.
        public let subtitle: String
    }

    /// What the screen is busy with.
    public enum Phase: Equatable, Sendable {
        /// There is nothing to search for.
        case idle
        /// An answer is on its way.
        case loading
        /// The list is the answer; empty when nothing was found.
        case loaded
        /// There is no answer, for this reason.
        case failed(String)
    }

    /// The text of the search field.
    public var text = "" {
        didSet { if text != oldValue { start(after: pause) } }
    }

    /// The lines of the list.
    public private(set) var rows: [Row] = []

    /// What the screen is busy with.
    public private(set) var phase = Phase.idle

    /// Whether ``loadMore()`` would find more lines.
    public private(set) var canLoadMore = false

    private let manager: SearchManager
    private let clock: any Clock<Duration>
    private let pause: Duration
    private var session: SearchSession?

    /// The work under way: tests wait for it.
    @ObservationIgnored private(set) var work: Task<Void, Never>?

    /// Creates the model of a search screen.
    ///
    /// - Parameters:
    ///   - backend: What answers: the bundled world in the app, a `MockBackend` in its tests.
    ///   - clock: What the pause is measured on: time itself in the app, a `ManualClock` in its tests.
    ///   - pause: How long the user must have stopped typing before a search begins.
    public init(
        backend: any SearchBackend,
        clock: any Clock<Duration> = ContinuousClock(),
        pause: Duration = .milliseconds(250)
    ) {
        manager = SearchManager(backend: backend)
        self.clock = clock
        self.pause = pause
    }

    isolated deinit {
        work?.cancel()
    }

    /// Searches for the text at once: the return key, or "try again" after a failure.
    public func submit() {
        start(after: nil)
    }

    /// Gives up the search that is under way; the list stays as it is.
    public func cancel() {
        stop()
        phase = rows.isEmpty ? .idle : .loaded
    }

    /// Adds the next page to the list; does nothing when there is none.
    public func loadMore() {
        guard let session, session.hasNextPage else { return }
        show {
            try await session.fetchNextPage()
        } with: {
            $0.rows += $1
        }
    }

    private func start(after delay: Duration?) {
        stop()
        guard text.contains(where: { !$0.isWhitespace }) else {
            rows = []
            phase = .idle
            return
        }
        show { [weak self, clock, text] in
            if let delay { try await clock.sleep(for: delay) }
            guard let session = self?.begin(text) else { throw CancellationError() }
            return try await session.response()
        } with: {
            $0.rows = $1
        }
    }

    private func begin(_ text: String) -> SearchSession {
        let session = manager.submit(text: text)
        self.session = session
        return session
    }

    private func stop() {
        work?.cancel()
        work = nil
        session = nil
        canLoadMore = false
    }

    /// Loads a page and shows it, unless something newer has begun meanwhile.
    private func show(
        _ load: @escaping @MainActor () async throws -> SearchResponse,
        with update: @escaping @MainActor (SearchModel, [Row]) -> Void
    ) {
        phase = .loading
        // The model is not kept alive by its own work: a screen that is closed stops searching.
        work = Task { [weak self] in
            do {
                let page = try await load()
                guard let self, !Task.isCancelled else { return }
                update(self, page.objects.map(Row.init))
                canLoadMore = page.hasNextPage
                phase = .loaded
            } catch let error as SearchError {
                if !Task.isCancelled { self?.phase = .failed(error.message) }
            } catch {
                // Cancelled: what took over has set the phase already.
            }
        }
    }
}

extension SearchModel.Row {
    init(_ object: GeoObject) {
        self.init(id: object.id, title: object.name, subtitle: object.descriptionText ?? "")
    }
}
