import Foundation

/// The tool in a process of its own, started by a shell.
enum ToolProcess {
    /// The tool, which is built beside the tests.
    private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "mapsearch").path

    /// Whether the tool is beside the tests.
    static var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: program) }

    /// Runs a script in which `"$0"` is the tool, and returns its status and what it wrote to standard error.
    static func run(_ script: String, in folder: String) throws -> (status: Int32, errors: String) {
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", script, program]
        shell.currentDirectoryURL = URL(fileURLWithPath: folder)
        let errors = Pipe()
        shell.standardError = errors
        shell.standardOutput = FileHandle.nullDevice
        try shell.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        shell.waitUntilExit()
        return (shell.terminationStatus, text)
    }
}
