import MapGeometry
import MapSearch
import MapSearchOffline
import MapSearchSnapshots
import MapSearchWorld

/// The base map of a picture: as much of the indexes as is visible at its scale.
struct BaseMapSource {
    /// The indexes of the search other than the bundled world.
    let extracts: [OfflineIndex]
    /// The bundled world, whose countries cover all land; nil if it is not searched.
    let world: OfflineIndex?

    /// The minimum width, in degrees, at which the outlines of the world are fine enough for the picture.
    private static let worldWidth = 4.0

    /// The number of streets of an index that are compared with the land.
    private static let streetCount = 1000

    /// The number of seas, lakes and rivers of the world that may be named.
    private static let waterCount = 40

    /// The distance from an extract, in metres, at which the map is that of the world.
    private static let margin = 5000.0

    /// All indexes of the search.
    var indexes: [OfflineIndex] { extracts + (world.map { [$0] } ?? []) }

    /// The credits for the map.
    var attributions: [Attribution] { indexes.flatMap(\.attributions) }

    /// Whether the map is that of the world, since no extract has a place where the objects are.
    func isOfWorld(_ objects: [GeoObject]) throws -> Bool {
        guard world != nil else { return false }
        return try objects.allSatisfy { object in
            let around = CircularRegion(center: object.coordinate, radius: Self.margin).bounds
            return try extracts.allSatisfy { index in
                try OfflineBackend(index).places(in: around, kinds: [.locality, .street], limit: 1).isEmpty
            }
        }
    }

    /// Returns the map below a picture; `isOfWorld` says whether it shows the world alone.
    func baseMap(for snapshot: MapSnapshot, isOfWorld: Bool, languages: [String]) throws -> BaseMap {
        let bounds = snapshot.visibleRect.bounds
        let width = bounds.longitudes.length
        var options = SearchOptions()
        options.languages = languages
        let needsWorld = isOfWorld || width >= Self.worldWidth
        var objects: [GeoObject] = []
        var waters: [GeoObject] = []
        var shown: [OfflineIndex] = []
        if needsWorld {
            let backend = OfflineBackend(try world ?? WorldGazetteer.index)
            objects += try backend.shapes(in: bounds, kinds: [.country], options: options)
            // The sizes of seas determine the sizes of their letters.
            let uris = try backend.places(in: bounds, kinds: [.water], limit: Self.waterCount).compactMap(\.uri)
            if !uris.isEmpty {
                waters += try backend.answer(.uris(uris, options: options, page: .init(limit: Self.waterCount))).objects
            }
            if let world { shown.append(world) }
        }
        if !isOfWorld {
            for index in extracts {
                let shapes = try OfflineBackend(index).shapes(in: bounds, kinds: Self.kinds(width), options: options)
                // If the world is below, countries already have land.
                objects += needsWorld ? shapes.filter { $0.kind != .country } : shapes
            }
            shown += extracts
        }
        for index in shown {
            let kinds: Set<ObjectKind> = width < 0.2 ? [.locality, .district, .station] : [.locality]
            objects += try OfflineBackend(index).places(in: bounds, kinds: kinds, limit: 60, options: options)
        }
        guard needsWorld else { return try extract(objects, in: bounds) }
        // A lake is named only where it is drawn.
        let land = BaseMap(objects).areas.flatMap(\.polygons)
        let lakes = BaseMap.lakes.flatMap(\.polygons)
        let named = waters.filter { water in
            !land.contains { $0.contains(water.coordinate) } || lakes.contains { $0.contains(water.coordinate) }
        }
        var map = BaseMap(objects + Self.largestSeasFirst(named), background: .sea)
        map.areas += BaseMap.lakes
        return map
    }

    /// Returns the map of part of a country, with sea if there is any.
    private func extract(_ objects: [GeoObject], in bounds: CoordinateBounds) throws -> BaseMap {
        var map = BaseMap(objects, in: bounds)
        guard map.background == .land, let world = try? WorldGazetteer.index else { return map }
        let countries = try OfflineBackend(world).shapes(in: bounds, kinds: [.country], options: SearchOptions())
        // Wider maps show no streets, but the land is the same.
        let streets = try extracts.flatMap { index in
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
        var kinds: Set<ObjectKind> = [.country, .region, .county, .water, .coastline]
        if width < 2 { kinds.formUnion([.locality, .area]) }
        if width < 0.6 { kinds.insert(.street) }
        if width < 0.06 { kinds.formUnion([.business, .station, .airport, .other, .house]) }
        return kinds
    }
}
