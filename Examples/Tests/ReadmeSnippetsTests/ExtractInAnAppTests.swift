import MapSearch
import MapSearchTestSupport
import Testing

@testable import ReadmeSnippets

// The tests of Docs/AnExtractInAnApp.md, as they are there.
@Suite struct PlaceGuideTests {
    static let vaduz = Coordinate(latitude: 47.1391, longitude: 9.5221)

    @Test func namesAreThoseOfTheResults() async throws {
        let backend = MockBackend()
        backend.enqueue(.objects(["Amann", "Balu"].map { GeoObject(name: $0, coordinate: Self.vaduz) }))
        let names = try await PlaceGuide(backend: backend).names(of: "cafe", near: Self.vaduz)
        #expect(names == ["Amann", "Balu"])
    }

    @Test func nowhereHasNoAddress() async throws {
        let backend = MockBackend()
        backend.enqueue(.objects([]))
        #expect(try await PlaceGuide(backend: backend).address(at: Self.vaduz) == nil)
    }

    @Test func otherErrorsAreThrown() async {
        let backend = MockBackend()
        backend.enqueue(.failure(SearchError.network()))
        await #expect(throws: SearchError.self) {
            try await PlaceGuide(backend: backend).address(at: Self.vaduz)
        }
    }
}
