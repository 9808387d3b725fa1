import MapGeometry
import MapSearch
import MapSearchSnapshots

/// The land of part of a country.
///
/// An extract has no land areas: its countries extend twelve miles out to sea. Land is the area of its municipalities, of
/// regions that end at the coast, and of the outlines of the world where these are missing.
struct ExtractLand {
    /// The areas of the land, some of which overlap.
    let polygons: [Polygon]

    /// How far the coasts of the world's outlines are from the real ones, at most.
    private static let outlineError = 5000.0
    /// The areas of regions that end at the coast, compared with that of the island in the outlines of the world.
    private static let areaRatios = 0.75...1.25

    /// Finds the land; nil if streets would be in the sea because the outlines of the world are too coarse.
    ///
    /// - Parameters:
    ///   - objects: The objects of the extract with their shapes.
    ///   - outlines: The outlines of the countries of the world.
    ///   - streets: Positions on streets.
    ///   - bounds: The visible box.
    init?(_ objects: [GeoObject], outlines: [Polygon], streets: [Coordinate], in bounds: CoordinateBounds) {
        func polygons(_ kinds: ObjectKind...) -> [Polygon] {
            BaseMap(objects.filter { kinds.contains($0.kind) }).areas.flatMap(\.polygons)
        }
        // For an island that is completely visible, the extract has the finer coast. A country with neighbours is not an
        // island: between its finer border and their coarse one there would be sea.
        let borders = Self.sharedVertices(of: outlines)
        let islands = outlines.filter { bounds.contains($0.bounds) && borders.isDisjoint(with: $0.outer) }
        var fine = polygons(.locality, .district)
        for divisions in [polygons(.region), polygons(.county)] {
            for island in islands { fine += Self.parts(of: island, divisions) }
        }
        let fineIndex = PolygonIndex(MultiPolygon(fine))
        let coarse = outlines.filter { outline in
            guard islands.contains(outline) else { return true }
            let own = streets.filter { outline.contains($0) }
            // A small island may have no street.
            guard !own.isEmpty else { return !fineIndex.contains(outline.bounds.center) }
            // Piers and breakwaters are not part of a town.
            return own.count { !fineIndex.contains($0) } * 20 > own.count
        }
        let coarseIndex = PolygonIndex(MultiPolygon(coarse))
        let drownedCount = streets.count { !fineIndex.contains($0) && !coarseIndex.contains($0) }
        guard drownedCount * 50 <= streets.count else { return nil }
        self.polygons = fine + coarse
    }

    /// Returns the regions of an island if they end at its coast; otherwise none.
    private static func parts(of island: Polygon, _ divisions: [Polygon]) -> [Polygon] {
        let bounds = island.bounds.expanded(byMeters: outlineError)
        let parts = divisions.filter { bounds.contains($0.bounds) }
        let area = parts.reduce(0) { $0 + $1.area }
        return areaRatios.contains(area / island.area) ? parts : []
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
}
