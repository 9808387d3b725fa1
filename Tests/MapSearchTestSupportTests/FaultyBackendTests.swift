import MapSearch
import MapSearchTestSupport
import TestFixtures
import Testing

@Suite(.timeLimit(.minutes(1))) struct FaultyBackendTests {
    private func outcomes(_ backend: FaultyBackend, _ clock: ManualClock, count: Int) async -> [String] {
        var tasks: [Task<SearchResponse, any Error>] = []
        // Once begun, each is asleep or has its outcome.
        for _ in 0..<count { tasks.append(await Task.begun { try await backend.response(to: .text("Place")) }) }
        await clock.run()
        var outcomes: [String] = []
        for task in tasks {
            switch await task.result {
            case .success(let response): outcomes.append("\(response.objects.count)")
            case .failure(let error): outcomes.append("\((error as? SearchError)?.code.identifier ?? "\(error)")")
            }
        }
        return outcomes
    }

    @Test func withoutFaultsItIsTheBackend() async {
        let clock = ManualClock()
        let backend = FaultyBackend(TableBackend(), seed: 1, faults: .init(), clock: clock)
        #expect(await outcomes(backend, clock, count: 5) == Array(repeating: "10", count: 5))
        #expect(backend.name == "TableBackend" && backend.capabilities == TableBackend().capabilities)
    }

    @Test func faultsComeAsOftenAsTheyShould() async {
        let clock = ManualClock()
        let faults = FaultyBackend.Faults(
            failureRate: 0.3, garbageRate: 0.2, latency: .seconds(1)...(.seconds(9)), errors: [.network(), .timeout()])
        let backend = FaultyBackend(TableBackend(), seed: 2, faults: faults, clock: clock)
        let outcomes = await outcomes(backend, clock, count: 200)
        let counts = Dictionary(grouping: outcomes) { $0 }.mapValues(\.count)
        #expect(Set(counts.keys) == ["10", "21", "network", "timeout"])
        #expect((70...130).contains(counts["10"] ?? 0) && (20...60).contains(counts["21"] ?? 0))
        #expect(clock.now.offset >= .seconds(1) && clock.now.offset <= .seconds(9))
    }

    @Test func theSameSeedHasTheSameFate() async throws {
        let faults = FaultyBackend.Faults(failureRate: 0.5)
        func fates(_ seed: UInt64) async -> [Bool] {
            let backend = FaultyBackend(TableBackend(), seed: seed, faults: faults)
            var fates: [Bool] = []
            for _ in 0..<50 { fates.append((try? await backend.response(to: .text("Place"))) != nil) }
            return fates
        }
        #expect(await fates(7) == fates(7))
        #expect(await fates(7) != fates(8))
    }

    @Test func silenceEndsWithTheTask() async {
        let backend = FaultyBackend(TableBackend(), seed: 1, faults: .init(silenceRate: 1))
        let task = await Task.begun { try await backend.response(to: .text("Place")) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        await #expect(throws: CancellationError.self) {
            let suggesting = Task { try await backend.suggestions(for: SuggestRequest(text: "Place")) }
            suggesting.cancel()
            _ = try await suggesting.value
        }
    }
}
