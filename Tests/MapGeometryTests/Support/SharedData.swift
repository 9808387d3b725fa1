import Foundation
import TestFixtures

/// Test data that lie outside of the package, as objects and as tables.
enum SharedData {
    static let isPresent = SharedFolder.has("cases")

    static func text(_ path: String) throws -> String { try SharedFolder.text(path) }

    static func json(_ path: String) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(try text(path).utf8))
    }

    /// The rows of a table with one header line and columns separated by tabs or commas.
    static func rows(_ path: String, separator: Character = "\t") throws -> [[String]] {
        try text(path).split(whereSeparator: \.isNewline).dropFirst().map {
            $0.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
        }
    }
}
