import Foundation
import MapGeometry
import MapSearch
import MapSearchTestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct RecordingTests {
    private static let zurich = Coordinate(latitude: 47.3769, longitude: 8.5417)

    /// An object with everything in it that can be encoded.
    private static var rich: GeoObject {
        var object = GeoObject(
            name: "Café \"Ö\" \\ 🏳️‍🌈\n", descriptionText: "Zürich", coordinate: zurich,
            geometry: [.point(zurich), .polyline(Polyline([zurich, zurich]))],
            boundingBox: CoordinateBounds(south: -10, west: 170, north: 10, east: -170), kind: .business,
            uri: "test:1", attributions: [.openStreetMap])
        object[BusinessMetadata.self] = BusinessMetadata(
            name: "Café", categories: [PlaceCategory(id: "cafe", name: "Café")],
            features: [.init(id: "wifi", value: .flag(true)), .init(id: "price", value: .number(2.5))])
        object[ToponymMetadata.self] = ToponymMetadata(
            address: Address(formatted: "Zürich"), localizedNames: ["de": "Zürich"], population: 400_000)
        object[MatchMetadata.self] = MatchMetadata(score: -1.25e-7, spans: [TextSpan(start: 0, length: 4)])
        return object
    }

    private func recorder() async throws -> RecordingBackend {
        let mock = MockBackend(capabilities: [.paging])
        let group = GeoObjectCollection(children: [
            .object(Self.rich), .collection(GeoObjectCollection([Self.rich])),
        ])
        mock.enqueue(
            .response(
                SearchResponse(
                    collection: group, metadata: SearchMetadata(found: 2, ignoredOptions: [.languages]),
                    isOffline: false,
                    hasNextPage: true)))
        mock.enqueue(.failure(SearchError.rateLimited(retryAfter: .milliseconds(1_500), status: 429)))
        mock.enqueue(.failure(URLError(.badURL)))
        mock.reply(with: .objects([Self.rich]))
        let recorder = RecordingBackend(mock)
        let area = SearchArea.polygon(
            Polygon(outer: [Self.zurich, Self.zurich, Self.zurich]), .required)
        let options = SearchOptions(
            sort: .distanceFromLine(Polyline([Self.zurich])), filters: [.range("price", from: 1), .boolean("wifi")])
        _ = try await recorder.response(to: .text("a", in: area, options: options))
        for _ in 0..<2 { _ = try? await recorder.response(to: .text("a")) }
        _ = try await recorder.response(to: .reverse(Self.zurich, zoom: 3))
        _ = try await recorder.response(to: .uris(["a", "b"]))
        _ = try await recorder.suggestions(for: SuggestRequest(text: "a", limit: 1))
        return recorder
    }

    @Test func everythingSurvivesAFile() async throws {
        let recording = try await recorder().recording
        #expect(recording.exchanges.count == 6)
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).recording").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try recording.write(to: path)
        let read = try Recording(path: path)
        #expect(read == recording)
        // One that is written again is the same, byte for byte, whatever order sets and dictionaries have.
        #expect(try Recording(text: read.text()) == recording)
    }

    @Test func whatWasRecordedIsPlayed() async throws {
        let recorder = try await recorder()
        let replay = ReplayBackend(
            try Recording(text: recorder.recording.text()), name: "MockBackend", capabilities: recorder.capabilities)
        let first = await #expect(throws: SearchError.self) { try await replay.response(to: .text("a")) }
        #expect(first == SearchError.rateLimited(retryAfter: .milliseconds(1_500), status: 429))
        // The last outcome stays.
        for _ in 0..<2 {
            let second = await #expect(throws: SearchError.self) { try await replay.response(to: .text("a")) }
            #expect(second?.code == .backendFailure && second?.backend == "MockBackend")
        }
        #expect(try await replay.response(to: .reverse(Self.zurich, zoom: 3)).objects == [Self.rich])
        #expect(try await replay.suggestions(for: SuggestRequest(text: "a", limit: 1)).count == 1)
        let unknown = await #expect(throws: SearchError.self) { try await replay.response(to: .text("never asked")) }
        #expect(unknown?.code == .unsupported && unknown?.message.contains("never asked") == true)
        await #expect(throws: SearchError.self) { try await replay.suggestions(for: SuggestRequest(text: "b")) }
    }

    @Test func requestsThatAreCancelledAreNotRecorded() async throws {
        let mock = MockBackend()
        mock.enqueue(.never)
        mock.reply(with: .objects([]))
        let recorder = RecordingBackend(mock)
        let task = Task { try await recorder.response(to: .text("a")) }
        try await mock.waitForRequests(1)
        _ = try await recorder.response(to: .text("b"))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(recorder.recording.exchanges.map(\.request) == [.search(.text("b"))])
    }

    @Test func aSessionRunsTheSameFromItsRecording() async throws {
        let table = RecordingBackend(TableBackend())
        func pages(_ backend: any SearchBackend) async throws -> [SearchResponse] {
            try await SearchManager(backend: backend).submit(text: "Place").pages().reduce(into: []) { $0.append($1) }
        }
        let recorded = try await pages(table)
        let replay = ReplayBackend(table.recording, capabilities: table.capabilities)
        #expect(try await pages(replay) == recorded)
        #expect(recorded.count == 3)
    }

    @Test(arguments: [
        "", "no recording", "{\"recording\":\"MapSearch\",\"version\":2}\n",
        "{\"recording\":\"MapSearch\",\"version\":1}\n{}\n",
        "{\"recording\":\"MapSearch\",\"version\":1}\n\n{\"request\":",
        "{\"recording\":\"MapSearch\",\"version\":1}\n{\"request\":{\"search\":{\"_0\":3}},\"outcome\":{}}",
    ])
    func whatIsNoRecordingIsRefused(text: String) {
        let error = #expect(throws: RecordingError.self) { try Recording(text: text) }
        #expect(error?.line != nil)
    }

    @Test func filesThatAreNotThereAreRefused() {
        #expect(throws: RecordingError.self) { try Recording(path: "/nonexistent/a.recording") }
        #expect(throws: RecordingError.self) { try Recording().write(to: "/nonexistent/a.recording") }
        #expect(throws: EncodingError.self) {
            let nowhere = Coordinate(latitude: .nan, longitude: 0)
            let exchange = Recording.Exchange(request: .search(.reverse(nowhere)), outcome: .suggestions([]))
            _ = try Recording(exchanges: [exchange]).text()
        }
    }

    /// As recordings were written before cases had named values.
    @Test func olderRecordingsAreRead() throws {
        let text = """
            {"recording":"MapSearch","version":1}
            {"request":{"search":{"_0":{"operation":{"uri":{"_0":"a"}},"options":{},"page":{}}}},\
            "outcome":{"failure":{"_0":{"code":"timeout","message":"Late.","retryAfter":1.5}}}}
            {"request":{"suggest":{"_0":{"text":"a"}}},"outcome":{"suggestions":{"_0":[{"title":"A"}]}}}

            """
        let recording = try Recording(text: text)
        #expect(
            recording.exchanges == [
                .init(
                    request: .search(.uri("a")),
                    outcome: .failure(
                        RecordedError(
                            SearchError(.timeout, "Late.", retryAfter: .milliseconds(1500)), backend: "a"))),
                .init(request: .suggest(SuggestRequest(text: "a")), outcome: .suggestions([Suggestion(title: "A")])),
            ])
        let written = try recording.text()
        #expect(!written.contains("_0"))
        #expect(try Recording(text: written) == recording)
    }
}
