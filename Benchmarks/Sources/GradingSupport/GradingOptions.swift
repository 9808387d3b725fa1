public import BenchmarkSupport

/// What a graded report was started with, beside its extracts.
public struct GradingOptions {
    /// The names of the options, for the usage.
    public static let usage =
        "EXTRACT… [--world INDEX] [--seed N] [--count N] [--examples N] [--rows FILE] [--held-back]"

    /// The command line.
    public let arguments: Arguments
    /// What the questions follow from.
    public let seed: UInt64
    /// How many questions there are of a kind.
    public let count: Int
    /// How many examples are printed of a kind.
    public let exampleCount: Int

    /// Reads the command line; ends the program with the usage when it is another.
    ///
    /// - Parameters:
    ///   - count: How many questions there are when nobody says.
    ///   - flags: The flags of the report, beside `--held-back`.
    public init(count: Int, flags: [String] = []) {
        arguments = Arguments(
            usage: ([Self.usage] + flags.map { "[\($0)]" }).joined(separator: " "), fileCount: 1...,
            flags: Set(flags + ["--held-back"]), options: ["--world", "--seed", "--count", "--examples", "--rows"])
        seed = arguments.value(of: "--seed") ?? 1
        self.count = arguments.value(of: "--count") ?? count
        exampleCount = arguments.value(of: "--examples") ?? 5
    }

    /// What the report says of itself in its first line.
    public func title(_ name: String) -> String {
        "\(name): seed \(seed), \(count) of a kind" + (isHeldBack ? ", of the third that is held back" : "")
    }

    /// Whether the third of the objects is asked for that is held back.
    public var isHeldBack: Bool { arguments.has("--held-back") }

    /// Opens the extracts one by one, as they are asked for.
    public var extracts: some Sequence<Extract> {
        arguments.files.lazy.map { path in arguments.read(path) { try Extract(path: $0) } }
    }

    /// The index of the world that was named; nil when none was.
    public var world: Extract? {
        arguments.value(of: "--world", as: String.self).map { path in
            arguments.read(path) { try Extract(path: $0) }
        }
    }

    /// Writes rows where they are wanted.
    ///
    /// - Throws: An error when the file cannot be written.
    public func write(_ rows: [GradedRows.Row]) throws {
        guard let path = arguments.value(of: "--rows", as: String.self) else { return }
        try GradedRows.write(rows, to: path)
    }
}
