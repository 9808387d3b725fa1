import Testing

@testable import MapSearchOpeningHours

struct PublicHolidaysTests {
    /// Easter Sundays as they were published.
    @Test(
        arguments: [
            (1818, "1818-03-22", nil), (1943, "1943-04-25", nil), (2000, "2000-04-23", "2000-04-30"),
            (2024, "2024-03-31", "2024-05-05"), (2025, "2025-04-20", "2025-04-20"), (2026, "2026-04-05", "2026-04-12"),
            (2027, "2027-03-28", "2027-05-02"), (2038, "2038-04-25", "2038-04-25"), (2285, "2285-03-22", nil),
        ] as [(Int, String, String?)])
    func easter(year: Int, western: String, orthodox: String?) {
        #expect(CivilDay(number: Easter.western(year)).date?.description == western)
        if let orthodox { #expect(CivilDay(number: Easter.orthodox(year)).date?.description == orthodox) }
    }

    /// All holidays of a year, as the places themselves publish them.
    @Test(
        arguments: [
            (
                "DE", "BY", 2026,
                "01-01 01-06 04-03 04-06 05-01 05-14 05-25 06-04 08-15 10-03 11-01 12-25 12-26"
            ),
            ("DE", nil, 2026, "01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26"),
            ("DE", "SN", 2026, "01-01 04-03 04-06 05-01 05-14 05-25 10-03 10-31 11-18 12-25 12-26"),
            ("FR", nil, 2026, "01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25"),
            ("GB", nil, 2026, "01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28"),
            ("GB", "SCT", 2027, "01-01 01-02 01-04 03-26 05-03 05-31 08-02 11-30 12-25 12-26 12-27 12-28"),
            ("US", nil, 2026, "01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25"),
            ("US", nil, 2027, "01-01 01-18 02-15 05-31 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-25"),
            ("SE", nil, 2026, "01-01 01-06 04-03 04-05 04-06 05-01 05-14 05-24 06-06 06-20 10-31 12-25 12-26"),
            ("GR", nil, 2026, "01-01 01-06 02-23 03-25 04-10 04-12 04-13 05-01 06-01 08-15 10-28 12-25 12-26"),
            ("NL", nil, 2025, "01-01 04-20 04-21 04-26 05-29 06-08 06-09 12-25 12-26"),
            ("DK", nil, 2023, "01-01 04-06 04-07 04-09 04-10 05-05 05-18 05-28 05-29 12-25 12-26"),
            ("DK", nil, 2024, "01-01 03-28 03-29 03-31 04-01 05-09 05-19 05-20 12-25 12-26"),
            ("MT", nil, 2026, "01-01 02-10 03-19 03-31 04-03 05-01 06-07 06-29 08-15 09-08 09-21 12-08 12-13 12-25"),
        ] as [(String, String?, Int, String)])
    func year(country: String, subdivision: String?, year: Int, expected: String) throws {
        let holidays = try #require(PublicHolidays(countryCode: country, subdivision: subdivision))
        #expect(holidays.dates(in: year).map { String($0.description.dropFirst(5)) }.joined(separator: " ") == expected)
        for month in 1...12 {
            for day in 1...31 {
                guard let date = CalendarDate(year: year, month: month, day: day) else { continue }
                let isExpected = expected.split(separator: " ").contains { date.description.hasSuffix($0) }
                #expect(holidays.isPublicHoliday(date) == isExpected)
            }
        }
    }

    @Test("every word of the table is one, and the table of bits says what the rules do")
    func table() throws {
        #expect(PublicHolidays.countryCodes.count >= 45)
        for (key, words) in PublicHolidayTable.holidays {
            for word in words.split(separator: " ") where word != "=" {
                #expect(HolidayRule(word) != nil, "\(key): \(word)")
            }
        }
        for country in PublicHolidays.countryCodes {
            let holidays = try #require(PublicHolidays(countryCode: country))
            for year in [1990, 2026, 2059, 1989, 2060, 1, 9999] {
                let dates = holidays.dates(in: year)
                #expect(dates.count >= 7, "\(country)")
                #expect(dates.allSatisfy { holidays.isPublicHoliday($0) && $0.year == year })
            }
        }
    }

    @Test func places() {
        #expect(PublicHolidays(countryCode: "XX") == nil)
        #expect(PublicHolidays(countryCode: "") == nil)
        #expect(PublicHolidays(countryCode: "DE-BY") == nil)
        #expect(PublicHolidays(countryCode: "de", subdivision: "de-by")?.subdivision == "BY")
        #expect(PublicHolidays(countryCode: "DE", subdivision: "XX") == PublicHolidays(countryCode: "DE"))
        #expect(PublicHolidays(countryCode: "DE")?.dates(in: 0).isEmpty == true)
    }
}
