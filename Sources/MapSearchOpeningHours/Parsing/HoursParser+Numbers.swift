import MapGeometry

extension HoursParser {
    enum NumberMeaning {
        case year
        case date
        case time
    }

    /// The meaning of a number at the current position: a year, a day before its month, or a time.
    ///
    /// Where times are expected, `2000-2200` are two times.
    func startOfNumber(inTimes: Bool) -> NumberMeaning {
        guard let number = number() else { return .time }
        if number.length == 4 {
            guard (1900...2999).contains(number.value) else { return .time }
            var ahead = self
            ahead.index += 4
            if ahead.current == UInt8(ascii: ":") { return .time }
            ahead.skipSpaces()
            if ahead.isAtMonthOrEaster { return .year }
            if ahead.acceptHyphenQuietly(), let last = ahead.number(), last.length == 4 {
                if last.value < 1900 { return .time }
                ahead.index += 4
            }
            // In a list of times, 2000-2200 are two times, but not before days or other times.
            return inTimes && !ahead.isBeforeDaysOrTimes ? .time : .year
        }
        return number.length <= 2 && isAtDayBeforeMonth ? .date : .time
    }

    private var isBeforeDaysOrTimes: Bool {
        var ahead = self
        ahead.skipSpaces()
        if ahead.current.isASCIIDigit || ahead.current == UInt8(ascii: "(") { return true }
        switch ahead.word()?.word {
        case .weekday, .weekdays, .publicHoliday, .schoolHoliday, .month, .easter, .week, .event: return true
        default: return false
        }
    }

    /// Whether there is a time or an event of the sun; in a list of times, or after days, `2000` is a time.
    func isAtTime(inList: Bool) -> Bool {
        if current == UInt8(ascii: "(") { return true }
        if current.isASCIIDigit {
            if current == UInt8(ascii: "2"), byte(after: 1) == UInt8(ascii: "4"), byte(after: 2) == UInt8(ascii: "/") {
                return false
            }
            return startOfNumber(inTimes: inList) == .time
        }
        switch word()?.word {
        case .event, .noon, .midnight: return true
        default: return false
        }
    }

    /// Whether there is a number of one or two digits that cannot be part of a time.
    var isAtDayOfMonth: Bool {
        guard let number = number(), number.length <= 2 else { return false }
        var ahead = self
        ahead.index += number.length
        switch ahead.current {
        case UInt8(ascii: ":"), UInt8(ascii: "."): return !ahead.byte(after: 1).isASCIIDigit
        default: break
        }
        ahead.skipSpaces()
        switch ahead.word()?.word {
        case .am, .pm, .filler: return false
        default: return true
        }
    }

    /// Whether there is a day, or a range of days, before its month: `15 Jun`, `24.-26. Dez`.
    var isAtDayBeforeMonth: Bool {
        var ahead = self
        guard ahead.skipDay() else { return false }
        if ahead.isAtMonth { return true }
        return ahead.acceptHyphenQuietly() && ahead.skipDay() && ahead.isAtMonth
    }

    var isAtMonth: Bool {
        if case .month? = word()?.word { true } else { false }
    }

    var isAtMonthOrEaster: Bool {
        switch word()?.word {
        case .month, .easter: true
        default: isAtDayBeforeMonth
        }
    }

    /// Moves past a number of one or two digits, a point and spaces.
    private mutating func skipDay() -> Bool {
        guard let number = number(), number.length <= 2 else { return false }
        index += number.length
        if current == UInt8(ascii: ".") { index += 1 }
        skipSpaces()
        return true
    }

    /// Like ``acceptHyphen()``, for looking ahead.
    private mutating func acceptHyphenQuietly() -> Bool {
        skipSpaces()
        guard current == UInt8(ascii: "-") || word()?.word == .hyphen else { return false }
        index = current == UInt8(ascii: "-") ? index + 1 : word()?.end ?? index
        skipSpaces()
        return true
    }

    /// Reads a number in brackets or after a slash, within limits.
    mutating func parseNumber(_ limits: ClosedRange<Int>) throws(OpeningHours.ParseError) -> Int {
        guard let number = number() else { throw failure(.unexpectedCharacter) }
        guard limits.contains(number.value) else { throw failure(.numberOutOfRange) }
        index += number.length
        return number.value
    }
}
