import MapGeometry
import MapSearch
import MapSearchOffline
import MapSearchSnapshots

/// A picture of the island with what an example has found.
public enum IslandMap {
    /// Completes a picture with the map below it and the credit.
    ///
    /// - Parameters:
    ///   - snapshot: What was found.
    ///   - index: The index that the map is drawn from, the island or an extract.
    /// - Returns: The picture, two pixels a point.
    /// - Throws: What the index throws.
    public static func complete(_ snapshot: MapSnapshot, from index: OfflineIndex) throws -> MapSnapshot {
        var snapshot = snapshot
        let backend = OfflineBackend(index)
        let bounds = snapshot.visibleRect.bounds
        // From afar a building is less than a dot.
        let isNear = bounds.longitudes.length < 0.06
        let kinds: Set<ObjectKind> = [.country, .hydro, .area, .street]
        var objects = try backend.shapes(in: bounds, kinds: isNear ? kinds.union([.house, .business]) : kinds)
        objects += try backend.places(in: bounds, kinds: [.locality], limit: 20)
        snapshot.baseMap = BaseMap(objects, background: index.name == "Sample island" ? .sea : .land)
        snapshot.attributions = index.attributions
        snapshot.scale = 2
        return snapshot
    }
}
