/// A calendar that determines which days are holidays.
///
/// ``PublicHolidays`` provides those of many countries. Your own calendar can query a service, or add school holidays:
///
/// ```swift
/// struct Bavaria: HolidayCalendar {
///     let publicHolidays = PublicHolidays(countryCode: "DE", subdivision: "BY")
///     let schoolHolidays: Set<CalendarDate>
///
///     func isPublicHoliday(_ date: CalendarDate) -> Bool { publicHolidays?.isPublicHoliday(date) ?? false }
///     func isSchoolHoliday(_ date: CalendarDate) -> Bool { schoolHolidays.contains(date) }
/// }
/// ```
///
/// It is called a few times for each question about opening hours that mention holidays, so it should be as fast as a
/// table lookup, and always return the same values.
public protocol HolidayCalendar: Sendable {
    /// Returns whether a day is a public holiday.
    ///
    /// - Parameter date: The day.
    /// - Returns: Whether it is a public holiday; `false` if unknown.
    func isPublicHoliday(_ date: CalendarDate) -> Bool

    /// Returns whether a day is in the school holidays; `false` by default.
    ///
    /// - Parameter date: The day.
    /// - Returns: Whether it is in the school holidays; `false` if unknown.
    func isSchoolHoliday(_ date: CalendarDate) -> Bool
}

extension HolidayCalendar {
    /// Returns `false` for every day.
    public func isSchoolHoliday(_ date: CalendarDate) -> Bool { false }
}
