import Foundation

/// What a benchmark was started with, and how it ends when that is not enough.
public struct Arguments {
    /// The files, in order.
    public let files: [String]
    private let flags: Set<String>

    /// Reads the command line; ends the program with the usage, and the status of `sysexits.h` for it, when it is another.
    ///
    /// - Parameters:
    ///   - usage: What stands behind the name of the program, as in `QUERIES.tsv [INDEX] [--misses]`.
    ///   - fileCount: How many files there may be.
    ///   - flags: What else there may be, with its hyphens.
    public init(usage: String, fileCount: some RangeExpression<Int>, flags: Set<String> = []) {
        let arguments = CommandLine.arguments.dropFirst()
        files = arguments.filter { !$0.hasPrefix("--") }
        self.flags = Set(arguments.filter { $0.hasPrefix("--") })
        guard fileCount.contains(files.count), self.flags.isSubset(of: flags) else {
            let program = CommandLine.arguments.first?.split(separator: "/").last ?? "benchmark"
            Self.end("usage: \(program) \(usage)", status: EX_USAGE)
        }
    }

    /// Whether a flag was given.
    public func has(_ flag: String) -> Bool { flags.contains(flag) }

    /// What is read from a file; ends the program, saying why, where it cannot be.
    public func read<Content>(_ path: String, _ body: (String) throws -> Content) -> Content {
        do {
            return try body(path)
        } catch {
            Self.end("\(path): \(error)", status: EX_NOINPUT)
        }
    }

    private static func end(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(status)
    }
}
