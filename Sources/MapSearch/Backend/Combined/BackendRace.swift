/// A race between an offline and an online source, with the rules for which of them answers.
struct BackendRace<Value: Sendable>: Sendable {
    enum Side: Sendable {
        case offline, online
    }

    enum Outcome: Sendable {
        /// Offline and online, in this order.
        case both(Value, Value)
        /// One of the two sources, with the other one if it should have contributed too.
        case one(Value, missing: [Side])
    }

    private typealias Answer = Result<Value, SearchError>

    private let time: Timekeeper
    private let policy: CombinedBackend.Policy
    private let offline: SharedTask<Answer>
    private let online: SharedTask<Answer>

    init(
        time: Timekeeper, policy: CombinedBackend.Policy,
        offline: @escaping @Sendable () async -> Result<Value, SearchError>,
        online: @escaping @Sendable () async -> Result<Value, SearchError>
    ) {
        self.time = time
        self.policy = policy
        // A caller that waits only for a limited time may return to it later.
        self.offline = SharedTask(endsWithLastWaiter: false, offline)
        self.online = SharedTask(endsWithLastWaiter: false, online)
    }

    /// Queries both sources, and stops the one that is no longer needed.
    ///
    /// - Parameters:
    ///   - isConvincing: Whether an answer wins the race.
    ///   - preview: Called with an intermediate answer.
    /// - Returns: One answer, or both.
    /// - Throws: ``SearchError`` if both fail, `CancellationError` if the task is cancelled.
    func outcome(
        isConvincing: (Value) -> Bool, preview: (Value) -> Void
    ) async throws -> Outcome {
        defer {
            offline.cancel()
            online.cancel()
        }
        return switch policy {
        case .refine(let limit): try await refined(within: limit, preview)
        case .fallback(let limit): try await fallenBack(after: limit)
        case .race: try await fastest(isConvincing)
        }
    }

    private func refined(within limit: Duration?, _ preview: (Value) -> Void) async throws -> Outcome {
        let start = time.now()
        let first = try await offline.value()
        let second: Answer?
        if case .success(let value) = first {
            preview(value)
            if let limit {
                // The time limit starts at the beginning, however long the offline source takes.
                second = try await time.value(of: online, within: max(limit.bounded - (time.now() - start), .zero))
            } else {
                second = try await online.value()
            }
        } else {
            // There is nothing to fall back on.
            second = try await online.value()
        }
        switch (first, second) {
        case (.success(let first), .success(let second)?): return .both(first, second)
        case (.success(let first), let failure): return .one(first, missing: missing(.online, failure))
        case (.failure, .success(let second)?): return .one(second, missing: missing(.offline, first))
        case (.failure(let first), .failure(let second)?): throw Self.graver(first, second)
        case (.failure(let first), nil): throw first
        }
    }

    private func fallenBack(after limit: Duration) async throws -> Outcome {
        let early = try await time.value(of: online, within: limit)
        if case .success(let value)? = early { return .one(value, missing: []) }
        let substitute = try await offline.value()
        switch substitute {
        case .success(let value): return .one(value, missing: missing(.online, early))
        case .failure(let first):
            // There is no fallback, so a late answer is better than none.
            switch try await online.value() {
            case .success(let value): return .one(value, missing: [])
            case .failure(let second): throw Self.graver(first, second)
            }
        }
    }

    private func fastest(_ isConvincing: (Value) -> Bool) async throws -> Outcome {
        let answers = try await withThrowingTaskGroup(of: (Side, Answer).self) { group in
            group.addTask { (.offline, try await offline.value()) }
            group.addTask { (.online, try await online.value()) }
            defer { group.cancelAll() }
            var answers: [(Side, Answer)] = []
            while let answer = try await group.next() {
                answers.append(answer)
                if case .success(let value) = answer.1, isConvincing(value) { break }
            }
            return answers
        }
        // The last one is convincing, or both have arrived and any success will do.
        for case (_, .success(let value)) in answers.reversed() {
            let failed = answers.flatMap { missing($0.0, $0.1) }
            return .one(value, missing: failed)
        }
        let errors = answers.sorted { $0.0 == .offline && $1.0 == .online }.compactMap { answer -> SearchError? in
            if case .failure(let error) = answer.1 { error } else { nil }
        }
        throw Self.graver(errors[0], errors[errors.count - 1])
    }

    /// The side, if it failed to answer; a missing object counts as an answer.
    private func missing(_ side: Side, _ answer: Answer?) -> [Side] {
        switch answer {
        case .success: []
        case .failure(let error) where error.code == .notFound || error.code == .unsupported: []
        case .failure, nil: [side]
        }
    }

    /// The error if both failed: that of the online source, unless it is only unsupported.
    private static func graver(_ offline: SearchError, _ online: SearchError) -> SearchError {
        online.code == .unsupported ? offline : online
    }
}
