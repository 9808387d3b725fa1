import MapSearchOpeningHours
import Testing

/// What a text means at some moments; the days lie in November 2026, whose 21st is a Saturday.
struct OpeningHoursSemanticsTests {
    private struct Holidays: HolidayCalendar {
        func isPublicHoliday(_ date: CalendarDate) -> Bool { date.description == "2026-11-17" }
        func isSchoolHoliday(_ date: CalendarDate) -> Bool { date.month == 11 && date.day < 15 }
    }

    private static let place = OpeningHours.Place(holidays: Holidays())

    @Test(
        arguments: [
            // The night belongs to the day on which it began.
            ("Fr 22:00-04:00; Sa off", "2026-11-21 02:00", .open),
            ("Fr 22:00-04:00; Sa off", "2026-11-21 04:00", .closed),
            ("Fr 22:00-04:00; Sa 00:00-24:00 off", "2026-11-21 02:00", .closed),
            ("Fr 22:00-04:00; Sa 10:00-12:00", "2026-11-21 02:00", .open),
            ("Mo 20:00-04:00; PH off", "2026-11-17 03:00", .open),
            ("Mo,Tu 20:00-04:00; PH off", "2026-11-18 03:00", .closed),
            ("Fr 22:00-30:00", "2026-11-21 05:59", .open), ("Fr 10:00-10:00", "2026-11-21 09:59", .open),
            // Rules.
            ("Mo-Su 08:00-18:00; Sa 10:00-12:00", "2026-11-21 13:00", .closed),
            ("Mo-Su 08:00-18:00, Sa 20:00-22:00", "2026-11-21 13:00", .open),
            ("Mo-Su 08:00-18:00; Sa 12:00-14:00 off", "2026-11-21 13:00", .closed),
            ("Mo-Su 08:00-18:00; Sa 12:00-14:00 off", "2026-11-21 11:00", .open),
            ("Mo-Fr 08:00-18:00 || \"call\"", "2026-11-21 13:00", .unknown),
            ("Mo-Su 08:00-18:00; Sa off || \"call\"", "2026-11-21 13:00", .unknown),
            ("Mo-Fr 08:00-18:00 || Sa 12:00-14:00 || \"call\"", "2026-11-21 13:00", .open),
            ("Mo-Fr 08:00-18:00; \"call\"; Sa off", "2026-11-21 13:00", .closed),
            ("Mo-Sa 08:00-18:00; \"call\"", "2026-11-21 13:00", .open),
            ("Sa 08:00-18:00 \"call\"", "2026-11-21 13:00", .unknown), ("Sa", "2026-11-21 23:59", .open),
            ("Sa off", "2026-11-20 12:00", .closed),
            // Open ends.
            ("18:00+", "2026-11-21 18:00", .unknown), ("18:00+", "2026-11-22 03:59", .unknown),
            ("18:00+", "2026-11-22 04:00", .closed), ("10:00+", "2026-11-22 00:00", .closed),
            ("17:00-21:00+", "2026-11-21 20:59", .open), ("17:00-21:00+", "2026-11-21 21:00", .unknown),
            ("22:00+", "2026-11-22 05:59", .unknown), ("22:00+", "2026-11-22 06:00", .closed),
            // Points in time.
            ("10:00", "2026-11-21 10:00", .open), ("10:00", "2026-11-21 10:01", .closed),
            ("10:00-16:00/90", "2026-11-21 11:30", .open), ("10:00-16:00/90", "2026-11-21 11:31", .closed),
            // Days.
            ("Sa[3] 10:00-12:00", "2026-11-21 11:00", .open), ("Sa[2] 10:00-12:00", "2026-11-21 11:00", .closed),
            ("Sa[-2] 10:00-12:00", "2026-11-21 11:00", .open), ("Fr[3] +1 day 10:00-12:00", "2026-11-21 11:00", .open),
            ("Tu 10:00-12:00; PH off", "2026-11-17 11:00", .closed), ("PH 10:00-12:00", "2026-11-17 11:00", .open),
            ("PH +1 day 10:00-12:00", "2026-11-18 11:00", .open), ("SH Mo-Fr 10:00-12:00", "2026-11-13 11:00", .open),
            ("SH Mo-Fr 10:00-12:00", "2026-11-14 11:00", .closed),
            ("SH Mo-Fr 10:00-12:00", "2026-11-20 11:00", .closed),
            ("SH,Sa 10:00-12:00", "2026-11-21 11:00", .open),
            // Dates.
            ("Nov 21 10:00-12:00", "2026-11-21 11:00", .open), ("Dec-Jan 10:00-12:00", "2026-01-31 11:00", .open),
            ("Dec 20-Jan 06 off", "2027-01-06 12:00", .closed), ("24/7; Dec 20-Jan 06 off", "2027-01-07 12:00", .open),
            ("2026 Dec 20-Jan 06", "2027-01-06 12:00", .open), ("2026 Dec 20-Jan 06", "2028-01-06 12:00", .closed),
            ("2026 Nov 20+", "2031-01-01 12:00", .open), ("Nov 20+", "2027-01-01 12:00", .closed),
            ("Nov 20+", "2026-12-31 12:00", .open), ("Nov 01-30/2", "2026-11-21 12:00", .open),
            ("Nov 01-30/2", "2026-11-20 12:00", .closed), ("easter", "2026-04-05 12:00", .open),
            ("easter -2 days", "2026-04-03 12:00", .open), ("Dec 25 -Su", "2026-12-20 12:00", .open),
            ("Nov 15 +Sa", "2026-11-21 12:00", .open), ("Nov 21 +Sa", "2026-11-21 12:00", .open),
            ("Mar Su[-1]-Oct Su[-1]", "2026-10-25 12:00", .open),
            ("Mar Su[-1]-Oct Su[-1]", "2026-10-26 12:00", .closed),
            ("Jan-Mar,Nov Sa[3] 10:00-12:00", "2026-11-21 11:00", .open),
            ("Feb 29", "2026-03-01 12:00", .closed), ("Feb 29", "2026-02-28 12:00", .closed),
            ("Feb 29", "2028-02-29 12:00", .open),
            ("Feb 29-Mar 05", "2026-02-28 12:00", .closed), ("Feb 29-Mar 05", "2026-03-01 12:00", .open),
            ("Feb 20-29", "2026-02-28 12:00", .open),
            // Weeks and years.
            ("week 47 10:00-12:00", "2026-11-21 11:00", .open), ("week 46 10:00-12:00", "2026-11-21 11:00", .closed),
            ("week 53", "2027-01-03 12:00", .open), ("week 01", "2026-12-31 12:00", .closed),
            ("week 01", "2029-01-01 12:00", .open),
            ("week 50-10", "2026-01-01 12:00", .open), ("week 01-53/2", "2026-11-21 12:00", .open),
            ("2024-2030/2", "2026-11-21 12:00", .open), ("2025+", "2026-11-21 12:00", .open),
            ("2025", "2026-11-21 12:00", .closed),
            // The position of the sun is unknown.
            ("sunrise-sunset", "2026-11-21 12:00", .unknown), ("sunrise-sunset", "2026-11-21 19:00", .closed),
            ("24/7; sunset-sunrise off", "2026-11-21 22:00", .unknown),
            ("24/7; sunset-sunrise off", "2026-11-21 12:00", .open),
        ] as [(String, String, OpeningHours.State)])
    func state(text: String, moment: String, expected: OpeningHours.State) throws {
        let time = try #require(CivilTime(moment))
        #expect(try OpeningHours(text).state(at: time, in: Self.place) == expected)
    }

