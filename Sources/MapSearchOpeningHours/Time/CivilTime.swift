import MapGeometry

/// A local date and time, without a time zone.
///
/// ```swift
/// let time = CivilTime("2026-11-21T14:30:00")
/// let now = CivilTime(unixTime: seconds, in: .utcOffset(seconds: 3600))
/// ```
///
/// Civil times of one place can be compared and subtracted unless its clocks change in between; to compare instants,
/// use ``CivilTimeZone/unixTime(of:)``.
public struct CivilTime: Hashable, Sendable {
    /// Seconds from 1970-01-01T00:00:00 on the same clock.
    let clockSeconds: Int

    /// The valid civil times: those of years 1…9999.
    static let range = CivilDay.range.lowerBound * 86_400...CivilDay.range.upperBound * 86_400 + 86_399

    init(clockSeconds: Int) {
        self.clockSeconds = min(max(clockSeconds, CivilTime.range.lowerBound), CivilTime.range.upperBound)
    }

    /// A whole minute, counted from 1970-01-01T00:00.
    init(minute: Int) {
        self.init(clockSeconds: minute * 60)
    }

    /// Creates a civil time, or `nil` if it does not exist.
    ///
    /// - Parameters:
    ///   - date: The day.
    ///   - hour: The hour, 0…23.
    ///   - minute: The minute, 0…59.
    ///   - second: The second, 0…59.
    public init?(_ date: CalendarDate, hour: Int, minute: Int = 0, second: Int = 0) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
        clockSeconds = CivilDay(date).number * 86_400 + hour * 3600 + minute * 60 + second
    }

    /// Creates a civil time from a text such as `2026-11-21T14:30:00` or `2026-11-21 14:30`, or `nil` for any other
    /// text.
    ///
    /// - Parameter text: A date as for ``CalendarDate/init(_:)``, a `T` or a space, hours and minutes, and optional
    ///   seconds. A UTC offset is not allowed.
    public init?(_ text: String) {
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "T" || $0 == " " }
        guard parts.count == 2, let date = CalendarDate(String(parts[0])) else { return nil }
        let numbers = parts[1].split(separator: ":", omittingEmptySubsequences: false).map { part in
            part.utf8.count == 2 && part.utf8.allSatisfy { $0.isASCIIDigit } ? Int(part) : nil
        }
        guard numbers.count == 2 || numbers.count == 3, let hour = numbers[0], let minute = numbers[1],
            let second = numbers.count == 3 ? numbers[2] : 0
        else { return nil }
        self.init(date, hour: hour, minute: minute, second: second)
    }

    /// Creates the civil time of an instant.
    ///
    /// - Parameters:
    ///   - unixTime: Seconds since 1970-01-01T00:00:00Z; clamped to the years 1…9999.
    ///   - timeZone: The time zone of the place.
    public init(unixTime: Int, in timeZone: CivilTimeZone) {
        let bounded = min(max(unixTime, CivilTime.range.lowerBound), CivilTime.range.upperBound)
        self.init(clockSeconds: bounded + timeZone.secondsFromUTC(atUnixTime: bounded))
    }

    /// The day.
    public var date: CalendarDate {
        let day = CivilDay(number: dayNumber)
        guard let date = CalendarDate(year: day.year, month: day.month, day: day.day) else {
            preconditionFailure("A civil time lies in years 1…9999.")
        }
        return date
    }

    /// The hour, 0…23.
    public var hour: Int { secondOfDay / 3600 }
    /// The minute, 0…59.
    public var minute: Int { secondOfDay / 60 % 60 }
    /// The second, 0…59.
    public var second: Int { secondOfDay % 60 }
    /// Seconds since midnight, 0…86399.
    public var secondOfDay: Int { clockSeconds.remainder(by: 86_400) }
    /// The day of the week.
    public var weekday: Weekday { Weekday(index: CivilDay.weekday(ofNumber: dayNumber)) }

    /// Returns the civil time after a number of seconds, clamped to the years 1…9999.
    ///
    /// - Parameter seconds: The number of seconds; negative for an earlier time.
    /// - Returns: The later or earlier civil time.
    public func adding(seconds: Int) -> CivilTime {
        let (sum, overflow) = clockSeconds.addingReportingOverflow(seconds)
        return CivilTime(clockSeconds: overflow ? (seconds < 0 ? .min : .max) : sum)
    }

    /// Returns the number of seconds between another civil time and this one; negative if this one is earlier.
    ///
    /// - Parameter other: The other civil time.
    /// - Returns: The seconds.
    public func seconds(since other: CivilTime) -> Int {
        clockSeconds - other.clockSeconds
    }

    var dayNumber: Int { clockSeconds.quotient(by: 86_400) }
    /// The whole minutes since 1970-01-01T00:00.
    var minuteNumber: Int { clockSeconds.quotient(by: 60) }
}

extension CivilTime: Comparable {
    /// Returns whether the first time is before the second.
    public static func < (first: CivilTime, second: CivilTime) -> Bool {
        first.clockSeconds < second.clockSeconds
    }
}

extension CivilTime: CustomStringConvertible {
    /// The civil time in ISO 8601 format, such as `2026-11-21T14:30:00`.
    public var description: String {
        "\(date)T\(hour.padded()):\(minute.padded()):\(second.padded())"
    }
}

extension CivilTime: Codable {
    /// Decodes a civil time from a text, like ``init(_:)``.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if the value is not such a text.
    public init(from decoder: any Decoder) throws {
        self = try decoder.value("civil time", CivilTime.init)
    }

    /// Encodes the civil time as ``description``.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        try description.encode(to: encoder)
    }
}
