import BenchmarkSupport
import Foundation

/// Prints a row for each operation: the percentiles of what it costs.
struct Timings {
    private let repeats: Int
    /// The sum of all results, so that no computation can be left out.
    private(set) var checksum = 0

    init(repeats: Int) {
        self.repeats = repeats
    }

    /// Times an operation on each input, ten times in a row, the best of several runs, and returns the slowest input.
    @discardableResult
    mutating func row<Input>(_ name: String, _ inputs: [Input], _ operation: (Input) -> Int) -> Input? {
        var samples = Samples()
        var slowest: (input: Input, time: Double)?
        for input in inputs {
            var own = Samples()
            own.measureBest(of: repeats) {
                for _ in 0..<10 { checksum &+= operation(input) }
            }
            if own.percentile(1) > slowest?.time ?? 0 { slowest = (input, own.percentile(1)) }
            samples.append(own)
        }
        func text(_ share: Double) -> String { String(format: "%9.3f", samples.percentile(share) / 10) }
        print(
            name.padding(toLength: 34, withPad: " ", startingAt: 0)
                + " µs  p50 \(text(0.5))  p90 \(text(0.9))  p99 \(text(0.99))  max \(text(1))")
        return slowest?.input
    }
}
