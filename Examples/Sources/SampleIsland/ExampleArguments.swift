import Foundation
import MapSearch
import MapSearchOffline
import MapSearchSnapshots

/// The command-line arguments of the examples that use the island.
public struct ExampleArguments {
    /// The index to use instead of the island; nil for the island.
    public private(set) var indexPath: String?
    /// The picture to write, `.png` or `.svg`; nil for none.
    public private(set) var picturePath: String?
    /// The other arguments, in order.
    public private(set) var words: [String] = []

    /// Reads `--index FILE` and `--picture FILE`, if the usage has them, and other arguments.
    ///
    /// - Throws: A request error for an unknown option, an option without a file, and more than `limit` other arguments.
    init(_ arguments: some Sequence<String>, usage: String, words limit: Int) throws {
        var rest = Array(arguments)[...]
        while let word = rest.popFirst() {
            let isOption = word.hasPrefix("--")
            guard isOption ? usage.contains("\(word) FILE") : words.count < limit else {
                throw SearchError.badRequest("unknown argument \(word); usage: swift run \(usage)")
            }
            guard isOption else {
                words.append(word)
                continue
            }
            guard let path = rest.popFirst() else { throw SearchError.badRequest("\(word) needs a file") }
            if word == "--index" { indexPath = path } else { picturePath = path }
        }
    }

    /// Runs an example with the arguments of this program.
    ///
    /// For `--help`, it prints the usage. For a wrong argument or an error, it prints one line, because an error that leaves
    /// `main` crashes the program, and exits with code 2.
    ///
    /// - Parameters:
    ///   - usage: The name of the example and its arguments.
    ///   - isolation: The actor of the caller.
    ///   - limit: The maximum number of arguments that are not options.
    ///   - example: The example.
    public static func run(
        _ usage: String, isolation: isolated (any Actor)? = #isolation, words limit: Int = 0,
        _ example: (ExampleArguments) async throws -> Void
    ) async {
        let arguments = CommandLine.arguments.dropFirst()
        guard !arguments.contains("--help") else { return print("usage: swift run \(usage)") }
        do {
            try await example(try ExampleArguments(arguments, usage: usage, words: limit))
        } catch {
            let text =
                switch error {
                case let error as SearchError: error.message
                case is CocoaError: error.localizedDescription
                default: "\(error)"
                }
            FileHandle.standardError.write(Data("\(usage.prefix { $0 != " " }): \(text)\n".utf8))
            exit(2)
        }
    }

    /// The requested index, or the island.
    public func index() throws -> OfflineIndex {
        try indexPath.map { path in try OfflineIndex(path: path) } ?? SampleIsland.index()
    }

    /// Writes the picture if requested.
    public func write(_ picture: @autoclosure () throws -> MapSnapshot) throws {
        guard let picturePath else { return }
        let snapshot = try picture()
        let bytes = picturePath.hasSuffix(".svg") ? Array(try snapshot.svg().utf8) : try snapshot.png()
        try Data(bytes).write(to: URL(fileURLWithPath: picturePath))
        print("drawn: \(picturePath)")
    }
}
