public import MapGeometry

extension OpeningHours {
    /// The information about a place that is needed if its hours depend on the sun or on holidays.
    public struct Place: Sendable {
        /// The position; needed, together with ``timeZone``, for sunrise and sunset.
        public var coordinate: Coordinate?
        /// The time zone; needed, together with ``coordinate``, for sunrise and sunset.
        public var timeZone: CivilTimeZone?
        /// The holidays at the place; `nil` for none.
        public var holidays: (any HolidayCalendar)?

        /// Creates a place.
        ///
        /// - Parameters:
        ///   - coordinate: The position.
        ///   - timeZone: The time zone.
        ///   - holidays: The holidays at the place.
        public init(
            coordinate: Coordinate? = nil, timeZone: CivilTimeZone? = nil, holidays: (any HolidayCalendar)? = nil
        ) {
            self.coordinate = coordinate
            self.timeZone = timeZone
            self.holidays = holidays
        }

        /// A place about which nothing is known.
        public static let unknown = Place()
    }

    /// Whether some times depend on the sun, so that a ``Place`` should have a position and a time zone.
    public var dependsOnSun: Bool { rules.hasSun }

    /// Whether some rules depend on public holidays, so that a ``Place`` should have a calendar.
    ///
    /// - Complexity: O(*n*) in the number of rules.
    public var dependsOnPublicHolidays: Bool { rules.usesHolidays(.publicHoliday) }

    /// Whether some rules depend on school holidays, so that a ``Place`` should have a calendar that includes them.
    ///
    /// - Complexity: O(*n*) in the number of rules.
    public var dependsOnSchoolHolidays: Bool { rules.usesHolidays(.schoolHoliday) }
}
