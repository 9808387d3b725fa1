import Foundation
import MapSearch
import MapSearchOnline
import Testing

/// What a server may do to a connection, each with what comes of it.
@Suite(.timeLimit(.minutes(1))) struct URLSessionTransportTests {
    private let transport = URLSessionTransport()

    private func outcome(
        path: String = "/", headers: [String: String] = [:], limit: Int = 1 << 20,
        _ handler: @escaping @Sendable (FakeServer.Request, FakeConnection) -> Void
    ) async throws -> Result<HTTPResponse, TransportError> {
        let server = try FakeServer(handler)
        defer { server.stop() }
        let url = try #require(URL(string: server.url.absoluteString + path))
        do {
            return .success(
                try await transport.response(to: HTTPRequest(url: url, headers: headers, maximumBodySize: limit)))
        } catch let error as TransportError {
            return .failure(error)
        }
    }

    private func failure(
        limit: Int = 1 << 20, _ handler: @escaping @Sendable (FakeServer.Request, FakeConnection) -> Void
    ) async throws -> TransportError? {
        guard case .failure(let error) = try await outcome(limit: limit, handler) else { return nil }
        return error
    }

    @Test func answersComeBack() async throws {
        let response = try await outcome(path: "/a%2Bb?q=c%2Bd", headers: ["X-Key": "k"]) { request, connection in
            connection.reply(201, ["X-Seen": "\(request.path)?\(request.query) \(request.headers["x-key"] ?? "")"])
        }.get()
        #expect(response.status == 201 && response.body == Data("{}".utf8))
        #expect(response.headers["x-seen"] == "/a%2Bb?q=c%2Bd k")
    }

    @Test func bodiesWithoutALengthEndWithTheConnection() async throws {
        let response = try await outcome { _, connection in
            connection.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n[1,2]")
            connection.close()
        }.get()
        #expect(response.body == Data("[1,2]".utf8))
    }

    @Test func chunksAreJoined() async throws {
        let response = try await outcome { _, connection in
            connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n[1\r\n3\r\n,2]\r\n0\r\n\r\n")
        }.get()
        #expect(response.body == Data("[1,2]".utf8))
    }

    @Test func emptyBodiesAreEmpty() async throws {
        let response = try await outcome { _, connection in connection.reply(204, data: Data()) }.get()
        #expect(response.status == 204 && response.body.isEmpty)
    }

    @Test func refusedConnections() async throws {
        let server = try DeadPort()
        await #expect { try await transport.response(to: HTTPRequest(url: server.url)) } throws: {
            ($0 as? TransportError)?.isSame(as: .unreachable()) ?? false
        }
    }

    @Test func resetBeforeTheAnswer() async throws {
        let error = try await failure { _, connection in connection.reset() }
        #expect(error?.isSame(as: .interrupted()) == true, "\(String(describing: error))")
    }

    @Test func resetInTheBody() async throws {
        let error = try await failure { _, connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[1,2")
            connection.reset()
        }
        #expect(error?.isSame(as: .interrupted()) == true, "\(String(describing: error))")
    }

    @Test func fewerBytesThanTold() async throws {
        let error = try await failure { _, connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[1,2")
            connection.close()
        }
        #expect(error?.isSame(as: .interrupted()) == true, "\(String(describing: error))")
    }

    @Test func chunksWithoutAnEnd() async throws {
        let error = try await failure { _, connection in
            connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n[1\r\n")
            connection.close()
        }
        #expect(error?.isSame(as: .interrupted()) == true, "\(String(describing: error))")
    }

    @Test func whatIsNotHTTP() async throws {
        let error = try await failure { _, connection in
            connection.send("SSH-2.0-OpenSSH_9.2\r\n")
            connection.close()
        }
        #expect(error != nil)
    }

    @Test func garbageInsteadOfGzip() async throws {
        let error = try await failure { _, connection in
            connection.reply(200, ["Content-Encoding": "gzip"], body: "this was never compressed")
        }
        #expect(error?.isSame(as: .malformedAnswer()) == true, "\(String(describing: error))")
    }

    /// What a service asks for was in the request, or is not known.
    @Test(arguments: ["Basic realm=\"a\"", "Digest realm=\"a\", nonce=\"b\"", "Negotiate"])
    func aRefusalThatAsksForCredentials(challenge: String) async throws {
        let response = try await outcome { _, connection in
            connection.reply(401, ["WWW-Authenticate": challenge], body: "[1]")
        }.get()
        #expect(response.status == 401 && response.body == Data("[1]".utf8))
        #expect(response.headers["www-authenticate"] == challenge)
    }

    @Test func gzipIsDecompressed() async throws {
        let compressed = try #require(Data(base64Encoded: "H4sIAAAAAAACA4s21DGKBQC/UIsIBQAAAA=="))
        let response = try await outcome { _, connection in
            connection.reply(200, ["Content-Encoding": "gzip"], data: compressed)
        }.get()
        #expect(response.body == Data("[1,2]".utf8))
    }

    @Test func tooLongByItsOwnWord() async throws {
        let error = try await failure(limit: 1000) { _, connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n")
            connection.keepSilent()
        }
        #expect(error == .bodyTooLarge)
    }

    /// Sent for as long as the client takes it: it must be cut off, or this never ends.
    @Test func tooLongWithoutAWord() async throws {
        let chunk = Data("10000\r\n".utf8) + Data(repeating: 0x20, count: 0x10000) + Data("\r\n".utf8)
        let server = try FakeServer { _, connection in
            connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
            while connection.send(chunk) {}
        }
        defer { server.stop() }
        await #expect(throws: TransportError.bodyTooLarge) {
            try await transport.response(to: HTTPRequest(url: server.url, maximumBodySize: 1 << 20))
        }
        try await server.openConnections.wait { $0 == 0 }
    }

    @Test func redirectsAreFollowed() async throws {
        let response = try await outcome(path: "/old", headers: ["Authorization": "secret"]) { request, connection in
            if request.path == "/old" {
                connection.reply(301, ["Location": "/new"])
            } else {
                connection.reply(200, body: request.headers["authorization"] ?? "none")
            }
        }.get()
        #expect(response.status == 200 && response.body == Data("secret".utf8))
    }

    @Test func redirectsWithoutEnd() async throws {
        let count = Counter()
        let error = try await failure { _, connection in
            count.increment()
            connection.reply(301, ["Location": "/again\(count.value)"])
        }
        #expect(error == .redirectLoop)
        #expect(count.value == 6)
    }

    @Test func redirectsToAnotherHostWithoutTLS() async throws {
        let other = try FakeServer { _, connection in connection.reply() }
        defer { other.stop() }
        let target = other.url.absoluteString
        let error = try await failure { _, connection in connection.reply(302, ["Location": target]) }
        #expect(error == .insecureRedirect)
        #expect(other.requests.isEmpty)
    }

    @Test(arguments: ["file:///etc/passwd", "https://", "ftp://127.0.0.1/a", "http://[::", "mailto:a@b"])
    func redirectsToWhereNobodyIs(target: String) async throws {
        let error = try await failure { _, connection in connection.reply(302, ["Location": target]) }
        #expect(error?.isSame(as: .insecureRedirect) == true || error?.isSame(as: .malformedAnswer()) == true)
    }

    /// A session that gets a redirection for a cancelled task may end the process.
    @Test func cancellationBetweenRedirections() async throws {
        let server = try FakeServer { _, connection in connection.reply(302, ["Location": "/again"]) }
        defer { server.stop() }
        for step in 0..<100 {
            let before = server.requests.count
            let task = Task { try await transport.response(to: HTTPRequest(url: server.url)) }
            try await server.requestCount.wait { $0 >= before + step % 4 }
            task.cancel()
            let result = await task.result
            #expect(throws: (any Error).self) { try result.get() }
        }
    }

    @Test func cancellationEndsAtOnceAndBreaksTheConnection() async throws {
        let server = try FakeServer { _, connection in connection.keepSilent() }
        defer { server.stop() }
        let task = Task { try await transport.response(to: HTTPRequest(url: server.url)) }
        try await server.requestCount.wait { $0 == 1 }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await server.openConnections.wait { $0 == 0 }
    }

    @Test func cancelledBeforeTheBeginning() async throws {
        let server = try FakeServer { _, connection in connection.reply() }
        defer { server.stop() }
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await transport.response(to: HTTPRequest(url: server.url))
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(server.requests.isEmpty)
    }

    @Test func connectionsAreUsedAgain() async throws {
        let server = try FakeServer { _, connection in connection.reply() }
        defer { server.stop() }
        for _ in 0..<20 { _ = try await transport.response(to: HTTPRequest(url: server.url)) }
        #expect(server.requests.count == 20 && server.connectionCount == 1)
    }

    @Test func noCookiesAreKept() async throws {
        let server = try FakeServer { _, connection in connection.reply(200, ["Set-Cookie": "track=1"]) }
        defer { server.stop() }
        for _ in 0..<2 { _ = try await transport.response(to: HTTPRequest(url: server.url)) }
        #expect(server.requests.allSatisfy { $0.headers["cookie"] == nil })
    }

    @Test func errorsAndRequestsTellNothingOfWhatWasAsked() async throws {
        let server = try DeadPort()
        let url = try #require(URL(string: server.url.absoluteString + "/search?q=geheim&key=secret"))
        let request = HTTPRequest(url: url, headers: ["Authorization": "secret"])
        do {
            _ = try await transport.response(to: request)
            Issue.record("Nobody listens.")
        } catch {
            for text in ["\(error)", String(reflecting: error), "\(request)", String(reflecting: request)] {
                #expect(!text.contains("geheim") && !text.contains("secret"), "\(text)")
            }
            var dumped = ""
            dump(request, to: &dumped)
            dump(error, to: &dumped)
            #expect(!dumped.contains("geheim") && !dumped.contains("secret"), "\(dumped)")
        }
    }
}