    @Test(
        arguments: [
            ("24/7", nil), ("Mo-Fr 10:00-18:00", "2026-11-23 10:00"), ("24/7; 2999 Dec 31 off", "2999-12-31 00:00"),
            ("2040 Mo[1] 10:00-12:00", "2040-01-02 10:00"), ("Feb 29 10:00-12:00", "2028-02-29 10:00"),
            ("week 53 Mo 10:00-12:00", "2026-12-28 10:00"), ("24/7; PH off", "2027-11-17 00:00"),
            ("off", nil), ("2020 Mo-Fr 10:00-12:00", nil), ("Mo-Su 00:00-24:00; Sa 00:00-24:00", nil),
            ("Mo-Fr 00:00-24:00; Sa,Su", nil), ("Sa 10:00-18:00", "2026-11-21 18:00"),
            ("2999 Dec 31 10:00-12:00", "2999-12-31 10:00"),
        ] as [(String, String?)])
    func nextChange(text: String, expected: String?) throws {
        struct November17: HolidayCalendar {
            func isPublicHoliday(_ date: CalendarDate) -> Bool { date.month == 11 && date.day == 17 }
        }
        let time = try #require(CivilTime("2026-11-21 12:00:30"))
        let hours = try OpeningHours(text)
        #expect(
            hours.nextChange(after: time, in: .init(holidays: November17()))?.time == expected.flatMap { CivilTime($0) }
        )
    }

    @Test("intervals tell comments apart and touch one another")
    func intervals() throws {
        let hours = try OpeningHours("Mo 10:00-12:00 open \"women\", Mo 12:00-14:00 open \"men\"; We off \"sorry\"")
        let start = try #require(CivilTime("2026-11-23 11:00"))
        let end = try #require(CivilTime("2026-11-26 00:00"))
        let intervals = hours.intervals(from: start, to: end)
        #expect(intervals.map(\.comment) == ["women", "men", nil, "sorry"])
        #expect(intervals.map(\.state) == [.open, .open, .closed, .closed])
        #expect(intervals.first?.start == start && intervals.last?.end == end)
        for (interval, next) in zip(intervals, intervals.dropFirst()) { #expect(interval.end == next.start) }
        #expect(hours.intervals(from: end, to: start).isEmpty)
        #expect(hours.intervals(from: end, to: end).isEmpty)
        #expect(hours.comment(at: start) == "women")
        #expect(hours.closing(after: start) == CivilTime("2026-11-23 14:00"))
    }

    @Test("the first and the last moment of the calendar")
    func ends() throws {
        let first = try #require(CivilTime("0001-01-01 00:00"))
        let last = try #require(CivilTime("9999-12-31 23:59:59"))
        for text in ["24/7", "Mo-Fr 22:00-02:00", "easter 10:00+", "PH -1 day off", "week 52-01", "sunrise-sunset"] {
            let hours = try OpeningHours(text)
            for time in [first, last] {
                _ = hours.state(at: time)
                _ = hours.nextChange(after: time, in: .init(holidays: PublicHolidays(countryCode: "DE")))
                _ = hours.lastOpening(before: time)
                _ = hours.week(of: time.date)
                _ = hours.status(at: time)
            }
        }
        #expect(try OpeningHours("Mo-Fr 10:00-12:00").nextChange(after: last) == nil)
    }

    @Test(
        arguments: [
            ("24/7", .open), ("Mo-Su 00:00-24:00", .open), ("off", .closed), ("Mo-Fr off; Dec 25 off", .closed),
            ("Mo-Fr; Sa,Su", .open), ("unknown", .unknown), ("\"call\"", .unknown), ("Mo-Fr 10:00-12:00", nil),
            ("24/7; PH off", nil), ("20:00-20:00", .open),
        ] as [(String, OpeningHours.State?)])
    func constantState(text: String, expected: OpeningHours.State?) throws {
        let hours = try OpeningHours(text)
        #expect(hours.constantState == expected)
        #expect(hours.isAlwaysOpen == (expected == .open))
        #expect(hours.isAlwaysClosed == (expected == .closed))
    }

    @Test func dependencies() throws {
        #expect(try OpeningHours("sunrise-sunset").dependsOnSun)
        #expect(try OpeningHours("PH off").dependsOnPublicHolidays)
        #expect(try OpeningHours("SH off").dependsOnSchoolHolidays)
        let plain = try OpeningHours("Mo 10:00-12:00")
        #expect(!plain.dependsOnSun && !plain.dependsOnPublicHolidays && !plain.dependsOnSchoolHolidays)
    }
}
