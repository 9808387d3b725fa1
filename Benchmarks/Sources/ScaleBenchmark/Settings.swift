import Foundation

/// What the program was started with.
struct Settings {
    private(set) var sizes: [Int] = []
    private(set) var seed: UInt64 = 20_261_122
    private(set) var questionCount = 250
    private(set) var folder = FileManager.default.temporaryDirectory.appendingPathComponent("scale-benchmark").path
    private(set) var tool: String?
    private(set) var keepsFiles = false
    private(set) var reusesIndexes = false
    private(set) var printsMisses = false

    /// Reads the command line; ends the program with the usage when it makes no sense.
    init(_ arguments: ArraySlice<String>) {
        var rest = arguments
        while let argument = rest.popFirst() {
            switch argument {
            case "--keep": keepsFiles = true
            case "--reuse": reusesIndexes = true
            case "--misses": printsMisses = true
            case "--work": folder = rest.popFirst() ?? Self.end()
            case "--tool": tool = rest.popFirst() ?? Self.end()
            case "--seed": seed = rest.popFirst().flatMap { UInt64($0) } ?? Self.end()
            case "--questions":
                questionCount = rest.popFirst().flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? Self.end()
            default: sizes.append(Int(argument).flatMap { (1...100_000_000).contains($0) ? $0 : nil } ?? Self.end())
            }
        }
        if sizes.isEmpty { Self.end(Void.self) }
    }

    // Generic, so that it can be what stands in for a value that is missing.
    private static func end<Value>(_ type: Value.Type = Value.self) -> Value {
        let usage = "ROWS… [--seed N] [--questions N] [--work DIR] [--tool MAPSEARCH] [--keep] [--reuse] [--misses]"
        FileHandle.standardError.write(Data("usage: ScaleBenchmark \(usage)\n".utf8))
        exit(EX_USAGE)
    }
}
