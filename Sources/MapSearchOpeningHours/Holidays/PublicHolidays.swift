/// The public holidays of a country or a part of it, computed from rules: the same day each year, days relative to
/// Easter, the *n*th Monday of a month.
///
/// ```swift
/// let holidays = PublicHolidays(countryCode: "DE", subdivision: "BY")
/// holidays?.isPublicHoliday(CalendarDate("2026-11-01")!)          // true
/// ```
///
/// These are the statutory holidays according to the rules of 2025; recent changes apply from their year on, if known.
/// Days that a government sets from year to year and days of lunar calendars are not included.
public struct PublicHolidays: HolidayCalendar {
    /// The ISO 3166-1 code of the country.
    public let countryCode: String
    /// The ISO 3166-2 code of the subdivision without the country, or `nil` for nationwide holidays.
    public let subdivision: String?

    private let rules: [HolidayRule]
    /// A bit for each day of the years of ``PublicHolidays/years``, 384 per year.
    private let bits: [UInt64]

    /// The years whose holidays are stored instead of computed each time.
    private static let years = 1990...2059
    private static let wordsPerYear = 6

    /// Creates the calendar of a country, or `nil` if its holidays are not known.
    ///
    /// - Parameters:
    ///   - countryCode: The ISO 3166-1 alpha-2 code of the country, in upper or lower case.
    ///   - subdivision: The ISO 3166-2 code of the subdivision, with or without the country: `BY` or `DE-BY`. For a
    ///     subdivision that is unknown or has no holidays of its own, the calendar is that of the country.
    public init?(countryCode: String, subdivision: String? = nil) {
        let country = countryCode.uppercased()
        guard country.utf8.count == 2, let own = PublicHolidayTable.holidays[country] else { return nil }
        let part = subdivision?.uppercased().split(separator: "-").last.map(String.init)
        var rules = PublicHolidays.rules(own)
        var known: String?
        if let part, let more = PublicHolidayTable.holidays["\(country)-\(part)"] {
            // The table of a subdivision adds to that of the country, or replaces it.
            rules = more.hasPrefix("= ") ? PublicHolidays.rules(more) : rules + PublicHolidays.rules(more)
            known = part
        }
        self.countryCode = country
        self.subdivision = known
        self.rules = rules
        var bits = [UInt64](repeating: 0, count: PublicHolidays.years.count * PublicHolidays.wordsPerYear)
        for year in PublicHolidays.years {
            let first = CivilDay.number(year: year, month: 1, day: 1)
            let base = (year - PublicHolidays.years.lowerBound) * PublicHolidays.wordsPerYear
            for day in PublicHolidays.days(of: rules, in: year) {
                bits[base + (day - first) / 64] |= 1 << UInt64((day - first) % 64)
            }
        }
        self.bits = bits
    }

    /// The ISO 3166-1 codes of the countries whose holidays are known, in alphabetical order.
    ///
    /// - Complexity: O(*n* log *n*) in the number of countries.
    public static var countryCodes: [String] {
        PublicHolidayTable.holidays.keys.filter { !$0.contains("-") }.sorted()
    }

    /// Returns whether a day is a public holiday.
    ///
    /// - Parameter date: The day.
    /// - Returns: Whether it is a holiday according to the rules of its year.
    public func isPublicHoliday(_ date: CalendarDate) -> Bool {
        let day = CivilDay.number(year: date.year, month: date.month, day: date.day)
        guard PublicHolidays.years.contains(date.year) else {
            return PublicHolidays.days(of: rules, in: date.year).contains(day)
        }
        let dayOfYear = day - CivilDay.number(year: date.year, month: 1, day: 1)
        let word = (date.year - PublicHolidays.years.lowerBound) * PublicHolidays.wordsPerYear + dayOfYear / 64
        return bits[word] >> UInt64(dayOfYear % 64) & 1 == 1
    }

    /// Returns the public holidays of a year, in ascending order.
    ///
    /// - Parameter year: The year; there are no holidays outside 1…9999.
    /// - Returns: The days, each once.
    /// - Complexity: O(*n* log *n*) in their number.
    public func dates(in year: Int) -> [CalendarDate] {
        guard (1...9999).contains(year) else { return [] }
        return Set(PublicHolidays.days(of: rules, in: year)).sorted().compactMap { CivilDay(number: $0).date }
    }

    private static func rules(_ text: String) -> [HolidayRule] {
        text.split(separator: " ").compactMap { HolidayRule($0) }
    }

    /// The day numbers of the holidays of a year, without those of other years.
    private static func days(of rules: [HolidayRule], in year: Int) -> [Int] {
        var days: [Int] = []
        for rule in rules where rule.years.contains(year) {
            if let day = rule.day(in: year) { days.append(day) }
        }
        // Substitutes come last: each takes the next free day.
        for rule in rules where rule.years.contains(year) && rule.substitute != .none {
            guard let day = rule.day(in: year) else { continue }
            let weekday = CivilDay.weekday(ofNumber: day)
            guard weekday == 6 || (weekday == 5 && rule.substitute == .afterWeekend) else { continue }
            var substitute = day + 1
            while CivilDay.weekday(ofNumber: substitute) > 4 || days.contains(substitute) { substitute += 1 }
            days.append(substitute)
        }
        return days.filter { CivilDay(number: $0).year == year }
    }
}

extension PublicHolidays: Hashable {
    /// Returns whether two calendars are for the same place.
    public static func == (first: PublicHolidays, second: PublicHolidays) -> Bool {
        first.countryCode == second.countryCode && first.subdivision == second.subdivision
    }

    /// Hashes the place.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(countryCode)
        hasher.combine(subdivision)
    }
}
