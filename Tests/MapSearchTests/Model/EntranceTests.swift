import Foundation
import MapGeometry
import MapSearch
import Testing

@Suite("Entrances") struct EntranceTests {
    private static func place(_ longitude: Double) -> Coordinate { Coordinate(latitude: 47, longitude: longitude) }

    @Test(
        "a route ends at the main entrance, else at the nearest one for visitors, else at the place",
        arguments: [
            ([], 9),
            ([(.main, 9.01), (.entrance, 9.001)], 9.01),
            ([(.entrance, 9.01), (.entrance, 9.001), (.service, 9.0001)], 9.001),
            ([(.exit, 9.01), (.emergency, 9.01), (.garage, 9.01)], 9),
        ] as [([(Entrance.Kind, Double)], Double)])
    func arrival(entrances: [(Entrance.Kind, Double)], expected: Double) {
        let metadata = EntranceMetadata(
            entrances: entrances.map { Entrance(kind: $0.0, coordinate: Self.place($0.1)) })
        let object = GeoObject(
            name: "House", coordinate: Self.place(9), kind: .house, metadata: MetadataContainer(metadata))
        #expect(object.arrivalPoint == Self.place(expected))
        #expect(object.entrances.count == entrances.count)
    }

    @Test func numbersOfKindsAreDistinctAndStay() {
        #expect(Entrance.Kind.allCases.map(\.number) == [0, 1, 2, 3, 4, 5])
        #expect(Entrance.Kind.allCases.map { Entrance.Kind(number: $0.number) } == Entrance.Kind.allCases)
        #expect(Entrance.Kind(number: 200) == .entrance)
    }

    @Test func coding() throws {
        let metadata = MetadataContainer(
            EntranceMetadata(entrances: [Entrance(kind: .main, coordinate: Self.place(9))]))
        let text = try JSONEncoder().encode(metadata)
        #expect(try JSONDecoder().decode(MetadataContainer.self, from: text) == metadata)
        // A kind of a later version is an entrance.
        let later = String(decoding: text, as: UTF8.self).replacing("main", with: "helipad")
        let decoded = try JSONDecoder().decode(MetadataContainer.self, from: Data(later.utf8))
        #expect(decoded[EntranceMetadata.self]?.entrances == [Entrance(coordinate: Self.place(9))])
    }
}
