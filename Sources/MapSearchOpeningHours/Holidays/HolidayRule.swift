/// The rule for the day of a holiday in each year.
///
/// As a word of a table:
///
/// | word | day |
/// |---|---|
/// | `12-25` | 25 December |
/// | `e-2`, `o+1` | a number of days from Easter, western or orthodox |
/// | `11/Th4`, `05/Mo-1` | the fourth Thursday of November, the last Monday of May |
/// | `10-31>Sa` | the first Saturday from 31 October on |
/// | `04-27<` | 27 April, or the day before if that is a Sunday |
///
/// followed by `*` for a substitute on the next free weekday after a weekend, `+` for one after a Sunday, and
/// `@2019`, `@-2023` for the first year or the last.
struct HolidayRule: Hashable, Sendable {
    private enum Day: Hashable {
        case fixed(month: Int, day: Int)
        case fixedNotSunday(month: Int, day: Int)
        case onOrAfter(month: Int, day: Int, weekday: Int)
        case counted(month: Int, weekday: Int, occurrence: Int)
        case easter(Int)
        case orthodoxEaster(Int)
    }

    enum Substitute: Hashable {
        case none
        case afterSunday
        case afterWeekend
    }

    private let day: Day
    let substitute: Substitute
    let years: ClosedRange<Int>

    /// Parses a word of a table; `nil` if it is invalid.
    init?(_ word: Substring) {
        let parts = word.split(separator: "@", maxSplits: 1)
        guard var rule = parts.first else { return nil }
        switch parts.count > 1 ? parts[1] : "" {
        case "": years = 1...9999
        case let years where years.hasPrefix("-"):
            guard let last = Int(years.dropFirst()) else { return nil }
            self.years = 1...last
        case let years:
            guard let first = Int(years) else { return nil }
            self.years = first...9999
        }
        switch rule.last {
        case "*": substitute = .afterWeekend
        case "+": substitute = .afterSunday
        default: substitute = .none
        }
        if substitute != .none { rule = rule.dropLast() }
        func weekday(_ name: Substring) -> Int? { HoursWriter.weekdays.firstIndex(of: String(name)) }
        if rule.first == "e" || rule.first == "o" {
            guard let offset = Int(rule.dropFirst()) else { return nil }
            day = rule.first == "e" ? .easter(offset) : .orthodoxEaster(offset)
            return
        }
        guard rule.utf8.count >= 5, let month = Int(rule.prefix(2)) else { return nil }
        let rest = rule.dropFirst(3)
        if rule.dropFirst(2).first == "/" {
            guard let name = weekday(rest.prefix(2)), let occurrence = Int(rest.dropFirst(2)) else { return nil }
            day = .counted(month: month, weekday: name, occurrence: occurrence)
            return
        }
        guard let number = Int(rest.prefix(2)) else { return nil }
        switch rest.dropFirst(2).first {
        case nil: day = .fixed(month: month, day: number)
        case "<": day = .fixedNotSunday(month: month, day: number)
        case ">":
            guard let name = weekday(rest.dropFirst(3)) else { return nil }
            day = .onOrAfter(month: month, day: number, weekday: name)
        default: return nil
        }
    }

    /// The day number, or `nil` if the month has no such day of the week.
    func day(in year: Int) -> Int? {
        switch day {
        case .fixed(let month, let day):
            return CivilDay.number(year: year, month: month, day: day)
        case .fixedNotSunday(let month, let day):
            let number = CivilDay.number(year: year, month: month, day: day)
            return CivilDay.weekday(ofNumber: number) == 6 ? number - 1 : number
        case .onOrAfter(let month, let day, let weekday):
            let number = CivilDay.number(year: year, month: month, day: day)
            return number + (weekday - CivilDay.weekday(ofNumber: number)).remainder(by: 7)
        case .counted(let month, let weekday, let occurrence):
            return CivilDay.number(ofWeekday: weekday, occurrence: occurrence, month: month, year: year)
        case .easter(let offset): return Easter.western(year) + offset
        case .orthodoxEaster(let offset): return Easter.orthodox(year) + offset
        }
    }
}
