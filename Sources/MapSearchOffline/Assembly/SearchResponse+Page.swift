import MapGeometry
import MapSearch

extension SearchResponse {
    /// Creates a page without results, which are then added in place, because copying objects is expensive.
    init(capacity: Int, attributions: [Attribution]) {
        self.init(
            collection: GeoObjectCollection(children: []), metadata: SearchMetadata(), isOffline: true,
            attributions: attributions)
        collection.children.reserveCapacity(capacity)
    }

    /// Adds a result, and its contribution to the metadata of the response.
    mutating func append(_ object: consuming GeoObject) {
        let box = object.boundingBox ?? CoordinateBounds(southWest: object.coordinate, northEast: object.coordinate)
        metadata.boundingBox = metadata.boundingBox?.union(box) ?? box
        metadata.found += 1
        collection.children.append(.object(consume object))
    }
}
