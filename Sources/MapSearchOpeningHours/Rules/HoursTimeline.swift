/// Walks along time from one boundary to the next.
struct HoursTimeline {
    /// How many days are looked at before a walk gives up.
    static let mostDays = 2000
    /// How many comparisons are made before a walk gives up: a text that is all times has few days for them.
    static let mostSteps = 400_000

    private(set) var evaluator: HoursEvaluator
    /// Those of the evaluator's day, from the first on that lies ahead.
    private var boundaries: [Int]
    private var index = 0
    private var days = 0

    /// Where it stands, in minutes since 1970-01-01T00:00.
    private(set) var minute: Int
    /// What the rules say from there on.
    private(set) var verdict: HoursEvaluator.Verdict

    init(_ rules: HoursRules, place: OpeningHours.Place, minute: Int) {
        let day = minute.quotient(by: 1440)
        evaluator = HoursEvaluator(rules, place: place, day: day)
        boundaries = evaluator.boundaries()
        self.minute = minute
        verdict = evaluator.verdict(atMinute: minute - day * 1440)
    }

    /// Goes to the next boundary from which a condition does not hold.
    ///
    /// - Returns: What the rules say there; `nil` when none comes before `limit` or was found.
    mutating func advance(
        upTo limit: Int = .max, while holds: (HoursEvaluator.Verdict) -> Bool
    ) -> HoursEvaluator.Verdict? {
        // Between two days on which rules begin or end to apply, one week is like the other: having seen one, go on to
        // the next such day. The sun makes each day another.
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

    /// Looks back for the last boundary before which a condition does not hold.
    ///
    /// - Returns: The boundary, in minutes since 1970-01-01T00:00; `nil` when none was found. The timeline is of no use
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
