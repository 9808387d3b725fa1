import MapSearchIndexing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An open file, pipe or terminal.
package struct FileStream: ByteSource, ByteSink, Sendable {
    private let descriptor: Int32
    /// The path, or the name of a standard stream.
    private let name: String

    private static let chunkLength = 1 << 18
    /// The maximum delay before an interrupt is noticed while no data arrive.
    private static let patience: Int32 = 100

    /// The standard input of the process.
    package static let standardInput = FileStream(descriptor: STDIN_FILENO, name: "standard input")
    /// The standard output of the process.
    package static let standardOutput = FileStream(descriptor: STDOUT_FILENO, name: "standard output")
    /// The standard error of the process.
    package static let standardError = FileStream(descriptor: STDERR_FILENO, name: "standard error")

    /// An open descriptor, with the name that error messages use.
    init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
    }

    /// Whether it is a terminal.
    package var isTerminal: Bool { isatty(descriptor) == 1 }

    package var isReady: Bool { polls(for: 0) }

    package func read() throws(StreamError) -> [UInt8] {
        try waitForInput()
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunkLength) { buffer, count in
            (count, failure) = Self.retrying { systemRead(descriptor, buffer.baseAddress, buffer.count) }
        }
        if failure != 0 { throw .unreadable(name, errno: failure) }
        return bytes
    }

    package func write(_ bytes: [UInt8]) throws(StreamError) {
        var written = 0
        while written < bytes.count {
            let (count, failure) = bytes[written...].withUnsafeBytes { rest in
                Self.retrying { systemWrite(descriptor, rest.baseAddress, rest.count) }
            }
            if failure != 0 { throw failure == EPIPE ? .closed : .unwritable(name, errno: failure) }
            written += count
        }
    }

    /// Returns when there is data to read, or the end; a read in progress could not be cancelled.
    private func waitForInput() throws(StreamError) {
        while !polls(for: Self.patience) {
            if Task.isCancelled { throw .cancelled }
        }
    }

    /// Returns whether there is data to read, or the end, within a number of milliseconds.
    private func polls(for patience: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, patience) > 0
    }

    /// Repeats a system call that was interrupted by a signal; a negative result becomes the `errno`.
    private static func retrying(_ call: () -> Int) -> (count: Int, failure: Int32) {
        while true {
            let count = call()
            if count >= 0 { return (count, 0) }
            if errno != EINTR { return (0, errno) }
        }
    }
}

extension FileStream {
    /// Opens a file, passes it to `body` and closes it.
    static func reading<Result>(
        _ path: String, _ body: (FileStream) async throws -> Result
    ) async throws -> Result {
        let descriptor = try descriptor(path)
        defer { close(descriptor) }
        return try await body(FileStream(descriptor: descriptor, name: path))
    }

    /// Opens a file, passes it to `body` and closes it.
    static func reading<Result>(
        _ path: String, _ body: (FileStream) throws -> Result
    ) throws -> Result {
        let descriptor = try descriptor(path)
        defer { close(descriptor) }
        return try body(FileStream(descriptor: descriptor, name: path))
    }

    private static func descriptor(_ path: String) throws(CommandFailure) -> Int32 {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(path, errno: errno) }
        return descriptor
    }

    /// The maximum size of a file that is read into memory.
    package static let maximumLength = 64 << 20

    /// Returns all bytes of a file, which may be a pipe.
    ///
    /// - Throws: ``CommandFailure`` if it cannot be read, or has more than ``maximumLength`` bytes, like an endless
    ///   device.
    static func contents(of path: String) throws -> [UInt8] {
        try reading(path) { stream in
            var bytes: [UInt8] = []
            while true {
                let chunk = try stream.read()
                if chunk.isEmpty { return bytes }
                guard bytes.count + chunk.count <= maximumLength else {
                    throw CommandFailure.badInput(
                        "\(path) has more than \(maximumLength >> 20) MB: use a smaller file.")
                }
                bytes += chunk
            }
        }
    }

    /// Replaces a file, completely or not at all.
    static func replace(_ path: String, with bytes: [UInt8]) throws(CommandFailure) {
        do throws(OutputFile.Failure) {
            try OutputFile.replace(path, with: bytes)
        } catch {
            throw .unwritable(path, errno: error.errno)
        }
    }
}

// The methods of the same name shadow the system's functions.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
