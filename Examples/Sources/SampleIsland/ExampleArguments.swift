import Foundation
import MapSearchOffline
import MapSearchSnapshots

/// The command-line arguments of all examples.
public struct ExampleArguments {
    /// The index to use instead of the island; nil for the island.
    public private(set) var indexPath: String?
    /// The picture to write, `.png` or `.svg`; nil for none.
    public private(set) var picturePath: String?
    /// The other arguments, in order.
    public private(set) var words: [String] = []

    /// Reads `--index FILE`, `--picture FILE` and other arguments.
    public init(_ arguments: some Sequence<String> = CommandLine.arguments.dropFirst()) {
        var rest = Array(arguments)[...]
        while let word = rest.popFirst() {
            switch word {
            case "--index": indexPath = rest.popFirst()
            case "--picture": picturePath = rest.popFirst()
            default: words.append(word)
            }
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
