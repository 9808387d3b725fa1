extension OpeningHours {
    /// The opening times of a place on one day.
    public struct Day: Hashable, Sendable, Codable {
        /// The day.
        public let date: CalendarDate
        /// The times at which the place is open or may be open, starting on that day, in ascending order; empty if it
        /// is closed all day.
        ///
        /// A time that continues past midnight ends on the next day. If it continues past noon, it is split at
        /// midnight, so each day of a place that is always open has one time from midnight to midnight.
        public let times: [Interval]

        /// The day of the week.
        public var weekday: Weekday { date.weekday }
        /// Whether the place is open from midnight to midnight.
        public var isOpenAllDay: Bool {
            times.count == 1 && times[0].state == .open && times[0].end.seconds(since: times[0].start) == 86_400
        }
    }

    /// Returns the opening times of a place in a week.
    ///
    /// ```swift
    /// for day in hours.week(of: today) { print(day.weekday, day.times.map(\.start)) }
    /// ```
    ///
    /// - Parameters:
    ///   - date: Any day of the week.
    ///   - place: The location, time zone and calendars of the place, as far as known.
    /// - Returns: Seven days starting with Monday; fewer in the first and last week of the years 1…9999.
    /// - Complexity: O(*n*²) in the number of rules and times.
    public func week(of date: CalendarDate, in place: Place = .unknown) -> [Day] {
        let day = CivilDay(date)
        let monday = day.number - day.weekday
        let days = max(monday, CivilDay.range.lowerBound)...min(monday + 6, CivilDay.range.upperBound)
        // Times of the previous Sunday continue on Monday, and those of Sunday in the following week.
        let intervals = intervals(
            from: CivilTime(minute: (days.lowerBound - 1) * 1440), to: CivilTime(minute: (days.upperBound + 2) * 1440),
            in: place)
        var times: [Int: [Interval]] = [:]
        for interval in intervals where interval.state != .closed {
            for part in interval.cutAtMidnight() { times[part.start.dayNumber, default: []].append(part) }
        }
        return days.compactMap { number in
            CivilDay(number: number).date.map { Day(date: $0, times: times[number] ?? []) }
        }
    }

    /// The state if it is the same at all times and places, or `nil` if it changes or may change.
    ///
    /// Hours that depend on dates, holidays or the sun are assumed to change, unless they only say closed.
    ///
    /// - Complexity: O(*n*²) in the number of rules and times.
    public var constantState: State? {
        if rules.rules.allSatisfy({ $0.state == .closed }) { return .closed }
        guard !rules.hasCalendar, !rules.hasSun else { return nil }
        let start = CivilTime(minute: 0)
        return nextChange(after: start) == nil ? state(at: start) : nil
    }

    /// Whether the place is open around the clock every day; see ``constantState``.
    ///
    /// - Complexity: O(*n*²) in the number of rules and times.
    public var isAlwaysOpen: Bool { constantState == .open }

    /// Whether the place is never open; see ``constantState``.
    ///
    /// - Complexity: O(*n*²) in the number of rules and times.
    public var isAlwaysClosed: Bool { constantState == .closed }
}

extension OpeningHours.Interval {
    /// The interval, or its parts from midnight to midnight if it ends later than noon of the next day.
    fileprivate func cutAtMidnight() -> [OpeningHours.Interval] {
        let noonAfter = CivilTime(minute: (start.dayNumber + 1) * 1440 + 720)
        if end <= noonAfter { return [self] }
        var parts: [OpeningHours.Interval] = []
        var begin = start
        while begin < end {
            let midnight = min(CivilTime(minute: (begin.dayNumber + 1) * 1440), end)
            guard begin < midnight else { break }
            parts.append(.init(start: begin, end: midnight, state: state, comment: comment))
            begin = midnight
        }
        return parts
    }
}
