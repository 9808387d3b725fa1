import Foundation

/// Inputs that once did harm, or that stand at an edge of what a reader takes: `Tests/Corpus/<reader>`, one a file.
///
/// What fuzzing finds is reduced, fixed, and added there, and all tests from then on read it. The beginning of a file's name
/// says what must come of it: `taken-` or `refused-`.
package enum Corpus {
    /// An input.
    package struct Entry: Sendable, CustomStringConvertible {
        /// The name of the file.
        package let name: String
        package let bytes: [UInt8]

        /// Whether a reader must take it; otherwise it must say what is wrong.
        package var isTaken: Bool { name.hasPrefix("taken-") }
        package var text: String { String(decoding: bytes, as: UTF8.self) }
        package var description: String { name }
    }

    /// The inputs of a reader, by name.
    package static func entries(_ reader: String) throws -> [Entry] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Corpus/\(reader)").standardizedFileURL
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try names.filter { $0.hasPrefix("taken-") || $0.hasPrefix("refused-") }.map {
            Entry(name: $0, bytes: Array(try Data(contentsOf: folder.appending(path: $0))))
        }
    }
}
