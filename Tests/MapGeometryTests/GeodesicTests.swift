import Foundation
import MapGeometry
import MapSearchTestSupport
import Testing

@Suite struct GeodesicTests {
    /// Latitude and longitude of two points, distance in metres and azimuth at the first, computed with GeographicLib.
    private static let vectors: [[Double]] = [
        [40.6, -73.8, 51.6, -0.5, 5551759.4003186785, 51.19888284557983],
        [0, 0, 0, 179.5, 19980861.908890963, 55.966495140158635],
        [0, 0, 0.5, 179.5, 19936288.578965314, 25.67187286829188],
        [0, 0, 0.5, 179.7, 19944127.420750458, 15.556882793490544],
        [-30, 0, 29.9, 179.8, 19989832.82760953, 161.89052473632697],
        [0, 0, 0, 180, 20003931.458625447, 0.0],
        [0, 0, 0, 179.3, 19959584.699233953, 90.0],
        [90, 0, -90, 0, 20003931.458625447, 180.0],
        [90, 12, 47, 9, 4794718.720356939, 183.0],
        [36.493349428792, 0, 36.49334942879201, 8e-07, 0.07167900926641628, 89.9999997621082],
        [47.141, 9.5209, 47.3769, 8.5417, 78616.28319616504, 289.8463813343826],
        [-41.32174, 174.81004, 40.96, -5.5, 19959495.367225282, 161.11192683441803],
        [1e-12, -180, -1e-12, 180, 2.211482630358346e-07, 180.0],
        [89.999999, 10, 89.999999, -170, 0.2233879585542546, 0.0],
        [5, 1e-14, 10, 180, 18345191.17433271, 3.817305934912184e-14],
        [-1e-06, 179.99, 1e-06, -179.99, 2226.3898268468506, 89.99430877809756],
        [85, 100, -85, -80.0001, 20003931.457702395, 0.10865817287882518],
        [30, 0, -30, 179.999999999, 20003931.458625447, 1.096242506543133e-07],
    ]

    @Test(arguments: vectors)
    func inverse(row: [Double]) {
        let start = Coordinate(latitude: row[0], longitude: row[1])
        let end = Coordinate(latitude: row[2], longitude: row[3])
        #expect(isClose(start.distance(to: end), row[4], 1e-7))
        #expect(isClose(end.distance(to: start), row[4], 1e-7))
        // A direction is only as sharp as the distance lets it be.
        let sideways = sin((start.bearing(to: end) - row[5]) * .pi / 180) * min(row[4], 1e6)
        #expect(abs(sideways) < 1e-5)
    }

    @Test(arguments: vectors)
    func directClosesTheInverse(row: [Double]) {
        let start = Coordinate(latitude: row[0], longitude: row[1])
        let end = Coordinate(latitude: row[2], longitude: row[3])
        let reached = start.destination(distance: start.distance(to: end), bearing: start.bearing(to: end))
        #expect(reached.distance(to: end) < 1e-7)
    }

    @Test(.enabled(if: SharedData.isPresent, "the shared test data is absent"))
    func publishedVectors() throws {
        let root = try #require(SharedData.json("cases/geometry_vectors.json") as? [String: Any])
        let rows = try #require(root["geodesic_wgs84"] as? [[String: Double]])
        #expect(!rows.isEmpty)
        for row in rows {
            let start = Coordinate(latitude: row["lat1"] ?? .nan, longitude: row["lon1"] ?? .nan).normalized
            let end = Coordinate(latitude: row["lat2"] ?? .nan, longitude: row["lon2"] ?? .nan).normalized
            let length = row["s12_m"] ?? .nan
            #expect(isClose(start.distance(to: end), length, 1e-6), "\(row)")
            let reached = start.destination(distance: length, bearing: row["azi1"] ?? .nan)
            #expect(reached.distance(to: end) < 1e-6, "\(row)")
        }
    }

    @Test func everyPairConvergesAndCloses() {
        var generator = SplitMix64(seed: 42)
        for _ in 0..<3000 {
            let start = Coordinate.random(using: &generator)
            var end = Coordinate.random(using: &generator)
            if Bool.random(using: &generator) {
                // Nearly antipodal: the case in which the iteration of Vincenty fails.
                let near = pow(10, Double.random(in: -12...0, using: &generator))
                end =
                    Coordinate(
                        latitude: -start.latitude + .random(in: -near...near, using: &generator),
                        longitude: start.longitude + 180 + .random(in: -near...near, using: &generator)
                    ).normalized
            }
            let distance = start.distance(to: end)
            #expect(distance >= 0 && distance <= 20_003_931.4587, "seed 42, \(start) \(end)")
            #expect(isClose(distance, end.distance(to: start), 1e-7), "seed 42, \(start) \(end)")
            let reached = start.destination(distance: distance, bearing: start.bearing(to: end))
            #expect(reached.distance(to: end) < 1e-6, "seed 42, \(start) \(end)")
        }
    }

