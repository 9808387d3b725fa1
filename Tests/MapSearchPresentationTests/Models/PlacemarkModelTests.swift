import MapGeometry
import MapSearch
import MapSearchTestSupport
import Testing

import MapSearchPresentation

@MainActor @Suite(.timeLimit(.minutes(1))) struct PlacemarkModelTests {
    let clock = ManualClock()
    let backend: MockBackend
    let model: PlacemarkModel

    init() {
        backend = MockBackend(clock: clock)
        model = PlacemarkModel(backend: backend, languages: ["de"], clock: clock)
    }

    func pause() async throws {
        try await clock.waitForSleepers(1)
        await clock.advance(by: .milliseconds(250))
        await model.settled()
    }

    @Test func textAndCoordinateAreAskedAndTheNewestWins() async throws {
        backend.reply(with: .objects([town("Bern")]))
        let place = Coordinate(latitude: 47, longitude: 8)
        model.text = "Bern"
        #expect(model.phase == .searching)
        try await pause()
        #expect(model.placemark?.name == "Bern" && model.phase == .loaded)
        model.text = "Basel"
        model.coordinate = Coordinate(latitude: 46, longitude: 8)
        model.coordinate = place
        try await pause()
        #expect(backend.requests.map(\.operation) == [.text("Bern", area: nil), .reverse(place, zoom: nil)])
        #expect(backend.requests.allSatisfy { $0.options.languages == ["de"] })
        #expect(clock.sleeperCount == 0)
        model.coordinate = nil
        #expect(model.placemarks.isEmpty && model.phase == .idle)
    }

    @Test func nothingIsAskedForBlankText() async {
        let backend = UnimplementedBackend { Issue.record("asked for \($0)") }
        let model = PlacemarkModel(backend: backend, clock: clock)
        model.text = " "
        model.submit()
        model.retry()
        await model.settled()
        #expect(model.phase == .idle && model.work.current == nil)
    }

    /// A reply, and the phase that it leads to.
    nonisolated static let outcomes: [(MockBackend.Reply, SearchPhase)] = [
        (.objects([town("Bern")]), .loaded), (.objects([]), .empty),
        (.failure(SearchError.noResult), .empty), (.failure(SearchError.notFound(uri: "a")), .empty),
        (.failure(SearchError.network()), .failed(.network())),
        (.failure(SearchError.partialResult), .failed(.partialResult)),
    ]

    @Test(arguments: outcomes.indices) func whereThereIsNothingIsNoError(_ index: Int) async {
        backend.enqueue(Self.outcomes[index].0)
        model.submit(PostalAddress(city: "Bern"))
        await model.settled()
        #expect(model.phase == Self.outcomes[index].1)
        #expect(model.error == Self.outcomes[index].1.error)
        #expect(model.placemarks.isEmpty == (index > 0))
    }

    @Test func aCoordinateThatIsNoneIsAnError() async throws {
        model.coordinate = Coordinate(latitude: .nan, longitude: 0)
        try await pause()
        #expect(model.error?.code == .invalidCoordinate)
    }

    @Test func triesAgainAndGivesUp() async throws {
        backend.enqueue(.failure(SearchError.network()))
        backend.enqueue(.objects([town("Bern"), town("Basel")]))
        backend.enqueue(.objects([town("Basel")]), after: .seconds(1))
        backend.enqueue(.objects([town("Basel")]))
        model.text = "b"
        model.submit()
        await model.settled()
        #expect(model.error == .network())
        model.retry()
        await model.settled()
        model.selection = model.placemarks[1].id
        #expect(model.placemark?.name == "Basel")
        model.retry()
        try await clock.waitForSleepers(1)
        model.cancel()
        #expect(model.phase == .loaded && model.placemarks.count == 2)
        model.retry()
        await model.settled()
        #expect(model.selection == model.placemarks[0].id)
        backend.enqueue(.objects([town("Bern")]))
        model.retry()
        await model.settled()
        #expect(model.selection == nil && model.placemark?.name == "Bern")
    }

    @Test func previewsHaveTheirPlacemarksAtOnce() {
        let model = PlacemarkModel(previewing: [Placemark(town("Bern"))])
        #expect(model.placemark?.name == "Bern" && model.phase == .loaded && model.work.current == nil)
    }
}
