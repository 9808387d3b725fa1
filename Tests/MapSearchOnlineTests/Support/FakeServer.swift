import Foundation
import MapSearch
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// An HTTP server on loopback that follows the instructions of a test, even invalid ones.
///
/// Each connection has a thread, on which the handler may block.
final class FakeServer: Sendable {
    /// A request as it came.
    struct Request: Sendable {
        var path: String
        var query: String
        var headers: [String: String]
        /// The number of the request, from 1 on, of all connections together.
        var number: Int
    }

    private struct State {
        var arrivals: [ContinuousClock.Instant] = []
        var requests: [Request] = [] { didSet { requestCount.set(requests.count) } }
        let requestCount = AwaitableCount()
        var connections: Set<Int32> = [] { didSet { openConnections.set(connections.count) } }
        let openConnections = AwaitableCount()
        var connectionCount = 0
        var isStopped = false
    }

    let port: Int
    private let listener: Int32
    private let handler: @Sendable (Request, FakeConnection) -> Void
    private let state = Mutex(State())

    /// Starts a server.
    ///
    /// - Parameter handler: Answers a request, on the thread of its connection.
    /// - Throws: When no port is free.
    init(_ handler: @escaping @Sendable (Request, FakeConnection) -> Void) throws {
        self.handler = handler
        #if canImport(Glibc)
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        listener = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var yes: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = listener
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && listen(descriptor, 1024) == 0
                    && getsockname(descriptor, $0, &size) == 0
            }
        }
        guard isBound else { throw POSIXError(.EADDRINUSE) }
        self.port = Int(in_port_t(bigEndian: address.sin_port))
        Thread.detachNewThread { [self] in accept() }
    }

    var url: URL { URL(string: "http://127.0.0.1:\(port)")! }
    var requests: [Request] { state.withLock { $0.requests } }
    var arrivals: [ContinuousClock.Instant] { state.withLock { $0.arrivals } }
    var connectionCount: Int { state.withLock { $0.connectionCount } }
    /// How many requests have come.
    var requestCount: AwaitableCount { state.withLock { $0.requestCount } }
    /// How many connections are open.
    var openConnections: AwaitableCount { state.withLock { $0.openConnections } }

    /// Stops listening, and breaks all connections.
    func stop() {
        state.withLock { state in
            guard !state.isStopped else { return }
            state.isStopped = true
            shutdown(listener, Int32(SHUT_RDWR))
            close(listener)
            for connection in state.connections { shutdown(connection, Int32(SHUT_RDWR)) }
        }
    }

    private func accept() {
        while true {
            let descriptor = Foundation.accept(listener, nil, nil)
            guard descriptor >= 0 else { return }
            let isWanted = state.withLock { state in
                guard !state.isStopped else { return false }
                state.connections.insert(descriptor)
                state.connectionCount += 1
                return true
            }
            guard isWanted else {
                close(descriptor)
                return
            }
            var yes: Int32 = 1
            setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
            Thread.detachNewThread { [self] in serve(descriptor) }
        }
    }

    private func serve(_ descriptor: Int32) {
        let connection = FakeConnection(descriptor)
        while connection.isOpen, let head = connection.readHead() {
            let request = state.withLock { state in
                let request = Self.parse(head, number: state.requests.count + 1)
                state.arrivals.append(.now)
                state.requests.append(request)
                return request
            }
            handler(request, connection)
        }
        // Forgotten before it is closed: its number may be given to another one at once.
        state.withLock { _ = $0.connections.remove(descriptor) }
        connection.close()
    }

    private static func parse(_ head: String, number: Int) -> Request {
        var lines = head.split(separator: "\r\n")
        let target = lines.removeFirst().split(separator: " ").dropFirst().first ?? "/"
        let parts = target.split(separator: "?", maxSplits: 1)
        var headers: [String: String] = [:]
        for line in lines {
            let pair = line.split(separator: ":", maxSplits: 1)
            headers[pair[0].lowercased()] = pair.count > 1 ? pair[1].trimmingCharacters(in: .whitespaces) : ""
        }
        return Request(
            path: String(parts[0]), query: parts.count > 1 ? String(parts[1]) : "", headers: headers, number: number)
    }
}
