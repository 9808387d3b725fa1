extension OpeningHours {
    /// An error that says why opening hours cannot be parsed, and where.
    ///
    /// ```swift
    /// do {
    ///     _ = try OpeningHours("Mo-Fr 08:00-25:61")
    /// } catch {
    ///     print(error)        // Character 13, “25:61”: a time has at most 59 minutes.
    /// }
    /// ```
    public struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The reason for a parse error.
        public enum Reason: String, Hashable, Sendable, Codable {
            /// The text has no rules.
            case empty
            /// The text is longer than ``OpeningHours/longestText``.
            case tooLong
            /// A word that is not a day, month, event or state.
            case unknownWord
            /// A character that is not allowed at its position.
            case unexpectedCharacter
            /// The text ends where more is expected.
            case unexpectedEnd
            /// Hours beyond 24 at the start or 48 at the end, or minutes beyond 59.
            case timeOutOfRange
            /// A date that does not exist, such as 31 April.
            case dateOutOfRange
            /// A year, week, count, period or offset that is too small or too large.
            case numberOutOfRange
        }

        /// The reason.
        public let reason: Reason
        /// The number of characters before the error; the length of the text if it is too short.
        public let offset: Int
        /// The text at that position; empty at the end.
        public let found: String

        /// The position, the text found there and what to do about it.
        public var description: String {
            let remedy =
                switch reason {
                case .empty: "the value is empty; write a rule such as Mo-Fr 08:00-18:00"
                case .tooLong: "a text has at most \(OpeningHours.longestText) bytes; shorten it"
                case .unknownWord:
                    "this is not a day, month, holiday, event or state; put comments in quotation marks"
                case .unexpectedCharacter: "this character is not allowed here; separate rules with semicolons"
                case .unexpectedEnd: "something is missing here, such as the end of a range"
                case .timeOutOfRange:
                    "a start time is at most 24:00, an end time at most 48:00, and minutes are at most 59"
                case .dateOutOfRange: "this date does not exist"
                case .numberOutOfRange: "this number is too small or too large here"
                }
            return found.isEmpty ? "Character \(offset): \(remedy)." : "Character \(offset), “\(found)”: \(remedy)."
        }
    }

    /// A deviation from the specification in a text that was still understood.
    public struct Remark: Hashable, Sendable, Codable, CustomStringConvertible {
        /// The kind of deviation.
        public enum Kind: String, Hashable, Sendable, Codable {
            /// A time that is not in the form `08:00`.
            case time
            /// A day, month, state or other word in another language or form.
            case word
            /// A non-standard or redundant dash, comma, quotation mark or other sign.
            case sign
            /// A missing or wrong semicolon or comma.
            case separator
            /// Parts of a rule or of a date in another order.
            case order
        }

        /// The kind of deviation.
        public let kind: Kind
        /// The number of characters before it.
        public let offset: Int

        /// The change to make.
        public var description: String {
            let advice =
                switch kind {
                case .time: "write times as 08:00"
                case .word: "write days as Mo, months as Jan and states as off"
                case .sign: "write plain hyphens, commas and quotation marks"
                case .separator: "separate times with commas and rules with semicolons"
                case .order: "use the order year, month, day, days of the week, times"
                }
            return "Character \(offset): \(advice)."
        }
    }
}
