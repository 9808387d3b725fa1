/// The public holidays of a country or a part of it, reckoned from rules: the same day each year, days from Easter, the
/// *n*th Monday of a month.
///
/// ```swift
/// let holidays = PublicHolidays(countryCode: "DE", subdivision: "BY")
/// holidays?.isPublicHoliday(CalendarDate("2026-11-01")!)          // true
/// ```
///
/// These are the holidays by statute, by the rules of 2025; where the year of a recent change is known, it is reckoned
/// with. Days that a government sets from year to year, and days of the lunar calendars, are not among them.
public struct PublicHolidays: HolidayCalendar {
    /// The country, as ISO 3166-1 writes it.
    public let countryCode: String
    /// The part of the country, as ISO 3166-2 writes it without the country, or `nil` for what holds in all of it.
    public let subdivision: String?

    private let rules: [HolidayRule]
    /// A bit for each day of the years of ``PublicHolidays/years``, 384 to a year.
    private let bits: [UInt64]

    /// The years whose holidays are looked up, and not reckoned each time.
    private static let years = 1990...2059
    private static let wordsPerYear = 6

    /// Creates the calendar of a country, or `nil` when its holidays are not known.
    ///
    /// - Parameters:
    ///   - countryCode: The country, as ISO 3166-1 writes it in two letters, in either case.
    ///   - subdivision: The part of the country, as ISO 3166-2 writes it, with or without the country: `BY` or `DE-BY`.
    ///     For a part that has no holidays of its own, or is not known, it is the country.
    public init?(countryCode: String, subdivision: String? = nil) {
        let country = countryCode.uppercased()
        guard country.utf8.count == 2, let own = PublicHolidayTable.holidays[country] else { return nil }
        let part = subdivision?.uppercased().split(separator: "-").last.map(String.init)
        var rules = PublicHolidays.rules(own)
        var known: String?
        if let part, let more = PublicHolidayTable.holidays["\(country)-\(part)"] {
            // A table of a part adds to that of the country, or stands in its place.
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

    /// The countries whose holidays are known, as ISO 3166-1 writes them, in alphabetical order.
    ///
    /// - Complexity: O(*n* log *n*) in the number of countries.
    public static var countryCodes: [String] {
        PublicHolidayTable.holidays.keys.filter { !$0.contains("-") }.sorted()
    }

    /// Whether a day is a public holiday.
    ///
    /// - Parameter date: The day.
    /// - Returns: Whether it is one by the rules of its year.
    public func isPublicHoliday(_ date: CalendarDate) -> Bool {
        let day = CivilDay.number(year: date.year, month: date.month, day: date.day)
        guard PublicHolidays.years.contains(date.year) else {
            return PublicHolidays.days(of: rules, in: date.year).contains(day)
        }
        let dayOfYear = day - CivilDay.number(year: date.year, month: 1, day: 1)
        let word = (date.year - PublicHolidays.years.lowerBound) * PublicHolidays.wordsPerYear + dayOfYear / 64
        return bits[word] >> UInt64(dayOfYear % 64) & 1 == 1
    }

    /// The public holidays of a year, in ascending order.
    ///
    /// - Parameter year: The year; none outside of 1…9999.
    /// - Returns: The days, each once.
    /// - Complexity: O(*n* log *n*) in their number.
    public func dates(in year: Int) -> [CalendarDate] {
        guard (1...9999).contains(year) else { return [] }
        return Set(PublicHolidays.days(of: rules, in: year)).sorted().compactMap { CivilDay(number: $0).date }
    }

    private static func rules(_ text: String) -> [HolidayRule] {
        text.split(separator: " ").compactMap { HolidayRule($0) }
    }

    /// The numbers of the days of a year, and of no other.
    private static func days(of rules: [HolidayRule], in year: Int) -> [Int] {
        var days: [Int] = []
        for rule in rules where rule.years.contains(year) {
            if let day = rule.day(in: year) { days.append(day) }
        }
        // Substitutes come last: each takes the next day that is free.
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
    /// Whether two calendars are of the same place.
    public static func == (first: PublicHolidays, second: PublicHolidays) -> Bool {
        first.countryCode == second.countryCode && first.subdivision == second.subdivision
    }

    /// Adds the place to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(countryCode)
        hasher.combine(subdivision)
    }
}
