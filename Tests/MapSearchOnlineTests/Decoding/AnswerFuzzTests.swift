import Foundation
import MapGeometry
import MapSearch
import MapSearchTestSupport
import Synchronization
import TestFixtures
import Testing

import MapSearchOnline

/// Whatever happens to the bytes of an answer: sound objects, or an error of the backend.
@Suite struct AnswerFuzzTests {
    private static let requests: [SearchRequest] = [
        .text("Vaduz 12"), .reverse(Coordinate(latitude: 47, longitude: 9)), .uris(["osm:n1", "osm:n2"]),
        .address(PostalAddress(street: "Städtle 43", city: "Vaduz", isoCountryCode: "LI")),
    ]

    private static let words =
        Array("\"{}[],:0123456789.-eEnull").map(String.init) + ["null", "true", "1e999", "\\ud800"]

    @Test(arguments: DamagedAnswerTests.Service.allCases)
    func damagedBytesDoNoHarm(service: DamagedAnswerTests.Service) async throws {
        let text =
            switch service {
            case .nominatim: service.list([service.place(1, more: Self.details), service.place(2)])
            case .photon: Fixtures.photonVaduz
            case .pelias: Fixtures.pelias
            }
        let original = Array(text.utf8)
        let body = Mutex(Data())
        let transport = FakeTransport { _ in HTTPResponse(status: 200, body: body.withLock { $0 }) }
        // One for all: each keeps a timer until its deadline.
        let backend = try service.backend(transport)
        let run = try await FuzzRun.run(service.rawValue, rounds: 450, heavyRounds: 50_000) { random in
            var bytes = original
            random.damage(text: &bytes, words: Self.words)
            body.withLock { $0 = Data(bytes) }
            transport.forgetRequests()
            do {
                let request = Self.requests[Int.random(in: Self.requests.indices, using: &random)]
                for object in try await backend.response(to: request).objects {
                    #expect(!object.name.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
                    #expect(object.coordinate.isValid, "\(String(decoding: bytes, as: UTF8.self))")
                }
                return true
            } catch let error as SearchError {
                #expect(error.backend == service.rawValue, "\(error)")
                return false
            }
        }
        #expect(run.acceptedCount > 0)
    }

    private static let details = """
        "importance":0.5,"place_rank":30,"display_name":"Vaduz, 9490, Liechtenstein","addresstype":"town",
        "address":{"house_number":"9","road":"Hintergass","town":"Vaduz","postcode":"9490","country_code":"li"},
        "extratags":{"population":"5 696","opening_hours":"24/7"},"namedetails":{"name:en":"Vaduz"},
        "boundingbox":["47.08","47.19","9.49","9.61"],"geojson":{"type":"Point","coordinates":[9.5,47.1]},
        """

    /// Identifiers of any kind: what the service has under them, or nothing.
    @Test(arguments: DamagedAnswerTests.Service.allCases)
    func anyIdentifierIsAskedFor(service: DamagedAnswerTests.Service) async throws {
        let body = Data(service.list([service.place()]).utf8)
        let pieces = [
            "osm:", "pelias:", "geonames:", "n", "w", "r", "1", "0", "-1", "+1", "٣", "9223372036854775808", "node",
            "/", ":",
            ",", "osm:n1", "pelias:wof:locality:1", "openstreetmap:venue:node/1", "%2C", "&", "\u{0}", "\n", "é", "🏔",
        ]
        let transport = FakeTransport { _ in HTTPResponse(status: 200, body: body) }
        let backend = try service.backend(transport)
        let run = try await FuzzRun.run("\(service.rawValue) identifiers", rounds: 100, heavyRounds: 20_000) { random in
            let uris = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                random.text(of: pieces, count: 1...5)
            }
            transport.forgetRequests()
            do {
                let response = try await backend.response(to: .uris(uris))
                #expect(response.objects.allSatisfy { $0.name == "Vaduz" }, "\(uris)")
                return !response.objects.isEmpty
            } catch let error as SearchError {
                #expect(error.code == .badRequest || error.code == .emptyQuery, "\(uris): \(error)")
                return false
            }
        }
        // Photon only knows what it found before.
        #expect(run.acceptedCount > 0 || service == .photon)
    }

    /// Header fields of any content: a time that is none, or one within bounds.
    @Test func damagedHeadersDoNoHarm() async throws {
        let texts = [
            "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994", "120",
            "max-age=600, must-revalidate", "no-cache, private=\"x\"", "public, max-age=\"60\", s-maxage=9",
            "https://other.example.org/search?q=1#x", "/search", "//other.example.org:8080",
        ]
        let words = [
            "GMT", "Feb", "31", "9999", "1601", "-", ":", ",", "=", "max-age", "no-store", "99999999999999999999", "+",
            "٣",
            "\"", " ", "\t", "é", "http:", "https:", "file:", "@", "[::1]", "%", "..", "\\",
        ]
        let request = HTTPRequest(url: try #require(URL(string: "https://search.example.org/a")))
        let run = try await FuzzRun.run("headers", rounds: 300, heavyRounds: 200_000) { random in
            var headers: [String: String] = [:]
            for name in ["retry-after", "date", "expires", "age", "cache-control", "location"] {
                var bytes = Array((texts.randomElement(using: &random) ?? "").utf8)
                if Bool.random(using: &random) { random.damage(text: &bytes, words: words, places: 1...2) }
                headers[name] = String(decoding: bytes, as: UTF8.self)
            }
            let now = Int.random(in: 0...4_000_000_000, using: &random)
            let wait = HTTPDate.retryAfter(headers, now: now)
            #expect(wait.map { $0 >= .zero && $0 <= .seconds(315_360_000) } ?? true, "\(headers)")
            #expect(CacheControl(headers, now: now).lifetime.map { $0 >= 0 } ?? true, "\(headers)")
            do throws(TransportError) {
                let next = try Redirect.request(after: HTTPResponse(status: 302, headers: headers), to: request)
                #expect(next?.url.scheme?.lowercased() == "https", "\(headers)")
            } catch {
                #expect(error.isSame(as: .malformedAnswer()) || error.isSame(as: .insecureRedirect), "\(headers)")
            }
            return wait != nil
        }
        #expect(run.acceptedCount > 0)
    }

    /// An answer that made no sense is not kept: the next request asks again.
    @Test(arguments: DamagedAnswerTests.Service.allCases)
    func nonsenseIsNotCached(service: DamagedAnswerTests.Service) async throws {
        let turn = Mutex(0)
        let transport = FakeTransport { _ in
            let count = turn.withLock { turn in
                turn += 1
                return turn
            }
            let body = count == 1 ? "<html>Sign in</html>" : service.list([service.place()])
            return HTTPResponse(status: 200, headers: ["Cache-Control": "max-age=1000"], body: Data(body.utf8))
        }
        var configuration = ServiceConfiguration(endpoints: [URL(string: "https://search.example.org")!])
        configuration.cache = HTTPCache()
        let client = try ServiceClient(configuration: configuration, transport: transport, name: service.rawValue)
        let backend: any SearchBackend =
            switch service {
            case .nominatim: NominatimBackend(client: client)
            case .photon: PhotonBackend(client: client)
            case .pelias: PeliasBackend(client: client)
            }
        await #expect(throws: SearchError.self) { try await backend.response(to: .text("Vaduz")) }
        for _ in 0..<3 {
            #expect(try await backend.response(to: .text("Vaduz")).objects.map(\.name) == ["Vaduz"])
        }
        #expect(transport.requests.count == 2)
    }
}
