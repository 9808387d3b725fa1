import Foundation
import MapGeometry
import MapSearchTestSupport
import Testing

@Suite struct CoordinateTests {
    @Test(arguments: [
        (0.0, 0.0, true), (90, 180, true), (-90, -180, true), (90.1, 0, false), (0, 180.1, false), (0, -180.1, false),
        (Double.nan, 0, false), (0, Double.nan, false), (Double.infinity, 0, false), (0, -Double.infinity, false),
    ])
    func validity(latitude: Double, longitude: Double, expected: Bool) {
        #expect(Coordinate(latitude: latitude, longitude: longitude).isValid == expected)
    }

    @Test(arguments: [
        (10.0, 20.0, 10.0, 20.0), (0, 190, 0, -170), (0, -190, 0, 170), (0, 180, 0, 180), (0, -180, 0, -180),
        (0, 540, 0, 180), (0, -540, 0, -180), (0, 360, 0, 0), (95, 725, 90, 5), (-1000, -361, -90, -1),
    ])
    func normalized(latitude: Double, longitude: Double, expectedLatitude: Double, expectedLongitude: Double) {
        let normalized = Coordinate(latitude: latitude, longitude: longitude).normalized
        #expect(normalized == Coordinate(latitude: expectedLatitude, longitude: expectedLongitude))
    }

    @Test func normalizedKeepsWhatIsNotFinite() {
        #expect(!Coordinate(latitude: .nan, longitude: 200).normalized.isValid)
        #expect(!Coordinate(latitude: 0, longitude: .infinity).normalized.isValid)
    }

    @Test(arguments: [
        (47.141, 9.5209, "47.141, 9.5209"), (0, 0, "0.0, 0.0"), (-1e-5, 2.5e-7, "-0.00001, 0.00000025"),
        (1e-300, -180, "0." + String(repeating: "0", count: 299) + "1, -180.0"),
    ])
    func description(latitude: Double, longitude: Double, expected: String) {
        #expect(Coordinate(latitude: latitude, longitude: longitude).description == expected)
    }

    @Test func descriptionReadsBackExactly() {
        var generator = SplitMix64(seed: 11)
        for _ in 0..<500 {
            let exponent = Double.random(in: -12...2, using: &generator)
            let value = Double.random(in: -1...1, using: &generator) * pow(10, exponent)
            let text = Coordinate(latitude: value, longitude: 0).description.split(separator: ",")[0]
            #expect(Double(text) == value, "seed 11")
            #expect(!text.contains("e"))
        }
    }

    @Test func codableHasTwoKeys() throws {
        let coordinate = Coordinate(latitude: 1.5, longitude: -2.25)
        let data = try JSONEncoder().encode(coordinate)
        let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Double])
        #expect(object == ["latitude": 1.5, "longitude": -2.25])
        #expect(try JSONDecoder().decode(Coordinate.self, from: data) == coordinate)
    }

    @Test func hasTheLayoutOfTwoDoubles() {
        #expect(MemoryLayout<Coordinate>.stride == 16)
    }

    @Test func theInvalidCoordinateIsThatOfCoreLocation() {
        #expect(Coordinate.invalid == Coordinate(latitude: -180, longitude: -180))
        #expect(!Coordinate.invalid.isValid && Coordinate.invalid == .invalid)
    }
}
