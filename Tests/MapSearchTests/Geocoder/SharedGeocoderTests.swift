import MapSearch
import MapSearchTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct SharedGeocoderTests {
    private let clock = ManualClock()
    private let backend: MockBackend
    private let geocoder: SharedGeocoder

    init() {
        backend = MockBackend(capabilities: [.paging, .languages, .postalAddress, .searchTypes], clock: clock)
        geocoder = SharedGeocoder(backend: backend)
    }

    /// The answer to a text: a place with its name.
    private static func place(_ request: SearchRequest) throws -> SearchResponse {
        guard case .text(let text, _) = request.operation else { throw SearchError.unsupported("\(request.operation)") }
        return SearchResponse(objects: [GeoObject(name: text, coordinate: zurich)], isOffline: true)
    }

    @Test("sends the same requests as a one-shot geocoder")
    func sameQuestions() async throws {
        backend.reply(with: .objects([berlinHouse]))
        let oneShot = Geocoder(backend: backend)
        let area = SearchArea.circle(CircularRegion(center: berlin, radius: 1000), .required)
        let address = PostalAddress(city: "Berlin")
        let answers = [
            try await geocoder.geocode(address: "a", in: area, languages: ["de"]),
            try await geocoder.geocode(postalAddress: address, in: area, languages: ["de"]),
            try await geocoder.reverseGeocode(berlin, languages: ["de"]),
        ]
        #expect(answers == [[Placemark]](repeating: [Placemark(berlinHouse)], count: 3))
        _ = try await oneShot.geocode(address: "a", in: area, languages: ["de"])
        _ = try await oneShot.geocode(postalAddress: address, in: area, languages: ["de"])
        _ = try await oneShot.reverseGeocode(berlin, languages: ["de"])
        #expect(Array(backend.requests.prefix(3)) == Array(backend.requests.suffix(3)))
        #expect(backend.requests.count == 6)
    }

    @Test("1,000 concurrent calls get 1,000 answers, each its own")
    func manyAtOnce() async throws {
        // Not one is answered before all have been asked.
        backend.reply(with: .function(Self.place), after: .seconds(1))
        let answers = Task { [geocoder] in
            try await withThrowingTaskGroup(of: (Int, String).self) { group in
                for number in 0..<1000 {
                    group.addTask { (number, try await geocoder.geocode(address: "Place \(number)")[0].name) }
                }
                return try await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
            }
        }
        try await clock.waitForSleepers(1000)
        #expect(backend.requests.count == 1000)
        await clock.advance(by: .seconds(1))
        let names = try await answers.value
        #expect(names.count == 1000)
        for (number, name) in names { #expect(name == "Place \(number)") }
    }

    @Test("a task that is cancelled ends, and the others get their answers")
    func cancellation() async throws {
        backend.reply(with: .function(Self.place), after: .seconds(1))
        let tasks = (0..<100).map { number in
            Task { [geocoder] in try await geocoder.geocode(address: "Place \(number)")[0].name }
        }
        try await clock.waitForSleepers(100)
        for number in stride(from: 0, to: 100, by: 3) { tasks[number].cancel() }
        for number in stride(from: 0, to: 100, by: 3) {
            await #expect(throws: CancellationError.self) { try await tasks[number].value }
        }
        // Those requests have ended, too: nothing waits for an answer that is not needed any more.
        try await clock.waitForSleepers(exactly: 66)
        await clock.advance(by: .seconds(1))
        for number in 0..<100 where number % 3 != 0 {
            #expect(try await tasks[number].value == "Place \(number)")
        }
    }

    @Test("a call of a cancelled task does not ask the backend")
    func cancelledBefore() async {
        backend.reply(with: .objects(row(1)))
        let task = Task { [geocoder] in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await geocoder.geocode(address: "a")
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(backend.requests.isEmpty)
    }

    @Test("a failed call does not affect the others")
    func failures() async throws {
        backend.reply(with: .function(Self.place))
        backend.reply(with: .failure(SearchError.rateLimited(retryAfter: .seconds(5)))) {
            $0.operation == .text("no", area: nil)
        }
        backend.reply(with: .objects([])) { $0.operation == .text("none", area: nil) }
        async let fine = geocoder.geocode(address: "fine")
        await #expect(throws: SearchError.rateLimited(retryAfter: .seconds(5))) {
            try await geocoder.geocode(address: "no")
        }
        await #expect(throws: SearchError.noResult) { try await geocoder.geocode(address: "none") }
        await #expect(throws: SearchError.emptyQuery) { try await geocoder.geocode(address: " ") }
        #expect(try await fine.map(\.name) == ["fine"])
    }

    @Test("the policy holds for addresses, and not for coordinates")
    func policy() async throws {
        let partial = GeoObject(
            name: "Vaduz", coordinate: zurich, metadata: MetadataContainer(MatchMetadata(score: 1, quality: .partial)))
        backend.reply(with: .objects([partial]))
        let strict = SharedGeocoder(backend: backend, accepting: .exactOrCorrected)
        await #expect(throws: SearchError.partialResult) { try await strict.geocode(address: "Phantasieweg 5, Vaduz") }
        #expect(try await geocoder.geocode(address: "Phantasieweg 5, Vaduz").count == 1)
    }
}
