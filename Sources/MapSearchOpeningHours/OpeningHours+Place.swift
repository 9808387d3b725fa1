public import MapGeometry

extension OpeningHours {
    /// What must be known of a place for hours that depend on the sun or on holidays.
    public struct Place: Sendable {
        /// Where it is; needed, with ``timeZone``, for the times of the sun.
        public var coordinate: Coordinate?
        /// The time zone of its clocks; needed, with ``coordinate``, for the times of the sun.
        public var timeZone: CivilTimeZone?
        /// Which days are holidays there; `nil` for none.
        public var holidays: (any HolidayCalendar)?

        /// Creates what is known of a place.
        ///
        /// - Parameters:
        ///   - coordinate: Where it is.
        ///   - timeZone: The time zone of its clocks.
        ///   - holidays: Which days are holidays there.
        public init(
            coordinate: Coordinate? = nil, timeZone: CivilTimeZone? = nil, holidays: (any HolidayCalendar)? = nil
        ) {
            self.coordinate = coordinate
            self.timeZone = timeZone
            self.holidays = holidays
        }

        /// A place of which nothing is known.
        public static let unknown = Place()
    }

    /// Whether some times depend on the sun, so that a ``Place`` should have a position and a time zone.
    public var dependsOnSun: Bool { rules.hasSun }

    /// Whether some rules are about public holidays, so that a ``Place`` should have a calendar.
    ///
    /// - Complexity: O(*n*) in the number of rules.
    public var dependsOnPublicHolidays: Bool { rules.usesHolidays(.publicHoliday) }

    /// Whether some rules are about school holidays, so that a ``Place`` should have a calendar that knows them.
    ///
    /// - Complexity: O(*n*) in the number of rules.
    public var dependsOnSchoolHolidays: Bool { rules.usesHolidays(.schoolHoliday) }
}
