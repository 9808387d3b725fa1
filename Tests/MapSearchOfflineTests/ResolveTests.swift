import MapGeometry
import MapSearch
import MapSearchIndexing
import Testing

import MapSearchOffline

@Suite struct ResolveTests {
    @Test func everyResultIsFoundAgain() throws {
        let backend = try TinyWorld.earthBackend.get()
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
        let error = #expect(throws: SearchError.self) { try TinyWorld.earthBackend.get().answer(.uri(uri)) }
        #expect(error?.code == .notFound)
        #expect(error?.backend == "offline")
        #expect((error?.message.utf8.count ?? 0) < 1000)
    }

    @Test(arguments: ["", " ", "\n\t"])
    func blankIsAnEmptyQuery(uri: String) throws {
        let error = #expect(throws: SearchError.self) { try TinyWorld.earthBackend.get().answer(.uri(uri)) }
        #expect(error?.code == .emptyQuery)
    }

    @Test func onePageOnly() throws {
        let response = try TinyWorld.earthBackend.get().answer(.uri("t:paris", page: .init(offset: 1, limit: 1)))
        #expect(response.objects.isEmpty && !response.hasNextPage)
    }

    /// A file has room for few schemes; paths that end in numbers, as those of streets may, are none.
    @Test func pathsThatEndInNumbersAreNoSchemes() throws {
        var builder = IndexBuilder(name: "Paths")
        let uris = (0..<200).map { "t:a/road \($0 * 7)/\($0)" } + ["osm:n12", "osm:w12", "5", "x9", "t:7", "abc:defg9"]
        for uri in uris {
            try builder.add(
                IndexRecord(uri: uri, kind: .other, name: uri, coordinate: Coordinate(latitude: 1, longitude: 2)))
        }
        let index = try OfflineIndex(bytes: try builder.build().bytes)
        #expect(Set(index.schemes) == ["t:", "osm:n", "osm:w", "", "x", "abc:"])
        for uri in uris {
            #expect(try OfflineBackend(index).answer(.uri(uri)).objects.first?.name == uri, "\(uri)")
        }
    }
}
