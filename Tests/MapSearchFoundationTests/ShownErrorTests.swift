import Foundation
import MapGeometry
import MapSearch
import MapSearchFoundation
import MapSearchIndexing
import MapSearchIndexingFoundation
import MapSearchTestSupport
import Testing

/// What an alert makes of an error that it knows as `any Error` alone.
@Suite struct ShownErrorTests {
    private struct Cause: Error, CustomStringConvertible { let description = "the cable is cut" }
    private struct ShownCause: LocalizedError { let errorDescription: String? = "The cable is cut." }

    private static func coordinate(_ latitude: Double, _ longitude: Double) -> SearchError {
        .invalidCoordinate(Coordinate(latitude: latitude, longitude: longitude))
    }

    /// An error, the first text of an alert, and the second one.
    static let shown: [(SearchError, String, String?)] = [
        (.emptyQuery, "The query is empty.", "Enter some text first."),
        (.noResult, "No place was found.", "Check the spelling, or remove parts of the address."),
        (.network(backend: "Web"), "The backend Web could not be reached.", "Check the connection and try again."),
        (
            .network(status: 503), "The backend could not be reached (status 503).",
            "Check the connection and try again."
        ),
        (
            .network(backend: "Web: the second. One"), "The backend Web: the second. One could not be reached.",
            "Check the connection and try again."
        ),
        (
            .timeout(after: .milliseconds(1500)), "The backend did not answer within 1.5 seconds.",
            "Try again, or increase the time limit."
        ),
        (
            .rateLimited(retryAfter: .seconds(600)), "The backend received too many requests.",
            "Wait 10 minutes before sending the next one."
        ),
        (
            coordinate(97.139_999_999_999_99, 9.521_234_567_8),
            "Latitude 97.14, longitude 9.521235 is not on Earth.", "Use -90 to 90 and -180 to 180 degrees."
        ),
        (
            coordinate(90.000_000_000_1, 0), "Latitude 90.0000000001, longitude 0 is not on Earth.",
            "Use -90 to 90 and -180 to 180 degrees."
        ),
        (
            coordinate(.nan, -.infinity), "Latitude not a number, longitude minus infinite is not on Earth.",
            "Use -90 to 90 and -180 to 180 degrees."
        ),
        (.badRequest("The radius is 0.1 km: use metres."), "The radius is 0.1 km.", "Use metres."),
        (.badRequest("“a: b” is no key."), "“a: b” is no key.", "Change the request and try again."),
        (.badRequest("No"), "No.", "Change the request and try again."),
        (.badRequest(""), "The search failed (badRequest).", "Change the request and try again."),
        (
            .indexCorrupt(file: "/a: b/c.mapindex", offset: 64, expected: "1", found: "2"),
            "The index /a: b/c.mapindex is damaged at byte 64.", "Expected 1, found 2. Download or build it again."
        ),
    ]

    @Test(arguments: shown.indices) func alertsShowTheProblemAndTheRemedy(_ index: Int) {
        let (error, problem, remedy) = Self.shown[index]
        let thrown: any Error = error
        #expect(thrown.localizedDescription == problem)
        #expect((thrown as NSError).localizedDescription == problem)
        #expect((thrown as? any LocalizedError)?.recoverySuggestion == remedy)
        #expect((thrown as NSError).localizedRecoverySuggestion == remedy)
    }

    @Test func numbersOfCodesAreStableAndDistinct() {
        let numbers: [SearchError.Code: Int] = [
            .emptyQuery: 1, .queryTooLong: 2, .invalidCoordinate: 3, .badRequest: 4, .invalidFilter: 5,
            .noResult: 100, .partialResult: 101, .notFound: 102,
            .noNextPage: 200, .busy: 201, .cancelled: 202, .notApplicable: 203,
            .unsupported: 300, .network: 301, .timeout: 302, .rateLimited: 303, .unauthorized: 304, .badResponse: 305,
            .invalidConfiguration: 306, .backendFailure: 307,
            .indexMissing: 400, .indexVersion: 401, .indexCorrupt: 402, .cacheUnavailable: 403,
        ]
        // A code that is added has a line above, too.
        #expect(Set(SearchError.Code.all) == Set(numbers.keys))
        #expect(Set(numbers.values).count == numbers.count)
        for code in SearchError.Code.all {
            #expect(code.number == numbers[code])
            let thrown: any Error = SearchError(code, "No.")
            #expect((thrown as NSError).code == code.number)
            #expect((thrown as NSError).domain == "MapSearch.SearchError")
        }
    }

