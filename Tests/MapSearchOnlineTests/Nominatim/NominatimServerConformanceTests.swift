import MapGeometry
import MapSearch
import MapSearchOnline
import MapSearchTestSupport
import Testing

/// The backend over a real Nominatim that holds Liechtenstein.
@Suite(.enabled(if: NominatimServer.url != nil, NominatimServer.skipMessage), .timeLimit(.minutes(5)), .serialized)
struct NominatimServerConformanceTests {
    private static let fixture = BackendFixture(
        query: "Vaduz", broadQuery: "Weg", coordinate: Coordinate(latitude: 47.14, longitude: 9.52),
        required: [.text, .reverse, .uri, .pages])

    @Test(arguments: BackendConformance.checks(for: fixture))
    func realServerConforms(check: BackendConformance.Check) async throws {
        await #expect(throws: Never.self) { try await check.run(against: try NominatimServer.backend()) }
    }
}
