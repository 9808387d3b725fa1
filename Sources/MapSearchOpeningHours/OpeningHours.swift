/// When a place is open, as OpenStreetMap's `opening_hours` tells it.
///
/// ```swift
/// let hours = try OpeningHours("Mo-Fr 08:00-18:00; Sa 09:00-13:00; PH off")
/// let place = OpeningHours.Place(holidays: PublicHolidays(countryCode: "DE"))
/// hours.state(at: now, in: place)                    // .open, .closed or .unknown
/// hours.nextChange(after: now, in: place)?.time      // 2026-11-21T18:00:00
/// ```
///
/// The grammar is that of version 0.7 of the specification in OpenStreetMap's wiki, whole: years, dates, weeks, days of
/// the week and their count within a month, times past midnight, with open ends, by the sun; public and school
/// holidays; `;`, `,` and `||`; `off`, `open`, `unknown` and comments. What mappers write beside it is understood as far
/// as it can mean one thing only, and ``remarks`` say what was. For the rest there is an error that points at it.
///
/// All answers are about ``CivilTime``, the time that the clocks at the place show. A change of the clocks is not
/// reckoned with within a night.
///
/// What the specification leaves open:
/// - What begins in the evening ends in the morning, also when that is a holiday or another rule's day: `Fr
///   22:00-04:00; Sa off` is open on Saturday at two. Times that a rule of the following day gives do count.
/// - Without a position and a time zone, times that depend on the sun are reckoned from 05:30 (dawn), 06:00 (sunrise),
///   18:00 (sunset) and 18:30 (dusk), and what is open between them is ``State/unknown``.
/// - Without a calendar, no day is a holiday.
/// - After an open end, as in `18:00+`, the state is ``State/unknown`` until the end of the day, or for ten hours from
///   17:00 on, or eight from 22:00 on.
/// - A comment alone, as in `Mo-Fr 08:00-12:00; "by appointment"`, is about the times that are left, as if it stood
///   after `||`.
public struct OpeningHours: Sendable {
    /// Whether a place is open.
    public enum State: String, Hashable, Sendable, Codable, CaseIterable {
        /// It is open.
        case open
        /// It is closed.
        case closed
        /// It may be either: somebody has to ask, or an open end has begun.
        case unknown
    }

    /// The text, as it was given.
    public let text: String
    /// What in the text is not as the specification has it, in the order of the text; empty when all of it is.
    public let remarks: [Remark]

    let rules: HoursRules

    /// Reads opening hours.
    ///
    /// - Parameter text: The text, such as `Mo-Fr 08:00-18:00`, of at most ``longestText`` bytes of UTF-8.
    /// - Throws: ``ParseError`` with the place of the character that cannot be understood.
    /// - Complexity: O(*n*) in the length of the text.
    public init(_ text: String) throws(ParseError) {
        var parser = try HoursParser(text)
        rules = try parser.parse()
        remarks = parser.remarks
        self.text = text
    }

    /// The length of the longest text that is read, in bytes of UTF-8: four times what OpenStreetMap has room for.
    public static let longestText = 1024
}

extension OpeningHours: Hashable {
    /// Whether two texts have the same rules, however they are written.
    public static func == (first: OpeningHours, second: OpeningHours) -> Bool {
        first.rules == second.rules
    }

    /// Adds the rules to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rules)
    }
}

extension OpeningHours: CustomStringConvertible {
    /// The opening hours as the specification writes them, such as `Mo-Fr 08:00-18:00; PH off`.
    ///
    /// Reading it gives equal opening hours, unless it is longer than ``longestText``.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public var description: String { HoursWriter(rules).text() }
}

extension OpeningHours: Codable {
    /// Decodes opening hours from their text.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when there is no text that can be understood; its underlying error is a
    ///   ``ParseError``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        do {
            try self.init(text)
        } catch {
            throw DecodingError.dataCorrupted(
                .init(codingPath: container.codingPath, debugDescription: error.description, underlyingError: error))
        }
    }

    /// Encodes ``text``.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
