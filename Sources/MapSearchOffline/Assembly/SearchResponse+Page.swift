import MapGeometry
import MapSearch

extension SearchResponse {
    /// Adds a result, and its contribution to the metadata of the response.
    mutating func append(_ object: consuming GeoObject) {
        let box = object.boundingBox ?? CoordinateBounds(southWest: object.coordinate, northEast: object.coordinate)
        metadata.boundingBox = metadata.boundingBox?.union(box) ?? box
        metadata.found += 1
        collection.children.append(.object(consume object))
    }
}
