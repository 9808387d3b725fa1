import Foundation
import MapGeometry
import MapSearchTestSupport
import Testing

@Suite struct EncodedPolylineTests {
    @Test func example() throws {
        let line = try Polyline(encoded: "_p~iF~ps|U_ulLnnqC_mqNvxq`@")
        #expect(
            line.coordinates == [
                Coordinate(latitude: 38.5, longitude: -120.2), Coordinate(latitude: 40.7, longitude: -120.95),
                Coordinate(latitude: 43.252, longitude: -126.453),
            ])
        #expect(line.encoded() == "_p~iF~ps|U_ulLnnqC_mqNvxq`@")
        #expect(try Polyline(encoded: "").coordinates.isEmpty)
        #expect(Polyline([]).encoded() == "")
    }

    @Test(arguments: [0, 1, 5, 6, 10])
    func thereAndBack(precision: Int) throws {
        var generator = SplitMix64(seed: 81)
        let tolerance = 0.5 / pow(10, Double(precision)) + 1e-12
        for _ in 0..<50 {
            let line = Polyline((0..<20).map { _ in Coordinate.random(using: &generator) })
            let back = try Polyline(encoded: line.encoded(precision: precision), precision: precision)
            for (first, second) in zip(line.coordinates, back.coordinates) {
                #expect(isClose(first.latitude, second.latitude, tolerance), "seed 81")
                #expect(isClose(first.longitude, second.longitude, tolerance), "seed 81")
            }
            #expect(back.coordinates.count == 20)
        }
    }

    @Test(arguments: [
        ("_p~iF", 5), ("_p~i", 4), ("_p~iF~ps|U ", 10), ("é", 0), ("~~~~~~~~~~~~~~~~", 12), ("\u{7F}", 0),
    ])
    func errorsSayWhere(text: String, offset: Int) {
        let error = #expect(throws: GeometryFormatError.self) { try Polyline(encoded: text) }
        #expect(error?.offset == offset)
    }

    @Test func invalidCoordinatesAreLeftOut() {
        let line = Polyline([Coordinate(latitude: .nan, longitude: 0), Coordinate(latitude: 1e300, longitude: 0)])
        #expect(line.encoded(precision: 99) == "")
    }

    @Test(.enabled(if: SharedData.isPresent, "the shared test data is absent"))
    func publishedVectors() throws {
        let root = try #require(SharedData.json("cases/geometry_vectors.json") as? [String: Any])
        for row in try #require(root["polyline"] as? [[String: Any]]) {
            let precision = row["precision"] as? Int ?? 5
            let encoded = row["encoded"] as? String ?? "?"
            let pairs = row["coords_lat_lon"] as? [[Double]] ?? []
            let line = Polyline(pairs.map { Coordinate(latitude: $0[0], longitude: $0[1]) })
            #expect(line.encoded(precision: precision) == encoded)
            if row["encode_only"] as? Bool == true { continue }
            let expected = row["decodes_to"] as? [[Double]] ?? pairs
            let decoded = try Polyline(encoded: encoded, precision: precision).coordinates
            #expect(decoded == expected.map { Coordinate(latitude: $0[0], longitude: $0[1]) })
        }
    }
}
