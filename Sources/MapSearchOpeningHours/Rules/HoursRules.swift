/// The rules of opening hours, and the lists that they refer to.
///
/// Immutable and shared: a value of ``OpeningHours`` is one reference, cheap to copy and to store in many objects.
final class HoursRules: Sendable {
    let rules: [HoursRule]
    let years: [YearSelector]
    let dates: [DateSelector]
    let weeks: [WeekSelector]
    let days: [DaySelector]
    let spans: [TimeSpan]
    let comments: [String]

    /// Whether times of one day may continue on the next.
    let reachesNextDay: Bool
    /// Whether anything other than the day of the week determines which rules apply.
    let hasCalendar: Bool
    /// Whether times depend on the sun.
    let hasSun: Bool

    init(
        rules: [HoursRule], years: [YearSelector], dates: [DateSelector], weeks: [WeekSelector], days: [DaySelector],
        spans: [TimeSpan], comments: [String]
    ) {
        self.rules = rules
        self.years = years
        self.dates = dates
        self.weeks = weeks
        self.days = days
        self.spans = spans
        self.comments = comments
        reachesNextDay = spans.contains { $0.mayReachNextDay }
        hasCalendar = rules.contains { $0.hasCalendar }
        hasSun = spans.contains { $0.isVariable }
    }

    /// The comment at an index; `nil` for a negative one.
    func comment(at index: Int16) -> String? { index < 0 ? nil : comments[Int(index)] }

    func usesHolidays(_ kind: DaySelector.Kind) -> Bool { days.contains { $0.kind == kind } }
}

extension HoursRules: Hashable {
    static func == (first: HoursRules, second: HoursRules) -> Bool {
        first === second
            || first.rules.elementsEqual(second.rules) { first.says($0, as: $1, of: second) }
    }

    /// Whether a rule means the same as another one, wherever their lists are stored.
    private func says(_ rule: HoursRule, as other: HoursRule, of others: HoursRules) -> Bool {
        rule.combination == other.combination && rule.state == other.state
            && comment(at: rule.comment) == others.comment(at: other.comment)
            && rule.selectsDays == other.selectsDays && rule.isForHolidaysOnly == other.isForHolidaysOnly
            && rule.weekdays == other.weekdays
            && years[rule.years.indices] == others.years[other.years.indices]
            && dates[rule.dates.indices] == others.dates[other.dates.indices]
            && weeks[rule.weeks.indices] == others.weeks[other.weeks.indices]
            && days[rule.days.indices] == others.days[other.days.indices]
            && spans[rule.spans.indices] == others.spans[other.spans.indices]
    }

    func hash(into hasher: inout Hasher) {
        for rule in rules {
            hasher.combine(rule.combination)
            hasher.combine(rule.state)
            hasher.combine(rule.weekdays)
            hasher.combine(spans[rule.spans.indices])
        }
    }
}

extension TimeSpan {
    /// An interval in minutes of a day, the end exclusive, followed by a time in which the state is unknown.
    struct Resolved {
        var start: Int
        /// At or after the start.
        var end: Int
        /// At or after the end: the end of the unknown state.
        var unknownUntil: Int
    }

    /// The last minute of the following day; no time is later.
    static let latestMinute = 2880

    /// The times of a day, by its events of the sun; if these are unknown, by their usual times.
    func resolved(sun: SunTimes?) -> Resolved {
        func minute(_ offset: Int16, _ event: UInt8) -> Int {
            guard let event = SunEvent(rawValue: event) else { return Int(offset) }
            return Int(offset) + (sun?[event] ?? event.nominalMinute)
        }
        let begin = min(max(minute(start, startEvent), 0), TimeSpan.latestMinute)
        var finish = isPoint ? begin + 1 : minute(end, endEvent) + (endsNextDay && isVariable ? 1440 : 0)
        finish = min(max(finish, begin), TimeSpan.latestMinute)
        if isOpenEnded, isPoint { finish = begin }
        return Resolved(
            start: begin, end: finish, unknownUntil: isOpenEnded ? TimeSpan.guessedEnd(after: finish) : finish)
    }

    /// The assumed end of an open-ended time: the end of the day, and later if it begins in the evening.
    ///
    /// The hours are those of opening_hours.js, the reference implementation of the grammar.
    private static func guessedEnd(after minute: Int) -> Int {
        let end =
            switch minute {
            case 1320...: minute + 480
            case 1020...: minute + 600
            default: 1440
            }
        return min(end, latestMinute)
    }

    fileprivate var mayReachNextDay: Bool {
        isVariable || endsNextDay || end > 1440 || start >= 1440 || (isOpenEnded && max(start, end) >= 1020)
    }
}
