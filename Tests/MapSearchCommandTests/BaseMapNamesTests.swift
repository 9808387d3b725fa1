import MapGeometry
import MapSearchSnapshots
import Testing

import MapSearchCommand

@Suite("Names on base maps")
struct BaseMapNamesTests {
    private let vaduz = Coordinate(latitude: 47.14, longitude: 9.52)

    private func baseMap(_ names: String...) -> BaseMap {
        BaseMap(
            areas: names.map { BaseMap.Area(.land, [], name: $0) },
            courses: names.map { BaseMap.Course(.street, Polyline([vaduz, vaduz]), name: $0) },
            places: names.map { BaseMap.Place(vaduz, name: $0) })
    }

    @Test func undrawableNames() {
        var map = baseMap("Vaduz", "القاهرة", "Москва")
        #expect(!map.isDrawable)
        map.removeUndrawableNames()
        #expect(map.isDrawable)
        #expect(map.places.map(\.name) == ["Vaduz", "Москва"])
        #expect(map.areas.map(\.name) == ["Vaduz", nil, "Москва"] && map.courses.map(\.name) == map.areas.map(\.name))
    }

    @Test func repeatedPlaces() {
        let schaan = Coordinate(latitude: 47.165, longitude: 9.51)
        var map = BaseMap(places: [
            .init(vaduz, name: "Vaduz"), .init(schaan, name: "Schaan"), .init(schaan, name: "Vaduz"),
            .init(Coordinate(latitude: 47.141, longitude: 9.521), name: "Vaduz"),
        ])
        map.removeRepeatedPlaces(within: 1000)
        #expect(map.places.map(\.coordinate) == [vaduz, schaan, schaan])
        map.removeRepeatedPlaces(within: 5000)
        #expect(map.places.map(\.name) == ["Vaduz", "Schaan"])
    }
}
