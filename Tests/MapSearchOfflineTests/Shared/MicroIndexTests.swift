import Foundation
import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Tiny document sets with queries after the tests of another geocoder: what must be found, what not, what comes first.
@Suite(.enabled(if: MicroIndex.isPresent, "no shared data: set MAPSEARCH_SHARED to its folder"))
struct MicroIndexTests {
    /// Choices of that engine that are not this one's.
    private static let otherChoices: Set<String> = [
        "very short name: bär must_not 1",
        "prefix over typo at equal importance: olso order 1001 1000",
        "importance over bias: ham order 1000 1001",
    ]

    /// Sets that need what this engine does not have yet, with the reason.
    private static let notYet: [String: String] = [
        "named address": "house numbers",
        "unnamed address": "house numbers",
        "house number in two towns": "house numbers",
    ]

    @Test(arguments: MicroIndex.sets)
    func set(set: MicroIndex.Set) throws {
        guard Self.notYet[set.name] == nil else { return }
        let backend = try set.backend()
        for check in set.checks {
            let found = try check.found(in: backend)
            for failure in check.failures(found)
            where !(check.isPolicy && Self.otherChoices.contains("\(set.name): \(failure)")) {
                Issue.record("\(set.name): \(failure), found \(found)")
            }
        }
    }

    /// What is listed as missing is missing; when it is there, the list must shrink.
    @Test func theListsAreNoLongerThanNeeded() throws {
        var failures: Swift.Set<String> = []
        for set in MicroIndex.sets {
            let backend = try set.backend()
            for check in set.checks {
                let found = try check.found(in: backend)
                for failure in check.failures(found) { failures.insert("\(set.name): \(failure)") }
            }
        }
        for choice in Self.otherChoices { #expect(failures.contains(choice), "\(choice) holds now") }
        for name in Self.notYet.keys { #expect(failures.contains { $0.hasPrefix(name + ":") }, "\(name) holds now") }
    }
}
