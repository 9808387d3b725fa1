import Foundation
import MapSearch
import Testing

@Suite struct GeoObjectCollectionTests {
    private let nested: GeoObjectCollection = {
        let objects = row(6)
        return GeoObjectCollection(children: [
            .object(objects[0]),
            .collection(GeoObjectCollection(children: [])),
            .collection(
                GeoObjectCollection(children: [
                    .object(objects[1]), .collection(GeoObjectCollection([objects[2], objects[3]])),
                ])),
            .object(objects[4]),
            .collection(GeoObjectCollection([objects[5]])),
        ])
    }()

    @Test func walksDepthFirst() {
        #expect(nested.objects == row(6))
        #expect(nested.map(\.name) == row(6).map(\.name))
        #expect(GeoObjectCollection().objects.isEmpty)
        #expect(GeoObjectCollection(row(3)).objects == row(3))
    }

    @Test func survivesCodingWithItsGroups() throws {
        let data = try JSONEncoder().encode(nested)
        #expect(try JSONDecoder().decode(GeoObjectCollection.self, from: data) == nested)
    }
}
