import MapSearch
import MapSearchOffline
import MapSearchPresentation
import MapSearchSnapshots
import Observation

/// Connects the state, the terminal and the models; the logic is in ``ScreenState``.
@MainActor struct ScreenApp {
    private enum Input: Sendable {
        case terminal(Terminal.Input)
        /// A model has changed.
        case changed(ScreenState.Event)
    }

    let terminal: Terminal
    let backend: any SearchBackend
    /// The indexes for the map.
    let map: OfflineBackend
    var state: ScreenState
    /// The source of the map's lines.
    var shapeKinds: Set<ObjectKind> = [.country]
    /// The maximum zoom of the map.
    var closestZoomLevel = 6.0

    /// Runs until the user leaves.
    ///
    /// - Returns: The exit code.
    func run() async -> Int32 {
        let (inputs, feed) = AsyncStream.makeStream(of: Input.self)
        defer { terminal.leave() }
        terminal.listen { feed.yield(.terminal($0)) }
        let suggest = SuggestModel(
            backend: backend, area: state.userPosition.map { .point($0) }, options: state.options)
        let search = SearchModel(backend: backend)
        watch {
            .suggested(suggest.suggestions, suggest.phase)
        } changed: {
            feed.yield(.changed($0))
        }
        watch {
            let metadata = search.response?.metadata
            return .found(
                search.results, search.phase, total: metadata?.found, corrected: metadata?.correctedRequestText)
        } changed: {
            feed.yield(.changed($0))
        }
        var (state, decoder) = (state, KeyDecoder())
        let drawing = MapCache(backend: map, kinds: shapeKinds)
        show(state, drawing, isAnew: true)
        for await input in inputs {
            var events: [ScreenState.Event] = []
            var isAnew = false
            switch input {
            case .terminal(.bytes(let bytes)): events = decoder.feed(bytes).map { .key($0) }
            case .terminal(.pause):
                guard decoder.isWaiting else { continue }
                events = decoder.flush().map { .key($0) }
            case .terminal(.resized): isAnew = true
            case .terminal(.ended(let signal)): return signal.map { 128 + $0 } ?? 0
            case .changed(let event): events = [event]
            }
            for event in events {
                for action in state.handle(event) {
                    switch action {
                    case .complete(let text): suggest.text = text
                    case .search(let request):
                        suggest.cancel()
                        search.submit(request)
                    case .cancel: search.cancel()
                    case .leave: return 0
                    }
                }
            }
            show(state, drawing, isAnew: isAnew)
        }
        return 0
    }

    /// Calls a handler with a value of a model whenever it changes, which SwiftUI does automatically.
    private func watch(
        _ read: @escaping @MainActor () -> ScreenState.Event,
        changed: @escaping @MainActor (ScreenState.Event) -> Void
    ) {
        withObservationTracking {
            changed(read())
        } onChange: {
            Task { @MainActor in watch(read, changed: changed) }
        }
    }

    private func show(_ state: ScreenState, _ drawing: MapCache, isAnew: Bool) {
        let (columns, rows) = terminal.size
        let credit = map.index.attributions.map(\.text).joined(separator: ", ")
        var view = ScreenView(columns: columns, rows: rows, attribution: credit) { drawing.baseMap(in: $0) }
        view.closestZoomLevel = closestZoomLevel
        terminal.show(view.frame(state), isAnew: isAnew)
    }
}

/// Remembers the last map: keys arrive faster than maps change.
private final class MapCache {
    private let backend: OfflineBackend
    private let kinds: Set<ObjectKind>
    private var last: (rect: MapRect, map: BaseMap)?

    init(backend: OfflineBackend, kinds: Set<ObjectKind>) {
        self.backend = backend
        self.kinds = kinds
    }

    func baseMap(in rect: MapRect) -> BaseMap {
        if let last, last.rect == rect { return last.map }
        // If the map cannot be read, the list is still shown.
        let shapes = try? backend.shapes(in: rect.bounds, kinds: kinds)
        let map = BaseMap(shapes ?? [])
        last = (rect, map)
        return map
    }
}
