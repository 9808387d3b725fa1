import MapSearch
import MapSearchTestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct GeocoderTests {
    private let clock = ManualClock()
    private let backend: MockBackend
    private let geocoder: Geocoder

    init() {
        backend = MockBackend(capabilities: [.paging, .languages, .postalAddress, .searchTypes], clock: clock)
        geocoder = Geocoder(backend: backend)
    }

    @Test func asksForWhatItIsGiven() async throws {
        backend.reply(with: .objects([berlinHouse]))
        let area = SearchArea.circle(CircularRegion(center: berlin, radius: 1000), .required)
        let address = PostalAddress(city: "Berlin")
        #expect(try await geocoder.geocode(address: "a", in: area, languages: ["de"]) == [Placemark(berlinHouse)])
        _ = try await geocoder.geocode(postalAddress: address, in: area, languages: ["de"])
        _ = try await geocoder.reverseGeocode(berlin, languages: ["de"])
        let options = SearchOptions(languages: ["de"])
        let toponyms = SearchOptions(searchTypes: .places, languages: ["de"])
        #expect(
            backend.requests.map(\.operation) == [
                .text("a", area: area), .address(address, area: area), .reverse(berlin, zoom: nil),
            ])
        #expect(backend.requests.map(\.options) == [options, options, toponyms])
        #expect(!geocoder.isGeocoding)
    }

    @Test func noMatchIsAnError() async {
        backend.reply(with: .objects([]))
        await #expect(throws: SearchError.noResult) { try await geocoder.geocode(address: "a") }
        let outcomes = Outcomes<[Placemark]>()
        geocoder.reverseGeocode(zurich, completionHandler: outcomes.handler)
        await outcomes.wait(for: 1)
        #expect(outcomes.codes == [.noResult])
    }

    @Test func aSecondConversionIsBusyAndDisturbsNothing() async throws {
        backend.enqueue(.objects(row(2)), after: .seconds(1))
        let first = Task { try await geocoder.geocode(address: "a") }
        try await clock.waitForSleepers(1)
        #expect(geocoder.isGeocoding)
        await #expect(throws: SearchError.busy) { try await geocoder.geocode(address: "b") }
        let outcomes = Outcomes<[Placemark]>()
        geocoder.geocode(address: "c", completionHandler: outcomes.handler)
        await outcomes.wait(for: 1)
        #expect(outcomes.codes == [.busy])
        #expect(geocoder.isGeocoding)
        await clock.advance(by: .seconds(1))
        #expect(try await first.value.count == 2)
        #expect(!geocoder.isGeocoding)
        #expect(backend.requests.count == 1)
    }

    @Test func cancellingEndsWithCancelled() async throws {
        geocoder.cancelGeocode()
        backend.enqueue(.never)
        let conversion = Task { try await geocoder.geocode(address: "a") }
        try await backend.waitForRequests(1)
        geocoder.cancelGeocode()
        #expect(!geocoder.isGeocoding)
        await #expect(throws: SearchError.cancelled) { try await conversion.value }
        // And can be used again.
        backend.enqueue(.objects(row(1)))
        #expect(try await geocoder.geocode(address: "a").count == 1)
        geocoder.cancelGeocode()
        #expect(backend.requests.count == 2)
    }

    @Test func cancellingTheTaskEndsWithCancellationError() async throws {
        backend.enqueue(.objects(row(1)), after: .seconds(1))
        let conversion = Task { try await geocoder.geocode(address: "a") }
        try await clock.waitForSleepers(1)
        conversion.cancel()
        await #expect(throws: CancellationError.self) { try await conversion.value }
        #expect(!geocoder.isGeocoding)
        try await clock.waitForSleepers(exactly: 0)
    }

    @Test func handlersHearOfCancelling() async throws {
        backend.reply(with: .never)
        let outcomes = Outcomes<[Placemark]>()
        geocoder.geocode(postalAddress: PostalAddress(city: "a"), completionHandler: outcomes.handler)
        try await backend.waitForRequests(1)
        geocoder.cancelGeocode()
        await outcomes.wait(for: 1)
        #expect(outcomes.codes == [.cancelled])
    }

    @Test func aConversionThatEndsLateDoesNotEndItsSuccessor() async throws {
        backend.reply(with: .never) { $0.operation == .text("a", area: nil) }
        backend.reply(with: .objects(row(1)), after: .seconds(1)) { $0.operation == .text("b", area: nil) }
        let outcomes = Outcomes<[Placemark]>()
        geocoder.geocode(address: "a", completionHandler: outcomes.handler)
        geocoder.cancelGeocode()
        // The handler of the first is still on its way to the main actor.
        let second = Task { try await geocoder.geocode(address: "b") }
        await outcomes.wait(for: 1)
        try await clock.waitForSleepers(1)
        #expect(geocoder.isGeocoding)
        await clock.run()
        #expect(try await second.value.count == 1)
        #expect(outcomes.codes == [.cancelled])
    }

    @Test func aGeocoderThatIsGoneIsHeardOf() async throws {
        backend.reply(with: .never)
        let outcomes = Outcomes<[Placemark]>()
        var mortal: Geocoder? = Geocoder(backend: backend)
        mortal?.geocode(address: "a", completionHandler: outcomes.handler)
        try await backend.waitForRequests(1)
        weak let gone = mortal
        mortal = nil
        #expect(gone == nil)
        await outcomes.wait(for: 1)
        #expect(outcomes.codes == [.cancelled])
    }

    @Test func aHandlerMayBeginTheNextConversion() async {
        backend.reply(with: .objects(row(1)))
        let outcomes = Outcomes<[Placemark]>()
        let geocoder = geocoder
        geocoder.geocode(address: "a") { result in
            outcomes.handler(result)
            geocoder.geocode(address: "b", completionHandler: outcomes.handler)
        }
        await outcomes.wait(for: 2)
        #expect(outcomes.codes == [nil, nil])
    }

    @Test func nonsenseNeverReachesTheBackend() async {
        let geocoder = Geocoder(backend: UnimplementedBackend { Issue.record("asked for \($0)") })
        await #expect(throws: SearchError.emptyQuery) { try await geocoder.geocode(address: "\n") }
        await #expect(throws: SearchError.emptyQuery) {
            try await geocoder.geocode(postalAddress: PostalAddress())
        }
        let error = await #expect(throws: SearchError.self) {
            try await geocoder.reverseGeocode(Coordinate(latitude: .infinity, longitude: 0))
        }
        #expect(error?.code == .invalidCoordinate)
    }

    /// Conversions and cancellations from all sides: each call ends exactly once.
    @Test func bearsACrowd() async {
        backend.reply(with: .objects(row(1)))
        let outcomes = Outcomes<[Placemark]>()
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<150 {
                group.addTask {
                    switch index % 3 {
                    case 0: geocoder.geocode(address: "a", completionHandler: outcomes.handler)
                    case 1: _ = try? await geocoder.reverseGeocode(zurich)
                    default: geocoder.cancelGeocode()
                    }
                }
            }
        }
        await outcomes.wait(for: 50)
        #expect(outcomes.all.count == 50)
        #expect(!geocoder.isGeocoding)
    }
}
