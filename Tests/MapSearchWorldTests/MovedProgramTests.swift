#if os(Linux)  // Elsewhere the package manager does not put programs and tests into one folder.
import Foundation
import MapSearch
import MapSearchWorld
import Testing

/// A program that was copied out of its build folder, as one that is deployed.
///
/// The build folder is still there: a program that finds the world although it was left behind looks in the wrong place.
@Suite struct MovedProgramTests {
    /// What a run of the program printed, and how it ended.
    private struct Run {
        let output: String
        let errors: String
        let status: Int32
        let reason: Process.TerminationReason
    }

    private static let buildFolder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()
    private static let resources = "map-search_MapSearchWorld.resources"

    /// Copies the program to a new folder, lets the folder be furnished, and runs the program there.
    private func run(
        _ program: String, _ arguments: [String], furnish: (_ folder: URL, _ resources: URL) throws -> Void
    ) throws -> Run {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: "moved-\(UUID().uuidString)")
        let moved = folder.appending(path: program)
        try files.createDirectory(at: moved.deletingLastPathComponent(), withIntermediateDirectories: true)
        defer { try? files.removeItem(at: folder) }
        let built = Self.buildFolder.appending(path: "mapsearch")
        try #require(files.isExecutableFile(atPath: built.path), "`swift build` has not built \(built.path)")
        try files.copyItem(at: built, to: moved)
        try furnish(folder, Self.buildFolder.appending(path: Self.resources))

        let process = Process()
        process.executableURL = moved
        process.arguments = arguments
        process.currentDirectoryURL = folder
        // Read from files: of two pipes, the one that is read last may be full.
        let output = folder.appending(path: "output")
        let errors = folder.appending(path: "errors")
        for file in [output, errors] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return Run(
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
            status: process.terminationStatus, reason: process.terminationReason)
    }

    private func expectParis(_ run: Run) {
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Paris, Île-de-France, France"), "\(run.output)")
    }

    @Test("without its resources it says what to copy, and does not look into the build folder")
    func alone() throws {
        let run = try run("mapsearch", ["search", "Paris"]) { _, _ in }
        #expect(run.reason == .exit)
        #expect(run.status != 0)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("Copy the folder \(Self.resources)"), "\(run.errors)")
        #expect(!run.errors.contains(Self.buildFolder.path), "\(run.errors)")
    }

    @Test("with its resources it answers as before")
    func withResources() throws {
        let run = try run("mapsearch", ["search", "Paris"]) { folder, resources in
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: Self.resources), withDestinationURL: resources)
        }
        expectParis(run)
    }

    @Test("installed in bin it finds the world in share")
    func installed() throws {
        let run = try run("bin/mapsearch", ["search", "Paris"]) { folder, resources in
            let share = folder.appending(path: "share/map-search")
            try FileManager.default.createDirectory(at: share, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                at: share.appending(path: "world.mapindex"),
                withDestinationURL: resources.appending(path: "world.mapindex"))
        }
        expectParis(run)
    }

    @Test("called by a symbolic link, it finds the file next to the program, not next to the link")
    func linked() throws {
        let run = try run("link", ["search", "Paris"]) { folder, _ in
            let link = folder.appending(path: "link")
            try FileManager.default.removeItem(at: link)
            try FileManager.default.createSymbolicLink(
                at: link, withDestinationURL: Self.buildFolder.appending(path: "mapsearch"))
        }
        expectParis(run)
    }

    @Test("a damaged world is an error with this reason")
    func damaged() throws {
        let run = try run("mapsearch", ["search", "Paris"]) { folder, _ in
            let resources = folder.appending(path: Self.resources)
            try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
            try Data("not an index".utf8).write(to: resources.appending(path: "world.mapindex"))
        }
        #expect(run.reason == .exit)
        #expect(run.status != 0)
        #expect(run.errors.contains("is damaged"), "\(run.errors)")
    }
}
#endif
