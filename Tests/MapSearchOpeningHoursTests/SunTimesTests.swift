import MapGeometry
import Testing

import MapSearchOpeningHours

struct SunTimesTests {
    /// Sunrise and sunset as almanacs have them, by the clocks of the place.
    @Test(arguments: [
        // London, Munich, Quito, Sydney, Reykjavík.
        ("2026-06-21", 51.5074, -0.1278, 3600, 4 * 60 + 43, 21 * 60 + 21),
        ("2026-12-21", 51.5074, -0.1278, 0, 8 * 60 + 4, 15 * 60 + 53),
        ("2026-11-21", 48.1372, 11.5755, 3600, 7 * 60 + 27, 16 * 60 + 29),
        ("2026-03-20", -0.1807, -78.4678, -18000, 6 * 60 + 18, 18 * 60 + 24),
        ("2026-12-21", -33.8688, 151.2093, 39600, 5 * 60 + 41, 20 * 60 + 5),
        ("2026-06-21", 64.1466, -21.9426, 0, 2 * 60 + 55, 24 * 60 + 4),
    ])
    func almanac(date: String, latitude: Double, longitude: Double, offset: Int, sunrise: Int, sunset: Int) throws {
        let sun = SunTimes(
            day: CivilDay(try #require(CalendarDate(date))).number,
            coordinate: Coordinate(latitude: latitude, longitude: longitude), timeZone: .utcOffset(seconds: offset))
        #expect(abs(sun[.sunrise] - sunrise) <= 2, "\(sun[.sunrise])")
        #expect(abs(sun[.sunset] - sunset) <= 2, "\(sun[.sunset])")
        #expect(sun[.dawn] <= sun[.sunrise] && sun[.sunset] <= sun[.dusk])
    }

    @Test("polar day and polar night")
    func poles() throws {
        let longyearbyen = OpeningHours.Place(
            coordinate: Coordinate(latitude: 78.22, longitude: 15.65), timeZone: .utcOffset(seconds: 3600))
        let day = try OpeningHours("sunrise-sunset")
        let night = try OpeningHours("sunset-sunrise")
        for hour in 0..<24 {
            let summer = try #require(CalendarDate("2026-06-21").flatMap { CivilTime($0, hour: hour) })
            let winter = try #require(CalendarDate("2026-12-21").flatMap { CivilTime($0, hour: hour) })
            #expect(
                day.state(at: summer, in: longyearbyen) == .open && night.state(at: summer, in: longyearbyen) == .closed
            )
            #expect(
                day.state(at: winter, in: longyearbyen) == .closed && night.state(at: winter, in: longyearbyen) == .open
            )
        }
    }

    @Test("times that the sun leaves empty")
    func empty() throws {
        let munich = OpeningHours.Place(
            coordinate: Coordinate(latitude: 48.1372, longitude: 11.5755), timeZone: .utcOffset(seconds: 3600))
        let noon = try #require(CivilTime("2026-11-21 12:00"))
        let evening = try #require(CivilTime("2026-11-21 17:30"))
        for (text, expected) in [
            ("sunrise-sunset", OpeningHours.State.open), ("(sunrise+06:00)-sunset", .closed), ("17:00-sunset", .closed),
            ("08:00-(sunset-05:00)", .closed), ("sunrise-12:30", .open), ("dusk-dawn", .closed),
        ] {
            #expect(try OpeningHours(text).state(at: noon, in: munich) == expected, "\(text)")
        }
        #expect(try OpeningHours("17:00-sunset").state(at: evening, in: munich) == .closed)
        #expect(try OpeningHours("17:00-sunset").state(at: noon, in: munich) == .closed)
        #expect(try OpeningHours("dusk-dawn").state(at: evening, in: munich) == .open)
        #expect(
            try OpeningHours("dusk-02:00").nextChange(after: evening, in: munich)?.time == CivilTime("2026-11-22 02:00")
        )
    }

    @Test("invalid positions")
    func invalid() throws {
        let noon = try #require(CivilTime("2026-11-21 12:00"))
        let hours = try OpeningHours("sunrise-sunset")
        for coordinate in [
            Coordinate(latitude: .nan, longitude: 0), Coordinate(latitude: 91, longitude: 0),
            Coordinate(latitude: 0, longitude: .infinity),
        ] {
            #expect(hours.state(at: noon, in: .init(coordinate: coordinate, timeZone: .utc)) == .unknown)
        }
        for latitude in [-90.0, 90] {
            let pole = OpeningHours.Place(coordinate: Coordinate(latitude: latitude, longitude: 0), timeZone: .utc)
            #expect(hours.state(at: noon, in: pole) == (latitude < 0 ? .open : .closed))
        }
    }
}
