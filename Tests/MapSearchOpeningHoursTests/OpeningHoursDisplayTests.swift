import MapSearchOpeningHours
import Testing

/// Weeks, statuses and texts for people; the 21st of November 2026 is a Saturday.
struct OpeningHoursDisplayTests {
    private static let saturday = CalendarDate("2026-11-21")

    private static func lines(
        _ text: String, _ language: HoursLanguage = .english, _ clock: ClockStyle = .twentyFourHours
    )
        throws -> [String]
    {
        try OpeningHours(text).weekText(of: try #require(saturday), language: language, clock: clock).map {
            "\($0.days) \($0.times)"
        }
    }

    @Test(
        arguments: [
            (
                "Mo-Fr 08:00-12:00,13:30-18:00; Sa 09:00-13:00",
                ["Mon–Fri 08:00–12:00, 13:30–18:00", "Sat 09:00–13:00", "Sun Closed"]
            ),
            ("24/7", ["Mon–Sun Open 24 hours"]), ("off", ["Mon–Sun Closed"]),
            ("Fr,Sa 22:00-04:00", ["Mon–Thu Closed", "Fri–Sat 22:00–04:00", "Sun Closed"]),
            ("Su 22:00-04:00", ["Mon–Sat Closed", "Sun 22:00–04:00"]),
            ("Mo-Fr 08:00-24:00", ["Mon–Fri 08:00–24:00", "Sat–Sun Closed"]),
            ("Mo 10:00-12:00 \"call\"", ["Mon 10:00–12:00 (call)", "Tue–Sun Closed"]),
            ("Mo 18:00+", ["Mon 18:00–04:00 (May be open)", "Tue–Sun Closed"]),
            ("Mo 10:00-12:00 open \"women\"", ["Mon 10:00–12:00 (women)", "Tue–Sun Closed"]),
            ("Mo 14:00-Tu", nil),
            ("\"call\"", ["Mon–Sun (call)"]),
            ("Nov 21 10:00-12:00", ["Mon–Fri Closed", "Sat 10:00–12:00", "Sun Closed"]),
        ] as [(String, [String]?)])
    func week(text: String, expected: [String]?) throws {
        guard let expected else {
            #expect(throws: OpeningHours.ParseError.self) { try OpeningHours(text) }
            return
        }
        #expect(try Self.lines(text) == expected)
    }

    @Test func weekIn() throws {
        let german = try #require(HoursLanguage("de-AT"))
        #expect(try Self.lines("Mo-Fr 08:00-18:00", german) == ["Mo–Fr 08:00–18:00", "Sa–So Geschlossen"])
        #expect(try Self.lines("Mo-Su 08:00-22:30", .english, .twelveHours) == ["Mon–Sun 8 AM–10:30 PM"])
    }

    @Test("days of a week")
    func days() throws {
        let date = try #require(Self.saturday)
        let week = try OpeningHours("Fr 22:00-04:00; Sa 24/7").week(of: date)
        #expect(week.map(\.weekday) == Weekday.allCases)
        #expect(week.first?.date.description == "2026-11-16")
        #expect(week[4].times.map(\.start.description) == ["2026-11-20T22:00:00"])
        let always = try OpeningHours("24/7").week(of: date)
        #expect(always.allSatisfy { $0.isOpenAllDay })
    }

