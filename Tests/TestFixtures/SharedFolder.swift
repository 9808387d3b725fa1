package import Foundation

/// Test data that lie outside of the package: where `MAPSEARCH_SHARED` says, or in `../shared` beside the package.
package enum SharedFolder {
    private static let folder =
        ProcessInfo.processInfo.environment["MAPSEARCH_SHARED"].map { URL(fileURLWithPath: $0) }
        ?? URL(fileURLWithPath: #filePath).appending(path: "../../../../shared").standardizedFileURL

    /// The place of a file among the data, which need not be there.
    package static func url(_ path: String) -> URL { folder.appending(path: "data").appending(path: path) }

    /// Whether a file exists; prints why not, so that a skipped test has a reason.
    package static func has(_ path: String) -> Bool {
        let file = url(path).path
        let isThere = FileManager.default.fileExists(atPath: file)
        if !isThere { print("skipped: \(file) is absent; MAPSEARCH_SHARED says where to look") }
        return isThere
    }

    /// The text of a file.
    package static func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

    // MARK: Extracts

    /// The extracts of OpenStreetMap.
    package static let extractNames = ["andorra", "liechtenstein", "london", "malta", "munich"]

    /// The path of an extract.
    package static func extract(_ name: String) -> String { url("osm/\(name).osm.pbf").path }

    /// Whether the extracts are there.
    package static var hasExtracts: Bool { extractNames.allSatisfy { has("osm/\($0).osm.pbf") } }
}
