import MapGeometry
import MapKit
import MapSearch
import MapSearchApple
import MapSearchPresentation
import Observation
import SwiftUI

/// Connects the models of the search screen: suggestions lead to a search, its results to pins and the camera.
@MainActor
@Observable
final class FinderModel {
    /// The search field.
    let suggest: SuggestModel
    /// The list.
    let search: SearchModel
    /// The pins of the map.
    let pins = ObservablePins<ClusterPin<GeoObject>>()
    /// The visible area of the map.
    var position = MapCameraPosition.automatic

    private let clusters: ClusteringDisplay<GeoObject>
    private let controller = ResultsController<GeoObject>()
    private var visible = MapRect.world
    private var viewSize = ViewSize(width: 390, height: 600)

    init(backend: any SearchBackend) {
        suggest = SuggestModel(backend: backend)
        search = SearchModel(backend: backend, pause: nil)
        clusters = ClusteringDisplay(pins)
        controller.drive(clusters)
    }

    /// The object whose pin or row was tapped; for a cluster, its representative.
    var selected: GeoObject? {
        get { search.selectedResult }
        set { search.selection = newValue?.id }
    }

    /// Searches for the text in the visible area.
    func submit() {
        search.submit(.text(suggest.text, in: .rect(visible)))
    }

    /// Performs the action of a suggestion.
    func choose(_ suggestion: Suggestion) {
        if let request = suggest.select(suggestion) { search.submit(request) }
    }

    /// Updates pins and camera when results arrive or change.
    ///
    /// The device answers first; the network then adds results, and those already shown stay in place.
    func show(_ results: [GeoObject]) {
        controller.apply(.all(results))
        guard let response = search.response else { return }
        let framing = CameraFraming(viewSize: viewSize)
        if case .show(let rect) = framing.move(for: response, from: visible) { position = .showing(rect) }
    }

    /// Updates the pins after the map has moved.
    func show(_ rect: MapRect) {
        visible = rect
        suggest.area = .rect(rect)
        clusters.show(rect, zoom: rect.zoomLevel(fitting: viewSize))
    }

    /// Updates the size of the map.
    func resize(_ size: ViewSize) {
        viewSize = size
        show(visible)
    }
}
