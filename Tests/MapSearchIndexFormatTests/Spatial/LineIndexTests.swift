import Foundation
import MapGeometry
import Testing

import MapSearchIndexFormat
import MapSearchTestSupport

@Suite struct LineIndexTests {
    private typealias Vertex = (latitude: Int32, longitude: Int32)

    private static func vertex(_ latitude: Double, _ longitude: Double) -> Vertex {
        (FixedAngle.wrapping(latitude), FixedAngle.wrapping(longitude))
    }

    /// Lines of many lengths: the nearest one is that of looking at every segment of every line.
    @Test(arguments: [0, 1, 2, 15, 16, 17, 31, 32, 257])
    func nearestIsThatOfBruteForce(lineCount: Int) throws {
        let seed = UInt64(lineCount) + 1
        var random = SplitMix64(seed: seed)
        var lines: [LineIndex.Entry] = []
        for document in 0..<lineCount {
            var place = (Double.random(in: -60...60, using: &random), Double.random(in: -179...179, using: &random))
            var vertices: [Vertex] = []
            for _ in 0..<Int.random(in: 2...40, using: &random) {
                vertices.append(Self.vertex(place.0, place.1))
                place.0 += Double.random(in: -0.01...0.01, using: &random)
                place.1 += Double.random(in: -0.01...0.01, using: &random)
            }
            lines.append(LineIndex.Entry(document: UInt32(document), vertices: vertices))
        }
        let storage = IndexStorage(copying: try LineIndex.encode(lines))
        let index = try LineIndex(storage.view)
        for _ in 0..<60 {
            let near = lines.randomElement(using: &random)?.vertices.randomElement(using: &random) ?? Self.vertex(0, 0)
            let latitude = near.latitude + Int32.random(in: -300_000...300_000, using: &random)
            let longitude = near.longitude &+ Int32.random(in: -300_000...300_000, using: &random)
            let limit = Double.random(in: 0...6_000, using: &random)
            let plane = FlatPlane(latitude: latitude, longitude: longitude)
            var best = limit
            for line in lines {
                for (start, end) in zip(line.vertices, line.vertices.dropFirst()) {
                    best = min(best, plane.nearest(from: start, to: end).angle * Earth.meanRadius)
                }
            }
            let nearest = try index.nearest(latitude: latitude, longitude: longitude, limit: limit)
            #expect((nearest?.distance ?? limit) == best, "seed \(seed)")
        }
        withExtendedLifetime(storage) {}
    }

    /// Within a kilometre the flat map is off by a thousandth at most, as far as 80° of latitude.
    @Test func theFlatMapIsRightNearby() {
        var random = SplitMix64(seed: 3)
        for _ in 0..<2_000 {
            let place = Coordinate(
                latitude: .random(in: -80...80, using: &random), longitude: .random(in: -180...180, using: &random))
            let other = place.destination(
                distance: .random(in: 10...1_000, using: &random), bearing: .random(in: 0...360, using: &random))
            let at = Self.vertex(place.latitude, place.longitude)
            let to = Self.vertex(other.latitude, other.longitude)
            let flat = FlatPlane(latitude: at.latitude, longitude: at.longitude).nearest(from: to, to: to).angle
            let dLat = (other.latitude - place.latitude) * .pi / 180 / 2
            let dLon = (other.longitude - place.longitude) * .pi / 180 / 2
            let chord =
                sin(dLat) * sin(dLat)
                + cos(place.latitude * .pi / 180) * cos(other.latitude * .pi / 180) * sin(dLon) * sin(dLon)
            let sphere = 2 * asin(chord.squareRoot())
            // Two units of the fixed angles are the resolution.
            #expect(abs(flat - sphere) < sphere / 1_000 + 4e-9, "\(place) \(other)")
        }
    }

    @Test func distancesAreThoseOfTheEarth() throws {
        let line = LineIndex.Entry(document: 7, vertices: [Self.vertex(47, 9), Self.vertex(47, 9.01)])
        let storage = IndexStorage(copying: try LineIndex.encode([line]))
        let index = try LineIndex(storage.view)
        let place = Coordinate(latitude: 47.001, longitude: 9.005)
        let at = Self.vertex(place.latitude, place.longitude)
        let nearest = try #require(try index.nearest(latitude: at.latitude, longitude: at.longitude, limit: 6_000))
        #expect(nearest.document == 7)
        #expect(abs(nearest.distance - 111.19) < 0.2)
        #expect(abs(FixedAngle.degrees(nearest.longitude) - 9.005) < 1e-6)
        #expect(try index.nearest(latitude: at.latitude, longitude: at.longitude, limit: 60) == nil)
        let refused = try index.nearest(latitude: at.latitude, longitude: at.longitude, limit: 6_000) { _ in false }
        #expect(refused == nil)
        withExtendedLifetime(storage) {}
    }
}
