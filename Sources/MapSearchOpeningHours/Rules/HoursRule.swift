/// One rule of opening hours: its days, its times, and the state at these times.
///
/// It consists of numbers. Lists are in the arrays of ``HoursRules``, so iterating over rules allocates nothing.
struct HoursRule: Sendable {
    /// How a rule is combined with the previous ones.
    enum Combination: UInt8, Hashable, Sendable {
        /// `;` — on its days, it replaces the previous rules, unless it closes.
        case replacing
        /// `,` — on its days, it adds times to those of the previous rules.
        case adding
        /// `||` — it and those after it apply at times that the previous rules leave closed.
        case fallback
    }

    /// A range in an array.
    struct Slice: Sendable {
        var lower: UInt16 = 0
        var upper: UInt16 = 0

        var isEmpty: Bool { lower == upper }
        var indices: Range<Int> { Int(lower)..<Int(upper) }
    }

    var combination = Combination.replacing
    var state = OpeningHours.State.open
    /// The index of its comment; −1 for none.
    var comment: Int16 = -1

    /// Whether there is a selection of days of the week or holidays.
    var selectsDays = false
    /// Whether a day must be both a holiday and one of the days of the week, instead of either.
    var isForHolidaysOnly = false
    /// A bit for each day of the week, the lowest for Monday.
    var weekdays: UInt8 = 0
    var years = Slice()
    var dates = Slice()
    var weeks = Slice()
    /// Holidays, and days of the week that are counted within their month.
    var days = Slice()
    var spans = Slice()

    /// Whether anything other than the day of the week determines the days of the rule.
    var hasCalendar: Bool { !years.isEmpty || !dates.isEmpty || !weeks.isEmpty || !days.isEmpty }
}

/// Years, such as `2024-2030/2` or `2026+`.
struct YearSelector: Hashable, Sendable {
    var first: Int16
    var last: Int16
    var step: Int16 = 1

    func contains(_ year: Int) -> Bool {
        year >= Int(first) && year <= Int(last) && (step == 1 || (year - Int(first)) % Int(step) == 0)
    }
}

/// ISO 8601 weeks, such as `10-20/2`; across the turn of the year if the last comes before the first.
struct WeekSelector: Hashable, Sendable {
    var first: UInt8
    var last: UInt8
    var step: UInt8 = 1

    func contains(_ week: Int) -> Bool {
        let first = Int(first)
        let last = Int(last)
        let isWithin = first <= last ? week >= first && week <= last : week >= first || week <= last
        guard isWithin, step > 1 else { return isWithin }
        return (week >= first ? week - first : week + 53 - first) % Int(step) == 0
    }
}

/// Days that no bit for a day of the week can represent: the *n*th of a month, holidays.
struct DaySelector: Hashable, Sendable {
    enum Kind: UInt8, Hashable, Sendable {
        case countedWeekday
        case publicHoliday
        case schoolHoliday
    }

    var kind: Kind
    /// Counts from 0 for Monday.
    var weekday: UInt8 = 0
    /// The occurrences in the month: bits 0…4 for the first to the fifth, bits 5…9 for the last to the fifth from the end.
    var occurrences: UInt16 = 0
    /// The number of days after that day.
    var offset: Int16 = 0
}

/// Times of a day, such as `08:00-12:00`, `22:00-02:00`, `sunrise-(sunset-01:00)`, `18:00+`.
struct TimeSpan: Hashable, Sendable {
    /// Minutes from midnight, or from the event.
    var start: Int16 = 0
    var end: Int16 = 0
    /// The event of the sun at the start; 0 for none.
    var startEvent: UInt8 = 0
    /// The event of the sun at the end; 0 for none.
    var endEvent: UInt8 = 0
    /// Whether the end is on the next day.
    var endsNextDay = false
    /// Whether the end is open.
    var isOpenEnded = false
    /// Whether it is a point in time, which lasts a minute.
    var isPoint = false
    /// Minutes between points in time; 0 for an interval.
    var period: Int16 = 0

    var isVariable: Bool { startEvent != 0 || endEvent != 0 }
}
