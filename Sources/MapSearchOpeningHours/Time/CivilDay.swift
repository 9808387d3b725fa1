/// A day of the proleptic Gregorian calendar as a number and as year, month and day.
package struct CivilDay: Hashable, Sendable {
    /// Days since 1970-01-01.
    package let number: Int
    package let year: Int
    package let month: Int
    package let day: Int

    /// Counts from 1 March, so that the leap day is the last of a year, as in Howard Hinnant's
    /// *chrono-Compatible Low-Level Date Algorithms*.
    package init(number: Int) {
        let shifted = number + CivilDay.marchFirstOfYearZero
        let cycle = shifted.quotient(by: 146_097)
        let dayOfCycle = shifted - cycle * 146_097
        let yearOfCycle = (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
        let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        self.number = number
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0)
    }

    package init(_ date: CalendarDate) {
        number = CivilDay.number(year: date.year, month: date.month, day: date.day)
        year = date.year
        month = date.month
        day = date.day
    }

    /// The days from 0000-03-01 to 1970-01-01.
    private static let marchFirstOfYearZero = 719_468

    /// The first day of year 1 and the last of year 9999, the limits of dates and times.
    static let range = number(year: 1, month: 1, day: 1)...number(year: 9999, month: 12, day: 31)

    /// The day number; a day beyond the end of its month counts into the next.
    package static func number(year: Int, month: Int, day: Int) -> Int {
        let yearFromMarch = month <= 2 ? year - 1 : year
        let cycle = yearFromMarch.quotient(by: 400)
        let yearOfCycle = yearFromMarch - cycle * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return cycle * 146_097 + yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
            - marchFirstOfYearZero
    }

    static func isLeapYear(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    package static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: isLeapYear(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The day of the week of a day, 0 for Monday to 6 for Sunday; 1970-01-01 was a Thursday.
    static func weekday(ofNumber number: Int) -> Int { (number + 3).remainder(by: 7) }

    var weekday: Int { CivilDay.weekday(ofNumber: number) }

    /// The ISO 8601 week, 1…53: the one that contains the nearest Thursday.
    package var week: Int {
        let thursday = CivilDay(number: number - weekday + 3)
        return (thursday.number - CivilDay.number(year: thursday.year, month: 1, day: 1)) / 7 + 1
    }

    /// The date, or `nil` outside of years 1…9999.
    package var date: CalendarDate? { CalendarDate(year: year, month: month, day: day) }
}

extension Int {
    /// The quotient rounded down, for a positive divisor.
    func quotient(by divisor: Int) -> Int {
        self >= 0 ? self / divisor : -((divisor - 1 - self) / divisor)
    }

    /// The remainder 0..<divisor, for a positive divisor.
    func remainder(by divisor: Int) -> Int {
        let remainder = self % divisor
        return remainder < 0 ? remainder + divisor : remainder
    }
}
