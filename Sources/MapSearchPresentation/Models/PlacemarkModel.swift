public import MapGeometry
public import MapSearch
public import Observation

/// A screen model for a place: takes an address or a coordinate and provides placemarks, a phase and a selection.
///
/// ```swift
/// struct PinScreen: View {
///     @State var model: PlacemarkModel                      // PlacemarkModel(backend: backend)
///
///     var body: some View {
///         Map().onMapCameraChange { model.coordinate = Coordinate($0.region.center) }
///         Text(model.placemark?.name ?? "…")
///     }
/// }
/// ```
///
/// Set ``text`` to look up an address, or ``coordinate`` to look up its address; the model sends the request after the
/// user pauses. **The newest wins**, be it text or coordinate. Placemarks remain until they are replaced; blank text
/// and a `nil` coordinate remove them immediately. Deallocating the model cancels its request. If nothing is found, the
/// phase is ``SearchPhase/empty``, not an error.
///
/// In tests, pass a `MockBackend` and a `ManualClock`, and wait with ``settled()``.
@MainActor @Observable
public final class PlacemarkModel {
    private enum Question {
        case line(String)
        case fields(PostalAddress)
        case coordinate(Coordinate)
    }

    /// The address to look up, on one line; setting a new one starts a lookup after the pause.
    public var text = "" {
        didSet { if text != oldValue { ask(textQuestion, after: pause) } }
    }

    /// The coordinate whose address to look up, in degrees; setting a new one starts a lookup after the pause.
    public var coordinate: Coordinate? {
        didSet { if coordinate != oldValue { ask(coordinate.map(Question.coordinate), after: pause) } }
    }

    /// The area to search for addresses, preferred or required; `nil` for everywhere.
    ///
    /// It takes effect with the next request.
    public var area: SearchArea?

    /// The preferred languages as BCP 47 tags, most preferred first; empty to let the backend choose.
    ///
    /// They take effect with the next request.
    public var languages: [String]

    /// The selected placemark; bind a list to it.
    ///
    /// The selection is kept if new placemarks contain it, otherwise it becomes `nil`.
    public var selection: Placemark.ID?

    /// The placemarks, best first.
    public internal(set) var placemarks: [Placemark] = []

    /// The state of the model, besides the placemarks.
    public internal(set) var phase = SearchPhase.idle

    /// The error of the last request, or `nil`.
    public var error: SearchError? { phase.error }

    /// The placemark to show: the selected one, or else the best one.
    public var placemark: Placemark? { placemarks.first { $0.id == selection } ?? placemarks.first }

    package let work = NewestTask()
    private let geocoder: SharedGeocoder
    private let pause: Duration
    private let clock: any Clock<Duration>
    @ObservationIgnored private var question: Question?

    /// Creates a model for a place.
    ///
    /// - Parameters:
    ///   - backend: The backend that answers the requests.
    ///   - policy: The matches to accept for an address; any by default.
    ///   - area: The area to search for addresses; `nil` for everywhere.
    ///   - languages: The preferred languages as BCP 47 tags, most preferred first; empty to let the backend choose.
    ///   - pause: How long to wait after the user stops typing or moving the map; 250 ms by default.
    ///   - clock: The clock that measures the pause.
    public init(
        backend: any SearchBackend, accepting policy: MatchPolicy = .any, area: SearchArea? = nil,
        languages: [String] = [], pause: Duration = .milliseconds(250), clock: any Clock<Duration> = ContinuousClock()
    ) {
        geocoder = SharedGeocoder(backend: backend, accepting: policy)
        self.area = area
        self.languages = languages
        self.pause = pause
        self.clock = clock
    }

    /// Looks up the text immediately, for example when the user presses Return.
    public func submit() {
        ask(textQuestion, after: .zero)
    }

    /// Looks up an address in fields immediately.
    ///
    /// - Parameter address: The known fields.
    public func submit(_ address: PostalAddress) {
        ask(.fields(address), after: .zero)
    }

    /// Sends the last request again immediately; does nothing if there was none.
    public func retry() {
        if let question { ask(question, after: .zero) }
    }

    /// Cancels the pending request; the placemarks do not change.
    public func cancel() {
        guard phase == .searching else { return }
        work.cancel()
        phase = placemarks.isEmpty ? .idle : .loaded
    }

    /// Waits until no request is pending; for tests.
    public func settled() async {
        await work.settled()
    }

    private var textQuestion: Question? { text.contains { !$0.isWhitespace } ? .line(text) : nil }

    private func ask(_ question: Question?, after pause: Duration) {
        self.question = question
        guard let question else {
            work.cancel()
            (placemarks, selection, phase) = ([], nil, .idle)
            return
        }
        phase = .searching
        work.start(after: pause, on: clock) { [weak self, geocoder, area, languages] in
            do {
                let placemarks =
                    switch question {
                    case .line(let line): try await geocoder.geocode(address: line, in: area, languages: languages)
                    case .fields(let address):
                        try await geocoder.geocode(postalAddress: address, in: area, languages: languages)
                    case .coordinate(let coordinate):
                        try await geocoder.reverseGeocode(coordinate, languages: languages)
                    }
                if !Task.isCancelled { self?.show(placemarks) }
            } catch SearchError.Code.noResult, SearchError.Code.notFound {
                if !Task.isCancelled { self?.show([]) }
            } catch let error as SearchError {
                if !Task.isCancelled { self?.fail(error) }
            } catch {
                // Cancelled: the replacement has already set the phase.
            }
        }
    }

    private func show(_ placemarks: [Placemark]) {
        self.placemarks = placemarks
        phase = .answered(isEmpty: placemarks.isEmpty)
        if !placemarks.contains(where: { $0.id == selection }) { selection = nil }
    }

    private func fail(_ error: SearchError) {
        (placemarks, selection, phase) = ([], nil, .failed(error))
    }
}

extension PlacemarkModel {
    /// Creates a model for previews that has placemarks without a backend.
    ///
    /// Every request in the preview returns the same placemarks.
    ///
    /// - Parameters:
    ///   - placemarks: The placemarks.
    ///   - phase: The phase to show; `nil` for loaded, or empty if there are no placemarks.
    public convenience init(previewing placemarks: [Placemark], phase: SearchPhase? = nil) {
        self.init(backend: PreviewBackend(objects: placemarks.map(\.object)))
        self.placemarks = placemarks
        self.phase = phase ?? .answered(isEmpty: placemarks.isEmpty)
    }
}
