import MapSearch
import MapSearchTestSupport
import Testing

@Suite struct SearchAreaMeasuringTests {
    private func ring(_ pairs: [(Double, Double)]) -> [Coordinate] {
        pairs.map { Coordinate(latitude: $0.0, longitude: $0.1) }
    }

    private func contains(_ polygon: Polygon, _ latitude: Double, _ longitude: Double) -> Bool {
        SearchArea.Shape.polygon(polygon).contains(Coordinate(latitude: latitude, longitude: longitude))
    }

    @Test func holesAreOutside() {
        let polygon = Polygon(
            outer: ring([(0, 0), (0, 10), (10, 10), (10, 0)]), holes: [ring([(4, 4), (4, 6), (6, 6), (6, 4)])])
        #expect(contains(polygon, 2, 5) && contains(polygon, 5, 3) && contains(polygon, 8, 5))
        #expect(!contains(polygon, 5, 5) && !contains(polygon, 11, 5) && !contains(polygon, 5, -170))
        #expect(!contains(Polygon(outer: []), 0, 0))
    }

    @Test(arguments: [-180.0, -179, -90, 0, 90, 179, 180])
    func aPolygonIsTheSameAnywhere(shift: Double) {
        func moved(_ longitude: Double) -> Double { (longitude + shift).remainder(dividingBy: 360) }
        let arrow = Polygon(outer: ring([(0, -5), (10, 0), (0, 5), (4, 0)].map { ($0.0, moved($0.1)) }))
        for (latitude, longitude, isInside) in [
            (6.0, 0.0, true), (3, 0, false), (1, -4, true), (1, 4, true), (9, 2, false), (-1, 0, false), (9.5, 0, true),
        ] {
            #expect(contains(arrow, latitude, moved(longitude)) == isInside, "\(latitude), \(longitude)")
        }
    }

    @Test func aPolygonMayGoRoundAPole() {
        let arctic = Polygon(outer: ring([(66, 0), (66, 90), (66, 180), (66, -90)]))
        #expect(contains(arctic, 90, 0) && contains(arctic, 80, -179) && contains(arctic, 67, 45))
        #expect(!contains(arctic, 65, 45) && !contains(arctic, -80, 0))
        let antarctic = Polygon(outer: ring([(-66, 0), (-66, 90), (-66, 180), (-66, -90)]))
        #expect(contains(antarctic, -90, 0) && contains(antarctic, -80, -179) && !contains(antarctic, -65, 45))
    }

    /// Against the angle that the boundary turns through as seen from the place.
    @Test(arguments: [1, 2, 3] as [UInt64])
    func agreesWithTheWindingAngle(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<2_000 {
            // A star around a centre does not cross itself, so that both definitions say the same.
            let count = Int.random(in: 3...12, using: &random)
            let center = Double.random(in: -180...180, using: &random)
            let star = (0..<count).map { index -> (Double, Double) in
                let radius = Double.random(in: 2...20, using: &random)
                let angle = (Double(index) + 0.5) / Double(count) * 2 * .pi
                return (radius * sine(angle), radius * sine(angle + .pi / 2))
            }
            let polygon = Polygon(outer: ring(star.map { ($0.0, ($0.1 + center).remainder(dividingBy: 360)) }))
            let place = (Double.random(in: -20...20, using: &random), Double.random(in: -20...20, using: &random))
            var turn = 0.0
            for (start, end) in zip(star, star.dropFirst() + [star[0]]) {
                let (a, b) = ((start.0 - place.0, start.1 - place.1), (end.0 - place.0, end.1 - place.1))
                let cross = a.1 * b.0 - a.0 * b.1
                if (a.0 <= 0) != (b.0 <= 0), (cross > 0) == (a.0 <= 0) { turn += a.0 <= 0 ? 1 : -1 }
            }
            let found = contains(polygon, place.0, (place.1 + center).remainder(dividingBy: 360))
            #expect(found == (turn != 0), "seed \(seed), \(place) in \(star) around \(center)")
        }
    }

    /// The sine by its series, which spares these tests a mathematics library.
    private func sine(_ angle: Double) -> Double {
        let x = angle.remainder(dividingBy: 2 * .pi)
        var (term, sum) = (x, x)
        for n in stride(from: 2.0, to: 30, by: 2) {
            term *= -x * x / (n * (n + 1))
            sum += term
        }
        return sum
    }

    /// Against the shortest distance to a thousand points of each segment.
    @Test(arguments: [1, 2, 3] as [UInt64])
    func linesAreAsFarAsTheirNearestPoint(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<10 {
            let center = [Double.random(in: -180...180, using: &random), 180].randomElement(using: &random) ?? 180
            func near() -> Coordinate {
                Coordinate(
                    latitude: 50 + .random(in: -0.2...0.2, using: &random),
                    longitude: (center + .random(in: -0.2...0.2, using: &random)).remainder(dividingBy: 360))
            }
            let line = (0..<4).map { _ in near() }
            let place = near()
            let measure = try #require(SearchSort.distanceFromLine(Polyline(line)).measure)
            var shortest = Double.infinity
            for (start, end) in zip(line, line.dropFirst()) {
                let (length, bearing) = (start.distance(to: end), start.bearing(to: end))
                for step in 0...500 {
                    let point = start.destination(distance: length * Double(step) / 500, bearing: bearing)
                    shortest = min(shortest, place.distance(to: point))
                }
            }
            let distance = measure(place)
            #expect(abs(distance - shortest) <= shortest * 0.002 + 1, "seed \(seed), \(place) from \(line)")
        }
    }

    @Test func aLineOfOneVertexIsAPoint() throws {
        let measure = try #require(SearchSort.distanceFromLine(Polyline([zurich])).measure)
        // Straight through the Earth: of the way along the ground at 670 km all but half a thousandth.
        #expect((0.9994...0.9997).contains(measure(berlin) / berlin.distance(to: zurich)))
        #expect(SearchSort.rank.measure == nil)
    }
}
