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
                waters += try OfflineBackend(index).places(in: bounds, kinds: [.hydro], limit: 40, options: options)
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
        var map = BaseMap(objects + shown, background: .sea)
        map.areas += BaseMap.lakes
        return map
    }

    /// Returns the map of part of a country, with sea if there is any.
    ///
    /// An extract has no land areas: its countries extend twelve miles out to sea. Land is the area of its
    /// municipalities and of the outlines of the world.
    private func extract(_ objects: [GeoObject], in bounds: CoordinateBounds) throws -> BaseMap {
        var map = BaseMap(objects)
        guard let world = try? WorldGazetteer.index else { return map }
        let countries = try OfflineBackend(world).shapes(in: bounds, kinds: [.country], options: SearchOptions())
        let towns = objects.filter { $0.kind == .locality || $0.kind == .district }
        let townPolygons = BaseMap(towns).areas.flatMap(\.polygons)
        let townIndex = PolygonIndex(MultiPolygon(townPolygons))
        let streets = map.courses.filter { $0.kind == .street }.compactMap(\.line.coordinates.first).prefix(1000)
        // For an island that is completely visible, its towns have the finer coast. A country with neighbours is not an
        // island: between its finer border and their coarse one there would be sea.
        let outlines = BaseMap(countries).areas.flatMap(\.polygons)
        let borders = Self.sharedVertices(of: outlines)
        let coarse = outlines.filter { polygon in
            guard bounds.contains(polygon.bounds), borders.isDisjoint(with: polygon.outer) else { return true }
            let own = streets.filter { polygon.contains($0) }
            // Piers and breakwaters are not part of a town.
            return own.isEmpty || own.count { !townIndex.contains($0) } * 20 > own.count
        }
        let coarseIndex = PolygonIndex(MultiPolygon(coarse))
        // If streets would be in the sea, the outlines are too coarse.
        let drownedCount = streets.count { !townIndex.contains($0) && !coarseIndex.contains($0) }
        guard drownedCount * 50 <= streets.count else { return map }
        map.background = .sea
        map.areas.removeAll { $0.kind == .land }
        // The borders are those of the extract, and country names are for wider maps. Towns overlap, and a single area
        // of all would have holes there.
        map.areas += (townPolygons + coarse).map { BaseMap.Area(.ground, [$0]) }
        return map
    }

    /// Returns the vertices that several polygons have.
    private static func sharedVertices(of polygons: [Polygon]) -> Set<Coordinate> {
        var known: Set<Coordinate> = []
        var shared: Set<Coordinate> = []
        for polygon in polygons {
            let vertices = Set(polygon.outer)
            shared.formUnion(known.intersection(vertices))
            known.formUnion(vertices)
        }
        return shared
    }

    /// The size that is visible in a picture of a given width in degrees.
    private static func kinds(_ width: Double) -> Set<ObjectKind> {
        var kinds: Set<ObjectKind> = [.country, .region, .county, .hydro]
        if width < 2 { kinds.formUnion([.locality, .area]) }
        if width < 0.6 { kinds.insert(.street) }
        if width < 0.06 { kinds.formUnion([.business, .station, .airport, .other, .house]) }
        return kinds
    }
}
