import Foundation

/// What the environment asks of a run of the tests.
package enum TestRun {
    /// Whether the long suites run: `MAPSEARCH_HEAVY=1`, in release.
    package static let isHeavy = environment("MAPSEARCH_HEAVY") == "1"

    /// The value of a variable; nil when it is not set.
    package static func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}
