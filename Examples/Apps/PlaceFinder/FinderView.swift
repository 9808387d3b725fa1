import Foundation
import MapGeometry
import MapKit
import MapSearch
import MapSearchApple
import MapSearchPresentation
import SwiftUI

/// The map with its pins, the results below it, and the search field above both.
struct FinderView: View {
    @Bindable var model: FinderModel
    @Bindable var suggest: SuggestModel
    @Bindable var search: SearchModel

    init(model: FinderModel) {
        self.model = model
        suggest = model.suggest
        search = model.search
    }

    var body: some View {
        NavigationStack {
            VStack {
                Map(position: $model.position, selection: $search.selection) {
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
            .searchable(text: $suggest.text, prompt: "Place, address or category")
            .searchSuggestions(suggest.suggestions) { model.choose($0) }
            .onSubmit(of: .search) { model.submit() }
            .onChange(of: search.results) { model.show($1) }
            .sheet(item: $model.selected) { PlaceView(placemark: Placemark($0)) }
        }
    }

    @ViewBuilder private var results: some View {
        switch search.phase {
        case .empty: ContentUnavailableView("Nothing found", systemImage: "mappin.slash")
        case .failed(let error): ContentUnavailableView(error.message, systemImage: "exclamationmark.triangle")
        case .searching where search.results.isEmpty: ProgressView()
        case .idle, .searching, .loaded: list
        }
    }

    private var list: some View {
        List {
            ForEach(search.results) { object in
                Button {
                    search.selection = object.id
                } label: {
                    ObjectRow(object: object)
                }
                .onAppear { search.loadMore(after: object) }
            }
        }
    }
}

/// A result as a row.
struct ObjectRow: View {
    let object: GeoObject
    /// The text at its end, such as a distance.
    var note: String?

    var body: some View {
        VStack(alignment: .leading) {
            Text(object.name).font(.headline)
            if let line = object.descriptionText { Text(line).font(.caption).foregroundStyle(.secondary) }
            if let note { Text(note).font(.caption) }
        }
    }
}
