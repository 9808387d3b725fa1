import CoreLocation
import Foundation
import MapGeometry
import MapKit
import MapSearch
@testable import MapSearchApple
import MapSearchPresentation
import MapSearchTestSupport
import Observation
import SwiftUI
import Testing

private struct Person: Locatable, Hashable {
    let id: Int
    var name = ""
    var coordinate = Coordinate(latitude: 0, longitude: 0)
}

@MainActor
@Suite struct PinsTests {
    private func place(_ number: Int, _ name: String = "Café", at latitude: Double = 1) -> GeoObject {
        GeoObject(
            name: name, descriptionText: "Vaduz", coordinate: Coordinate(latitude: latitude, longitude: 9),
            uri: "test:\(number)")
    }

    /// A pin stays the same pin, whatever happens to its object.
    @Test func pinsFollowAList() throws {
        let view = MKMapView()
        let pins = MapPins<GeoObject>(view)
        let controller = ResultsController<GeoObject>()
        controller.drive(pins)
        controller.apply(.all([place(1), place(2), place(3)]))
        #expect(view.calls == ["add 3"])
        let first = try #require(pins.annotation(for: .uri("test:1")))
        #expect((first.title, first.subtitle) == ("Café", "Vaduz"))

        controller.apply(.edits([.put(place(1, "Bar", at: 5)), .remove(.uri("test:2"))]))
        #expect(view.calls == ["add 3", "remove 1"])
        #expect(pins.annotation(for: .uri("test:1")) === first)
        #expect(view.annotations.contains { $0 === first })
        #expect(first.title == "Bar")
        #expect(first.coordinate.latitude == 5)
        #expect(first.object.name == "Bar")
        #expect(view.annotations.count == 2)

        // One that loses its coordinate loses its pin, and gets another with it.
        controller.apply(.edits([.put(place(1, "Bar", at: .nan))]))
        #expect(pins.annotation(for: .uri("test:1")) == nil)
        controller.apply(.edits([.put(place(1, "Bar", at: 2))]))
        #expect(view.annotations.count == 2)
    }

    @Test func pinsAreEqualByIdentity() {
        let (first, second) = (ObjectAnnotation(place(1)), ObjectAnnotation(place(1, "Bar", at: 7)))
        #expect(first == second)
        #expect(first.hash == second.hash)
        #expect(first != ObjectAnnotation(place(2)))
        #expect(!first.isEqual(ObjectAnnotation(Person(id: 1))))
        #expect(!first.isEqual(nil))
        #expect(Set([first, second]).count == 1)
    }

    @Test func theUserIsHeard() throws {
        let view = MKMapView()
        let pins = MapPins<Person>(view, title: { $0.name })
        var selected: [Int] = []
        var moves: [MapRect] = []
        pins.onSelect = { selected.append($0.id) }
        pins.onMove = { moves.append($0) }
        pins.add([Person(id: 7, name: "Ada")])
        let annotation = try #require(pins.annotation(for: 7))
        #expect(annotation.title == "Ada")
        #expect(annotation.subtitle == nil)
        view.delegate?.mapView(view, didSelect: annotation)
        view.delegate?.mapView(view, didSelect: ObjectAnnotation(place(1)))
        #expect(selected == [7])
        view.setVisibleMapRect(MKMapRect(.world), animated: false)
        #expect(moves == [.world])
        #expect(abs(pins.zoomLevel - log2(400.0 / 256)) < 1e-9)
        // What comes twice is the same pin; what was never there cannot go.
        pins.add([Person(id: 7, name: "Bea")])
        pins.remove([Person(id: 8)])
        pins.update(Person(id: 9), from: Person(id: 9))
        #expect(annotation.title == "Bea")
        #expect(view.annotations.count == 1)
    }

    @Test func aViewThatGoesIsNotKept() {
        var view: MKMapView? = MKMapView()
        let pins = MapPins<Person>(view!)
        view = nil
        pins.add([Person(id: 1)])
        #expect(pins.mapView == nil)
        #expect(pins.visibleRect.isNull)
        #expect(pins.zoomLevel.isNaN)
        #expect(MapPins<Person>(MKMapView(), becomesDelegate: false).mapView == nil)
    }

