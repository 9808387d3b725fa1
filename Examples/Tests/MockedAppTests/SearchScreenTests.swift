import MapSearch
import MapSearchPresentation
import MapSearchTestSupport
import MockedApp
import Testing

@MainActor @Suite struct SearchScreenTests {
    let clock = ManualClock()
    let backend: MockBackend
    let model: SearchModel
    let screen: SearchScreen

    init() {
        backend = MockBackend(clock: clock)
        model = SearchModel(backend: backend, clock: clock)
        screen = SearchScreen(model: model)
    }

    nonisolated static func city(_ name: String) -> GeoObject {
        GeoObject(
            name: name, descriptionText: "Germany", coordinate: Coordinate(latitude: 52, longitude: 13),
            kind: .locality, uri: "test:\(name)")
    }

    /// Types, pauses, and waits for what follows.
    func type(_ text: String) async throws {
        model.text = text
        try await clock.waitForSleepers(1)
        await clock.advance(by: .milliseconds(250))
        await model.settled()
    }

    @Test func showsWhatWasFound() async throws {
        #expect(screen.lines == ["Search: ", "Type a place."])
        backend.enqueue(.objects([Self.city("Berlin"), Self.city("Bern")]))
        model.text = "Ber"
        #expect(screen.lines == ["Search: Ber", "Searching …"])
        try await type("Berl")
        model.selection = model.results[1].id
        #expect(screen.lines == ["Search: Berl", "  Berlin, Germany", "▸ Bern, Germany"])
        #expect(backend.requests.count == 1)
    }

    @Test func showsTheAnswerToTheNewestText() async throws {
        backend.enqueue(.objects([Self.city("Berlin")]), after: .seconds(10))
        backend.enqueue(.objects([Self.city("Paris")]), after: .seconds(1))
        model.text = "Berlin"
        model.submit()
        try await clock.waitForSleepers(1)
        model.text = "Paris"
        model.submit()
        try await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(20))
        await model.settled()
        #expect(screen.lines == ["Search: Paris", "  Paris, Germany"])
    }

    @Test func saysWhatWentWrongAndTriesAgain() async throws {
        backend.enqueue(.failure(SearchError.network()))
        backend.enqueue(.objects([]))
        try await type("Berlin")
        #expect(screen.lines.last?.hasSuffix("check the connection and try again. [Try again]") == true)
        model.retry()
        await model.settled()
        #expect(screen.lines == ["Search: Berlin", "Nothing found for Berlin."])
    }

    @Test func addsPages() async throws {
        backend.reply(with: .objects((1...25).map { Self.city("City \($0)") }))
        try await type("city")
        #expect(screen.lines.count == 12 && screen.lines.last == "[More]")
        while model.hasMore {
            model.loadMore()
            #expect(screen.lines.last == "Loading …")
            await model.settled()
        }
        #expect(screen.lines.count == 26)
    }

    /// Every look of the screen without a search, as for a preview.
    @Test(
        arguments: [
            (SearchPhase.empty, "Nothing found for x."), (.searching, "Searching …"), (.idle, "Type a place."),
            (.failed(.noNextPage), "\(SearchError.noNextPage.message) [Try again]"),
        ])
    func previews(phase: SearchPhase, line: String) {
        let preview = SearchScreen(model: SearchModel(previewing: [], text: "x", phase: phase))
        #expect(preview.lines == ["Search: x", line])
    }
}
