import MapSearch
import MapSearchTestSupport
import MapSearchWorld
import Testing

@testable import ReadmeSnippets

/// The code of the README does what the README says.
@Suite struct SnippetTests {
    static let zurich = Coordinate(latitude: 47.3769, longitude: 8.5417)

    @Test(.enabled(if: (try? WorldGazetteer.index) != nil, "the bundled world is empty"))
    func theWorldAnswers() async throws {
        try await useTheWorld()
        try await searchTheWorld()
    }

    @Test func anIndexOfOnesOwnForgivesATypingError() async throws {
        try await buildAnIndex(offices: [
            (1, "Zürich", Self.zurich), (2, "Genève", .init(latitude: 46.2, longitude: 6.14)),
        ])
    }

    @Test func pagesAndResubmissionsWork() async throws {
        let backend = MockBackend()
        backend.reply(with: .objects((1...25).map { GeoObject(name: "Airport \($0)", coordinate: Self.zurich) }))
        let bounds = CoordinateBounds(southWest: Self.zurich, northEast: .init(latitude: 48, longitude: 9))
        try await searchPageByPage(
            manager: SearchManager(backend: backend), visible: bounds, newlyVisible: bounds)
        #expect(!backend.requests.isEmpty)
    }

    @Test func errorsAreCaught() async throws {
        let backend = MockBackend()
        let geocoder = SharedGeocoder(backend: backend)
        backend.enqueue(.objects([]))
        #expect(try await catchErrors(geocoder: geocoder, text: "Atlantis") == "There is no place called Atlantis.")
        backend.enqueue(.failure(SearchError.busy))
        #expect(try await catchErrors(geocoder: geocoder, text: "Bern") == SearchError.busy.message)
    }

    @Test func aBackendOfOnesOwnNeedsOneMethod() async throws {
        let places = ["Bern", "Basel"].map { GeoObject(name: $0, coordinate: Self.zurich) }
        let manager = SearchManager(backend: Gazetteer(places: places))
        #expect(try await manager.submit(text: "Bas").response().objects.map(\.name) == ["Basel"])
        await #expect(throws: SearchError.self) { try await manager.submit(point: Self.zurich).response() }
    }

    @Test func aTestedAppRetries() async throws {
        try await testAnApp()
    }
}
