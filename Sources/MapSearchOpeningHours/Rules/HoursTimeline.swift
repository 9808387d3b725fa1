/// Moves from one boundary in time to the next.
struct HoursTimeline {
    /// The maximum number of days to examine.
    static let mostDays = 2000
    /// The maximum number of comparisons: a long text with many times gets fewer days.
    static let mostSteps = 400_000

    private(set) var evaluator: HoursEvaluator
    /// The boundaries of the evaluator's day, starting with the next one.
    private var boundaries: [Int]
    private var index = 0
    private var days = 0

    /// The current position, in minutes since 1970-01-01T00:00.
    private(set) var minute: Int
    /// The result of the rules from there on.
    private(set) var verdict: HoursEvaluator.Verdict

    init(_ rules: HoursRules, place: OpeningHours.Place, minute: Int) {
        let day = minute.quotient(by: 1440)
        evaluator = HoursEvaluator(rules, place: place, day: day)
        boundaries = evaluator.boundaries()
        self.minute = minute
        verdict = evaluator.verdict(atMinute: minute - day * 1440)
    }

    /// Moves to the next boundary from which a condition does not hold.
    ///
    /// - Returns: The result of the rules there; `nil` if there is none before `limit`, or none was found.
    mutating func advance(
        upTo limit: Int = .max, while holds: (HoursEvaluator.Verdict) -> Bool
    ) -> HoursEvaluator.Verdict? {
        // Between days on which rules start or stop applying, all weeks are the same: after examining one, continue at
        // the next such day. With the sun, each day is different.
        var weekStart = evaluator.day.number
        var calendarChange: Int?
        while true {
            while index < boundaries.count {
                let boundary = boundaries[index]
                index += 1
                let next = evaluator.day.number * 1440 + boundary
                if next <= minute { continue }
                if next >= limit { return nil }
                let verdict = evaluator.verdict(atMinute: boundary)
                if holds(verdict) { continue }
                minute = next
                self.verdict = verdict
                return verdict
            }
            let today = evaluator.day.number
            days += 1
            guard days < HoursTimeline.mostDays, evaluator.steps < HoursTimeline.mostSteps else { return nil }
            var tomorrow = today + 1
            if !evaluator.rules.hasSun {
                let change = calendarChange ?? evaluator.calendarChange()
                calendarChange = change
                if tomorrow >= change {
                    weekStart = tomorrow
                    calendarChange = nil
                } else if today >= weekStart + 7 {
                    if change == .max { return nil }
                    tomorrow = change
                    weekStart = change
                    calendarChange = nil
                }
            }
            guard tomorrow <= CivilDay.range.upperBound else { return nil }
            evaluator.move(to: tomorrow)
            boundaries = evaluator.boundaries()
            index = 0
        }
    }

    /// Searches backwards for the last boundary before which a condition does not hold.
    ///
    /// - Returns: The boundary, in minutes since 1970-01-01T00:00; `nil` if none was found. The timeline cannot be used
    ///   after that.
    mutating func retreat(while holds: (HoursEvaluator.Verdict) -> Bool) -> Int? {
        while true {
            let start = evaluator.day.number * 1440
            for boundary in boundaries.reversed() where boundary > 0 && start + boundary <= minute {
                if !holds(evaluator.verdict(atMinute: boundary - 1)) { return start + boundary }
            }
            days += 1
            let isRepeating = !evaluator.rules.hasCalendar && !evaluator.rules.hasSun && days > 8
            guard !isRepeating, days < HoursTimeline.mostDays, evaluator.steps < HoursTimeline.mostSteps,
                evaluator.day.number > CivilDay.range.lowerBound
            else { return nil }
            evaluator.move(to: evaluator.day.number - 1)
            if !holds(evaluator.verdict(atMinute: 1439)) { return start }
            boundaries = evaluator.boundaries()
        }
    }
}
