extension OpeningHours {
    /// Why a text cannot be read as opening hours, and where.
    ///
    /// ```swift
    /// do {
    ///     _ = try OpeningHours("Mo-Fr 08:00-25:61")
    /// } catch {
    ///     print(error)        // Character 13, “25:61”: a time has at most 59 minutes.
    /// }
    /// ```
    public struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
        /// What is wrong.
        public enum Reason: String, Hashable, Sendable, Codable {
            /// There is no rule in the text.
            case empty
            /// The text is longer than ``OpeningHours/longestText``.
            case tooLong
            /// A word that is no day, month, event or state.
            case unknownWord
            /// A character that has no place there.
            case unexpectedCharacter
            /// The text ends where something must follow.
            case unexpectedEnd
            /// Hours beyond 24 at the start or 48 at the end, or minutes beyond 59.
            case timeOutOfRange
            /// A date that no calendar has, such as 31 April.
            case dateOutOfRange
            /// A year, week, count, period or offset that is too small or too large.
            case numberOutOfRange
        }

        /// What is wrong.
        public let reason: Reason
        /// How many characters of the text come before the one that is wrong; as many as it has when it is too short.
        public let offset: Int
        /// What stands there; empty at the end of the text.
        public let found: String

        /// The place, what stands there and what to do about it.
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

    /// What in a text is not as the specification has it, though it can be understood.
    public struct Remark: Hashable, Sendable, Codable, CustomStringConvertible {
        /// In which way it deviates.
        public enum Kind: String, Hashable, Sendable, Codable {
            /// A time that is not written as `08:00`.
            case time
            /// A day, month, state or other word in another language or another form.
            case word
            /// A dash, comma, quotation mark or other sign of another kind, or one in excess.
            case sign
            /// A semicolon or comma that is missing or should be another.
            case separator
            /// Parts of a rule or of a date in another order.
            case order
        }

        /// In which way it deviates.
        public let kind: Kind
        /// How many characters of the text come before it.
        public let offset: Int

        /// What to change.
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
