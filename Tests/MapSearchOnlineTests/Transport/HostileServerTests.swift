import Foundation
import MapSearchOnline
import MapSearchTestSupport
import Testing

/// Servers that mean harm: the process lives, and each request ends.
@Suite(.timeLimit(.minutes(2))) struct HostileServerTests {
    private let transport = URLSessionTransport()

    /// Asks once: there is an end, whichever.
    private func ask(_ url: URL) async {
        do {
            let response = try await transport.response(to: HTTPRequest(url: url, maximumBodySize: 1 << 16))
            #expect(response.body.count <= 1 << 16)
        } catch {
            #expect(error is TransportError, "\(error)")
        }
    }

    private static let heads: [String] = [
        "HTTP/1.1 999999999999 X\r\n\r\n", "HTTP/1.1 abc X\r\n\r\n", "HTTP/1.1 -1 X\r\n\r\n", "HTTP/1.1\r\n\r\n",
        "HTTP/9.9 200 OK\r\n\r\n", "HTTP/1.1 200 OK\r\n: nameless\r\n\r\n", "HTTP/1.1 200 OK\r\nnocolon\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: abc\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999999\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", "HTTP/1.1 101 Switching Protocols\r\n\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n",
        "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nX: \u{0}\r\n\r\n", "HTTP/1.1 200 OK\n\n{}", "\r\n\r\n", "\u{0}\u{1}\u{2}",
        "HTTP/1.1 204 \r\n\r\n{}",
        "HTTP/1.1 304 Not Modified\r\n\r\n", "HTTP/1.1 200 OK\r\nX: \(String(repeating: "a", count: 200_000))\r\n\r\n",
        "HTTP/1.1 200 OK\r\n" + String(repeating: "A: b\r\n", count: 2_000) + "\r\n",
        "HTTP/1.1 200 OK\r\nContent-Encoding: br\r\n\r\nabc", "HTTP/1.1 200 OK\r\nContent-Type: \r\n\r\n",
        "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=\"a\"\r\n\r\n",
        "HTTP/1.1 401 No\r\nWWW-Authenticate: Digest realm=\"a\", nonce=\"b\"\r\n\r\n",
        "HTTP/1.1 401 No\r\nWWW-Authenticate: Negotiate\r\n\r\n", "HTTP/1.1 401 No\r\nWWW-Authenticate: ,\r\n\r\n",
        "HTTP/1.1 407 No\r\nProxy-Authenticate: Basic\r\n\r\n",
    ]

    @Test(arguments: heads.indices) func headsThatAreWrong(index: Int) async throws {
        let server = try FakeServer { _, connection in
            connection.send(Self.heads[index])
            connection.close()
        }
        defer { server.stop() }
        await ask(server.url)
    }

    @Test(arguments: [
        "", " ", "/", "//", "///", "//a", "?", "#", "?a=%", "http:", "http://", "http://[", "https://[::1", "http:///a",
        "http://a b/", "http://127.0.0.1:99999/", "http://127.0.0.1:-1/", "//[", "a:b:c", "%", "%zz", "\u{7F}", "é",
        "javascript:1",
        "data:text/plain,1", "HTTP://127.0.0.1", "/\(String(repeating: "a", count: 100_000))", "../../..", "/a\\b", "@",
        ":80",
    ]) func redirectionsThatAreWrong(target: String) async throws {
        let server = try FakeServer { request, connection in
            if request.path == "/" {
                connection.send("HTTP/1.1 302 Found\r\nLocation: \(target)\r\nContent-Length: 0\r\n\r\n")
            } else {
                connection.reply(404)
            }
        }
        defer { server.stop() }
        await ask(server.url)
    }

    @Test func headsThatAreDamaged() async throws {
        let good = Array(
            "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/a?b=%20#c\r\nContent-Length: 5\r\nETag: \"1\"\r\n\r\n[1,2]"
                .utf8)
        for seed in UInt64(0)..<60 {
            var random = SplitMix64(seed: seed)
            var bytes = good
            if seed % 2 == 0 { bytes.replaceSubrange(9..<12, with: "200".utf8) }
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            let damaged = Data(bytes)
            let server = try FakeServer { _, connection in
                connection.send(damaged)
                connection.close()
            }
            await ask(server.url)
            server.stop()
        }
    }

    /// A small response that decompresses to a large one: the limit is for the decompressed size.
    @Test func aBombOfGzip() async throws {
        var bits: [Bool] = [true, true, false]
        bits += Self.code(0x50, length: 8)
        // A copy of 258 bytes from one byte before, as RFC 1951 writes it with fixed codes.
        let copy = Self.code(0b1100_0101, length: 8) + Self.code(0, length: 5)
        for _ in 0..<40_000 { bits += copy }
        var bomb = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])
        for start in stride(from: 0, to: bits.count - 7, by: 8) {
            bomb.append((0..<8).reduce(0) { $0 | (bits[start + $1] ? 1 << UInt8($1) : 0) })
        }
        let body = bomb
        let server = try FakeServer { _, connection in
            connection.reply(200, ["Content-Encoding": "gzip"], data: body)
        }
        defer { server.stop() }
        await #expect(throws: TransportError.bodyTooLarge) {
            try await transport.response(to: HTTPRequest(url: server.url, maximumBodySize: 1 << 16))
        }
    }

    /// A code of a Huffman table, its highest bit first.
    private static func code(_ value: Int, length: Int) -> [Bool] {
        (0..<length).map { value >> (length - 1 - $0) & 1 == 1 }
    }
}
