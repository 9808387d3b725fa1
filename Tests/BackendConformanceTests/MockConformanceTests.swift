import MapGeometry
import MapSearch
import MapSearchTestSupport
import Testing

/// A mock that answers like a backend passes the tests for backends.
@Suite(.timeLimit(.minutes(1))) struct MockConformanceTests {
    private static let fixture = BackendFixture(
        query: "Place", broadQuery: "Place", coordinate: Coordinate(latitude: 0, longitude: 0))
    private static let answering = BackendFixture(
        query: "Place", broadQuery: "Place", coordinate: Coordinate(latitude: 0, longitude: 0),
        required: BackendConformance.Feature.essentials.union([.offline, .pages]))

    @Test(arguments: BackendConformance.checks(for: answering))
    func mockThatAnswersConforms(check: BackendConformance.Check) async throws {
        let backend = MockBackend(capabilities: .offline)
        backend.reply(with: .function(Self.answer))
        await #expect(throws: Never.self) { try await check.run(against: backend) }
    }

    /// Without replies everything is unsupported, which is honest, and no rule is kept.
    @Test func mockWithoutRepliesKeepsNoRule() async {
        let report = await BackendConformance.report(for: Self.fixture, against: MockBackend())
        #expect(report.passed.isEmpty && report.failures.isEmpty, "\(report)")
        #expect(report.skipped.count == BackendConformance.checks(for: Self.fixture).count)
    }

    private static let objects = (0..<30).map { number in
        GeoObject(
            name: "Place \(number)", coordinate: Coordinate(latitude: Double(number), longitude: Double(number)),
            kind: .locality, uri: "mock:\(number)")
    }

    @Sendable private static func answer(_ request: SearchRequest) throws -> SearchResponse {
        try request.validate()
        switch request.operation {
        case .text(let text, _) where !text.hasPrefix("Place"): return SearchResponse(objects: [], isOffline: true)
        case .uri(let uri):
            guard let object = objects.first(where: { $0.uri == uri }) else {
                throw SearchError.notFound(uri: uri, backend: "MockBackend")
            }
            return SearchResponse(objects: [object], isOffline: true)
        default: return SearchResponse(objects: objects, isOffline: true)
        }
    }
}
