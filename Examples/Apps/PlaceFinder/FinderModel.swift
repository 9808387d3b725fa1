import MapGeometry
import MapKit
import MapSearch
import MapSearchApple
import MapSearchPresentation
import Observation
import SwiftUI

/// What the search screen shows, and what happens on it.
@MainActor
@Observable
final class FinderModel {
    /// The text of the search field; suggestions follow it.
    var text = "" {
        didSet { completer.queryFragment = text }
    }
    /// Where the map looks.
    var position = MapCameraPosition.automatic
    /// The object whose pin or row was tapped.
    var selection: GeoObject.ID?

    private(set) var suggestions: [Suggestion] = []
    private(set) var objects: [GeoObject] = []
    private(set) var isSearching = false
    /// What to show in place of results; nil where there are some.
    private(set) var message: String?

    /// The pins of the map.
    let pins = ObservablePins<ClusterPin<GeoObject>>()

    private let manager: SearchManager
    private let completer: SearchCompleter
    private let clusters: ClusteringDisplay<GeoObject>
    private let controller = ResultsController<GeoObject>()
    private var search: Task<Void, Never>?
    private var visible = MapRect.world
    private var viewSize = ViewSize(width: 390, height: 600)

    init(backend: any SearchBackend) {
        manager = SearchManager(backend: backend)
        completer = SearchCompleter(backend: backend)
        clusters = ClusteringDisplay(pins)
        controller.drive(clusters)
        completer.onUpdate { [weak self] in self?.suggestions = $0.suggestions }
    }

    /// The object that is selected: of a cluster the one that stands for the others; nil where none is.
    var selected: GeoObject? {
        get { selection.flatMap { id in objects.first { $0.id == id } } }
        set { selection = newValue?.id }
    }

    /// Searches for the text where the map looks.
    func submit() {
        start(.text(text, in: .rect(visible)))
    }

    /// Does what a suggestion is meant to do.
    func choose(_ suggestion: Suggestion) {
        text = suggestion.displayText
        if let request = completer.select(suggestion) { start(request) }
    }

    /// The map has moved or has got another size: other pins are to be seen.
    func show(_ rect: MapRect) {
        visible = rect
        completer.area = .rect(rect)
        clusters.show(rect, zoom: rect.zoomLevel(fitting: viewSize))
    }

    /// The map has got another size.
    func resize(_ size: ViewSize) {
        viewSize = size
        show(visible)
    }

    private func start(_ request: SearchRequest) {
        search?.cancel()
        completer.reset()
        suggestions = []
        isSearching = true
        message = nil
        search = Task {
            do {
                // The device answers first; the network then adds to it, and nothing that was shown moves.
                for try await response in manager.submit(request).progress() { take(response) }
                if objects.isEmpty { message = "Nothing found" }
            } catch is CancellationError {
                return
            } catch {
                message = (error as? SearchError)?.message ?? "\(error)"
            }
            isSearching = false
        }
    }

    private func take(_ response: SearchResponse) {
        if Task.isCancelled { return }
        objects = response.objects
        controller.apply(.all(objects))
        let framing = CameraFraming(viewSize: viewSize)
        if case .show(let rect) = framing.move(for: response, from: visible) { position = .showing(rect) }
    }
}
