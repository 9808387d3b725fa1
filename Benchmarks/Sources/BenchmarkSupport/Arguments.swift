import Foundation

/// What a benchmark was started with, and how it ends when that is not enough.
public struct Arguments {
    /// The files, in order.
    public let files: [String]
    private let flags: Set<String>
    private let values: [String: String]
    private let usage: String

    /// Reads the command line; ends the program with the usage, and the status of `sysexits.h` for it, when it is another.
    ///
    /// - Parameters:
    ///   - usage: What stands behind the name of the program, as in `QUERIES.tsv [INDEX] [--misses]`.
    ///   - fileCount: How many files there may be.
    ///   - flags: What else there may be, with its hyphens.
    ///   - options: What there may be with a value behind it, with its hyphens.
    public init(
        usage: String, fileCount: some RangeExpression<Int>, flags: Set<String> = [], options: Set<String> = []
    ) {
        var files: [String] = []
        var found: Set<String> = []
        var values: [String: String] = [:]
        var isComplete = true
        var rest = CommandLine.arguments.dropFirst()
        while let argument = rest.popFirst() {
            if options.contains(argument) {
                values[argument] = rest.popFirst()
                isComplete = isComplete && values[argument] != nil
            } else if argument.hasPrefix("--") {
                found.insert(argument)
            } else {
                files.append(argument)
            }
        }
        self.files = files
        self.flags = found
        self.values = values
        guard isComplete, fileCount.contains(files.count), found.isSubset(of: flags) else { Self.end(usage: usage) }
        self.usage = usage
    }

    /// The value of an option, or nil when it was not given; ends the program with the usage when it is not of the type.
    public func value<Value: LosslessStringConvertible>(of option: String, as type: Value.Type = Value.self) -> Value? {
        guard let text = values[option] else { return nil }
        guard let value = Value(text) else { Self.end(usage: usage) }
        return value
    }

    private static func end(usage: String) -> Never {
        let program = CommandLine.arguments.first?.split(separator: "/").last ?? "benchmark"
        end("usage: \(program) \(usage)", status: EX_USAGE)
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
