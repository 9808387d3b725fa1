public import MapSearch

/// A conformance suite that checks whether a type behaves like a `SearchBackend`.
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
/// The checks are independent of any test framework: each throws a ``Failure`` if the backend breaks its rule. Checks
/// of capabilities that a backend does not declare, and of operations for which it throws
/// `SearchError.Code.unsupported`, are skipped, and reported as such. ``BackendFixture/required`` lists what must not
/// be skipped, and ``report(for:against:)`` counts the results.
///
/// ```swift
/// let report = await BackendConformance.report(for: fixture, against: MyBackend())
/// print(report)       // MyBackend: 22 rules are kept, 6 skipped, 0 broken. …
/// ```
public enum BackendConformance: Sendable {
    /// A rule with its check.
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

        /// Checks a backend against the rule.
        ///
        /// - Parameter backend: The backend; it receives at most a few dozen requests.
        /// - Returns: Whether the check passed, or was skipped completely or in part.
        /// - Throws: ``Failure`` if the backend breaks the rule, or lacks a feature in ``BackendFixture/required``.
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

    /// The outcome of a check that did not fail.
    public enum Outcome: Hashable, Sendable {
        /// The backend follows the rule.
        case passed
        /// The backend, or the data of the fixture, lacks a feature, so that the rule was not checked completely.
        case skipped(Feature, reason: String)
    }

    /// Ends a check that cannot be completed.
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

    /// An error that describes a broken rule.
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

    /// Runs all checks and counts the results.
    ///
    /// - Parameters:
    ///   - fixture: The fixture for the backend's data.
    ///   - backend: The backend.
    /// - Returns: The results; the caller should check ``Report/failures``.
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

    /// Returns all checks.
    ///
    /// - Parameter fixture: The fixture for the backend's data.
    /// - Returns: The checks, each independent of the others.
    public static func checks(for fixture: BackendFixture) -> [Check] {
        requestChecks(fixture) + resultChecks(fixture) + pageChecks(fixture) + capabilityChecks(fixture)
            + taskChecks(fixture)
    }
}
