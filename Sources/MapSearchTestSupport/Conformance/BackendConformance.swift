public import MapSearch

/// What it means to be a `SearchBackend`, as checks that any backend can be held against.
///
/// ```swift
/// let fixture = BackendFixture(query: "Berlin", broadQuery: "street", coordinate: berlin)
///
/// @Test(arguments: BackendConformance.checks(for: fixture))
/// func conforms(check: BackendConformance.Check) async throws {
///     try await check.run(against: MyBackend())
/// }
/// ```
///
/// The checks belong to no test framework: each throws a ``Failure`` when the backend breaks the rule. The checks of what a
/// backend does not claim, and of an operation for which it throws `SearchError.Code.unsupported`, are skipped, and say so:
/// ``BackendFixture/required`` names what must not be skipped, and ``report(for:against:)`` counts.
///
/// ```swift
/// let report = await BackendConformance.report(for: fixture, against: MyBackend())
/// print(report)       // MyBackend: 22 rules are kept, 6 skipped, 0 broken. …
/// ```
public enum BackendConformance: Sendable {
    /// A rule and how to check it.
    public struct Check: Sendable, CustomStringConvertible {
        /// The rule, as a sentence.
        public let rule: String

        private let fixture: BackendFixture
        private let body: @Sendable (Probe) async throws -> Void

        init(
            _ rule: String, _ fixture: BackendFixture, body: @escaping @Sendable (Probe) async throws -> Void
        ) {
            self.rule = rule
            self.fixture = fixture
            self.body = body
        }

        /// Holds a backend against the rule.
        ///
        /// - Parameter backend: The backend; it is asked a few dozen times at most.
        /// - Returns: Whether the backend keeps the rule, or the check was skipped, as a whole or a part of it.
        /// - Throws: ``Failure`` when the backend breaks the rule, or lacks what ``BackendFixture/required`` has.
        @discardableResult
        public func run(against backend: any SearchBackend) async throws -> Outcome {
            do {
                try await body(Probe(backend: backend, fixture: fixture, rule: rule))
                return .passed
            } catch let skip as Skip {
                return try skipped(skip, by: backend)
            } catch SearchError.Code.unsupported {
                return try skipped(Skip(lacks: .text), by: backend)
            } catch let failure as Failure {
                throw failure
            } catch {
                throw Failure(backend: backend.name, rule: rule, finding: "it threw \(error)")
            }
        }

        private func skipped(_ skip: Skip, by backend: any SearchBackend) throws -> Outcome {
            guard !fixture.required.contains(skip.feature) else {
                let finding = "\(skip.reason), and the fixture requires \(skip.feature)"
                throw Failure(backend: backend.name, rule: rule, finding: finding)
            }
            return .skipped(skip.feature, reason: skip.reason)
        }

        /// The rule.
        public var description: String { rule }
    }

    /// What became of a check that found no fault.
    public enum Outcome: Hashable, Sendable {
        /// The backend keeps the rule.
        case passed
        /// The backend, or the data of the fixture, lacks something, so that the rule was not checked to its end.
        case skipped(Feature, reason: String)
    }

    /// Ends a check that cannot be made.
    struct Skip: Error {
        let feature: Feature
        let reason: String

        init(_ feature: Feature, _ reason: String) {
            self.feature = feature
            self.reason = reason
        }

        init(lacks feature: Feature) {
            self.init(feature, "it does not support \(feature)")
        }
    }

    /// A rule that a backend breaks.
    public struct Failure: Error, Sendable, CustomStringConvertible {
        /// The name of the backend.
        public let backend: String
        /// The rule.
        public let rule: String
        /// What the backend did instead.
        public let finding: String

        /// The backend, the rule and what it did instead.
        public var description: String { "\(backend) breaks the rule \"\(rule)\": \(finding)." }
    }

    /// Makes all checks and counts them.
    ///
    /// - Parameters:
    ///   - fixture: What is known about the data of the backend.
    ///   - backend: The backend.
    /// - Returns: What became of each check; it is for the caller to look at ``Report/failures``.
    public static func report(for fixture: BackendFixture, against backend: any SearchBackend) async -> Report {
        var report = Report(backend: backend.name)
        for check in checks(for: fixture) {
            do {
                report.add(try await check.run(against: backend), of: check.rule)
            } catch {
                report.add(error as? Failure ?? Failure(backend: backend.name, rule: check.rule, finding: "\(error)"))
            }
        }
        return report
    }

    /// All checks.
    ///
    /// - Parameter fixture: What is known about the data of the backend.
    /// - Returns: The checks, each independent of the others.
    public static func checks(for fixture: BackendFixture) -> [Check] {
        requestChecks(fixture) + resultChecks(fixture) + pageChecks(fixture) + capabilityChecks(fixture)
            + taskChecks(fixture)
    }
}
