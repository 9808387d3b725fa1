import MapGeometry
import MapSearch

extension SearchResponse {
    /// Begins a page without results, to which they are added in place: copies of objects would cost more than objects.
    init(capacity: Int, attributions: [Attribution]) {
        self.init(
            collection: GeoObjectCollection(children: []), metadata: SearchMetadata(), isOffline: true,
            attributions: attributions)
        collection.children.reserveCapacity(capacity)
    }

    /// Adds a result, and what it adds to what is known of all together.
    mutating func append(_ object: consuming GeoObject) {
        let box = object.boundingBox ?? CoordinateBounds(southWest: object.coordinate, northEast: object.coordinate)
        metadata.boundingBox = metadata.boundingBox?.union(box) ?? box
        metadata.found += 1
        collection.children.append(.object(consume object))
    }
}
