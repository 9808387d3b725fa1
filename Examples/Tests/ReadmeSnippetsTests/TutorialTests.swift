import MapSearch
import MapSearchTestSupport
import MapSearchWorld
import Testing

@testable import ReadmeSnippets

// The tests of Docs/Tutorial.md, as they are there.
@Suite struct FinderTests {
    let backend = MockBackend()

    @Test func saysWhatWasFound() async {
        backend.enqueue(.objects([GeoObject(name: "Bern", coordinate: Coordinate(latitude: 46.95, longitude: 7.45))]))
        #expect(await Finder(backend: backend).answer(to: "Bern") == "Bern, no country: 46.95, 7.45")
    }

    @Test func saysThatNothingWasFound() async {
        backend.enqueue(.objects([]))
        #expect(await Finder(backend: backend).answer(to: "Atlantis") == "Nothing found. Check the spelling.")
    }

    @Test(arguments: [SearchError.network(), SearchError.rateLimited()])
    func saysWhatToDo(error: SearchError) async {
        backend.enqueue(.failure(error))
        #expect(await Finder(backend: backend).answer(to: "Bern") == error.message)
    }

    @Test func knowsTheWorld() async throws {
        #expect(try await Finder(backend: .world).answer(to: "Vaduz").hasPrefix("Vaduz, Liechtenstein"))
    }
}
