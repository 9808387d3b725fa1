public import MapGeometry
public import MapSearch
public import Observation

/// The model of a place on a screen: an address or a coordinate in; placemarks, phase and selection out.
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
/// Set ``text`` to an address and it is looked for, set ``coordinate`` and its address is, each after a pause of the user. **The
/// newest wins**, be it text or coordinate. What was found stays until there is something else; blank text and no coordinate
/// take it away at once. When the model is gone, so is its request. Where there is nothing, the phase is
/// ``SearchPhase/empty``, and no error.
///
/// In tests give it a `MockBackend` and a `ManualClock`, and wait with ``settled()``.
@MainActor @Observable
public final class PlacemarkModel {
    private enum Question {
        case line(String)
        case fields(PostalAddress)
        case coordinate(Coordinate)
    }

    /// The address to look for, in a line; setting another one looks for it, after the pause.
    public var text = "" {
        didSet { if text != oldValue { ask(textQuestion, after: pause) } }
    }

    /// The place whose address to look for, in degrees; setting another one looks for it, after the pause.
    public var coordinate: Coordinate? {
        didSet { if coordinate != oldValue { ask(coordinate.map(Question.coordinate), after: pause) } }
    }

    /// Where to look for an address first, or only when it is required; `nil` for everywhere.
    ///
    /// It matters from the next question on.
    public var area: SearchArea?

    /// The languages to answer in as BCP 47 tags, best first; empty to leave it to the backend.
    ///
    /// They matter from the next question on.
    public var languages: [String]

    /// The placemark that is selected; bind a list to it.
    ///
    /// It stays selected among new placemarks that have it, and is `nil` when they have not.
    public var selection: Placemark.ID?

    /// What was found, best first.
    public internal(set) var placemarks: [Placemark] = []

    /// What there is to show beside the placemarks.
    public internal(set) var phase = SearchPhase.idle

    /// Why there is no placemark, or `nil`.
    public var error: SearchError? { phase.error }

    /// The placemark to show: the one that is selected, or else the best one.
    public var placemark: Placemark? { placemarks.first { $0.id == selection } ?? placemarks.first }

    let work = NewestTask()
    private let geocoder: SharedGeocoder
    private let pause: Duration
    private let clock: any Clock<Duration>
    @ObservationIgnored private var question: Question?

    /// Creates the model of a place.
    ///
    /// - Parameters:
    ///   - backend: What answers.
    ///   - policy: Which matches are good enough to answer an address with; any by default.
    ///   - area: Where to look for an address first; `nil` for everywhere.
    ///   - languages: The languages to answer in as BCP 47 tags, best first; empty to leave it to the backend.
    ///   - pause: How long the user must have stopped typing, or moving the map, before it asks; 250 ms by default.
    ///   - clock: The clock that the pause is measured on.
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

    /// Looks for the text at once: the return key.
    public func submit() {
        ask(textQuestion, after: .zero)
    }

    /// Looks for an address in fields, at once.
    ///
    /// - Parameter address: The fields that are known.
    public func submit(_ address: PostalAddress) {
        ask(.fields(address), after: .zero)
    }

    /// Asks the last question again, at once; does nothing when there was none.
    public func retry() {
        if let question { ask(question, after: .zero) }
    }

    /// Gives up what is on its way; the placemarks stay as they are.
    public func cancel() {
        guard phase == .searching else { return }
        work.cancel()
        phase = placemarks.isEmpty ? .idle : .loaded
    }

    /// Waits until nothing is on its way any more: for tests.
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
                // Cancelled: what took over has set the phase already.
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
    /// Creates a model for previews, which has placemarks without a backend.
    ///
    /// Whatever is asked in the preview is answered with the same placemarks.
    ///
    /// - Parameters:
    ///   - placemarks: What was found.
    ///   - phase: What there is to show beside the placemarks; `nil` for loaded, or empty without placemarks.
    public convenience init(previewing placemarks: [Placemark], phase: SearchPhase? = nil) {
        self.init(backend: PreviewBackend(objects: placemarks.map(\.object)))
        self.placemarks = placemarks
        self.phase = phase ?? .answered(isEmpty: placemarks.isEmpty)
    }
}
