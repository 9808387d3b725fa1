import MapGeometry
import MapSearchTestSupport
import Testing

@Suite struct LongitudeIntervalTests {
    /// Every longitude a whole multiple of 45°, as a set: the brute-force model of the circle.
    private static let samples = stride(from: -180.0, to: 180, by: 45).map { $0 }

    private static var everyInterval: [LongitudeInterval] {
        var intervals: [LongitudeInterval] = [.empty, .full]
        for west in stride(from: -180.0, through: 180, by: 45) {
            for east in stride(from: -180.0, through: 180, by: 45) {
                intervals.append(LongitudeInterval(west: west, east: east))
            }
        }
        return intervals
    }

    /// The samples that an interval contains, counted by steps from its western end.
    private static func members(_ interval: LongitudeInterval) -> Set<Double> {
        if interval.isEmpty { return [] }
        let steps = Int((interval.length / 45).rounded())
        return Set(
            (0...steps).map { step in
                let longitude = interval.west + Double(step) * 45
                return longitude >= 180 ? longitude - 360 : longitude
            })
    }

    @Test(arguments: [
        (-10.0, 20.0, -10.0, 20.0), (170, -170, 170, -170), (170, 190, 170, -170), (-190, -170, 170, -170),
        (-180, 180, -180, 180), (0, 360, -180, 180), (-180, -180, 180, 180), (180, 180, 180, 180),
        (180, -180, 180, 180), (180, -170, -180, -170), (170, -180, 170, 180), (-180, 0, -180, 0),
        (-500, 500, -180, 180), (.nan, 5, 180, -180), (5, .nan, 180, -180), (.infinity, .infinity, 180, -180),
        (-Double.infinity, .infinity, -180, 180),
    ])
    func ends(west: Double, east: Double, expectedWest: Double, expectedEast: Double) {
        let interval = LongitudeInterval(west: west, east: east)
        #expect(interval.west == expectedWest)
        #expect(interval.east == expectedEast)
    }

    @Test func lengthAndCenter() {
        #expect(LongitudeInterval(west: 170, east: -170).length == 20)
        #expect(LongitudeInterval(west: 170, east: -170).center.magnitude == 180)
        #expect(LongitudeInterval(west: 160, east: -170).center == 175)
        #expect(LongitudeInterval(west: 170, east: -160).center == -175)
        #expect(LongitudeInterval.full.length == 360)
        #expect(LongitudeInterval.full.center == 0)
        #expect(LongitudeInterval.empty.length == 0)
        #expect(LongitudeInterval.empty.center.isNaN)
        #expect(LongitudeInterval(180).length == 0)
        #expect(LongitudeInterval(.nan).isEmpty)
    }

    @Test func containsAgreesWithMembership() {
        for interval in Self.everyInterval {
            let members = Self.members(interval)
            for sample in Self.samples {
                #expect(interval.contains(sample) == members.contains(sample), "\(interval) \(sample)")
                #expect(interval.contains(sample + 360) == members.contains(sample))
            }
            #expect(interval.contains(180) == members.contains(-180), "\(interval)")
            #expect(!interval.contains(.nan))
        }
    }

    @Test func setOperationsAgreeWithMembership() {
        for first in Self.everyInterval {
            let a = Self.members(first)
            for second in Self.everyInterval {
                let b = Self.members(second)
                // Arcs that together go round the Earth have between their samples what the samples do not show.
                #expect(first.intersects(second) == !a.isDisjoint(with: b), "\(first) \(second)")
                if first.contains(second) { #expect(b.isSubset(of: a), "\(first) \(second)") }
                if b.isSubset(of: a), second.length <= first.length, a.count < 8 {
                    #expect(first.contains(second), "\(first) \(second)")
                }
                let union = first.union(second)
                #expect(union.contains(first) && union.contains(second), "\(first) \(second) \(union)")
                #expect(union.length == Self.shortestCover(first, second), "\(first) \(second) \(union)")
                let parts = first.intersections(second)
                #expect(parts.count <= 2)
                #expect(parts.reduce(into: Set()) { $0.formUnion(Self.members($1)) } == a.intersection(b))
                #expect(parts.allSatisfy { first.contains($0) && second.contains($0) }, "\(first) \(second) \(parts)")
                let hull = first.intersection(second)
                #expect(parts.allSatisfy { hull.contains($0) })
                #expect(hull.isEmpty == parts.isEmpty)
            }
        }
    }

    /// The length of the shortest interval over whole steps that contains two intervals, by trying all.
    private static func shortestCover(_ first: LongitudeInterval, _ second: LongitudeInterval) -> Double {
        everyInterval.filter { $0.contains(first) && $0.contains(second) }.map(\.length).min() ?? .nan
    }

    @Test func coveringIsTheShortest() {
        var generator = SplitMix64(seed: 3)
        for _ in 0..<300 {
            let count = Int.random(in: 1...6, using: &generator)
            let longitudes = (0..<count).map { _ in Self.samples.randomElement(using: &generator) ?? 0 }
            let cover = LongitudeInterval(covering: longitudes)
            let shortest = Self.everyInterval.filter { interval in longitudes.allSatisfy(interval.contains) }
                .map(\.length).min()
            #expect(longitudes.allSatisfy(cover.contains), "seed 3, \(longitudes)")
            #expect(cover.length == shortest, "seed 3, \(longitudes) \(cover)")
        }
        #expect(LongitudeInterval(covering: [Double]()).isEmpty)
        #expect(LongitudeInterval(covering: [.nan, .infinity]).isEmpty)
        #expect(LongitudeInterval(covering: [179, -179, 541]).length == 2)
    }

    @Test func expanding() {
        #expect(LongitudeInterval(west: 170, east: 175).expanded(by: 10) == LongitudeInterval(west: 160, east: -175))
        #expect(LongitudeInterval(west: 160, east: -175).expanded(by: -10) == LongitudeInterval(west: 170, east: 175))
        #expect(LongitudeInterval(west: -170, east: 170).expanded(by: 10).isFull)
        #expect(LongitudeInterval(west: 0, east: 10).expanded(by: -5) == LongitudeInterval(5))
        #expect(LongitudeInterval(west: 0, east: 10).expanded(by: -5.1).isEmpty)
        #expect(LongitudeInterval.empty.expanded(by: 10).isEmpty)
        #expect(LongitudeInterval.full.expanded(by: -10).isFull)
        #expect(LongitudeInterval(3).expanded(by: .nan) == LongitudeInterval(3))
        #expect(LongitudeInterval(3).expanded(by: .infinity).isFull)
    }

    @Test func shrinkingToNothingNeverTurnsIntoTheWholeCircle() {
        var generator = SplitMix64(seed: 5)
        for _ in 0..<2000 {
            let west = Double.random(in: -180...180, using: &generator)
            let interval = LongitudeInterval(west: west, east: west + .random(in: 0...1, using: &generator))
            let shrunk = interval.expanded(by: -interval.length / 2)
            #expect(shrunk.length < 1e-9, "seed 5, \(interval) \(shrunk)")
            let wide = interval.expanded(by: (360 - interval.length) / 2 - 1e-13)
            #expect(wide.length > 359, "seed 5, \(interval) \(wide)")
        }
    }

    @Test func ranges() {
        #expect(LongitudeInterval(west: 170, east: -170).ranges == [170...180, -180 ... -170])
        #expect(LongitudeInterval(west: -180, east: 0).ranges == [-180...0])
        #expect(LongitudeInterval.full.ranges == [-180...180])
        #expect(LongitudeInterval.empty.ranges.isEmpty)
    }
}
