extension OpeningHours {
    /// A set of days of the week.
    public struct DayGroup: OptionSet, Hashable, Sendable, Codable {
        /// One bit for each day, the lowest for Sunday.
        public let rawValue: Int

        /// Creates a set from its bits.
        ///
        /// - Parameter rawValue: One bit for each day, the lowest for Sunday.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Creates a set with a single day.
        ///
        /// - Parameter weekday: The day.
        public init(_ weekday: Weekday) {
            rawValue = 1 << (weekday.isoNumber % 7)
        }

        /// Sunday.
        public static let sunday = DayGroup(rawValue: 1)
        /// Monday.
        public static let monday = DayGroup(rawValue: 1 << 1)
        /// Tuesday.
        public static let tuesday = DayGroup(rawValue: 1 << 2)
        /// Wednesday.
        public static let wednesday = DayGroup(rawValue: 1 << 3)
        /// Thursday.
        public static let thursday = DayGroup(rawValue: 1 << 4)
        /// Friday.
        public static let friday = DayGroup(rawValue: 1 << 5)
        /// Saturday.
        public static let saturday = DayGroup(rawValue: 1 << 6)
        /// Monday to Friday.
        public static let weekdays: DayGroup = [.monday, .tuesday, .wednesday, .thursday, .friday]
        /// Saturday and Sunday.
        public static let weekend: DayGroup = [.saturday, .sunday]
        /// All seven days.
        public static let everyday: DayGroup = [.weekdays, .weekend]

        /// The days, starting with Monday.
        public var days: [Weekday] { Weekday.allCases.filter { contains(DayGroup($0)) } }
    }

    /// A range of times on a day.
    public struct TimeRange: Hashable, Sendable, Codable {
        /// The start, in seconds from midnight.
        public let from: Int
        /// The end, in seconds from the same midnight: more than 86400 if it is on the next day.
        public let to: Int

        /// Whether the range covers the whole day.
        public var isTwentyFourHours: Bool { from == 0 && to == 86_400 }
    }

    /// Days on which a place is open at the same times.
    public struct Availability: Hashable, Sendable, Codable {
        /// The days.
        public let days: DayGroup
        /// The times at which the place is open, in ascending order; never empty.
        public let timeRanges: [TimeRange]
    }

    /// Returns the days and times at which the place is open in a week.
    ///
    /// - Parameters:
    ///   - date: Any day of the week.
    ///   - place: The location, time zone and calendars of the place, as far as known.
    /// - Returns: Groups of days with the same times, ordered by their first day, starting with Monday. Days on which
    ///   the place is closed, and times at which its state is unknown, are not included.
    /// - Complexity: O(*n*²) in the number of rules and times.
    public func availabilities(inWeekOf date: CalendarDate, in place: Place = .unknown) -> [Availability] {
        var availabilities: [Availability] = []
        for day in week(of: date, in: place) {
            var ranges: [TimeRange] = []
            for time in day.times where time.state == .open {
                let from = time.start.secondOfDay
                let to = from + time.end.seconds(since: time.start)
                // Adjacent intervals may differ only in their comment.
                if let last = ranges.last, last.to == from {
                    ranges[ranges.count - 1] = TimeRange(from: last.from, to: to)
                } else {
                    ranges.append(TimeRange(from: from, to: to))
                }
            }
            if ranges.isEmpty { continue }
            let group = DayGroup(day.weekday)
            if let index = availabilities.firstIndex(where: { $0.timeRanges == ranges }) {
                availabilities[index] = Availability(days: availabilities[index].days.union(group), timeRanges: ranges)
            } else {
                availabilities.append(Availability(days: group, timeRanges: ranges))
            }
        }
        return availabilities
    }
}
