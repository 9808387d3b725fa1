import MapGeometry
import MapSearch
import MapSearchOffline
import MapSearchSnapshots
import MapSearchWorld

/// The base map of a picture: as much of the indexes as is visible at its scale.
struct BaseMapSource {
    let indexes: [OfflineIndex]
    /// Whether the index is the bundled world, whose countries cover all land.
    let isWorld: Bool

    /// The minimum width, in degrees, at which the outlines of the world are fine enough for the picture.
    private static let worldWidth = 4.0

    /// The number of streets of an index that are compared with the land.
    private static let streetCount = 1000

    /// The number of seas, lakes and rivers of the world that may be named.
    private static let waterCount = 40

    /// The credits for the map.
    var attributions: [Attribution] { indexes.flatMap(\.attributions) }

    func baseMap(for snapshot: MapSnapshot, languages: [String]) throws -> BaseMap {
        let bounds = snapshot.visibleRect.bounds
        let width = bounds.longitudes.length
        var options = SearchOptions()
        options.languages = languages
        let needsWorld = width >= Self.worldWidth
        var objects: [GeoObject] = []
        var waters: [GeoObject] = []
        if isWorld || needsWorld {
            let world = try isWorld ? indexes : [WorldGazetteer.index]
            for index in world {
                objects += try OfflineBackend(index).shapes(in: bounds, kinds: [.country], options: options)
                // The sizes of seas determine the sizes of their letters.
                let uris = try OfflineBackend(index).places(in: bounds, kinds: [.water], limit: Self.waterCount)
                    .compactMap(\.uri)
                waters += try OfflineBackend(index)
                    .answer(.uris(uris, options: options, page: .init(limit: Self.waterCount))).objects
            }
        }
        if !isWorld {
            for index in indexes {
                let shapes = try OfflineBackend(index).shapes(in: bounds, kinds: Self.kinds(width), options: options)
                // If the world is below, countries already have land.
                objects += needsWorld ? shapes.filter { $0.kind != .country } : shapes
            }
        }
        for index in indexes {
            let kinds: Set<ObjectKind> = width < 0.2 ? [.locality, .district, .station] : [.locality]
            objects += try OfflineBackend(index).places(in: bounds, kinds: kinds, limit: 60, options: options)
        }
        guard isWorld || needsWorld else { return try extract(objects, in: bounds) }
        // A lake is named only where it is drawn.
        let land = BaseMap(objects).areas.flatMap(\.polygons)
        let lakes = BaseMap.lakes.flatMap(\.polygons)
        let shown = waters.filter { water in
            !land.contains { $0.contains(water.coordinate) } || lakes.contains { $0.contains(water.coordinate) }
        }
        var map = BaseMap(objects + Self.largestSeasFirst(shown), background: .sea)
        map.areas += BaseMap.lakes
        return map
    }

    /// Returns the map of part of a country, with sea if there is any.
    private func extract(_ objects: [GeoObject], in bounds: CoordinateBounds) throws -> BaseMap {
        var map = BaseMap(objects)
        guard let world = try? WorldGazetteer.index else { return map }
        let countries = try OfflineBackend(world).shapes(in: bounds, kinds: [.country], options: SearchOptions())
        // Wider maps show no streets, but the land is the same.
        let streets = try indexes.flatMap { index in
            try OfflineBackend(index).places(in: bounds, kinds: [.street], limit: Self.streetCount).map(\.coordinate)
        }
        let outlines = BaseMap(countries).areas.flatMap(\.polygons)
        guard let land = ExtractLand(objects, outlines: outlines, streets: streets, in: bounds) else { return map }
        map.background = .sea
        map.areas.removeAll { $0.kind == .land }
        // The borders are those of the extract, and country names are for wider maps. Towns overlap, and a single area
        // of all would have holes there.
        map.areas += land.polygons.map { BaseMap.Area(.ground, [$0]) }
        return map
    }

    /// Orders seas by their size on the map: many are equally important, and the first ones have the largest letters.
    ///
    /// Lakes and rivers keep their places among them.
    static func largestSeasFirst(_ waters: [GeoObject]) -> [GeoObject] {
        func isSea(_ water: GeoObject) -> Bool { water[ToponymMetadata.self]?.waterBody == .ocean }
        func extent(_ water: GeoObject) -> Double {
            water.boundingBox.map { MapRect($0).size.width * MapRect($0).size.height } ?? 0
        }
        var seas = waters.filter(isSea).map { ($0, extent($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
        return waters.map { isSea($0) ? seas.removeLast() : $0 }
    }

    /// The size that is visible in a picture of a given width in degrees.
    private static func kinds(_ width: Double) -> Set<ObjectKind> {
        var kinds: Set<ObjectKind> = [.country, .region, .county, .water]
        if width < 2 { kinds.formUnion([.locality, .area]) }
        if width < 0.6 { kinds.insert(.street) }
        if width < 0.06 { kinds.formUnion([.business, .station, .airport, .other, .house]) }
        return kinds
    }
}
