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
        let outcome = try await check.run(against: TableBackend())
        #expect(outcome == .passed || outcome == .skipped(.previews, reason: "it does not declare early answers"))
    }

    @Test(arguments: BackendConformance.checks(for: fixture))
    func aBackendThatClaimsNothingConforms(check: BackendConformance.Check) async throws {
        var backend = TableBackend()
        backend.capabilities = []
        try await check.run(against: backend)
    }

    /// A backend that throws unsupported for everything is honest, and does not look like one that can do everything.
    @Test func aBackendThatCanDoNothingKeepsNoRule() async {
        let count = BackendConformance.checks(for: Self.fixture).count
        let nothing = await BackendConformance.report(for: Self.fixture, against: UnimplementedBackend())
        #expect(nothing.passed.isEmpty && nothing.failures.isEmpty && nothing.skipped.count == count)
        let lines = nothing.description.split(separator: "\n")
        #expect(lines[0] == "UnimplementedBackend: 0 rules passed, \(count) skipped, 0 failed.")
        #expect(lines.count == 1 + count)
        let all = await BackendConformance.report(for: Self.fixture, against: TableBackend())
        #expect(all.passed.count == count - 1 && all.missing == [.previews] && all.failures.isEmpty, "\(all)")
        #expect(all.description.hasPrefix("TableBackend: \(count - 1) rules passed, 1 skipped, 0 failed.\nskipped: "))
    }

    @Test(arguments: BackendConformance.Feature.allCases)
    func whatIsRequiredIsNotSkipped(feature: BackendConformance.Feature) async throws {
        var fixture = Self.fixture
        fixture.required = [feature]
        if feature == .pages { fixture.broadQuery = nil }
        var backend = TableBackend()
        backend.capabilities = []
        let backends: [any SearchBackend] = [backend, UnimplementedBackend()]
        for backend in backends {
            let report = await BackendConformance.report(for: fixture, against: backend)
            #expect(!report.missing.contains(feature))
            let failures = report.failures.filter { $0.finding.contains("the fixture requires \(feature)") }
            #expect(failures.count == report.failures.count, "\(report)")
        }
        let without = await BackendConformance.report(for: fixture, against: TableBackend())
        #expect(without.failures.isEmpty == ![.pages, .previews].contains(feature), "\(without)")
    }

    @Test func whatWasSkippedSaysWhy() async throws {
        var backend = TableBackend()
        backend.capabilities = []
        let report = await BackendConformance.report(for: Self.fixture, against: backend)
        let claims: Set<BackendConformance.Feature> = [
            .sort, .distances, .requiredArea, .searchTypes, .identifiers, .previews, .offline, .paging,
        ]
        #expect(report.missing == claims)
        #expect(report.skipped.first { $0.feature == .sort }?.reason == "it does not declare sorting")
        let faulty = await BackendConformance.report(for: Self.fixture, against: TableBackend(fault: .allCases[0]))
        #expect(faulty.failures.count > 0 && faulty.description.contains("failed: \(faulty.failures[0].rule)"))
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

    @Test func withoutABroadQueryPagesAreNotChecked() async {
        var fixture = Self.fixture
        let all = BackendConformance.checks(for: fixture)
        #expect(Set(all.map(\.rule)).count == all.count)
        fixture.broadQuery = nil
        let report = await BackendConformance.report(for: fixture, against: TableBackend())
        #expect(report.skipped.map(\.feature) == [.pages, .pages, .pages, .previews])
        #expect(report.passed.count == all.count - 4)
    }
}
