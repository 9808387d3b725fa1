import MapSearchOpeningHours
import TestFixtures
import Testing

/// Cases of another project, which lie outside of the package.
struct OpeningHoursCasesTests {
    @Test(.enabled(if: SharedFolder.has("cases/opening_hours_evaluator.tsv")))
    func cases() throws {
        let lines = try SharedFolder.text("cases/opening_hours_evaluator.tsv").split(separator: "\n").dropFirst()
        #expect(lines.count == 75)
        for line in lines {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let time = try #require(CivilTime(columns[1]))
            let hours = try OpeningHours(columns[2])
            let expected = CivilTime(columns[3])
            #expect((expected == nil) == columns[3].isEmpty)
            switch columns[0] {
            case "open": #expect(hours.state(at: time) == .open, "\(line)")
            case "closed": #expect(hours.state(at: time) == .closed, "\(line)")
            case "open_until": #expect(hours.closing(after: time) == expected, "\(line)")
            case "open_next": #expect(hours.nextOpening(from: time) == expected, "\(line)")
            case "was_last_open": #expect(hours.lastOpening(before: time) == expected, "\(line)")
            default: Issue.record("\(line)")
            }
        }
    }
}
