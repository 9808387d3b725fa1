import Foundation
import MapGeometry
import MapSearch
import MapSearchTestSupport
import Synchronization
import TestFixtures
import Testing

@testable import MapSearchOnline

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
        let run = try await FuzzRun.run(service.rawValue, rounds: 450, heavyRounds: 50_000) { random in
            var bytes = original
            random.damage(text: &bytes, words: Self.words)
            let body = Data(bytes)
            let backend = try service.backend(FakeTransport { _ in HTTPResponse(status: 200, body: body) })
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
