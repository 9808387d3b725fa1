extension BackendConformance {
    /// The results of all checks of a backend.
    ///
    /// A backend without any features breaks no rule but also passes none.
    public struct Report: Sendable {
        /// A check that was skipped completely or in part.
        public struct Skipped: Hashable, Sendable {
            /// The rule.
            public let rule: String
            /// The missing feature.
            public let feature: Feature
            /// The reason, as a sentence without its subject.
            public let reason: String
        }

        /// The name of the backend.
        public let backend: String
        /// The rules that the backend follows.
        public private(set) var passed: [String] = []
        /// The rules that were not checked.
        public private(set) var skipped: [Skipped] = []
        /// The rules that the backend breaks.
        public private(set) var failures: [Failure] = []

        init(backend: String) {
            self.backend = backend
        }

        /// The missing features.
        public var missing: Set<Feature> { Set(skipped.map(\.feature)) }

        mutating func add(_ outcome: Outcome, of rule: String) {
            switch outcome {
            case .passed: passed.append(rule)
            case .skipped(let feature, let reason):
                skipped.append(Skipped(rule: rule, feature: feature, reason: reason))
            }
        }

        mutating func add(_ failure: Failure) { failures.append(failure) }
    }
}

extension BackendConformance.Report: CustomStringConvertible {
    /// The counts on one line, then a line for each failed or skipped rule.
    public var description: String {
        let counts = "\(backend): \(passed.count) rules passed, \(skipped.count) skipped, \(failures.count) failed."
        let lines =
            failures.map { "failed: \($0.rule) \($0.finding)." } + skipped.map { "skipped: \($0.rule) (\($0.reason))" }
        return ([counts] + lines).joined(separator: "\n")
    }
}
