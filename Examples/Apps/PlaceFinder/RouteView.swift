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
    let backend: any SearchBackend

    @State private var position = MapCameraPosition.showing(MapRect(covering: Self.route.coordinates))
    @State private var stops: [GeoObject] = []
    @State private var message = ""

    var body: some View {
        NavigationStack {
            VStack {
                Map(position: $position) {
                    MapPolyline(coordinates: Self.route.coordinates.map { CLLocationCoordinate2D($0) })
                        .stroke(.red, lineWidth: 4)
                    PinMarkers(objects: stops)
                }
                Text(message).foregroundStyle(.secondary)
                List {
                    ForEach(stops) { stop in
                        ObjectRow(
                            object: stop,
                            note: stop[CorridorMetadata.self].flatMap { DistanceFormatter().text(of: $0) })
                    }
                }
            }
            .navigationTitle("On the way")
            .task { await load() }
        }
    }

    private func load() async {
        let session = SearchManager(backend: backend).submit(
            text: "petrol station", along: Corridor(Self.route, maximumDistance: 1_000))
        do {
            stops = try await session.response().objects
            message = stops.isEmpty ? "No station within a kilometre of the route" : ""
        } catch {
            message = (error as? SearchError)?.message ?? ""
        }
    }

    /// Zürich to Vaduz, roughly: an app has it from `MKDirections`, whose line `Polyline` takes.
    private static let route = Polyline(
        [(47.377, 8.540), (47.228, 8.828), (47.128, 9.310), (47.051, 9.440), (47.141, 9.521)].map {
            Coordinate(latitude: $0, longitude: $1)
        })
}
