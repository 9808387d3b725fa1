import Foundation
import MapSearch
import MapSearchTestSupport
import Testing

import MapSearchOnline

/// What is sent, and what each answer means.
@Suite(.timeLimit(.minutes(1))) struct ServiceClientTests {
    private let clock = ManualClock()

    @Test func everyReservedCharacterIsEncoded() async throws {
        let transport = ScriptedTransport(clock) { _, _ in ScriptedTransport.answer() }
        let client = try makeClient(transport, clock, endpoints: ["https://geo.example/api/"]) {
            $0.userAgent = "TreeMap/2.1 (maps@example.com)"
            $0.keys = ["api key": "s&c"]
            $0.headers = ["Authorization": "secret"]
        }
        _ = try await client.answer(
            to: ServiceRequest(
                path: "/v1/pläces", query: [.init(name: "q", value: "A+B & C=D?#/ß%20"), .init(name: "l", value: "")],
                headers: ["Accept-Language": "de"]))
        let request = try #require(transport.sent.first?.request)
        #expect(
            request.url.absoluteString
                == "https://geo.example/api/v1/pl%C3%A4ces?q=A%2BB%20%26%20C%3DD%3F%23%2F%C3%9F%2520&l=&api%20key=s%26c"
        )
        #expect(
            request.headers == [
                "Accept": "application/json", "Accept-Language": "de", "Authorization": "secret",
                "User-Agent": "TreeMap/2.1 (maps@example.com)",
            ])
    }

    @Test func keysAloneAreAQuery() async throws {
        let transport = ScriptedTransport(clock) { _, _ in ScriptedTransport.answer() }
        let client = try makeClient(transport, clock) { $0.keys = ["key": "k"] }
        _ = try await client.answer(to: ServiceRequest(path: "status", query: []))
        #expect(transport.sent.first?.request.url.absoluteString == "https://geo.example/api/status?key=k")
    }

    @Test(arguments: [200, 204, 299, 400, 404]) func answersOfTheServiceItself(status: Int) async throws {
        let transport = ScriptedTransport(clock) { _, _ in ScriptedTransport.answer(status, [:], "[1]") }
        let answer = try await makeClient(transport, clock).answer(to: .search())
        #expect(answer.status == status && answer.body == Data("[1]".utf8))
    }

    @Test(arguments: [
        (301, SearchError.Code.badResponse, 1), (304, .badResponse, 1), (100, .badResponse, 1), (600, .badResponse, 1),
        (401, .unauthorized, 1), (403, .unauthorized, 1), (402, .badResponse, 1), (405, .badRequest, 1),
        (414, .badRequest, 1), (408, .timeout, 3), (429, .rateLimited, 3), (500, .network, 3), (501, .network, 1),
        (502, .network, 3), (503, .network, 3), (504, .network, 3), (599, .network, 1),
    ]) func failuresOfTheService(status: Int, code: SearchError.Code, attempts: Int) async throws {
        let transport = ScriptedTransport(clock) { _, _ in ScriptedTransport.answer(status) }
        let client = try makeClient(transport, clock)
        guard case .failure(let error) = await outcome(of: client, clock) else {
            Issue.record("An answer came.")
            return
        }
        #expect(error.code == code && error.status == status && error.backend == "Geo", "\(error)")
        #expect(transport.sent.count == attempts)
        #expect(client.alarms.count.value == 0)
    }

    @Test(arguments: [
        (TransportError.unreachable("x"), SearchError.Code.network, 3), (.interrupted(), .network, 3),
        (.untrusted(), .badResponse, 1), (.malformedAnswer(), .badResponse, 1), (.bodyTooLarge, .badResponse, 1),
        (.redirectLoop, .badResponse, 1), (.insecureRedirect, .badResponse, 1),
    ]) func failuresOfTheTransport(failure: TransportError, code: SearchError.Code, attempts: Int) async throws {
        let transport = ScriptedTransport(clock) { _, _ in throw failure }
        guard case .failure(let error) = await outcome(of: try makeClient(transport, clock), clock) else {
            Issue.record("An answer came.")
            return
        }
        #expect(error.code == code && error.backend == "Geo" && error.underlying as? TransportError == failure)
        #expect(transport.sent.count == attempts)
    }

    @Test func errorsOfOtherTransportsAreKnownByTheirTypeAlone() async throws {
        struct Chatty: Error, CustomStringConvertible {
            let description = "https://geo.example/search?q=geheim"
        }
        let transport = ScriptedTransport(clock) { _, _ in throw Chatty() }
        guard
            case .failure(let error) = await outcome(
                of: try makeClient(transport, clock), asking: .search("geheim"), clock)
        else {
            Issue.record("An answer came.")
            return
        }
        #expect(error.code == .network && !"\(error)".contains("geheim") && "\(error)".contains("Chatty"))
    }

    @Test(arguments: [200, 404, 400]) func webPagesAreNoAnswers(status: Int) async throws {
        let transport = ScriptedTransport(clock) { _, _ in
            ScriptedTransport.answer(status, ["Content-Type": "Text/HTML; charset=utf-8"], "<html>")
        }
        guard case .failure(let error) = await outcome(of: try makeClient(transport, clock), clock) else {
            Issue.record("An answer came.")
            return
        }
        #expect(error.code == .badResponse && error.status == status)
        #expect(transport.sent.count == 1)
    }

    /// Services that forget the type of their JSON are understood.
    @Test(arguments: ["text/plain", "application/octet-stream", ""]) func otherTypesAreLetThrough(
        type: String
    ) async throws {
        let transport = ScriptedTransport(clock) { _, _ in ScriptedTransport.answer(200, ["Content-Type": type]) }
        #expect(try await makeClient(transport, clock).answer(to: .search()).status == 200)
    }

    @Test func longBodiesOfOtherTransportsAreRefused() async throws {
        let transport = ScriptedTransport(clock) { _, _ in ScriptedTransport.answer(200, [:], "12345") }
        let client = try makeClient(transport, clock) { $0.maximumBodySize = 4 }
        guard case .failure(let error) = await outcome(of: client, clock) else {
            Issue.record("An answer came.")
            return
        }
        #expect(error.code == .badResponse)
    }

    @Test func nothingTellsWhatWasAskedOrWhoAsks() async throws {
        let transport = ScriptedTransport(clock) { _, number in ScriptedTransport.answer(number % 2 == 0 ? 500 : 401) }
        let client = try makeClient(transport, clock) {
            $0.keys = ["key": "secret"]
            $0.headers = ["Authorization": "secret"]
            $0.retry = .never
        }
        var events = client.events.makeAsyncIterator()
        var texts: [String] = []
        for _ in 0..<2 {
            guard case .failure(let error) = await outcome(of: client, asking: .search("geheim"), clock) else {
                continue
            }
            texts += ["\(error)", String(reflecting: error), error.message]
            while let event = await events.next() {
                texts.append(String(reflecting: event))
                if event.isLast { break }
            }
        }
        var dumped = ""
        dump(client.configuration, to: &dumped)
        texts += [dumped, "\(client.configuration)", String(reflecting: client.configuration)]
        #expect(texts.count > 10)
        for text in texts { #expect(!text.contains("geheim") && !text.contains("secret"), "\(text)") }
    }
}
