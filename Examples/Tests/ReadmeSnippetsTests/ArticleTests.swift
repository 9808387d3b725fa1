import Foundation
import MapSearch
import MapSearchOffline
import MapSearchTestSupport
import MapSearchWorld
import Testing

@testable import ReadmeSnippets

/// The code of the guides does what the guides say.
@Suite(.timeLimit(.minutes(1))) struct ArticleTests {
    @Test func firstStepsWork() async throws {
        try await firstAnswers()
        try await firstSearch()
    }

    @Test func anUnknownStreetIsAnsweredByItsTown() async throws {
        #expect(try await trustAnAnswer(geocoder: SharedGeocoder(backend: .world)) == "only Vaduz is known")
    }

    @Test func theBackendOfTheGuideConforms() async throws {
        #expect(await conformance().failures.isEmpty)
    }

    @Test func aBatchFindsWhatThereIs() async throws {
        let found = await geocodeAll(["Vaduz", "Bern", "Xyzzyplugh"], with: try SharedGeocoder(backend: .world))
        #expect(Set(found.keys) == ["Vaduz", "Bern"])
        #expect(found["Bern"]?.isoCountryCode == "CH")
    }

    @Test func aCancelledCallEnds() async throws {
        try await stopWaiting(geocoder: SharedGeocoder(backend: MockBackend()))
    }

    @Test func everyErrorHasWords() {
        let errors: [SearchError] = [.noResult, .partialResult, .busy, .rateLimited(), .indexMissing(file: "a")]
        #expect(Set(errors.map(explain)).count == errors.count)
    }

    @Test func suggestionsLeadToObjects() async throws {
        let backend = try OfflineBackend.world
        let suggestions = try await backend.suggestions(for: SuggestRequest(text: "reykj"))
        let first = try #require(suggestions.first)
        let objects = try await followASuggestion(first, manager: SearchManager(backend: backend))
        #expect(objects.first?.name == "Reykjavík")
    }

    private static let extract =
        (ProcessInfo.processInfo.environment["MAPSEARCH_SHARED"] ?? ReadmeTests.examples.path + "/../../shared")
        + "/data/osm/liechtenstein.osm.pbf"

    @Test(.enabled(if: FileManager.default.fileExists(atPath: extract), "there is no extract at \(extract)"))
    func anExtractBecomesAnIndex() async throws {
        let path = FileManager.default.temporaryDirectory.path + "/article-\(UUID().uuidString).mapindex"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try buildFromExtract(extract: Self.extract, output: path)
        try checkADownload(path: path)
        try await openTogether(path: path)
    }

    @Test func aServerStarts() async throws {
        #expect(try await startAServer().geocode(address: "Vaduz")[0].name == "Vaduz")
    }
}
