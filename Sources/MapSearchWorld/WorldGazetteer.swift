import Foundation
public import MapSearch
public import MapSearchOffline

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The world that comes with the library: countries, regions, settlements of 1,000 people and more, airports, seas.
///
/// Postal codes of the United States are objects, those of some other countries find their settlements; `Docs/World.md` lists
/// what is missing.
///
/// Data from GeoNames (CC BY 4.0), airportsdata (MIT), Unicode CLDR, Natural Earth and the U.S. Census Bureau; show
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
        // To find it with Foundation takes longer than to open it.
        if let path = pathBesideProgram, let index = try? OfflineIndex(path: path) { return .success(index) }
        let path = Bundle.module.path(forResource: "world", ofType: "mapindex") ?? "world.mapindex"
        return Result { () throws(SearchError) in try OfflineIndex(path: path) }
    }()

    /// Where the package manager puts the index: beside the program, as long as that is not moved alone.
    private static var pathBesideProgram: String? {
        #if os(Linux)
        var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let length = readlink("/proc/self/exe", &path, path.count - 1)
        guard length > 0, let slash = path[..<length].lastIndex(of: CChar(bitPattern: UInt8(ascii: "/"))) else {
            return nil
        }
        let folder = path[...slash].map { UInt8(bitPattern: $0) }
        return String(decoding: folder, as: UTF8.self) + "map-search_MapSearchWorld.resources/world.mapindex"
        #else
        return nil
        #endif
    }
}

extension SearchBackend where Self == OfflineBackend {
    /// The bundled world gazetteer: `try Geocoder(backend: .world)`.
    ///
    /// - Throws: ``/MapSearch/SearchError`` as ``WorldGazetteer/index``.
    public static var world: OfflineBackend {
        get throws(SearchError) { OfflineBackend(try WorldGazetteer.index) }
    }
}
