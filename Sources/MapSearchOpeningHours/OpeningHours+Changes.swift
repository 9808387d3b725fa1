extension OpeningHours {
    /// From a time on, what holds.
    public struct Change: Hashable, Sendable, Codable {
        /// When it begins.
        public let time: CivilTime
        /// What holds from then on.
        public let state: State
        /// What the text remarks on it, or `nil`.
        public let comment: String?
    }

    /// A stretch of time during which the same holds.
    public struct Interval: Hashable, Sendable, Codable {
        /// When it begins.
        public let start: CivilTime
        /// When it ends; this moment belongs to the next one.
        public let end: CivilTime
        /// What holds.
        public let state: State
        /// What the text remarks on it, or `nil`.
        public let comment: String?
    }

    /// Whether the place is open.
    ///
    /// - Parameters:
    ///   - time: What the clocks at the place show.
    ///   - place: What is known of the place.
    /// - Returns: The state from the whole minute before on.
    /// - Complexity: O(*n*) in the number of rules and times.
    public func state(at time: CivilTime, in place: Place = .unknown) -> State {
        var evaluator = HoursEvaluator(rules, place: place, day: time.dayNumber)
        return evaluator.verdict(atMinute: time.secondOfDay / 60).state
    }

    /// What the text remarks on a time, such as `by appointment`, or `nil` when it says nothing.
    ///
    /// - Parameters:
    ///   - time: What the clocks at the place show.
    ///   - place: What is known of the place.
    /// - Returns: The comment of the rule that decides.
    /// - Complexity: O(*n*) in the number of rules and times.
    public func comment(at time: CivilTime, in place: Place = .unknown) -> String? {
        var evaluator = HoursEvaluator(rules, place: place, day: time.dayNumber)
        return rules.comment(at: evaluator.verdict(atMinute: time.secondOfDay / 60).comment)
    }

    /// When the state becomes another the next time.
    ///
    /// - Parameters:
    ///   - time: What the clocks at the place show.
    ///   - place: What is known of the place.
    /// - Returns: The first moment after `time` from which another state holds, or `nil` when there is none before the
    ///   year 10000, or none that was found by looking at ``searchedDays`` days. Days on which no rule begins or ends
    ///   to apply are skipped, so that this is the case only for a text that has its rules change again and again without
    ///   any effect.
    /// - Complexity: O(*d* *n*) in the number of days looked at and of rules and times.
    public func nextChange(after time: CivilTime, in place: Place = .unknown) -> Change? {
        var timeline = HoursTimeline(rules, place: place, minute: time.minuteNumber)
        let state = timeline.verdict.state
        guard let verdict = timeline.advance(while: { $0.state == state }) else { return nil }
        return Change(
            time: CivilTime(minute: timeline.minute), state: verdict.state, comment: rules.comment(at: verdict.comment))
    }

    /// How many days are looked at in search of a change.
    public static let searchedDays = HoursTimeline.mostDays

    /// When the place opens, or `time` when it is open.
    ///
    /// - Parameters:
    ///   - time: What the clocks at the place show.
    ///   - place: What is known of the place.
    /// - Returns: The moment, or `nil` when none is found; see ``nextChange(after:in:)``.
    /// - Complexity: O(*d* *n*) in the number of days looked at and of rules and times.
    public func nextOpening(from time: CivilTime, in place: Place = .unknown) -> CivilTime? {
        var timeline = HoursTimeline(rules, place: place, minute: time.minuteNumber)
        if timeline.verdict.state == .open { return time }
        return timeline.advance(while: { $0.state != .open }) == nil ? nil : CivilTime(minute: timeline.minute)
    }

    /// When the place closes, or may be closed.
    ///
    /// - Parameters:
    ///   - time: What the clocks at the place show.
    ///   - place: What is known of the place.
    /// - Returns: The moment at which it is no longer certainly open, or `nil` when it is not open at `time`, or stays
    ///   open; see ``nextChange(after:in:)``.
    /// - Complexity: O(*d* *n*) in the number of days looked at and of rules and times.
    public func closing(after time: CivilTime, in place: Place = .unknown) -> CivilTime? {
        guard state(at: time, in: place) == .open else { return nil }
        return nextChange(after: time, in: place)?.time
    }

    /// When the place was open the last time, or `time` when it is open.
    ///
    /// - Parameters:
    ///   - time: What the clocks at the place show.
    ///   - place: What is known of the place.
    /// - Returns: The end of the last time that it was open, or `nil` when it was not within the
    ///   ``searchedDays`` before.
    /// - Complexity: O(*d* *n*) in the number of days looked at and of rules and times.
    public func lastOpening(before time: CivilTime, in place: Place = .unknown) -> CivilTime? {
        var timeline = HoursTimeline(rules, place: place, minute: time.minuteNumber)
        if timeline.verdict.state == .open { return time }
        return timeline.retreat(while: { $0.state != .open }).map { CivilTime(minute: $0) }
    }

    /// What holds from one time to another, without a gap.
    ///
    /// ```swift
    /// for interval in hours.intervals(from: monday, to: friday) where interval.state == .open { … }
    /// ```
    ///
    /// - Parameters:
    ///   - start: When the first interval begins.
    ///   - end: When the last one ends; none comes after it.
    ///   - place: What is known of the place.
    /// - Returns: Intervals, each of another state or comment than the one before; empty when `end` is not after
    ///   `start`.
    /// - Complexity: O(*d* *n*) in the number of days and of rules and times.
    public func intervals(from start: CivilTime, to end: CivilTime, in place: Place = .unknown) -> [Interval] {
        var intervals: [Interval] = []
        guard start < end else { return [] }
        var timeline = HoursTimeline(rules, place: place, minute: start.minuteNumber)
        var begin = start
        while begin < end {
            let verdict = timeline.verdict
            let next = timeline.advance(upTo: end.minuteNumber) {
                $0.state == verdict.state && $0.comment == verdict.comment
            }
            let finish = next == nil ? end : CivilTime(minute: timeline.minute)
            intervals.append(
                Interval(
                    start: begin, end: finish, state: verdict.state, comment: rules.comment(at: verdict.comment)))
            begin = finish
        }
        return intervals
    }
}
