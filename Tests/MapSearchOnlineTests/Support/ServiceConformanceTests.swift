import Foundation
import MapGeometry
import MapSearch
import MapSearchOnline
import MapSearchTestSupport
import Testing

/// Each service passes the tests for backends, with a small world behind its interface.
@Suite(.timeLimit(.minutes(2))) struct ServiceConformanceTests {
    /// What no service does: the SDK sorts and measures.
    static let missing: Set<BackendConformance.Feature> = [.longTexts, .sort, .distances, .offline, .previews]

    static func checks(without missing: Set<BackendConformance.Feature>) -> [BackendConformance.Check] {
        BackendConformance.checks(
            for: BackendFixture(
                query: "Newton 7", broadQuery: "Newton", coordinate: Coordinate(latitude: 10, longitude: 20),
                required: Set(BackendConformance.Feature.allCases).subtracting(missing)))
    }

    @Test(arguments: checks(without: missing.union([.suggestions])))
    func nominatimConforms(check: BackendConformance.Check) async throws {
        let backend = try FakeTransport(FakeWorld().nominatim).nominatim()
        await #expect(throws: Never.self) { try await check.run(against: backend) }
    }

    @Test(arguments: checks(without: missing))
    func photonConforms(check: BackendConformance.Check) async throws {
        let backend = try FakeTransport(FakeWorld().photon).photon()
        await #expect(throws: Never.self) { try await check.run(against: backend) }
    }

    @Test(arguments: checks(without: missing))
    func peliasConforms(check: BackendConformance.Check) async throws {
        let backend = try FakeTransport(FakeWorld().pelias).pelias()
        await #expect(throws: Never.self) { try await check.run(against: backend) }
    }
}
