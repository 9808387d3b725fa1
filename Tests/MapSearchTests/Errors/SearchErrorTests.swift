import MapSearch
import Testing

@Suite struct SearchErrorTests {
    private struct Cause: Error {}

    private static let all: [(SearchError, String)] = [
        (.emptyQuery, "emptyQuery"), (.queryTooLong(70_000), "queryTooLong"),
        (.invalidCoordinate(Coordinate(latitude: .nan, longitude: 0)), "invalidCoordinate"),
        (.badRequest("No."), "badRequest"), (.noResult, "noResult"), (.partialResult, "partialResult"),
        (.notFound(uri: "osm:n1"), "notFound"), (.noNextPage, "noNextPage"), (.busy, "busy"),
        (.cancelled, "cancelled"), (.notApplicable("No."), "notApplicable"),
        (.unsupported("suggestions", backend: "Table"), "unsupported"),
        (.network(backend: "Web", status: 502, underlying: Cause()), "network"),
        (.timeout(after: .seconds(3)), "timeout"),
        (.rateLimited(retryAfter: .seconds(7), status: 429), "rateLimited"),
        (.unauthorized(status: 403), "unauthorized"), (.indexMissing(file: "a.mapindex"), "indexMissing"),
        (.indexVersion(file: "a.mapindex", found: 9, readable: 2...4), "indexVersion"),
        (.indexCorrupt(file: "a.mapindex", offset: 64, expected: "a checksum of 1", found: "2"), "indexCorrupt"),
        (.cacheUnavailable(), "cacheUnavailable"), (.badResponse("sent a web page.", backend: "Web"), "badResponse"),
        (.invalidConfiguration("No.", backend: "Web"), "invalidConfiguration"),
        (.backendFailure(backend: "Table", underlying: Cause()), "backendFailure"),
    ]

    @Test func identifiersAreStable() {
        #expect(Self.all.map(\.0.code.identifier) == Self.all.map(\.1))
        #expect(Set(Self.all.map(\.0.code)).count == Self.all.count)
        #expect(Self.all.allSatisfy { !$0.0.message.isEmpty })
    }

    @Test func rawValuesAreThoseOfCoreLocation() {
        let values: [SearchError.Code: Int] = [
            .network: 2, .timeout: 2, .rateLimited: 2, .noResult: 8, .notFound: 8, .partialResult: 9, .cancelled: 10,
        ]
        for (error, _) in Self.all { #expect(error.code.clErrorCode == values[error.code]) }
    }

    @Test func contextIsKept() {
        let error = SearchError.rateLimited(retryAfter: .seconds(7), backend: "Web", status: 429)
        #expect(error.retryAfter == .seconds(7) && error.backend == "Web" && error.status == 429)
        let corrupt = SearchError.indexCorrupt(file: "a.mapindex", offset: 64, expected: "1", found: "2")
        #expect(corrupt.file == "a.mapindex" && corrupt.offset == 64)
        #expect(SearchError.network(underlying: Cause()).underlying is Cause)
        #expect(SearchError.network(underlying: Cause()) == SearchError.network())
        #expect(SearchError.network(status: 500) != SearchError.network())
        #expect(SearchError.network(underlying: Cause()).description.contains("Cause"))
    }

    @Test func codesCatchErrors() {
        func thrown(_ error: any Error) -> String {
            do {
                throw error
            } catch SearchError.Code.busy {
                return "busy"
            } catch SearchError.Code.noResult, SearchError.Code.notFound {
                return "nothing"
            } catch {
                return "other"
            }
        }
        #expect(thrown(SearchError.busy) == "busy")
        #expect(thrown(SearchError.notFound(uri: "x")) == "nothing")
        #expect(thrown(SearchError.cancelled) == "other")
        #expect(thrown(CancellationError()) == "other")
    }

    @Test func longIdentifiersAreCutInMessages() {
        #expect(SearchError.notFound(uri: String(repeating: "x", count: 60_000)).message.count < 300)
    }
}
