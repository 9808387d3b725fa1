import Foundation

/// Files in a folder that is gone with them.
package final class TemporaryFiles: Sendable {
    package let folder: String

    package init() throws {
        folder = FileManager.default.temporaryDirectory.path + "/mapsearch-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Writes a file, or another one over it, and returns its path.
    package func write(_ bytes: [UInt8], _ name: String = "map.osm.pbf") throws -> String {
        let path = "\(folder)/\(name)"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return path
    }
}
