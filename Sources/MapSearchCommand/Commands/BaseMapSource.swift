import MapGeometry
import MapSearch
import MapSearchOffline
import MapSearchSnapshots
import MapSearchWorld

/// What lies below the pins of a picture: as much of some indexes as one can tell apart at its scale.
struct BaseMapSource {
    let indexes: [OfflineIndex]
    /// Whether the index is the bundled world, whose countries cover all land.
    let isWorld: Bool

    /// From which width on, in degrees, the outlines of the world are as fine as the picture.
    private static let worldWidth = 4.0

    /// Whom to credit for the map.
    var attributions: [Attribution] {
        indexes.flatMap(\.attributions)
    }

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
                waters += try OfflineBackend(index).places(in: bounds, kinds: [.hydro], limit: 40, options: options)
            }
        }
        if !isWorld {
            for index in indexes {
                let shapes = try OfflineBackend(index).shapes(in: bounds, kinds: Self.kinds(width), options: options)
                // Where the world is below, a country has its land already.
                objects += needsWorld ? shapes.filter { $0.kind != .country } : shapes
            }
        }
        for index in indexes {
            let kinds: Set<ObjectKind> = width < 0.2 ? [.locality, .district, .station] : [.locality]
            objects += try OfflineBackend(index).places(in: bounds, kinds: kinds, limit: 60, options: options)
        }
        guard isWorld || needsWorld else { return try extract(objects, in: bounds) }
        // A lake is only named where it is drawn.
        let land = BaseMap(objects).areas.flatMap(\.polygons)
        let lakes = BaseMap.lakes.flatMap(\.polygons)
        let shown = waters.filter { water in
            !land.contains { $0.contains(water.coordinate) } || lakes.contains { $0.contains(water.coordinate) }
        }
        var map = BaseMap(objects + shown, background: .sea)
        map.areas += BaseMap.lakes
        return map
    }

    /// The map of a part of a country, with the sea where there is some.
    ///
    /// An extract has no land: its countries reach twelve miles out. Land is what its municipalities and the outlines of the
    /// world cover.
    private func extract(_ objects: [GeoObject], in bounds: CoordinateBounds) throws -> BaseMap {
        var map = BaseMap(objects)
        guard let world = try? WorldGazetteer.index else { return map }
        let countries = try OfflineBackend(world).shapes(in: bounds, kinds: [.country], options: SearchOptions())
        let towns = objects.filter { $0.kind == .locality || $0.kind == .district }
        let townPolygons = BaseMap(towns).areas.flatMap(\.polygons)
        let townIndex = PolygonIndex(MultiPolygon(townPolygons))
        let streets = map.courses.filter { $0.kind == .street }.compactMap(\.line.coordinates.first).prefix(1000)
        // Of an island that is seen whole, its towns have the finer coast.
        let coarse = BaseMap(countries).areas.flatMap(\.polygons).filter { polygon in
            guard bounds.contains(polygon.bounds) else { return true }
            let own = streets.filter { polygon.contains($0) }
            // Piers and breakwaters are in no town.
            return own.isEmpty || own.count { !townIndex.contains($0) } * 20 > own.count
        }
        let coarseIndex = PolygonIndex(MultiPolygon(coarse))
        // Where streets would be in the sea, the outlines are too coarse for the place.
        let drownedCount = streets.count { !townIndex.contains($0) && !coarseIndex.contains($0) }
        guard drownedCount * 50 <= streets.count else { return map }
        map.background = .sea
        map.areas.removeAll { $0.kind == .land }
        // The borders are those of the extract, and names of countries are for wider maps. Towns are within one another, and one
        // area of all would have holes there.
        map.areas += (townPolygons + coarse).map { BaseMap.Area(.ground, [$0]) }
        return map
    }

    /// What one can tell apart in a picture so many degrees wide.
    private static func kinds(_ width: Double) -> Set<ObjectKind> {
        var kinds: Set<ObjectKind> = [.country, .region, .county, .hydro]
        if width < 2 { kinds.formUnion([.locality, .area]) }
        if width < 0.6 { kinds.insert(.street) }
        if width < 0.06 { kinds.formUnion([.business, .station, .airport, .other, .house]) }
        return kinds
    }
}