    @Test func whatIsKnownIsInTheDictionary() {
        let error = SearchError.rateLimited(retryAfter: .seconds(7), backend: "Web", status: 429)
        let information = error.errorUserInfo
        #expect(information[SearchError.UserInfoKey.code] as? String == "rateLimited")
        #expect(information[SearchError.UserInfoKey.backend] as? String == "Web")
        #expect(information[SearchError.UserInfoKey.status] as? Int == 429)
        #expect(information[SearchError.UserInfoKey.retryAfter] as? Double == 7)
        #expect(information[NSLocalizedDescriptionKey] as? String == error.errorDescription)
        #expect(information[NSUnderlyingErrorKey] == nil && information[NSFilePathErrorKey] == nil)
        let corrupt = SearchError.indexCorrupt(file: "a.mapindex", offset: 64, expected: "1", found: "2")
        #expect(corrupt.errorUserInfo[NSFilePathErrorKey] as? String == "a.mapindex")
        #expect(corrupt.errorUserInfo[SearchError.UserInfoKey.offset] as? Int == 64)
    }

    @Test func causesAreShownAsTheyShowThemselves() {
        let causes: [((any Error)?, String?)] = [
            (nil, nil), (Cause(), "the cable is cut"), (ShownCause(), "The cable is cut."),
            (NSError(domain: "Cables", code: 7, userInfo: [NSLocalizedDescriptionKey: "It is cut."]), "It is cut."),
        ]
        for (cause, reason) in causes {
            let error = SearchError.network(underlying: cause)
            #expect(error.failureReason == reason)
            #expect((error.errorUserInfo[NSUnderlyingErrorKey] == nil) == (cause == nil))
        }
        #expect(SearchError.network(underlying: Cause()).errorUserInfo[NSUnderlyingErrorKey] is Cause)
    }

    @Test func errorsOfTextsSayWhere() throws {
        let shape: any Error = try #require(throws: GeometryFormatError.self) { try GeoJSON("{\"type\":}") }
        #expect(shape.localizedDescription.hasPrefix("The shape cannot be read, line 1, column "))
        let hours: any Error = try #require(throws: OpeningHours.ParseError.self) { try OpeningHours("Mo 08:00-25:61") }
        #expect(hours.localizedDescription == "The opening hours cannot be read.")
        #expect((hours as NSError).localizedRecoverySuggestion?.contains("at most 59") == true)
        #expect((hours as NSError).code == 6)
    }

    @Test func errorsOfTheBuilderSayWhatToDo() throws {
        var builder = IndexBuilder(name: "Test")
        let place = Coordinate(latitude: 47.139_999_999_999_99, longitude: 190.000_000_000_01)
        let error: any Error = try #require(throws: IndexingError.self) {
            try builder.add(IndexRecord(uri: "a", kind: .locality, name: "A", coordinate: place))
        }
        let shown = "The index cannot be built. a: latitude 47.14, longitude 190 is not on Earth"
        #expect(error.localizedDescription.hasPrefix(shown))
        #expect((error as NSError).domain == "MapSearchIndexing.IndexingError")
    }

    @Test func anUnstubbedMockSaysWhatToCall() async throws {
        let backends: [any SearchBackend] = [MockBackend(), UnimplementedBackend()]
        let near = Coordinate(latitude: 47.139_999_999_999_99, longitude: 9.5)
        let requests: [(SearchRequest, String)] = [
            (.text("Vaduz"), "a search for “Vaduz”"), (.reverse(near), "what is at 47.14, 9.5"),
            (.uri("osm:n1"), "the object osm:n1"),
        ]
        for backend in backends {
            for (request, summary) in requests {
                let error = await #expect(throws: SearchError.self) { try await backend.response(to: request) }
                #expect(error?.code == .unsupported)
                #expect(error?.message.contains(summary) == true)
                #expect(error?.message.contains("enqueue(.objects([…]))") == true)
            }
        }
    }
}
