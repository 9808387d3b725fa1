import MapSearchIndexFormat
import MapSearchTestSupport
import Testing

@Suite struct FixedAngleTests {
    @Test func quarterTurns() {
        #expect(FixedAngle.wrapping(0) == 0)
        #expect(FixedAngle.wrapping(90) == 1 << 30)
        #expect(FixedAngle.wrapping(-90) == -1 << 30)
        #expect(FixedAngle.wrapping(-180) == .min)
        #expect(FixedAngle.wrapping(180) == .min)
        #expect(FixedAngle.clamping(180) == .max)
        #expect(FixedAngle.clamping(-180) == .min)
        #expect(FixedAngle.degrees(.min) == -180)
        #expect(FixedAngle.degrees(1 << 30) == 90)
    }

    /// A unit is 360° / 2³²; half of it is lost at most, and half of the seventh decimal.
    @Test func degreesComeBackToHalfAUnit() {
        var generator = SplitMix64(seed: 1)
        for _ in 0..<1000 {
            let degrees = Double.random(in: -180..<180, using: &generator)
            let back = FixedAngle.degrees(FixedAngle.wrapping(degrees))
            let error = min(abs(back - degrees), 360 - abs(back - degrees))
            guard error <= 180.0 / 4_294_967_296 + 5e-8 + 1e-12 else {
                Issue.record("\(degrees) comes back as \(back)")
                return
            }
        }
    }

    /// What people write, seven decimals at most, comes back as it was.
    @Test func decimalsComeBack() {
        var generator = SplitMix64(seed: 2)
        for _ in 0..<1000 {
            let degrees = Double(Int.random(in: -1_800_000_000..<1_800_000_000, using: &generator)) / 1e7
            guard FixedAngle.degrees(FixedAngle.wrapping(degrees)) == degrees else {
                Issue.record("\(degrees)")
                return
            }
        }
    }

    @Test func longitudesWrap() {
        for degrees in stride(from: -179.5, to: 180, by: 17.25) {
            #expect(FixedAngle.wrapping(degrees + 360) == FixedAngle.wrapping(degrees))
        }
    }
}