    @Test func clustersOnAMapView() {
        let view = MKMapView()
        let pins = MapPins<ClusterPin<GeoObject>>(view)
        let clusters = ClusteringDisplay<GeoObject>(pins)
        clusters.add((0..<50).map { place($0, "Café \($0)", at: 1 + Double($0) * 1e-5) })
        clusters.show(.world, zoom: 2)
        #expect(view.annotations.map(\.title) == ["50"])
        clusters.show(.world, zoom: 22)
        #expect(view.annotations.count == 50)
        #expect(view.annotations.contains { $0.title == "Café 7" })
    }

    @Test func observedPinsKeepTheirOrder() {
        let pins = ObservablePins<Person>()
        let controller = ResultsController<Person>(arrangement: .init(sorts: [.ascending(\.name)]))
        controller.drive(pins)
        controller.apply(.all((0..<5).map { Person(id: $0, name: "\(9 - $0)") }))
        let order = pins.pins.map(\.id)
        var changes = 0
        func observe() {
            withObservationTracking {
                _ = pins.pins
            } onChange: {
                MainActor.assumeIsolated { changes += 1 }
            }
        }
        observe()
        controller.apply(.edits([.put(Person(id: order[1], name: "new")), .remove(order[2]), .put(Person(id: 77))]))
        #expect(changes == 1)
        #expect(pins.pins.map(\.id) == [order[0], order[1], order[3], order[4], 77])
        #expect(pins.pins[1].name == "new")
        pins.update(Person(id: 77, name: "x"), from: Person(id: 77))
        pins.remove([Person(id: order[0])])
        #expect(pins.pins.map(\.name).last == "x")
        #expect(pins.pins.count == 4)
    }

    @Test func randomChangesKeepObservedPinsInStep() {
        for seed in 0..<20 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            let pins = ObservablePins<Person>()
            let controller = ResultsController<Person>()
            controller.drive(pins)
            for _ in 0..<60 {
                let edits: [SourceChange<Person>.Edit] = (0..<4).map { _ in
                    let id = Int.random(in: 0..<12, using: &random)
                    if Bool.random(using: &random) { return .remove(id) }
                    let latitude = Bool.random(using: &random) ? 1 : Double.nan
                    return .put(
                        Person(
                            id: id, name: "\(UInt8.random(in: 0...255, using: &random))",
                            coordinate: Coordinate(latitude: latitude, longitude: 0)))
                }
                controller.apply(.edits(edits))
                let expected = controller.list.objects.filter(\.coordinate.isValid)
                #expect(Set(pins.pins) == Set(expected), "seed \(seed)")
                #expect(pins.pins.count == expected.count, "seed \(seed)")
            }
        }
    }

    @Test func markersSayWhatTheyAre() {
        let pins = ObservablePins<ClusterPin<GeoObject>>()
        let clusters = ClusteringDisplay<GeoObject>(pins)
        clusters.add((0..<30).map { place($0, "Café \($0)", at: 1 + Double($0) * 1e-5) } + [place(99, "Bar", at: 60)])
        clusters.show(.world, zoom: 3)
        let texts = markerTexts(PinMarkers(pins.pins))
        #expect(texts.sorted() == ["30", "Bar"])
        let objects = [place(1), place(2, "Bar"), place(3, "Nowhere", at: .nan)]
        #expect(markerTexts(PinMarkers(objects: objects)) == ["Café", "Bar"])
        #expect(markerTexts(PinMarkers(objects: [Person(id: 1, name: "Ada")]) { $0.name }) == ["Ada"])
    }

    private func markerTexts<Object: Locatable>(_ markers: PinMarkers<Object>) -> [String] {
        (markers.body as? any MarkerList)?.texts ?? []
    }

    @Test func suggestionsShowWhatWasTyped() {
        let text = SuggestionRow.emphasized("Café Vaduz", [TextSpan(start: 0, length: 2)])
        let strong = text.runs.filter { $0[InlinePresentationIntentAttribute.self] == .stronglyEmphasized }
        #expect(strong.map { String(text[$0.range].characters) } == ["Ca"])
        let rows = EmptyView().searchSuggestions([Suggestion(title: "Café", subtitle: "Vaduz")]) { _ in }
        #expect("\(rows)".isEmpty == false)
    }
}

/// Markers made of a list, as far as these declarations of SwiftUI keep them.
@MainActor
private protocol MarkerList {
    var texts: [String] { get }
}

extension ForEach: MarkerList where Content: MapContent {
    fileprivate var texts: [String] {
        data.map { element in
            var text = ""
            dump(content(element), to: &text)
            let line = text.split(separator: "\n").first { $0.contains("text: ") } ?? ""
            return String(line.split(separator: "\"").dropFirst().first ?? "")
        }
    }
}
