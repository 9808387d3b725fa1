import MapSearch
import MapSearchIndexing
import TestFixtures
import Testing

/// The opening hours in real extracts, which lie outside of the package.
@Suite(.enabled(if: TestRun.isHeavy, "set MAPSEARCH_HEAVY=1 to run"))
struct HeavyRealOpeningHoursTests {
    /// What no rule could be made of, with the reason.
    private static let unreadable: [String: OpeningHours.ParseError.Reason] = [
        "Mo-Su 09:00-17:00; Closed: 24, 25 & 31 December, 1 January, Good Friday": .timeOutOfRange,
        "Most Sundays Sep-Jul, 11am (see website for detailed schedule)": .unknownWord,
        "8.15 to 13.15    -    17.30 to 21.15": .unexpectedCharacter,
        "Tu-Fr 12:00-19:00; Sa 12:00-18:002": .timeOutOfRange,
    ]

    @Test(.enabled(if: SharedFolder.hasExtracts))
    func extracts() throws {
        var builder = IndexBuilder(name: "Hours")
        try OSMExtract(paths: SharedFolder.extractNames.map(SharedFolder.extract)).read(into: &builder)
        let texts = builder.records.compactMap { $0.business?.openingHoursText }
        #expect(texts.count > 1800)
        let time = try #require(CivilTime("2026-11-21 12:00"))
        var unreadable = 0
        for text in texts {
            do {
                let hours = try OpeningHours(text)
                _ = hours.status(at: time)
                #expect(try OpeningHours(hours.description) == hours, "\(text)")
            } catch {
                unreadable += 1
                #expect(Self.unreadable[text] == error.reason, "\(text): \(error)")
            }
        }
        #expect(Double(unreadable) < 0.02 * Double(texts.count))
    }
}