    @Test(
        arguments: [
            (
                "Mo-Fr 08:00-18:00; Sa 09:00-13:00",
                [(OpeningHours.DayGroup.weekdays, [28_800, 64_800]), (.saturday, [32_400, 46_800])]
            ),
            ("24/7", [(.everyday, [0, 86_400])]), ("off", []), ("\"call\"", []),
            ("Fr,Sa 22:00-02:00", [([.friday, .saturday], [79_200, 93_600])]),
            ("Mo 08:00-10:00 open \"a\", Mo 10:00-12:00 open \"b\"", [(.monday, [28_800, 43_200])]),
            (
                "Mo,We 08:00-10:00,11:00-12:00; Sa,Su 08:00-10:00",
                [
                    ([.monday, .wednesday], [28_800, 36_000, 39_600, 43_200]), (.weekend, [28_800, 36_000]),
                ]
            ),
        ] as [(String, [(OpeningHours.DayGroup, [Int])])])
    func availabilities(text: String, expected: [(OpeningHours.DayGroup, [Int])]) throws {
        let availabilities = try OpeningHours(text).availabilities(inWeekOf: try #require(Self.saturday))
        #expect(availabilities.map(\.days) == expected.map(\.0))
        #expect(availabilities.map { $0.timeRanges.flatMap { [$0.from, $0.to] } } == expected.map(\.1))
        #expect(availabilities.allSatisfy { $0.timeRanges.allSatisfy { $0.isTwentyFourHours == (text == "24/7") } })
    }

    @Test func dayGroups() {
        #expect(OpeningHours.DayGroup(.sunday) == .sunday && OpeningHours.DayGroup(.saturday) == .saturday)
        #expect(OpeningHours.DayGroup.everyday.rawValue == 127)
        #expect(OpeningHours.DayGroup.weekend.days == [.saturday, .sunday])
    }

    @Test(
        arguments: [
            ("Mo-Sa 08:00-18:00", "2026-11-21 12:00", "Open · closes at 18:00", "Until 18:00", []),
            ("Mo-Sa 08:00-18:00", "2026-11-21 17:30", "Open · closes at 18:00", "Until 18:00", .closingSoon),
            ("Mo-Sa 08:00-18:00", "2026-11-21 17:00", "Open · closes at 18:00", "Until 18:00", .closingSoon),
            ("Mo-Sa 08:00-18:00", "2026-11-21 07:30", "Closed · opens at 08:00", "From 08:00", .openingSoon),
            ("Mo-Su 08:00-18:00", "2026-11-21 18:00", "Closed · opens tomorrow at 08:00", "From 08:00", []),
            ("Mo-Fr 08:00-18:00", "2026-11-21 12:00", "Closed · opens Mon at 08:00", "Closed", []),
            ("Dec 24 08:00-18:00", "2026-11-21 12:00", "Closed · opens 2026-12-24 at 08:00", "Closed", []),
            ("08:00-12:00,14:00-18:00", "2026-11-21 12:30", "Break · opens at 14:00", "From 14:00", .break),
            (
                "08:00-12:00,14:00-18:00", "2026-11-21 13:30", "Break · opens at 14:00", "From 14:00",
                [.break, .openingSoon]
            ),
            ("20:00-02:00", "2026-11-21 12:00", "Closed · opens at 20:00", "From 20:00", []),
            ("20:00-02:00,10:00-11:00", "2026-11-21 12:00", "Break · opens at 20:00", "From 20:00", .break),
            ("24/7", "2026-11-21 12:00", "Open 24 hours", "Open 24 hours", []),
            ("off", "2026-11-21 12:00", "Closed", "Closed", []),
            ("24/7; 2026 Dec 24 off", "2026-11-21 12:00", "Open · closes 2026-12-24 at 00:00", "Open", []),
            ("24/7; We off", "2026-11-21 12:00", "Open · closes Wed at 00:00", "Open", []),
            ("12:00-18:00+", "2026-11-21 17:30", "Open · at least until 18:00", "Until 18:00", []),
            ("12:00-18:00+", "2026-11-21 19:00", "May be open", "May be open", []),
            ("\"by appointment\"", "2026-11-21 19:00", "May be open · by appointment", "May be open", []),
            (
                "Mo-Fr 10:00-12:00; Sa off \"closed for winter\"", "2026-11-21 12:00",
                "Closed · opens Mon at 10:00 · closed for winter", "Closed", []
            ),
        ] as [(String, String, String, String, OpeningHours.Status.Tags)])
    func status(text: String, moment: String, line: String, short: String, tags: OpeningHours.Status.Tags) throws {
        let status = try OpeningHours(text).status(at: try #require(CivilTime(moment)))
        #expect(status.text(in: .english) == line)
        #expect(status.shortText(in: .english) == short)
        #expect(status.tags == tags)
        #expect(status.isOpenNow == (status.state == .unknown ? nil : status.state == .open))
    }

    @Test("every language has all texts")
    func languages() throws {
        #expect(
            HoursLanguage.all.map(\.code) == [
                "ar", "de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt", "ru", "tr", "zh",
            ])
        #expect(HoursLanguage("xx") == nil && HoursLanguage("") == nil && HoursLanguage("PT_br")?.code == "pt")
        let noon = try #require(CivilTime("2026-11-21 12:00"))
        let texts = [
            "24/7", "off", "08:00-18:00", "08:00-11:00", "13:00-18:00", "We 10:00-12:00", "\"call\"", "10:00-13:00+",
            "08:00-11:00,13:00-15:00",
        ]
        for language in HoursLanguage.all {
            var lines: Set<String> = []
            for text in texts {
                let line = try OpeningHours(text).status(at: noon).text(in: language)
                #expect(!line.contains("@") && !line.contains("#"))
                lines.insert(line)
            }
            #expect(lines.count == texts.count, "\(language.code): \(lines)")
        }
        let status = try OpeningHours("08:00-18:00").status(at: noon)
        #expect(status.text(in: try #require(HoursLanguage("de"))) == "Geöffnet · schließt um 18:00")
        #expect(status.text(in: .english, clock: .twelveHours) == "Open · closes at 6 PM")
    }
}
