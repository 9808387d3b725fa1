import Contacts
import CoreLocation
import Foundation
import MapGeometry
import MapKit
import MapSearch
import MapSearchApple
import MapSearchPresentation
import Observation
import SwiftUI
import Testing

// The code of Docs/WithApplesFrameworks.md, which is compiled here and not run.

@MainActor
private func places(
    placemark: Placemark, geocoder: SharedGeocoder, location: CLLocation, mapItem: MKMapItem
) async throws -> GeoObject {
    let card = CNMutablePostalAddress(placemark)  // for the address book
    let found = try await geocoder.geocode(postalAddress: PostalAddress(card))
    if let here = CircularRegion(location) {  // nil for a position that is none
        print(here.center, "give or take", here.radius, "m")
    }
    MKMapItem(found[0]).name = "Home"  // for Maps and directions
    let object = GeoObject(mapItem)  // `object.uri` finds it again
    return object
}

@MainActor
private func pins(mapView: MKMapView, manager: SearchManager) async throws {
    let pins = MapPins<GeoObject>(mapView)  // becomes its delegate
    let results = SearchResults(manager.submit(text: "café", in: .region(mapView.region)))
    let controller = ResultsController(source: results)
    controller.drive(pins)  // pins follow the results
    pins.onSelect = { print("tapped", $0.name) }
    pins.onMove = { visible in Task { try await results.mapMoved(to: visible) } }
    try await results.load()
}

@MainActor
private func clusters(mapView: MKMapView, controller: ResultsController<GeoObject>) {
    let pins = MapPins<ClusterPin<GeoObject>>(mapView)
    let clusters = ClusteringDisplay<GeoObject>(pins)  // keep it: the controller does not
    pins.onMove = { [weak clusters, weak pins] in clusters?.show($0, zoom: pins?.zoomLevel ?? 0) }
    controller.drive(clusters)
}

@MainActor
@Observable
private final class CafeModel {
    var text = ""
    var position = MapCameraPosition.automatic
    var suggestions: [Suggestion] = []
    let pins = ObservablePins<ClusterPin<GeoObject>>()

    func choose(_ suggestion: Suggestion) {}
}

private struct CafeMap: View {
    @Bindable var model: CafeModel

    var body: some View {
        NavigationStack {
            Map(position: $model.position) { PinMarkers(model.pins.pins) }
                .searchable(text: $model.text, prompt: "Café")
                .searchSuggestions(model.suggestions) { model.choose($0) }
        }
    }
}

@MainActor
private func attributedText(
    highlighter: Highlighter, object: GeoObject, formatter: AddressFormatter, parts: AddressParts
) -> (Text, Text) {
    var strong = AttributeContainer()
    strong.inlinePresentationIntent = .stronglyEmphasized
    let title = Text(AttributedString(highlighter.highlight(object), highlighted: strong))

    var address = AttributedString(formatter.format(parts))
    for run in address.runs where run[AddressPartAttribute.self] == .street {
        address[run.range].mergeAttributes(strong)
    }
    return (title, Text(address))
}

@MainActor
private func search(world: any SearchBackend, mapView: MKMapView) -> SearchSession {
    let apple = RateLimitedBackend(AppleSearchBackend(), interval: .seconds(1), burst: 10)
    let backend = CombinedBackend(offline: world, online: apple, policy: .refine(within: .seconds(3)))
    let session = SearchManager(backend: backend).submit(text: "coffee", in: .region(mapView.region))
    return session
}

/// The guide shows no code that is not above.
@Suite struct GuideTests {
    /// Code without blanks and comments.
    private func dense(_ text: String) -> String {
        text.split(separator: "\n").map { $0.components(separatedBy: "  //")[0].filter { !$0.isWhitespace } }.joined()
    }

    @Test func theCodeOfTheGuideCompiles() throws {
        let root = URL(fileURLWithPath: #filePath).appending(path: "../../../..").standardized
        let guide = try String(contentsOf: root.appending(path: "Docs/WithApplesFrameworks.md"), encoding: .utf8)
        let source = dense(try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8))
            .replacing("privatestruct", with: "struct")
        let blocks = guide.components(separatedBy: "```swift\n").dropFirst().map {
            $0.components(separatedBy: "```")[0].split(separator: "\n").filter { !$0.hasPrefix("import ") }
                .joined(separator: "\n")
        }
        #expect(blocks.count == 6)
        for block in blocks { #expect(source.contains(dense(block)), "not compiled: \(block)") }
    }
}
