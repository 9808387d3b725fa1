/// Which days are holidays somewhere.
///
/// ``PublicHolidays`` knows those of many countries. A calendar of an app's own can ask a service, or add school holidays:
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
/// It is asked a few times for each question about opening hours that mention holidays, so an answer should take no longer
/// than a look into a table, and it should always be the same.
public protocol HolidayCalendar: Sendable {
    /// Whether a day is a public holiday.
    ///
    /// - Parameter date: The day.
    /// - Returns: `false` also when it is not known.
    func isPublicHoliday(_ date: CalendarDate) -> Bool

    /// Whether a day is in the school holidays; the default is that none is.
    ///
    /// - Parameter date: The day.
    /// - Returns: `false` also when it is not known.
    func isSchoolHoliday(_ date: CalendarDate) -> Bool
}

extension HolidayCalendar {
    /// Never.
    public func isSchoolHoliday(_ date: CalendarDate) -> Bool { false }
}
