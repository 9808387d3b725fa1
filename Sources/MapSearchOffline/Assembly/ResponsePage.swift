import MapGeometry
import MapSearch

/// The results of a page while they are made, with what is known of them together.
struct ResponsePage {
    private var children: [GeoObjectCollection.Child] = []
    var metadata = SearchMetadata(found: 0)

    init(capacity: Int) {
        children.reserveCapacity(capacity)
    }

    mutating func append(_ object: GeoObject) {
        let box = object.boundingBox ?? CoordinateBounds(southWest: object.coordinate, northEast: object.coordinate)
        metadata.boundingBox = metadata.boundingBox?.union(box) ?? box
        metadata.found += 1
        children.append(.object(object))
    }

    func response(attributions: [Attribution], hasNextPage: Bool = false) -> SearchResponse {
        SearchResponse(
            collection: GeoObjectCollection(children: children), metadata: metadata, isOffline: true,
            attributions: attributions, hasNextPage: hasNextPage)
    }
}
