import MapSearchOpeningHours
import Testing

/// Days and parts of days at which places are open.
@Suite struct OccasionTests {
    /// A Friday.
    private let time = CivilTime("2026-11-20T15:00")!

    private func occasions(_ hours: String) throws -> [OpeningHours.Occasion] {
        let hours = try OpeningHours(hours)
        return OpeningHours.Occasion.allCases.filter { hours.isOpen(at: $0, from: time) }
    }

    @Test(
        "a day ends at five in the morning, and closing time does not matter",
        arguments: [
            ("Mo-Fr 08:00-18:00", [.today, .monday, .tuesday, .wednesday, .thursday, .friday]),
            ("Fr 08:00-12:00", [.today, .friday]), ("Sa 20:00-02:00", [.tomorrow, .saturday, .weekend]),
            ("Su 00:00-04:00", [.tomorrow, .saturday, .weekend]), ("Fr 18:00-22:00", [.today, .evening, .friday]),
            ("Fr 18:00-23:00", [.today, .evening, .late, .friday]),
            ("24/7", OpeningHours.Occasion.allCases), ("off", []), ("Fr-Sa unknown", []),
            ("Mo-Su 06:00-05:00", OpeningHours.Occasion.allCases.filter { $0 != .always }),
        ] as [(String, [OpeningHours.Occasion])])
    func openAt(hours: String, expected: [OpeningHours.Occasion]) throws {
        #expect(try occasions(hours) == expected)
    }

    @Test("after midnight it is still the day before")
    func afterMidnight() throws {
        let hours = try OpeningHours("Fr 22:00-02:00")
        let night = try #require(CivilTime("2026-11-21T01:00"))
        #expect(hours.isOpen(at: .today, from: night) && hours.isOpen(at: .late, from: night))
        #expect(!hours.isOpen(at: .tomorrow, from: night))
    }

    @Test("the ends of time are no trap", arguments: ["0001-01-01T00:00", "9999-12-31T23:59"])
    func endOfTime(text: String) throws {
        let time = try #require(CivilTime(text))
        let hours = try OpeningHours("Mo-Su 10:00-12:00")
        for occasion in OpeningHours.Occasion.allCases { _ = hours.isOpen(at: occasion, from: time) }
    }
}
