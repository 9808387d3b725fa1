public import MapSearch
public import MapSearchOffline

/// The bundled world: countries, regions, settlements of 1,000 people or more, airports, seas.
///
/// Postal codes of the United States are objects; those of some other countries find their settlements. `Docs/World.md`
/// lists what is missing.
///
/// The data are a separate file: ship the folder `map-search_MapSearchWorld.resources` next to the program (on Apple
/// platforms, `map-search_MapSearchWorld.bundle`, which Xcode copies into the app). `Docs/Deployment.md` shows how.
///
/// The data come from GeoNames (CC BY 4.0), airportsdata (MIT), Unicode CLDR, Natural Earth and the U.S. Census Bureau;
/// show ``/MapSearch/SearchResponse/attributions`` with the results.
public enum WorldGazetteer {
    /// The index, opened once and shared.
    ///
    /// The file is expected next to the program, in the app's resources, or in `../share/map-search`.
    ///
    /// - Throws: ``/MapSearch/SearchError`` with `indexMissing` if the file is in none of these places, and the errors
    ///   of ``/MapSearchOffline/OfflineIndex/init(path:loading:)`` if it cannot be used.
    public static var index: OfflineIndex {
        get throws(SearchError) { try opened.get() }
    }

    private static let opened = Result { () throws(SearchError) in try open(WorldFile.candidates) }

    /// Opens the first file that exists.
    ///
    /// If this file is damaged, that is an error: another one further down the list may be of another version.
    package static func open(_ candidates: [String]) throws(SearchError) -> OfflineIndex {
        for path in candidates {
            do throws(SearchError) {
                return try OfflineIndex(path: path)
            } catch  where error.code == .indexMissing {
                continue
            }
        }
        let expected = candidates.first ?? "\(WorldFile.resources)/world.mapindex"
        throw SearchError(
            .indexMissing,
            """
            The bundled world is missing: there is no file \(expected). Copy the folder \(WorldFile.resources) from the \
            build folder next to the program, or name an index of your own: `OfflineIndex(path:)` in code, `--index FILE` \
            on the command line.
            """,
            file: expected)
    }
}

extension SearchBackend where Self == OfflineBackend {
    /// The backend of the bundled world: `try Geocoder(backend: .world)`.
    ///
    /// - Throws: The same errors as ``WorldGazetteer/index``.
    public static var world: OfflineBackend {
        get throws(SearchError) { OfflineBackend(try WorldGazetteer.index) }
    }
}
