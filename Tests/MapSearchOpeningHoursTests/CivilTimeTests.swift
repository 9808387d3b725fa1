import MapSearchTestSupport
import Testing

import MapSearchOpeningHours

struct CivilTimeTests {
    @Test("consecutive days over centuries")
    func days() throws {
        var expected = (year: 1890, month: 1, day: 1)
        let first = CivilDay.number(year: 1890, month: 1, day: 1)
        for number in first..<first + 100_000 {
            let day = CivilDay(number: number)
            guard (day.year, day.month, day.day) == expected else {
                Issue.record("\(number) is \(day), not \(expected)")
                return
            }
            expected.day += 1
            if expected.day > CivilDay.length(ofMonth: expected.month, year: expected.year) {
                expected = expected.month == 12 ? (expected.year + 1, 1, 1) : (expected.year, expected.month + 1, 1)
            }
        }
    }

    @Test(arguments: [
        ("1970-01-01", 0, 4, 1), ("2000-02-29", 11016, 2, 9), ("2026-11-21", 20778, 6, 47), ("1969-12-31", -1, 3, 1),
        ("2020-12-31", 18627, 4, 53), ("2021-01-03", 18630, 7, 53), ("2018-12-31", 17896, 1, 1),
        ("0001-01-01", -719_162, 1, 1),
        ("9999-12-31", 2_932_896, 5, 52),
    ])
    func known(text: String, number: Int, weekday: Int, week: Int) throws {
        let date = try #require(CalendarDate(text))
        let day = CivilDay(date)
        #expect(day.number == number)
        #expect(date.weekday.isoNumber == weekday)
        #expect(day.week == week)
        #expect(CivilDay(number: number).date == date)
    }

    @Test(
        arguments: [
            ("2026-11-21T14:30:05", "2026-11-21T14:30:05"), ("2026-11-21 14:30", "2026-11-21T14:30:00"),
            ("20261121T00:00:00", "2026-11-21T00:00:00"), ("2026-11-21T24:00", nil), ("2026-11-21T1:00", nil),
            ("2026-11-21", nil), ("2026-02-29T10:00", nil), ("2026-11-21T10:00Z", nil), ("2026-11-21T10:60", nil),
            ("", nil),
            ("2026-11-21T10", nil), ("2026-11-21T+1:00", nil),
        ] as [(String, String?)])
    func texts(text: String, description: String?) throws {
        #expect(CivilTime(text)?.description == description)
    }

    @Test func parts() throws {
        let time = try #require(CivilTime("2026-11-21T14:30:05"))
        #expect(time.date.description == "2026-11-21")
        #expect((time.hour, time.minute, time.second) == (14, 30, 5))
        #expect(time.weekday == .saturday)
        #expect(time.adding(seconds: 86_400).description == "2026-11-22T14:30:05")
        #expect(time.adding(seconds: .max).description == "9999-12-31T23:59:59")
        #expect(time.adding(seconds: .min).description == "0001-01-01T00:00:00")
        #expect(time.adding(seconds: 60).seconds(since: time) == 60)
        #expect(time < time.adding(seconds: 1))
        #expect(CivilTime(time.date, hour: 24) == nil && CivilTime(time.date, hour: 0, minute: -1) == nil)
    }

    /// An hour ahead in summer, as in the middle of Europe in 2026.
    private static let zone = CivilTimeZone { unixTime in
        (1_774_746_000..<1_792_890_000).contains(unixTime) ? 7200 : 3600
    }

    @Test(arguments: [
        (1_795_267_805, "2026-11-21T14:30:05"), (1_774_745_999, "2026-03-29T01:59:59"),
        (1_774_746_000, "2026-03-29T03:00:00"),
        (1_792_889_999, "2026-10-25T02:59:59"),
    ])
    func instants(unixTime: Int, text: String) {
        let time = CivilTime(unixTime: unixTime, in: Self.zone)
        #expect(time.description == text)
        #expect(Self.zone.unixTime(of: time) == unixTime)
    }

    @Test("the hour that is twice, and the one that is not")
    func changes() throws {
        let twice = try #require(CivilTime("2026-10-25T02:30:00"))
        #expect(Self.zone.unixTime(of: twice) == 1_792_888_200)
        #expect(CivilTime(unixTime: 1_792_891_800, in: Self.zone) == twice)
        let never = try #require(CivilTime("2026-03-29T02:30:00"))
        #expect(CivilTime(unixTime: Self.zone.unixTime(of: never), in: Self.zone).description == "2026-03-29T03:30:00")
    }

    @Test("instants and offsets that no place has")
    func bounds() {
        #expect(CivilTime(unixTime: .max, in: .utc).description == "9999-12-31T23:59:59")
        #expect(CivilTime(unixTime: .min, in: .utcOffset(seconds: .min)).description == "0001-01-01T00:00:00")
        #expect(CivilTimeZone.utcOffset(seconds: .max).secondsFromUTC(atUnixTime: 0) == 86_400)
    }
}
