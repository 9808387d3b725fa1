import MapSearchOpeningHours
import TestFixtures
import Testing

/// What fuzzing found in opening hours, and their edges.
@Suite struct OpeningHoursCorpusTests {
    @Test(arguments: try Corpus.entries("opening-hours"))
    func replay(entry: Corpus.Entry) throws {
        let text = entry.text.hasSuffix("\n") ? String(entry.text.dropLast()) : entry.text
        guard entry.isTaken else {
            #expect(throws: OpeningHours.ParseError.self) { try OpeningHours(text) }
            return
        }
        let hours = try OpeningHours(text)
        #expect(try OpeningHours(hours.description) == hours)
        _ = hours.state(at: try #require(CivilTime("2026-11-21 12:00")), in: .init())
    }
}
