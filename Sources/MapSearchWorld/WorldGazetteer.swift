import Foundation
public import MapSearch
public import MapSearchOffline

/// The world that comes with the library: countries, regions, settlements of 1,000 people and more, airports, seas.
///
/// Data from GeoNames (CC BY 4.0), airportsdata (MIT), Unicode CLDR and Natural Earth; show
/// ``/MapSearch/SearchResponse/attributions`` with the results.
public enum WorldGazetteer {
    /// The index, opened once and shared.
    ///
    /// - Throws: ``/MapSearch/SearchError`` with `indexMissing` when the resources of the package are not beside the program:
    ///   ship `map-search_MapSearchWorld.resources` with it.
    public static var index: OfflineIndex {
        get throws(SearchError) { try opened.get() }
    }

    private static let opened: Result<OfflineIndex, SearchError> = {
        let path = Bundle.module.path(forResource: "world", ofType: "mapindex") ?? "world.mapindex"
        return Result { () throws(SearchError) in try OfflineIndex(path: path) }
    }()
}

extension SearchBackend where Self == OfflineBackend {
    /// The bundled world gazetteer: `try Geocoder(backend: .world)`.
    ///
    /// - Throws: ``/MapSearch/SearchError`` as ``WorldGazetteer/index``.
    public static var world: OfflineBackend {
        get throws(SearchError) { OfflineBackend(try WorldGazetteer.index) }
    }
}
