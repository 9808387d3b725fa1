import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The server's end of a connection, used by the one thread that serves it.
final class FakeConnection: Sendable {
    #if canImport(Glibc)
    private static let noSignal = Int32(MSG_NOSIGNAL)
    #else
    private static let noSignal: Int32 = 0
    #endif

    private let descriptor: Int32
    private let isClosed = Atomic(false)
    private let received = Mutex(Data())

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    var isOpen: Bool { !isClosed.load(ordering: .relaxed) }

    /// Sends bytes.
    ///
    /// - Returns: Whether the client still listens.
    @discardableResult
    func send(_ data: Data) -> Bool {
        var data = data
        while !data.isEmpty {
            let count = data.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Self.noSignal) }
            guard count > 0 else { return false }
            data = data.dropFirst(count)
        }
        return true
    }

    @discardableResult
    func send(_ text: String) -> Bool { send(Data(text.utf8)) }

    /// Sends a whole answer, with its length unless the headers have one.
    func reply(_ status: Int = 200, _ headers: [String: String] = [:], body: String = "{}") {
        reply(status, headers, data: Data(body.utf8))
    }

    func reply(_ status: Int = 200, _ headers: [String: String] = [:], data: Data) {
        var head = "HTTP/1.1 \(status) Status\r\n"
        var fields = ["Content-Length": "\(data.count)", "Content-Type": "application/json"]
        fields.merge(headers) { $1 }
        for (name, value) in fields { head += "\(name): \(value)\r\n" }
        send(Data((head + "\r\n").utf8) + data)
    }

    /// Sends a byte again and again, with a pause between them, until the client goes.
    func drip(every milliseconds: Int32) {
        repeat { guard send(" ") else { return } } while waitForClient(milliseconds)
    }

    /// Waits until the client goes.
    func keepSilent() {
        while waitForClient(-1) {}
    }

    /// Ends the connection in good order.
    func close() {
        guard !isClosed.exchange(true, ordering: .relaxed) else { return }
        Foundation.close(descriptor)
    }

    /// Breaks the connection, so that the client gets a reset.
    func reset() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout.size(ofValue: option)))
        close()
    }

    /// The head of the next request; `nil` when the client has gone.
    func readHead() -> String? {
        received.withLock { received in
            let end = Data("\r\n\r\n".utf8)
            while true {
                if let range = received.range(of: end) {
                    defer { received = Data(received[range.upperBound...]) }
                    return String(decoding: received[..<range.lowerBound], as: UTF8.self)
                }
                var buffer = [UInt8](repeating: 0, count: 4096)
                let count = recv(descriptor, &buffer, buffer.count, 0)
                guard count > 0 else { return nil }
                received.append(contentsOf: buffer[..<count])
            }
        }
    }

    /// Waits some time, or without end with -1.
    ///
    /// - Returns: Whether the client is still there.
    private func waitForClient(_ milliseconds: Int32) -> Bool {
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard Foundation.poll(&poll, 1, milliseconds) > 0 else { return true }
        var byte: UInt8 = 0
        return recv(descriptor, &byte, 1, 0) > 0
    }
}
