extension OpeningHours {
    /// What to tell people who stand at the door, or think of going there.
    public struct Status: Hashable, Sendable {
        /// What else is to be known of the state.
        public struct Tags: OptionSet, Hashable, Sendable, Codable {
            /// A bit for each tag.
            public let rawValue: Int

            /// Creates tags from their bits.
            ///
            /// - Parameter rawValue: A bit for each tag.
            public init(rawValue: Int) {
                self.rawValue = rawValue
            }

            /// Closed between two times of the same day, as at lunch.
            public static let `break` = Tags(rawValue: 1)
            /// Closed, and about to open.
            public static let openingSoon = Tags(rawValue: 1 << 1)
            /// Open, and about to close.
            public static let closingSoon = Tags(rawValue: 1 << 2)
        }

        /// When it was asked.
        public let time: CivilTime
        /// Whether the place is open.
        public let state: State
        /// What the text remarks on that, or `nil`.
        public let comment: String?
        /// When the state becomes another, and which; `nil` when it stays.
        public let change: Change?
        /// When it opens; `nil` when it is open, or none is found.
        public let opening: CivilTime?
        /// What else is to be known.
        public let tags: Tags

        /// Whether it is open; `nil` when that is not known.
        public var isOpenNow: Bool? {
            switch state {
            case .open: true
            case .closed: false
            case .unknown: nil
            }
        }
    }

    /// What holds at a time, and what comes next.
    ///
    /// ```swift
    /// hours.status(at: now, in: place).text(in: .english)         // Open · closes at 18:00
    /// ```
    ///
    /// - Parameters:
    ///   - time: What the clocks at the place show.
    ///   - place: What is known of the place.
    ///   - soon: How long before a change it is about to come.
    /// - Returns: The state with its change and its tags.
    /// - Complexity: O(*d* *n*) in the number of days looked at and of rules and times.
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

    /// Whether a place that is closed was open before on the same day, and not only from the night before on.
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
