public import Foundation
public import MapSearch

extension CivilTime {
    /// Creates the civil time that the clocks of a time zone show at a date, in whole seconds.
    ///
    /// ```swift
    /// let time = CivilTime(meeting.start, in: placemark.timeZone ?? .current)
    /// let isOpen = business.openingState(at: time) == .open
    /// ```
    ///
    /// Dates before year 1 and after year 9999 become the first or the last civil time.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - timeZone: The time zone.
    public init(_ date: Date, in timeZone: TimeZone) {
        self.init(unixTime: date.unixTime, in: CivilTimeZone(timeZone))
    }

    /// What the clocks of a time zone show now, in whole seconds.
    ///
    /// - Parameter timeZone: The time zone; the one of the device by default.
    /// - Returns: The civil time.
    public static func now(in timeZone: TimeZone = .current) -> CivilTime {
        now(in: CivilTimeZone(timeZone))
    }
}

extension CalendarDate {
    /// Creates the day that it is in a time zone at a date; the first or the last one outside of years 1…9999.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - timeZone: The time zone.
    public init(_ date: Date, in timeZone: TimeZone) {
        self = CivilTime(date, in: timeZone).date
    }
}

extension CivilTimeZone {
    /// Creates a time zone with the offsets of Foundation's.
    ///
    /// - Parameter timeZone: The time zone.
    public init(_ timeZone: TimeZone) {
        self.init { timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0))) }
    }
}

extension Date {
    /// Creates the date at which the clocks of a time zone show a civil time.
    ///
    /// As ``/MapSearchOpeningHours/CivilTimeZone/unixTime(of:)``: the first of two when the clocks are put
    /// back, and one as long after the change when they are put forward over it.
    ///
    /// - Parameters:
    ///   - time: The civil time.
    ///   - timeZone: The time zone.
    public init(_ time: CivilTime, in timeZone: TimeZone) {
        self.init(timeIntervalSince1970: Double(CivilTimeZone(timeZone).unixTime(of: time)))
    }

    /// Whole seconds since 1970, rounded down; the nearest that there are for what is out of range, and 0 for not-a-number.
    fileprivate var unixTime: Int {
        let seconds = timeIntervalSince1970.rounded(.down)
        if seconds.isNaN { return 0 }
        return Int(exactly: seconds) ?? (seconds < 0 ? .min : .max)
    }
}
