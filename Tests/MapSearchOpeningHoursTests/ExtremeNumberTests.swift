import MapSearchOpeningHours
import TestFixtures
import Testing

/// Every public function of the module that takes numbers, with numbers at which arithmetic ends: it returns.
@Suite(.timeLimit(.minutes(1))) struct ExtremeNumberTests {
    /// The test is that it ends: a trap would end the process.
    @Test(arguments: calls.keys.sorted()) func returns(name: String) throws {
        let call = try #require(Self.calls[name])
        try call()
    }

    @Test func nothingIsLeftOut() throws {
        let listed = Set(Self.calls.keys).union(["OpeningHours.init(rawValue:)"])  // An enumeration.
        let difference = try NumericSymbols.names(in: "MapSearchOpeningHours").symmetricDifference(listed)
        #expect(difference.isEmpty, "\(difference)")
    }

    private static let calls: [String: @Sendable () throws -> Void] = [
        "PublicHolidays.dates(in:)": {
            let holidays = try #require(PublicHolidays(countryCode: "DE"))
            for year in Extremes.integers { _ = holidays.dates(in: year) }
        },
        "OpeningHours.status(at:in:soon:)": {
            let hours = try OpeningHours("Mo-Fr 08:00-18:00; PH off")
            let time = try #require(CivilTime("2026-11-21T14:30"))
            for soon in Extremes.durations { _ = hours.status(at: time, soon: soon) }
        },
        "CivilTime.init(_:hour:minute:second:)": {
            let date = try #require(CalendarDate(year: 9999, month: 12, day: 31))
            Extremes.eachInteger { _ = CivilTime(date, hour: $0, minute: $1, second: $1) }
        },
        "CivilTime.init(unixTime:in:)": {
            Extremes.eachInteger { _ = CivilTime(unixTime: $0, in: .utcOffset(seconds: $1)).description }
        },
        "CivilTime.adding(seconds:)": {
            let time = CivilTime(unixTime: 0, in: .utc)
            Extremes.eachInteger { _ = time.adding(seconds: $0).adding(seconds: $1).description }
        },
        "CivilTimeZone.init(_:)": {
            Extremes.eachInteger { offset in
                let zone = CivilTimeZone { _ in offset }
                Extremes.eachInteger { _ = CivilTime(unixTime: $0, in: zone).description }
                _ = zone.unixTime(of: CivilTime(unixTime: .max, in: zone))
            }
        },
        "CivilTimeZone.utcOffset(seconds:)": {
            Extremes.eachInteger {
                #expect(CivilTimeZone.utcOffset(seconds: $0).secondsFromUTC(atUnixTime: 0).magnitude <= 86_400)
            }
        },
        "CivilTimeZone.secondsFromUTC(atUnixTime:)": {
            Extremes.eachInteger { _ = CivilTimeZone.utc.secondsFromUTC(atUnixTime: $0) }
        },
        "CalendarDate.init(year:month:day:)": {
            Extremes.eachInteger { first, second in
                Extremes.eachInteger { _ = CalendarDate(year: first, month: second, day: $0)?.description }
            }
        },
    ]
}
