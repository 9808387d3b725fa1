import MapSearch
import MapSearchTestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct ConformanceTests {
    private static let fixture = BackendFixture(
        query: "Place", broadQuery: "e", coordinate: Coordinate(latitude: 47.2, longitude: 8.5))

    private static var impatient: BackendFixture {
        var fixture = fixture
        fixture.patience = .milliseconds(100)
        return fixture
    }

    @Test(arguments: BackendConformance.checks(for: fixture))
    func aGoodBackendConforms(check: BackendConformance.Check) async throws {
        try await check.run(against: TableBackend())
    }

    @Test(arguments: BackendConformance.checks(for: fixture))
    func aBackendThatClaimsNothingConforms(check: BackendConformance.Check) async throws {
        var backend = TableBackend()
        backend.capabilities = []
        try await check.run(against: backend)
    }

    /// A backend that throws unsupported for everything is of no use, but honest.
    @Test(arguments: BackendConformance.checks(for: fixture))
    func aBackendThatCanDoNothingConforms(check: BackendConformance.Check) async throws {
        try await check.run(against: UnimplementedBackend())
    }

    /// No check is there in vain, and no fault goes unseen.
    @Test(arguments: TableBackend.Fault.allCases)
    func aFaultIsSeen(fault: TableBackend.Fault) async throws {
        var failures: [BackendConformance.Failure] = []
        for check in BackendConformance.checks(for: fault == .hangs ? Self.impatient : Self.fixture) {
            do {
                try await check.run(against: TableBackend(fault: fault))
            } catch let failure as BackendConformance.Failure {
                failures.append(failure)
            }
            if !failures.isEmpty { break }
        }
        let failure = try #require(failures.first, "no check sees \(fault)")
        #expect(failure.backend == "TableBackend")
        #expect("\(failure)".contains(failure.rule))
    }

    @Test func withoutABroadQueryPagesAreNotChecked() {
        var fixture = Self.fixture
        let all = BackendConformance.checks(for: fixture)
        fixture.broadQuery = nil
        let fewer = BackendConformance.checks(for: fixture)
        #expect(fewer.count == all.count - 3)
        #expect(Set(all.map(\.rule)).count == all.count)
    }
}
