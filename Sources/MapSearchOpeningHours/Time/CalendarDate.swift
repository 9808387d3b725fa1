import MapGeometry

/// A day of the Gregorian calendar, without a time or a time zone.
///
/// ```swift
/// let opening = CalendarDate("2026-11-21")          // or "20261121"
/// ```
public struct CalendarDate: Hashable, Sendable {
    /// The year, 1…9999.
    public let year: Int
    /// The month, 1…12.
    public let month: Int
    /// The day of the month, starting at 1.
    public let day: Int

    /// Creates a date, or `nil` if it does not exist, such as 30 February.
    ///
    /// - Parameters:
    ///   - year: The year, 1…9999.
    ///   - month: The month, 1…12.
    ///   - day: The day of the month.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
        let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard day <= lengths[month - 1] else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Creates a date from a text such as `2026-11-21` or `20261121`, or `nil` for any other text.
    ///
    /// - Parameter text: Year, month and day in ISO 8601 format, with or without hyphens.
    public init?(_ text: String) {
        var digits = Array(text.utf8)
        if digits.count == 10, digits[4] == UInt8(ascii: "-"), digits[7] == UInt8(ascii: "-") {
            digits.remove(at: 7)
            digits.remove(at: 4)
        }
        guard digits.count == 8, digits.allSatisfy(\.isASCIIDigit) else { return nil }
        let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }
}

extension CalendarDate: Comparable {
    /// Returns whether the first day is before the second.
    public static func < (first: CalendarDate, second: CalendarDate) -> Bool {
        (first.year, first.month, first.day) < (second.year, second.month, second.day)
    }
}

extension CalendarDate: CustomStringConvertible {
    /// The date in ISO 8601 format, such as `2026-11-21`.
    public var description: String {
        "\(year.padded(4))-\(month.padded())-\(day.padded())"
    }
}

extension CalendarDate: Codable {
    /// Decodes a date from a text, like ``init(_:)-(String)``.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if the value is not such a text.
    public init(from decoder: any Decoder) throws {
        self = try decoder.value("date", CalendarDate.init)
    }

    /// Encodes the date as ``description``.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        try description.encode(to: encoder)
    }
}
