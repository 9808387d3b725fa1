/// The rounding steps of distances, from short to long.
struct DistanceScale {
    /// Up to a number of a unit, round to the nearest multiple of a step.
    struct Step {
        var unit: String
        var meters: Double
        var step: Double
        var limit: Double
    }

    let steps: [Step]

    /// Rounds a distance in metres, which must be finite and not negative.
    func rounded(_ meters: Double) -> (number: Double, unit: String) {
        for step in steps {
            let number = (meters / step.meters / step.step).rounded()
            // In whole steps, so that the result is the number closest to a tenth: 12 / 10, not 12 × 0.1.
            let value = step.step < 1 ? number / (1 / step.step).rounded() : number * step.step
            if value < step.limit { return (value, step.unit) }
        }
        // The last step has no limit; a distance too large for its step is unchanged.
        return (meters, "m")
    }

    static func scale(_ units: DistanceFormatter.Units, _ rounding: DistanceFormatter.Rounding) -> DistanceScale {
        let (mile, yard, foot) = (1609.344, 0.9144, 0.3048)
        let near: (unit: String, meters: Double, limit: Double) =
            switch units {
            case .metric: ("m", 1, 1000)
            case .imperial: ("ft", foot, 1000)
            case .imperialWithYards: ("yd", yard, 400)
            }
        let far: (unit: String, meters: Double) = units == .metric ? ("km", 1000) : ("mi", mile)
        let nearSteps: [(Double, Double)] =
            switch rounding {
            case .fine: [(1, 100), (10, near.limit)]
            case .spoken: [(10, 100), (50, min(500, near.limit)), (100, near.limit)]
            }
        let farSteps: [(Double, Double)] =
            switch rounding {
            case .fine: [(0.1, 10), (1, .infinity)]
            case .spoken: [(0.1, 3), (0.5, 10), (1, .infinity)]
            }
        return DistanceScale(
            steps: nearSteps.map { Step(unit: near.unit, meters: near.meters, step: $0.0, limit: $0.1) }
                + farSteps.map { Step(unit: far.unit, meters: far.meters, step: $0.0, limit: $0.1) })
    }
}
