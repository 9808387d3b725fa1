import Foundation

/// Test data that lives outside the package: `MAPSEARCH_SHARED`, or `../shared` beside the package.
enum SharedData {
    static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment["MAPSEARCH_SHARED"] { return URL(fileURLWithPath: path) }
        return URL(fileURLWithPath: #filePath)
            .appending(path: "../../../../../shared").standardizedFileURL
    }()

    static let isPresent = FileManager.default.fileExists(atPath: folder.appending(path: "data/cases").path)

    static func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: "data").appending(path: path), encoding: .utf8)
    }

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
