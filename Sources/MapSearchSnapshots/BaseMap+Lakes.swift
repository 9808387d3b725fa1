import MapGeometry

extension BaseMap {
    /// The great lakes of the world with their islands, for maps drawn from country outlines, which cover the lakes.
    ///
    /// ```swift
    /// snapshot.baseMap = BaseMap(countries, background: .sea)
    /// snapshot.baseMap.areas += BaseMap.lakes
    /// ```
    ///
    /// 38 lakes from Natural Earth's 1:50m map, without names: the names come with the places of an index.
    public static let lakes: [Area] = {
        let rings = LakeTable.rings.description.split(separator: "\n")
        // A single area, because a ring inside another one is an island.
        let polygons = rings.compactMap { try? Polyline(encoded: String($0), precision: 3) }.map {
            Polygon(outer: $0.coordinates)
        }
        return [Area(.water, polygons)]
    }()
}
