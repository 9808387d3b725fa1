import MapSearch
import MapSearchTestSupport
import Testing

/// What a program for Yandex MapKit's search options relies on, field by field, with a backend that can do nothing itself.
@Suite(.timeLimit(.minutes(1))) struct SearchOptionsRows {
    private let backend = MockBackend()
    private let manager: SearchManager

    init() {
        manager = SearchManager(backend: backend)
        var objects = row(30)
        for index in stride(from: 0, to: 30, by: 2) { objects[index].kind = .business }
        backend.reply(with: .objects(objects))
    }

    private func response(_ options: SearchOptions) async throws -> SearchResponse {
        try await manager.submit(text: "a", options: options).response()
    }

    @Test func defaults() {
        let options = SearchOptions()
        #expect(options.searchTypes == .all && options.resultPageSize == 10 && options.userPosition == nil)
        #expect(options.origin == nil && !options.includesGeometry && !options.disablesSpellingCorrection)
        #expect(options.filters.isEmpty && options.sort == nil && options.corridor == nil)
    }

    @Test func searchTypes() async throws {
        #expect(SearchTypes.places.rawValue == 1 && SearchTypes.organizations.rawValue == 2)
        #expect(
            try await response(SearchOptions(searchTypes: .organizations)).objects.allSatisfy { $0.kind == .business })
        #expect(try await response(SearchOptions(searchTypes: .places)).objects.allSatisfy { $0.kind != .business })
        #expect(
            try await response(SearchOptions(searchTypes: .organizations)).metadata.emulatedOptions.contains(
                .searchTypes))
    }

    @Test func resultPageSize() async throws {
        #expect(try await response(SearchOptions(resultPageSize: 7)).objects.count == 7)
    }

    @Test func userPosition() async throws {
        let response = try await response(SearchOptions(userPosition: zurich))
        #expect(response.objects.map(\.distance) == response.objects.map { zurich.distance(to: $0.coordinate) })
        // It orders nothing.
        #expect(response.objects.map(\.uri) == row(10).map(\.uri) && response.metadata.sort == .rank)
    }

    @Test(arguments: [
        (SearchOptions(origin: "app"), BackendCapabilities.origin, SearchOption.origin),
        (SearchOptions(includesGeometry: true), .geometry, .geometry),
        (SearchOptions(disablesSpellingCorrection: true), .spellingCorrection, .spellingCorrection),
        (SearchOptions(languages: ["de"]), .languages, .languages),
    ])
    func originGeometryDisableSpellingCorrection(
        options: SearchOptions, capability: BackendCapabilities, option: SearchOption
    ) async throws {
        // Options that cannot be emulated are reported as ignored.
        #expect(try await response(options).metadata.ignoredOptions == [option])
        backend.capabilities = capability
        #expect(try await response(options).metadata.ignoredOptions.isEmpty)
        #expect(backend.requests.last?.options == options)
    }

    @Test func filters() async throws {
        #expect(try await response(SearchOptions(filters: [.boolean("wifi")])).objects.isEmpty)
    }
}
