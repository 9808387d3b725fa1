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
/// The checks belong to no test framework: each throws a ``Failure`` when the backend breaks the rule. A backend that
/// throws `SearchError.Code.unsupported` for an operation passes the checks of that operation.
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
        /// - Throws: ``Failure`` when the backend breaks the rule.
        public func run(against backend: any SearchBackend) async throws {
            do {
                try await body(Probe(backend: backend, fixture: fixture, rule: rule))
            } catch SearchError.Code.unsupported {
                return
            } catch let failure as Failure {
                throw failure
            } catch {
                throw Failure(backend: backend.name, rule: rule, finding: "it threw \(error)")
            }
        }

        /// The rule.
        public var description: String { rule }
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

    /// All checks.
    ///
    /// - Parameter fixture: What is known about the data of the backend.
    /// - Returns: The checks, each independent of the others.
    public static func checks(for fixture: BackendFixture) -> [Check] {
        requestChecks(fixture) + resultChecks(fixture) + pageChecks(fixture) + capabilityChecks(fixture)
            + taskChecks(fixture)
    }
}
