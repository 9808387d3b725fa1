extension OpeningHours {
    /// The opening status of a place at a time, as information for visitors.
    public struct Status: Hashable, Sendable {
        /// Additional information about the state.
        public struct Tags: OptionSet, Hashable, Sendable, Codable {
            /// One bit for each tag.
            public let rawValue: Int

            /// Creates tags from their bits.
            ///
            /// - Parameter rawValue: One bit for each tag.
            public init(rawValue: Int) {
                self.rawValue = rawValue
            }

            /// Closed between two opening times on the same day, for example at lunchtime.
            public static let `break` = Tags(rawValue: 1)
            /// Closed, and about to open.
            public static let openingSoon = Tags(rawValue: 1 << 1)
            /// Open, and about to close.
            public static let closingSoon = Tags(rawValue: 1 << 2)
        }

        /// The time of the status.
        public let time: CivilTime
        /// Whether the place is open.
        public let state: State
        /// The comment in the opening hours, or `nil`.
        public let comment: String?
        /// The next change of state; `nil` if there is none.
        public let change: Change?
        /// The next opening time; `nil` if the place is open, or none is found.
        public let opening: CivilTime?
        /// Additional information about the state.
        public let tags: Tags

        /// Whether the place is open; `nil` if unknown.
        public var isOpenNow: Bool? {
            switch state {
            case .open: true
            case .closed: false
            case .unknown: nil
            }
        }
    }

    /// Returns the state at a time, and the next change.
    ///
    /// ```swift
    /// hours.status(at: now, in: place).text(in: .english)         // Open · closes at 18:00
    /// ```
    ///
    /// - Parameters:
    ///   - time: The local time at the place.
    ///   - place: The location, time zone and calendars of the place, as far as known.
    ///   - soon: The time before a change at which the place counts as opening or closing soon.
    /// - Returns: The state with its change and its tags.
    /// - Complexity: O(*d* *n*) in the number of days examined and of rules and times.
    public func status(
        at time: CivilTime, in place: Place = .unknown, soon: Duration = .seconds(3600)
    ) -> Status {
        let change = nextChange(after: time, in: place)
        let state = state(at: time, in: place)
        var tags: Status.Tags = []
        func isSoon(_ other: CivilTime) -> Bool { .seconds(other.seconds(since: time)) <= soon }
        var opening: CivilTime?
        if state != .open {
            opening = change?.state == .open ? change?.time : nextOpening(from: time, in: place)
        }
        switch state {
        case .open:
            if let change, change.state == .closed, isSoon(change.time) { tags.insert(.closingSoon) }
        case .closed:
            guard let opening else { break }
            if isSoon(opening) { tags.insert(.openingSoon) }
            if isBreak(time, until: opening, in: place) { tags.insert(.break) }
        case .unknown:
            break
        }
        return Status(
            time: time, state: state, comment: comment(at: time, in: place), change: change, opening: opening,
            tags: tags)
    }

    /// Whether a place that is closed was open earlier on the same day, other than since the previous night.
    private func isBreak(_ time: CivilTime, until opening: CivilTime, in place: Place) -> Bool {
        let today = time.dayNumber
        guard opening.dayNumber == today, let last = lastOpening(before: time, in: place), last.dayNumber == today
        else {
            return false
        }
        let midnight = CivilTime(minute: today * 1440)
        guard last > midnight else { return false }
        return state(at: midnight, in: place) != .open || nextChange(after: midnight, in: place)?.time != last
    }
}
