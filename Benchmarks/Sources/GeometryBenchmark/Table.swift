import BenchmarkSupport
import Foundation

/// Prints a row for each operation: what it costs, what the naive form costs, and how many times that is.
struct Table {
    private let names: [String]
    private let repeats: Int
    /// The sum of all results, so that no computation can be left out.
    private(set) var checksum = 0.0

    /// Creates a table of the rows that have one of the names in their own, of all rows without names.
    init(names: [String], repeats: Int) {
        self.names = names
        self.repeats = repeats
        print("                                                      ns      naive  ratio")
    }

    /// Times an operation on each of the inputs.
    ///
    /// The naive form may be given fewer inputs where it takes long. An input counts as several operations where `count`
    /// says so.
    mutating func row<Input>(
        _ name: String, _ inputs: [Input], count: Int = 1, naively naive: ((Input) -> Double)? = nil,
        naiveInputs: Int = .max, _ operation: (Input) -> Double
    ) {
        guard names.isEmpty || names.contains(where: name.contains) else { return }
        let own = nanoseconds(inputs, operation) / Double(count)
        var line = name.padding(toLength: 46, withPad: " ", startingAt: 0) + String(format: "%11.1f", own)
        if let naive {
            let other = nanoseconds(Array(inputs.prefix(naiveInputs)), naive) / Double(count)
            line += String(format: "%11.1f%7.2f", other, other / own)
        }
        print(line)
    }

    /// Returns the nanoseconds for an input, in the best of several runs over all of them.
    private mutating func nanoseconds<Input>(_ inputs: [Input], _ operation: (Input) -> Double) -> Double {
        var samples = Samples()
        var sum = 0.0
        samples.measureBest(of: repeats) {
            for input in inputs { sum += operation(input) }
        }
        checksum += sum
        return samples.percentile(0) * 1000 / Double(inputs.count)
    }
}
