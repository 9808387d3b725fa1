import MapSearch
import MapSearchTestSupport
import Testing

/// A wrapped backend is a backend, too: each wrapper and each policy, around the engine with a tiny world.
@Suite(.timeLimit(.minutes(1))) struct WrapperConformanceTests {
    enum Wrapper: String, CaseIterable, Sendable {
        case caching, coalescing, rateLimited, retrying, timeLimited, recording, faultless, stack
        case refining, fallingBack, racing, lateOnline, failingOnline, failingOffline, nested

        /// All wrappers ask the same: the engine answers each question once, so that what is left to do is theirs.
        private static let engine = Result { CachingBackend(try Villages.backend.get()) }

        func backend() throws -> any SearchBackend {
            let engine = try Self.engine.get()
            func failing() -> any SearchBackend {
                FaultyBackend(
                    engine, seed: 1, faults: .init(failureRate: 1, errors: [.network()]))
            }
            func combined(
                _ policy: CombinedBackend.Policy, offline: any SearchBackend, online: any SearchBackend
            ) -> CombinedBackend {
                CombinedBackend(offline: offline, online: online, policy: policy)
            }
            return switch self {
            case .caching: CachingBackend(engine)
            case .coalescing: CoalescingBackend(engine)
            case .rateLimited: RateLimitedBackend(engine, interval: .microseconds(10), burst: 4)
            case .retrying: RetryingBackend(engine)
            case .timeLimited: TimeLimitedBackend(engine, limit: .seconds(20))
            case .recording: RecordingBackend(engine)
            case .faultless: FaultyBackend(engine, seed: 1, faults: .init())
            case .stack:
                CachingBackend(
                    CoalescingBackend(
                        RetryingBackend(RateLimitedBackend(engine, interval: .microseconds(10), burst: 4))))
            case .refining: combined(.refine(within: .seconds(20)), offline: engine, online: engine)
            case .fallingBack: combined(.fallback(after: .seconds(20)), offline: engine, online: engine)
            case .racing: combined(.race, offline: engine, online: engine)
            case .lateOnline:
                combined(
                    .fallback(after: .zero), offline: engine,
                    online: FaultyBackend(engine, seed: 1, faults: .init(silenceRate: 1)))
            case .failingOnline: combined(.refine(within: nil), offline: engine, online: failing())
            case .failingOffline: combined(.refine(within: nil), offline: failing(), online: engine)
            case .nested:
                combined(
                    .race, offline: combined(.refine(within: nil), offline: engine, online: engine),
                    online: CachingBackend(engine))
            }
        }
    }

    @Test(arguments: Wrapper.allCases, BackendConformance.checks(for: OfflineConformanceTests.tiny).indices)
    func wrapperConforms(wrapper: Wrapper, number: Int) async throws {
        var fixture = OfflineConformanceTests.tiny
        // Two backends that have other objects cannot be asked for a page, nor for several objects, at once.
        if try wrapper.backend() is CombinedBackend { fixture.required.subtract([.paging, .identifiers]) }
        let check = BackendConformance.checks(for: fixture)[number]
        // An identifier is unknown only if both backends say so: one that failed may have it.
        if wrapper == .lateOnline || wrapper == .failingOnline || wrapper == .failingOffline {
            if check.rule.hasPrefix("An unknown identifier") { return }
        }
        await #expect(throws: Never.self) { try await check.run(against: try wrapper.backend()) }
    }
}
