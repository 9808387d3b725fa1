import MapSearch
import MapSearchTestSupport
import Testing

@testable import MockedApp

@MainActor @Suite struct SearchModelTests {
    let clock = ManualClock()
    let backend: MockBackend
    let model: SearchModel

    init() {
        backend = MockBackend(clock: clock)
        model = SearchModel(backend: backend, clock: clock, pause: .milliseconds(250))
    }

    static func city(_ name: String) -> GeoObject {
        GeoObject(
            name: name, descriptionText: "Germany", coordinate: Coordinate(latitude: 52, longitude: 13),
            kind: .locality, uri: "test:\(name)")
    }

    /// Lets the user pause, and the search that follows end.
    func pause() async throws {
        try await clock.waitForSleepers(1)
        await clock.advance(by: .milliseconds(250))
        await model.work?.value
    }

    @Test func showsWhatWasFound() async throws {
        backend.enqueue(.objects([Self.city("Berlin"), Self.city("Bern")]))
        model.text = "Ber"
        #expect(model.phase == .loading)
        try await pause()
        #expect(model.rows.map(\.title) == ["Berlin", "Bern"])
        #expect(model.rows.first?.subtitle == "Germany")
        #expect(model.phase == .loaded)
    }

    @Test func searchesOnceForATextTypedInOneGo() async throws {
        backend.reply(with: .objects([]))
        for text in ["B", "Be", "Ber", "Berl"] { model.text = text }
        try await pause()
        #expect(backend.requests.map(\.operation) == [.text("Berl", area: nil)])
        #expect(clock.sleeperCount == 0)
    }

    @Test func doesNotSearchBeforeThePause() async throws {
        model.text = "Berlin"
        try await clock.waitForSleepers(1)
        await clock.advance(by: .milliseconds(249))
        #expect(backend.requests.isEmpty)
        model.cancel()
    }

    @Test func showsTheAnswerToTheNewestText() async throws {
        backend.enqueue(.objects([Self.city("Berlin")]), after: .seconds(10))
        backend.enqueue(.objects([Self.city("Paris")]), after: .seconds(1))
        model.text = "Berlin"
        try await clock.waitForSleepers(1)
        await clock.advance(by: .milliseconds(250))
        try await clock.waitForSleepers(1)
        #expect(backend.requests.count == 1)

        model.text = "Paris"
        await clock.advance(by: .seconds(20))
        await model.work?.value
        #expect(model.rows.map(\.title) == ["Paris"])
        #expect(clock.sleeperCount == 0)
    }

    @Test func showsNothingForABlankText() {
        let backend = UnimplementedBackend { Issue.record("searched for \($0)") }
        let model = SearchModel(backend: backend, clock: clock)
        model.text = "  "
        model.submit()
        #expect(model.phase == .idle)
        #expect(model.work == nil)
    }

    @Test func saysWhatWentWrongAndTriesAgain() async throws {
        backend.enqueue(.failure(SearchError.network()))
        backend.enqueue(.objects([Self.city("Berlin")]))
        model.text = "Berlin"
        try await pause()
        guard case .failed(let message) = model.phase else {
            Issue.record("no failure: \(model.phase)")
            return
        }
        #expect(message.contains("check the connection"))

        model.submit()
        await model.work?.value
        #expect(model.phase == .loaded)
        #expect(model.rows.count == 1)
    }

    @Test func cancelsASearch() async throws {
        backend.enqueue(.objects([Self.city("Berlin")]), after: .seconds(1))
        model.text = "Berlin"
        try await clock.waitForSleepers(1)
        await clock.advance(by: .milliseconds(250))
        try await clock.waitForSleepers(1)
        let work = model.work
        model.cancel()
        #expect(model.phase == .idle)

        await work?.value
        #expect(await clock.run())
        #expect(model.rows.isEmpty)
        #expect(model.phase == .idle)
    }

    @Test func addsPages() async throws {
        let cities = (1...25).map { Self.city("City \($0)") }
        backend.reply(with: .objects(cities))
        model.text = "city"
        try await pause()
        #expect(model.rows.count == 10)
        #expect(model.canLoadMore)

        while model.canLoadMore {
            model.loadMore()
            await model.work?.value
        }
        #expect(model.rows.map(\.title) == cities.map(\.name))
        model.loadMore()
        #expect(model.phase == .loaded)
    }

    @Test func stopsWithItsScreen() async throws {
        var model: SearchModel? = SearchModel(backend: backend, clock: clock)
        weak let screen = model
        model?.text = "Berlin"
        let work = model?.work
        try await clock.waitForSleepers(1)
        model = nil
        await work?.value
        #expect(screen == nil)
        #expect(clock.sleeperCount == 0)
        #expect(backend.requests.isEmpty)
    }
}
