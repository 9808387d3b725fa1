import MapGeometry
import MapKit
import MapSearch
import MapSearchApple
import MapSearchPresentation
import Observation
import SwiftUI

/// What joins the models of the search screen: suggestions lead to a search, its results to pins and the camera.
@MainActor
@Observable
final class FinderModel {
    /// The search field.
    let suggest: SuggestModel
    /// The list.
    let search: SearchModel
    /// The pins of the map.
    let pins = ObservablePins<ClusterPin<GeoObject>>()
    /// Where the map looks.
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

    /// The object whose pin or row was tapped: of a cluster the one that stands for the others.
    var selected: GeoObject? {
        get { search.selectedResult }
        set { search.selection = newValue?.id }
    }

    /// Searches for the text where the map looks.
    func submit() {
        search.submit(.text(suggest.text, in: .rect(visible)))
    }

    /// Does what a suggestion is meant to do.
    func choose(_ suggestion: Suggestion) {
        if let request = suggest.select(suggestion) { search.submit(request) }
    }

    /// Results have come, or others: pins and camera follow.
    ///
    /// The device answers first; the network then adds to it, and what was shown stays where it is.
    func show(_ results: [GeoObject]) {
        controller.apply(.all(results))
        guard let response = search.response else { return }
        let framing = CameraFraming(viewSize: viewSize)
        if case .show(let rect) = framing.move(for: response, from: visible) { position = .showing(rect) }
    }

    /// The map has moved: other pins are to be seen.
    func show(_ rect: MapRect) {
        visible = rect
        suggest.area = .rect(rect)
        clusters.show(rect, zoom: rect.zoomLevel(fitting: viewSize))
    }

    /// The map has got another size.
    func resize(_ size: ViewSize) {
        viewSize = size
        show(visible)
    }
}
