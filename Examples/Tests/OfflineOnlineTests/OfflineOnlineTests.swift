import Foundation
import MapSearch
import MapSearchOffline
import MapSearchOnline
import MapSearchWorld
import Testing

@testable import OfflineOnline

@Suite struct OfflineOnlineTests {
    private static func search(_ transport: any Transport, _ patience: Duration = .seconds(60)) throws -> CombinedSearch
    {
        let url = try #require(URL(string: "https://nominatim.example"))
        var service = ServiceConfiguration(endpoints: [url], userAgent: "tests")
        service.transport = transport
        return try CombinedSearch(
            offline: OfflineBackend(try WorldGazetteer.index), service: service, patience: patience)
    }

    /// A service that says that it is broken.
    private struct BrokenService: Transport {
        func response(to request: HTTPRequest) async throws -> HTTPResponse { HTTPResponse(status: 500) }
    }

    /// A service that never answers.
    private struct SilentService: Transport {
        func response(to request: HTTPRequest) async throws -> HTTPResponse {
            try await Task.sleep(for: .seconds(3600))
            return HTTPResponse(status: 200)
        }
    }

    @Test func aServiceAddsToWhatTheDeviceKnows() async throws {
        let steps = try await Self.search(SampleService()).steps(for: "vaduz")
        let last = try #require(steps.last)
        #expect(last.missing.isEmpty)
        #expect(last.rows.contains(.init(name: "Vaduz", origin: .both)))
        #expect(last.rows.contains(.init(name: "Vaduz Castle", origin: .service)))
        if steps.count > 1 {
            #expect(
                last.rows.prefix(steps[0].rows.count).map(\.name) == steps[0].rows.map(\.name), "what is shown stays")
        }
    }

    @Test(arguments: [PulledCable(), BrokenService()] as [any Transport])
    func withoutTheServiceTheDeviceHasTheLastWord(_ transport: any Transport) async throws {
        let steps = try await Self.search(transport).steps(for: "vaduz")
        let last = try #require(steps.last)
        #expect(last.rows.first == .init(name: "Vaduz", origin: .device))
        #expect(last.missing == ["nominatim"])
    }

    @Test func patienceEnds() async throws {
        let steps = try await Self.search(SilentService(), .milliseconds(50)).steps(for: "vaduz")
        #expect(steps.last?.rows.first == .init(name: "Vaduz", origin: .device))
        #expect(steps.last?.missing == ["nominatim"])
    }

    @Test func whatOnlyOneKnowsIsFound() async throws {
        let steps = try await Self.search(SampleService()).steps(for: "Reykjavik")
        #expect(steps.last?.rows.first?.origin == .device)
    }
}
