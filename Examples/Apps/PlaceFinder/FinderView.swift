import Foundation
import MapGeometry
import MapKit
import MapSearch
import MapSearchApple
import SwiftUI

/// The map with its pins, the results below it, and the search field above both.
struct FinderView: View {
    @Bindable var model: FinderModel

    var body: some View {
        NavigationStack {
            VStack {
                Map(position: $model.position, selection: $model.selection) {
                    PinMarkers(model.pins.pins)
                }
                .onMapCameraChange { model.show(MapRect($0.rect)) }
                .onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: {
                    model.resize(ViewSize(width: Double($0.width), height: Double($0.height)))
                }
                results
            }
            .navigationTitle("Places")
            .searchable(text: $model.text, prompt: "Place, address or category")
            .searchSuggestions(model.suggestions) { model.choose($0) }
            .onSubmit(of: .search) { model.submit() }
            .sheet(item: $model.selected) { PlaceView(placemark: Placemark($0)) }
        }
    }

    @ViewBuilder private var results: some View {
        if let message = model.message {
            ContentUnavailableView(message, systemImage: "mappin.slash")
        } else if model.isSearching, model.objects.isEmpty {
            ProgressView()
        } else {
            List {
                ForEach(model.objects) { object in
                    Button {
                        model.selection = object.id
                    } label: {
                        ObjectRow(object: object)
                    }
                }
            }
        }
    }
}

/// A result as a row.
struct ObjectRow: View {
    let object: GeoObject
    /// What to write at its end, such as a distance.
    var note: String?

    var body: some View {
        VStack(alignment: .leading) {
            Text(object.name).font(.headline)
            if let line = object.descriptionText { Text(line).font(.caption).foregroundStyle(.secondary) }
            if let note { Text(note).font(.caption) }
        }
    }
}
