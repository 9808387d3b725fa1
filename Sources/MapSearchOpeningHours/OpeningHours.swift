/// The opening hours of a place, in the format of OpenStreetMap's `opening_hours`.
///
/// ```swift
/// let hours = try OpeningHours("Mo-Fr 08:00-18:00; Sa 09:00-13:00; PH off")
/// let place = OpeningHours.Place(holidays: PublicHolidays(countryCode: "DE"))
/// hours.state(at: now, in: place)                    // .open, .closed or .unknown
/// hours.nextChange(after: now, in: place)?.time      // 2026-11-21T18:00:00
/// ```
///
/// The parser supports the complete grammar of version 0.7 of the specification in OpenStreetMap's wiki: years, dates,
/// weeks, days of the week and their count within a month; times past midnight, with open ends, or relative to the sun;
/// public and school holidays; `;`, `,` and `||`; `off`, `open`, `unknown` and comments. Common deviations are accepted
/// if they have only one possible meaning, and listed in ``remarks``. Anything else is an error with its position.
///
/// All results are in ``CivilTime``, the local time at the place. Clock changes during a night are not taken into
/// account.
///
/// Where the specification leaves room:
/// - Hours that begin in the evening end the next morning, even if that is a holiday or another rule applies:
///   `Fr 22:00-04:00; Sa off` is open on Saturday at two. Times that a rule gives for the next day do apply.
/// - Without a position and a time zone, dawn is assumed at 05:30, sunrise at 06:00, sunset at 18:00 and dusk at 18:30,
///   and opening times between them are ``State/unknown``.
/// - Without a calendar, no day is a holiday.
/// - After an open end, as in `18:00+`, the state is ``State/unknown`` until the end of the day; for ten hours if it
///   begins at 17:00 or later; for eight hours if at 22:00 or later.
/// - A comment on its own, as in `Mo-Fr 08:00-12:00; "by appointment"`, applies to the remaining times, as if it
///   followed `||`.
public struct OpeningHours: Sendable {
    /// The state of a place at a time.
    public enum State: String, Hashable, Sendable, Codable, CaseIterable {
        /// The place is open.
        case open
        /// The place is closed.
        case closed
        /// The place may be open or closed: visitors have to ask, or an open end has begun.
        case unknown
    }

    /// The original text.
    public let text: String
    /// The deviations from the specification, in the order of the text; empty if there are none.
    public let remarks: [Remark]

    let rules: HoursRules

    /// Parses opening hours.
    ///
    /// - Parameter text: The text, such as `Mo-Fr 08:00-18:00`, of at most ``longestText`` bytes of UTF-8.
    /// - Throws: ``ParseError`` with the position of the first character that cannot be parsed.
    /// - Complexity: O(*n*) in the length of the text.
    public init(_ text: String) throws(ParseError) {
        var parser = try HoursParser(text)
        rules = try parser.parse()
        remarks = parser.remarks
        self.text = text
    }

    /// The maximum length of a text in UTF-8 bytes, four times the limit of OpenStreetMap.
    public static let longestText = 1024
}

extension OpeningHours: Hashable {
    /// Returns whether two values have the same rules, regardless of their text.
    public static func == (first: OpeningHours, second: OpeningHours) -> Bool {
        first.rules == second.rules
    }

    /// Hashes the rules.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rules)
    }
}

extension OpeningHours: CustomStringConvertible {
    /// The opening hours in the notation of the specification, such as `Mo-Fr 08:00-18:00; PH off`.
    ///
    /// Parsing it gives equal opening hours, unless it is longer than ``longestText``.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public var description: String { HoursWriter(rules).text() }
}

extension OpeningHours: Codable {
    /// Decodes opening hours from their text.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if the value is not a valid text; its underlying error is a ``ParseError``.
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
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        try text.encode(to: encoder)
    }
}
