extension OpeningHours {
    /// A day or a part of one at which people want a place to be open.
    ///
    /// A day begins and ends at five in the morning: a bar that closes on Sunday at two is open on Saturday.
    public enum Occasion: String, CaseIterable, Hashable, Sendable, Codable {
        /// Some time today.
        case today
        /// Some time tomorrow.
        case tomorrow
        /// Today after 18:00.
        case evening
        /// Today after 22:00.
        case late
        /// Some time on the next Monday, or today if it is one.
        case monday
        /// Some time on the next Tuesday, or today if it is one.
        case tuesday
        /// Some time on the next Wednesday, or today if it is one.
        case wednesday
        /// Some time on the next Thursday, or today if it is one.
        case thursday
        /// Some time on the next Friday, or today if it is one.
        case friday
        /// Some time on the next Saturday, or today if it is one.
        case saturday
        /// Some time on the next Sunday, or today if it is one.
        case sunday
        /// Some time on the next Saturday or Sunday, or today if it is one.
        case weekend
        /// Today around the clock.
        case always
    }

    /// Returns whether a place is open at an occasion.
    ///
    /// - Parameters:
    ///   - occasion: The day, or the part of one.
    ///   - time: The local time at the place, which says what day is today.
    ///   - place: The location, time zone and calendars of the place, as far as known.
    /// - Returns: Whether it is open at some time of it, or for ``Occasion/always`` at all times.
    /// - Complexity: O(*n*²) in the number of rules and times.
    public func isOpen(at occasion: Occasion, from time: CivilTime, in place: Place = .unknown) -> Bool {
        let today = time.adding(seconds: -3600 * Self.firstHour).dayNumber
        func states(ofDay day: Int, from first: Int, to last: Int) -> [State] {
            let midnight = day * 1440
            return intervals(
                from: CivilTime(minute: midnight + first * 60), to: CivilTime(minute: midnight + last * 60), in: place
            ).map(\.state)
        }
        func isOpen(onDay day: Int, after hour: Int = Self.firstHour) -> Bool {
            states(ofDay: day, from: hour, to: 24 + Self.firstHour).contains(.open)
        }
        func isOpen(on weekday: Weekday) -> Bool {
            isOpen(onDay: today + (weekday.index - CivilDay.weekday(ofNumber: today) + 7) % 7)
        }
        switch occasion {
        case .today: return isOpen(onDay: today)
        case .tomorrow: return isOpen(onDay: today + 1)
        case .evening: return isOpen(onDay: today, after: 18)
        case .late: return isOpen(onDay: today, after: 22)
        case .monday: return isOpen(on: .monday)
        case .tuesday: return isOpen(on: .tuesday)
        case .wednesday: return isOpen(on: .wednesday)
        case .thursday: return isOpen(on: .thursday)
        case .friday: return isOpen(on: .friday)
        case .saturday: return isOpen(on: .saturday)
        case .sunday: return isOpen(on: .sunday)
        case .weekend: return isOpen(on: .saturday) || isOpen(on: .sunday)
        case .always:
            let states = states(ofDay: today, from: Self.firstHour, to: 24 + Self.firstHour)
            return !states.isEmpty && states.allSatisfy { $0 == .open }
        }
    }

    /// The hour at which a day begins for people who are out.
    private static let firstHour = 5
}
