import Foundation
import TestFixtures
import Testing

import MapSearchIndexing

/// What an output file replaces, and what it leaves as it is.
@Suite struct OutputFileTests {
    let files: TemporaryFiles

    init() throws { files = try TemporaryFiles() }

    private func path(_ name: String) -> String { "\(files.folder)/\(name)" }

    private func content(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    private func permissions(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: files.folder).sorted() }
    }

    @Test func newFile() throws {
        try OutputFile.replace(path("new"), with: Array("x".utf8))
        #expect(try content("new") == "x")
        #expect(try names == ["new"])
    }

    @Test(arguments: [0o600, 0o640, 0o444, 0o755]) func permissionsStay(mode: Int) throws {
        _ = try files.write([1], "old")
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path("old"))
        try OutputFile.replace(path("old"), with: Array("x".utf8))
        #expect(try content("old") == "x")
        #expect(try permissions("old") == mode)
        #expect(try names == ["old"])
    }

    /// A link stays, also one to a link, and one in another folder; what it leads to is replaced.
    @Test func linksStay() throws {
        try FileManager.default.createDirectory(atPath: path("folder"), withIntermediateDirectories: true)
        _ = try files.write([1], "folder/old")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path("folder/old"))
        try FileManager.default.createSymbolicLink(atPath: path("one"), withDestinationPath: "folder/old")
        try FileManager.default.createSymbolicLink(atPath: path("two"), withDestinationPath: "one")
        try OutputFile.replace(path("two"), with: Array("x".utf8))
        #expect(try content("folder/old") == "x")
        #expect(try permissions("folder/old") == 0o600)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("one")) == "folder/old")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("two")) == "one")
        #expect(try names == ["folder", "one", "two"])
    }

    @Test func linksToNothingAndFolders() throws {
        try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "nowhere")
        #expect(throws: OutputFile.Failure(errno: ENOENT)) { try OutputFile(path: path("link")) }
        #expect(throws: OutputFile.Failure(errno: EISDIR)) { try OutputFile(path: files.folder) }
        #expect(throws: OutputFile.Failure(errno: ENOENT)) { try OutputFile(path: path("none/file")) }
        #expect(try names == ["link"])
    }

    /// A device remains a device, also behind a link; its folder is not used for scratch files.
    @Test func devices() throws {
        try FileManager.default.createSymbolicLink(atPath: path("null"), withDestinationPath: "/dev/null")
        for path in ["/dev/null", path("null")] {
            let file = try OutputFile(path: path)
            #expect(!file.folder.hasPrefix("/dev") && file.folder != files.folder)
            try file.write(Array(repeating: 7, count: 100_000), at: 0)
            try file.finish()
        }
        let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        #expect(type == .typeCharacterSpecial)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("null")) == "/dev/null")
    }

    /// A pipe gets the bytes in their order, however they were written, and stays.
    @Test func pipes() throws {
        let pipe = path("pipe")
        try #require(mkfifo(pipe, 0o600) == 0)
        // Open at both ends, it takes as many bytes as it holds without a reader on another thread.
        let descriptor = open(pipe, O_RDWR | O_NONBLOCK)
        try #require(descriptor >= 0)
        let reader = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        let bytes = (0..<30_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let file = try OutputFile(path: pipe)
        try file.write(Array(bytes[1000...]), at: 1000)
        try file.write(Array(bytes[..<1000]), at: 0)
        try file.finish()
        #expect(try reader.read(upToCount: bytes.count).map(Array.init) == bytes)
        #expect(try names == ["pipe"])
    }

    @Test func whatIsGivenUpLeavesNothing() throws {
        _ = try files.write([1, 2], "old")
        do {
            let file = try OutputFile(path: path("old"))
            try file.write([9], at: 0)
        }
        #expect(FileManager.default.contents(atPath: path("old")) == Data([1, 2]))
        #expect(try names == ["old"])
    }

    @Test func sameFiles() throws {
        let first = try files.write([1], "first")
        _ = try files.write([1], "other")
        try FileManager.default.linkItem(atPath: first, toPath: path("hard"))
        try FileManager.default.createSymbolicLink(atPath: path("soft"), withDestinationPath: "first")
        for name in ["first", "./first", "hard", "soft"] { #expect(OutputFile.isSame(first, path(name)), "\(name)") }
        for name in ["other", "none"] { #expect(!OutputFile.isSame(first, path(name)), "\(name)") }
    }
}
