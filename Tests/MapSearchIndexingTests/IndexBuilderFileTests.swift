import Foundation
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

@Suite struct IndexBuilderFileTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "builder-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func builder(_ name: String) throws -> IndexBuilder {
        var builder = IndexBuilder(name: name)
        try builder.add(record("t:1", .locality, name))
        return builder
    }

    @Test func fileHasTheBytesOfTheBuild() throws {
        try withFolder { folder in
            let path = folder.appending(path: "a.mapindex").path
            let builder = try builder("Vaduz")
            let report = try builder.write(to: path)
            #expect(try Array(Data(contentsOf: URL(fileURLWithPath: path))) == builder.build().bytes)
            #expect(try report == builder.build().report)
            let index = try OfflineIndex(path: path)
            try index.verify()
            #expect(try OfflineBackend(index).found("Vaduz").count == 1)
        }
    }

    /// Who has the old index open keeps it; who opens the path now gets the new one; nothing else is left behind.
    @Test func fileIsReplacedAtOnce() throws {
        try withFolder { folder in
            let path = folder.appending(path: "a.mapindex").path
            try builder("Old").write(to: path)
            let old = OfflineBackend(try OfflineIndex(path: path))
            try builder("New").write(to: path)
            #expect(try old.found("Old").count == 1)
            #expect(try OfflineBackend(try OfflineIndex(path: path)).found("New").count == 1)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.mapindex"])
        }
    }

    @Test func placesThatCannotBeWritten() throws {
        try withFolder { folder in
            let taken = folder.appending(path: "taken").path
            try FileManager.default.createDirectory(atPath: taken, withIntermediateDirectories: false)
            for path in [folder.appending(path: "none/a.mapindex").path, taken] {
                let error = #expect(throws: IndexingError.self) { try builder("A").write(to: path) }
                #expect(error?.file == path)
                #expect(error?.message.contains("cannot be written") == true)
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["taken"])
        }
    }

    @Test func cancelledTaskLeavesTheFileAlone() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "builder-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "a.mapindex").path
        try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path))
        let task = Task { [builder = try builder("A")] in
            withUnsafeCurrentTask { $0?.cancel() }
            try builder.write(to: path)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([1, 2, 3]))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.mapindex"])
    }
}
