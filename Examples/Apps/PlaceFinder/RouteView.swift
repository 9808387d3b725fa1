import CoreLocation
import Foundation
import MapGeometry
import MapKit
import MapSearch
import MapSearchApple
import MapSearchPresentation
import SwiftUI

/// Filling stations along a route, in the order of travel.
struct RouteView: View {
    @State private var position = MapCameraPosition.showing(MapRect(covering: Self.route.coordinates))
    @State private var model: SearchModel

    init(backend: any SearchBackend) {
        _model = State(initialValue: SearchModel(backend: backend))
    }

    var body: some View {
        NavigationStack {
            VStack {
                Map(position: $position) {
                    MapPolyline(coordinates: Self.route.coordinates.map { CLLocationCoordinate2D($0) })
                        .stroke(.red, lineWidth: 4)
                    PinMarkers(objects: model.results)
                }
                if let error = model.error {
                    Text(error.message).foregroundStyle(.secondary)
                } else if model.phase == .empty {
                    Text("No station within a kilometre of the route").foregroundStyle(.secondary)
                }
                List {
                    ForEach(model.results) { stop in
                        ObjectRow(
                            object: stop,
                            note: stop[CorridorMetadata.self].flatMap { DistanceFormatter().text(of: $0) })
                    }
                }
            }
            .navigationTitle("On the way")
            .onAppear(perform: load)
        }
    }

    private func load() {
        var options = SearchOptions(corridor: Corridor(Self.route, maximumDistance: 1_000))
        options.sort = .positionAlongLine(Self.route)
        model.submit(.text("petrol station", options: options))
    }

    /// Zürich to Vaduz, roughly; an app would get the route from `MKDirections` and convert its line to a `Polyline`.
    private static let route = Polyline(
        [(47.377, 8.540), (47.228, 8.828), (47.128, 9.310), (47.051, 9.440), (47.141, 9.521)].map {
            Coordinate(latitude: $0, longitude: $1)
        })
}
