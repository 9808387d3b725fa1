public import Foundation
public import MapSearch

extension CivilTime {
    /// Creates the local time in a time zone at a date, in whole seconds.
    ///
    /// ```swift
    /// let time = CivilTime(meeting.start, in: placemark.timeZone ?? .current)
    /// let isOpen = business.openingState(at: time) == .open
    /// ```
    ///
    /// Dates outside the years 1…9999 are clamped to the first or last civil time.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - timeZone: The time zone.
    public init(_ date: Date, in timeZone: TimeZone) {
        self.init(unixTime: date.unixTime, in: CivilTimeZone(timeZone))
    }

    /// Returns the current local time in a time zone, in whole seconds.
    ///
    /// - Parameter timeZone: The time zone; the device's by default.
    /// - Returns: The civil time.
    public static func now(in timeZone: TimeZone = .current) -> CivilTime {
        now(in: CivilTimeZone(timeZone))
    }
}

extension CalendarDate {
    /// Creates the local day in a time zone at a date, clamped to the years 1…9999.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - timeZone: The time zone.
    public init(_ date: Date, in timeZone: TimeZone) {
        self = CivilTime(date, in: timeZone).date
    }
}

extension CivilTimeZone {
    /// Creates a time zone with the offsets of a Foundation time zone.
    ///
    /// - Parameter timeZone: The time zone.
    public init(_ timeZone: TimeZone) {
        self.init { timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0))) }
    }
}

extension Date {
    /// Creates the date of a local time in a time zone.
    ///
    /// Clock changes are handled as in ``/MapSearchOpeningHours/CivilTimeZone/unixTime(of:)``: if the time occurs
    /// twice, the first one is used; if it does not occur, the result is as long after the change.
    ///
    /// - Parameters:
    ///   - time: The civil time.
    ///   - timeZone: The time zone.
    public init(_ time: CivilTime, in timeZone: TimeZone) {
        self.init(timeIntervalSince1970: Double(CivilTimeZone(timeZone).unixTime(of: time)))
    }

    /// Whole seconds since 1970, rounded down; clamped if out of range, and 0 for not-a-number.
    fileprivate var unixTime: Int {
        let seconds = timeIntervalSince1970.rounded(.down)
        if seconds.isNaN { return 0 }
        return Int(exactly: seconds) ?? (seconds < 0 ? .min : .max)
    }
}