    @Test func equalCoordinates() {
        for latitude in [-90.0, -45, 0, 20.001, 90] {
            let coordinate = Coordinate(latitude: latitude, longitude: 33)
            #expect(coordinate.distance(to: coordinate) == 0)
            #expect([0, 180].contains(coordinate.bearing(to: coordinate)))
        }
        #expect(Coordinate(latitude: 5, longitude: 180).distance(to: Coordinate(latitude: 5, longitude: -180)) == 0)
    }

    @Test func invalidCoordinatesGiveNotANumber() {
        let valid = Coordinate(latitude: 1, longitude: 2)
        for invalid in [
            Coordinate(latitude: .nan, longitude: 0), Coordinate(latitude: 91, longitude: 0),
            Coordinate(latitude: 0, longitude: 181), Coordinate(latitude: 0, longitude: -Double.infinity),
        ] {
            #expect(valid.distance(to: invalid).isNaN)
            #expect(invalid.distance(to: valid).isNaN)
            #expect(valid.bearing(to: invalid).isNaN)
            #expect(!invalid.destination(distance: 1, bearing: 1).isValid)
        }
        #expect(!valid.destination(distance: .infinity, bearing: 0).isValid)
        #expect(!valid.destination(distance: 1, bearing: .nan).isValid)
    }

    @Test func destinationsFarAndBackwards() {
        let start = Coordinate(latitude: 10, longitude: 170)
        let back = start.destination(distance: -1000, bearing: 30)
        #expect(back.distance(to: start.destination(distance: 1000, bearing: 210)) < 1e-8)
        #expect(start.destination(distance: 5e6, bearing: 90).longitude < 0)
        #expect(start.destination(distance: 1000, bearing: 390) == start.destination(distance: 1000, bearing: 30))
        // Once along a meridian and back.
        #expect(start.destination(distance: 4 * 10_001_965.7293127, bearing: 0).distance(to: start) < 1e-5)
    }
}

@Suite struct FlatRulerTests {
    @Test func staysWithinItsDocumentedErrors() {
        var generator = SplitMix64(seed: 77)
        for (distance, halfway, atOneEnd) in [(1e3, 5e-6, 0.06), (1e4, 5e-3, 6.0), (1e5, 5.0, 600.0)] {
            for _ in 0..<500 {
                let start = Coordinate(
                    latitude: .random(in: -59...59, using: &generator),
                    longitude: .random(in: -180...180, using: &generator))
                let end = start.destination(distance: distance, bearing: .random(in: 0..<360, using: &generator))
                let middle = FlatRuler(latitude: (start.latitude + end.latitude) / 2)
                #expect(isClose(middle.distance(start, end), distance, halfway), "seed 77, \(start) \(end)")
                let ruler = FlatRuler(latitude: start.latitude)
                #expect(isClose(ruler.distance(start, end), distance, atOneEnd), "seed 77, \(start) \(end)")
            }
        }
    }

    @Test func offsetsAcrossThe180thMeridian() {
        let ruler = FlatRuler(latitude: 0)
        let offset = ruler.offset(
            Coordinate(latitude: 0, longitude: 179.5), Coordinate(latitude: 1, longitude: -179.5))
        #expect(isClose(offset.east, 111_319.49, 0.01))
        #expect(isClose(offset.north, 110_574.28, 0.01))
        #expect(
            FlatRuler(latitude: .nan).distance(Coordinate(latitude: 0, longitude: 0), .init(latitude: 0, longitude: 1))
                .isNaN)
        #expect(FlatRuler(latitude: 90).metersPerDegreeOfLongitude == 0)
    }
}

@Suite struct EarthTests {
    @Test func radii() {
        #expect(isClose(Earth.polarRadius, 6_356_752.314245, 1e-6))
        #expect(isClose(Earth.meanRadius, 6_371_008.771415, 1e-6))
    }

    @Test func degreesInMetres() {
        #expect(Earth.metersPerDegreeOfLongitude(at: 90) >= 0)
        #expect(isClose(Earth.metersPerDegreeOfLongitude(at: 90), 0, 1e-8))
        #expect(Earth.metersPerDegreeOfLatitude(at: .nan).isNaN)
        for latitude in stride(from: -89.5, through: 89.5, by: 0.5) {
            let south = Coordinate(latitude: latitude - 0.5, longitude: 0)
            let north = Coordinate(latitude: latitude + 0.5, longitude: 0)
            #expect(isClose(Earth.metersPerDegreeOfLatitude(at: latitude), south.distance(to: north), 1))
            let ruler = FlatRuler(latitude: latitude)
            #expect(isClose(Earth.metersPerDegreeOfLatitude(at: latitude), ruler.metersPerDegreeOfLatitude, 1))
            #expect(isClose(Earth.metersPerDegreeOfLongitude(at: latitude), ruler.metersPerDegreeOfLongitude, 1))
        }
    }
}
