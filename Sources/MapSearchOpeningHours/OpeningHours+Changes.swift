extension OpeningHours {
    /// A change of state.
    public struct Change: Hashable, Sendable, Codable {
        /// The time of the change.
        public let time: CivilTime
        /// The state from then on.
        public let state: State
        /// The comment in the opening hours, or `nil`.
        public let comment: String?
    }

    /// An interval with a constant state.
    public struct Interval: Hashable, Sendable, Codable {
        /// The start of the interval.
        public let start: CivilTime
        /// The end of the interval, exclusive.
        public let end: CivilTime
        /// The state.
        public let state: State
        /// The comment in the opening hours, or `nil`.
        public let comment: String?
    }

    /// Returns the state at a time.
    ///
    /// - Parameters:
    ///   - time: The local time at the place.
    ///   - place: The location, time zone and calendars of the place, as far as known.
    /// - Returns: The state at the beginning of that minute.
    /// - Complexity: O(*n*) in the number of rules and times.
    public func state(at time: CivilTime, in place: Place = .unknown) -> State {
        var evaluator = HoursEvaluator(rules, place: place, day: time.dayNumber)
        return evaluator.verdict(atMinute: time.secondOfDay / 60).state
    }

    /// Returns the comment in the opening hours for a time, such as `by appointment`, or `nil` if there is none.
    ///
    /// - Parameters:
    ///   - time: The local time at the place.
    ///   - place: The location, time zone and calendars of the place, as far as known.
    /// - Returns: The comment of the rule that applies.
    /// - Complexity: O(*n*) in the number of rules and times.
    public func comment(at time: CivilTime, in place: Place = .unknown) -> String? {
        var evaluator = HoursEvaluator(rules, place: place, day: time.dayNumber)
        return rules.comment(at: evaluator.verdict(atMinute: time.secondOfDay / 60).comment)
    }

    /// Returns the next change of state.
    ///
    /// - Parameters:
    ///   - time: The local time at the place.
    ///   - place: The location, time zone and calendars of the place, as far as known.
    /// - Returns: The first change after `time`, or `nil` if there is none before the year 10000, or none was found
    ///   within ``searchedDays`` days. Days on which no rule starts or stops to apply are skipped, so the limit only
    ///   matters for opening hours whose rules change again and again without any effect.
    /// - Complexity: O(*d* *n*) in the number of days examined and of rules and times.
    public func nextChange(after time: CivilTime, in place: Place = .unknown) -> Change? {
        var timeline = HoursTimeline(rules, place: place, minute: time.minuteNumber)
        let state = timeline.verdict.state
        guard let verdict = timeline.advance(while: { $0.state == state }) else { return nil }
        return Change(
            time: CivilTime(minute: timeline.minute), state: verdict.state, comment: rules.comment(at: verdict.comment))
    }

    /// The maximum number of days to examine in search of a change.
    public static let searchedDays = HoursTimeline.mostDays

    /// Returns the next time at which the place opens, or `time` if it is open.
    ///
    /// - Parameters:
    ///   - time: The local time at the place.
    ///   - place: The location, time zone and calendars of the place, as far as known.
    /// - Returns: The opening time, or `nil` if none is found; see ``nextChange(after:in:)``.
    /// - Complexity: O(*d* *n*) in the number of days examined and of rules and times.
    public func nextOpening(from time: CivilTime, in place: Place = .unknown) -> CivilTime? {
        var timeline = HoursTimeline(rules, place: place, minute: time.minuteNumber)
        if timeline.verdict.state == .open { return time }
        return timeline.advance(while: { $0.state != .open }) == nil ? nil : CivilTime(minute: timeline.minute)
    }

    /// Returns the time at which the place closes, or may close.
    ///
    /// - Parameters:
    ///   - time: The local time at the place.
    ///   - place: The location, time zone and calendars of the place, as far as known.
    /// - Returns: The time from which it is no longer certainly open, or `nil` if it is not open at `time`, or stays
    ///   open; see ``nextChange(after:in:)``.
    /// - Complexity: O(*d* *n*) in the number of days examined and of rules and times.
    public func closing(after time: CivilTime, in place: Place = .unknown) -> CivilTime? {
        guard state(at: time, in: place) == .open else { return nil }
        return nextChange(after: time, in: place)?.time
    }

    /// Returns the last time at which the place was open, or `time` if it is open.
    ///
    /// - Parameters:
    ///   - time: The local time at the place.
    ///   - place: The location, time zone and calendars of the place, as far as known.
    /// - Returns: The end of its last opening, or `nil` if it was not open within ``searchedDays`` days before.
    /// - Complexity: O(*d* *n*) in the number of days examined and of rules and times.
    public func lastOpening(before time: CivilTime, in place: Place = .unknown) -> CivilTime? {
        var timeline = HoursTimeline(rules, place: place, minute: time.minuteNumber)
        if timeline.verdict.state == .open { return time }
        return timeline.retreat(while: { $0.state != .open }).map { CivilTime(minute: $0) }
    }

    /// Returns the states between two times, without gaps.
    ///
    /// ```swift
    /// for interval in hours.intervals(from: monday, to: friday) where interval.state == .open { … }
    /// ```
    ///
    /// - Parameters:
    ///   - start: The start of the first interval.
    ///   - end: The end of the last interval.
    ///   - place: The location, time zone and calendars of the place, as far as known.
    /// - Returns: Intervals, each with a different state or comment than the previous one; empty if `end` is not after
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
