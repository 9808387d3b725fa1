/// The first or last day of a range of dates.
struct DateBound: Hashable, Sendable {
    enum Kind: UInt8, Hashable, Sendable {
        /// A whole month: its first day, or its last.
        case month
        case day
        case easter
        /// The *n*th day of the week of a month.
        case countedWeekday
    }

    var kind: Kind
    /// 0 for every year.
    var year: Int16 = 0
    var month: UInt8 = 0
    var day: UInt8 = 0
    /// Counts from 0 for Monday.
    var weekday: UInt8 = 0
    /// 1…5 from the first on, −1…−5 from the last on.
    var occurrence: Int8 = 0
    /// Moves to the next day of the week, 1 for Monday to 7 for Sunday, or to the previous one if negative; 0 for none.
    var weekdayShift: Int8 = 0
    /// The number of days after that.
    var offset: Int16 = 0

    /// The day in a year, or `nil` if the month has no such day of the week.
    ///
    /// In a year without 29 February, it is the day after or before it, for the start and end of a range respectively.
    func number(in year: Int, isEnd: Bool) -> Int? {
        var number: Int
        let month = Int(month)
        switch kind {
        case .month:
            number = CivilDay.number(
                year: year, month: month, day: isEnd ? CivilDay.length(ofMonth: month, year: year) : 1)
        case .day:
            let length = CivilDay.length(ofMonth: month, year: year)
            number = CivilDay.number(
                year: year, month: month, day: isEnd ? min(Int(day), length) : min(Int(day), length + 1))
        case .easter:
            number = Easter.western(year)
        case .countedWeekday:
            guard
                let counted = CivilDay.number(
                    ofWeekday: Int(weekday), occurrence: Int(occurrence), month: month, year: year)
            else { return nil }
            number = counted
        }
        if weekdayShift != 0 {
            let wanted = Int(weekdayShift.magnitude) - 1
            let weekday = CivilDay.weekday(ofNumber: number)
            number += weekdayShift > 0 ? (wanted - weekday).remainder(by: 7) : -(weekday - wanted).remainder(by: 7)
        }
        return number + Int(offset)
    }
}

/// A range of dates, such as `Dec 24-26`, `Nov-Feb`, `2026 Nov 21`, `easter -2 days`, `Mar Su[-1]-Oct Su[-1]`.
struct DateSelector: Hashable, Sendable {
    var from: DateBound
    var to: DateBound
    /// Whether it has no end: until the end of the year, or indefinitely if it has a year.
    var isOpenEnded = false
    /// The period in days; 1 for all days.
    var step: UInt8 = 1

    /// Whether the end, if it comes before the start, is in the following year.
    ///
    /// False if a range of days within a year is merely empty, like 29 February in most years.
    private var mayWrap: Bool {
        if isOpenEnded || to.year != 0 { return false }
        let isFixed = { (bound: DateBound) in bound.kind == .month || bound.kind == .day }
        guard isFixed(from), isFixed(to), from.offset == 0, to.offset == 0, from.weekdayShift == 0, to.weekdayShift == 0
        else { return from != to }
        let first = (from.month, from.kind == .month ? 1 : from.day)
        let last = (to.month, to.kind == .month ? 31 : to.day)
        return first > last
    }

    /// The days of the range that begins in a year, or `nil` if there are none.
    func days(beginningIn year: Int) -> ClosedRange<Int>? {
        let year = from.year != 0 ? Int(from.year) : year
        guard let first = from.number(in: year, isEnd: false) else { return nil }
        if isOpenEnded {
            let end = from.year != 0 ? 9999 : year
            let last = CivilDay.number(year: end, month: 12, day: 31)
            return first <= last ? first...last : nil
        }
        guard var last = to.number(in: to.year != 0 ? Int(to.year) : year, isEnd: true) else { return nil }
        if last < first, mayWrap {
            guard let next = to.number(in: year + 1, isEnd: true) else { return nil }
            last = next
        }
        return first <= last ? first...last : nil
    }

    /// The years in which a range that contains a given day, or is near it, may begin.
    ///
    /// Offsets are less than a year, and a range without years lasts less than two.
    private func years(around day: CivilDay) -> ClosedRange<Int> {
        from.year != 0 ? Int(from.year)...Int(from.year) : day.year - 2...day.year + 1
    }

    /// Whether its bounds are only months and days of months, so that it is the same in each year.
    private var isYearly: Bool {
        func isYearly(_ bound: DateBound) -> Bool {
            (bound.kind == .month || bound.kind == .day) && bound.year == 0 && bound.offset == 0
                && bound.weekdayShift == 0
        }
        return step == 1 && isYearly(from) && isYearly(to)
    }

    func contains(_ day: CivilDay) -> Bool {
        if isYearly {
            // By far the most common case, without regard to the year: months of 32 days keep the order.
            let first = Int(from.month) * 32 + (from.kind == .month ? 1 : Int(from.day))
            let last = isOpenEnded ? 12 * 32 + 31 : Int(to.month) * 32 + (to.kind == .month ? 31 : Int(to.day))
            let key = day.month * 32 + day.day
            return first <= last ? key >= first && key <= last : key >= first || key <= last
        }
        for year in years(around: day) {
            guard let days = days(beginningIn: year), days.contains(day.number) else { continue }
            if step == 1 || (day.number - days.lowerBound) % Int(step) == 0 { return true }
        }
        return false
    }

    /// The first day after a given one on which ``contains(_:)`` may change; `Int.max` for never.
    func change(after day: CivilDay) -> Int {
        var change = Int.max
        // A leap day may be eight years away.
        let years = from.year != 0 ? years(around: day) : day.year - 2...day.year + 9
        for year in years {
            guard let days = days(beginningIn: year) else { continue }
            if days.contains(day.number), step > 1 { return day.number + 1 }
            if days.lowerBound > day.number { change = min(change, days.lowerBound) }
            if days.upperBound >= day.number { change = min(change, days.upperBound + 1) }
            if change != .max, year > day.year { break }
        }
        return change
    }
}

extension CivilDay {
    /// The *n*th day of the week of a month, counted from its end if negative; `nil` if there are not as many.
    static func number(ofWeekday weekday: Int, occurrence: Int, month: Int, year: Int) -> Int? {
        let first = number(year: year, month: month, day: 1)
        let length = length(ofMonth: month, year: year)
        let last = first + length - 1
        let number =
            occurrence > 0
            ? first + (weekday - CivilDay.weekday(ofNumber: first)).remainder(by: 7) + (occurrence - 1) * 7
            : last - (CivilDay.weekday(ofNumber: last) - weekday).remainder(by: 7) + (occurrence + 1) * 7
        return number >= first && number <= last ? number : nil
    }
}
