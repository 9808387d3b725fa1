import MapSearch
import MapSearchOffline
import Testing

@Suite struct ResolveTests {
    @Test func everyResultIsFoundAgain() throws {
        let backend = try TinyWorld.earth.backend()
        for text in ["Paris", "Springfield", "東京", "JFK", "Pacific Ocean"] {
            for object in try backend.answer(.text(text)).objects {
                let uri = try #require(object.uri)
                #expect(object[URIMetadata.self]?.uris == [uri])
                let resolved = try #require(try backend.answer(.uri(uri)).objects.first)
                #expect(resolved.uri == uri && resolved.name == object.name && resolved.kind == object.kind)
                #expect(resolved.coordinate == object.coordinate)
            }
        }
    }

    @Test(arguments: [
        "t:unknown", "t:paris ", "T:paris", "t:", "paris", ":", "t:paris\u{0}", "t:pari", "t:pariss", "🏳️‍🌈", "geonames:1",
        "t:99999999999999999999999999", "http://[::1]/", "../../etc/passwd", String(repeating: "x", count: 60_000),
    ])
    func unknownIsNotFound(uri: String) throws {
        let error = #expect(throws: SearchError.self) { try TinyWorld.earth.backend().answer(.uri(uri)) }
        #expect(error?.code == .notFound)
        #expect(error?.backend == "offline")
        #expect((error?.message.utf8.count ?? 0) < 1000)
    }

    @Test(arguments: ["", " ", "\n\t"])
    func blankIsAnEmptyQuery(uri: String) throws {
        let error = #expect(throws: SearchError.self) { try TinyWorld.earth.backend().answer(.uri(uri)) }
        #expect(error?.code == .emptyQuery)
    }

    @Test func onePageOnly() throws {
        let response = try TinyWorld.earth.backend().answer(.uri("t:paris", page: .init(offset: 1, limit: 1)))
        #expect(response.objects.isEmpty && !response.hasNextPage)
    }
}
