import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Answers every request with the same JSON, but those below the path `silent` never, on a thread for each connection, as fast as it can.
enum LoopbackServer {
    /// Serves until the standard input ends; the port is the first line of the output.
    static func run(body: String) {
        let answer = Array(
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
                .utf8)
        #if canImport(Glibc)
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        let listener = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 128) == 0 && getsockname(listener, $0, &size) == 0
            }
        }
        precondition(isListening, "No port is free.")
        Thread.detachNewThread {
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                Thread.detachNewThread { serve(connection, answer) }
            }
        }
        FileHandle.standardOutput.write(Data("\(in_port_t(bigEndian: address.sin_port))\n".utf8))
        while readLine() != nil {}
    }

    private static func serve(_ connection: Int32, _ answer: [UInt8]) {
        var yes: Int32 = 1
        setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
        var buffer = [UInt8](repeating: 0, count: 16_384)
        var filled = 0
        while true {
            let count = recv(connection, &buffer[filled], buffer.count - filled, 0)
            guard count > 0 else { break }
            filled += count
            // A request has no body, so that its head is all of it.
            guard filled >= 4, buffer[(filled - 4)..<filled].elementsEqual([13, 10, 13, 10]) else { continue }
            let isSilent = buffer.starts(with: Array("GET /silent".utf8))
            filled = 0
            guard !isSilent else { continue }
            guard send(connection, answer, answer.count, 0) == answer.count else { break }
        }
        close(connection)
    }
}
