import MapSearch
import MapSearchWorld
import Testing

/// One geocoder that all tasks of a server share, with the world that comes with the library.
@Suite struct SharedGeocoderTests {
    private static let towns = ["Reykjavík", "Zürich", "Springfield, Illinois", "Paris, Texas", "Vaduz"]

    @Test("concurrent calls get the same answers as sequential ones")
    func manyAtOnce() async throws {
        let geocoder = try SharedGeocoder(backend: .world)
        var expected: [String: [Placemark]] = [:]
        for town in Self.towns { expected[town] = try await geocoder.geocode(address: town) }
        let answers = try await withThrowingTaskGroup(of: (String, [Placemark]).self) { group in
            for number in 0..<400 {
                let town = Self.towns[number % Self.towns.count]
                group.addTask { (town, try await geocoder.geocode(address: town)) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.count == 400)
        for (town, placemarks) in answers { #expect(placemarks == expected[town], "\(town)") }
    }
}
