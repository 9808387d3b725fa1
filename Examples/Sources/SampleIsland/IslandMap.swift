import MapGeometry
import MapSearch
import MapSearchOffline
import MapSearchSnapshots

/// A picture of the island with the results of an example.
public enum IslandMap {
    /// Adds the map and the credit to a picture.
    ///
    /// - Parameters:
    ///   - snapshot: The results.
    ///   - index: The index for the map: the island or an extract.
    /// - Returns: The picture, with two pixels per point.
    /// - Throws: The errors of the index.
    public static func complete(_ snapshot: MapSnapshot, from index: OfflineIndex) throws -> MapSnapshot {
        var snapshot = snapshot
        let backend = OfflineBackend(index)
        let bounds = snapshot.visibleRect.bounds
        // At small scales, a building is smaller than a dot.
        let isNear = bounds.longitudes.length < 0.06
        let kinds: Set<ObjectKind> = [.country, .water, .area, .street]
        var objects = try backend.shapes(in: bounds, kinds: isNear ? kinds.union([.house, .business]) : kinds)
        objects += try backend.places(in: bounds, kinds: [.locality], limit: 20)
        snapshot.baseMap = BaseMap(objects, background: index.name == "Sample island" ? .sea : .land)
        snapshot.attributions = index.attributions
        snapshot.scale = 2
        return snapshot
    }
}
