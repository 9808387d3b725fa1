extension HoursParser {
    /// Reads a rule, up to what separates it from the next.
    ///
    /// - Returns: Whether it says anything but days.
    mutating func parse(_ rule: inout HoursRule) throws(OpeningHours.ParseError) -> Bool {
        let start = (years.count, dates.count, weeks.count, days.count, spans.count)
        let first = index
        var isAlways = false
        var hasState = false
        var isEmpty = true
        func slice(_ lower: Int, _ upper: Int) -> HoursRule.Slice {
            lower == upper ? HoursRule.Slice() : HoursRule.Slice(lower: UInt16(lower), upper: UInt16(upper))
        }
        reading: while true {
            skipSpaces()
            if isAtEnd { break }
            let hasTimes = spans.count > start.4 || isAlways
            let hasCalendar = years.count > start.0 || dates.count > start.1 || weeks.count > start.2
            let hasDays = rule.selectsDays
            let isComplete = hasTimes || (hasState && (hasDays || hasCalendar))
            switch current {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                rule.comment = parseComment()
                skipSpaces()
                if isEmpty, current == UInt8(ascii: ":") {
                    // A comment in place of dates: nobody knows when that is.
                    index += 1
                    isEmpty = false
                    continue
                }
                isEmpty = false
                break reading
            case UInt8(ascii: ";"), UInt8(ascii: "|"):
                break reading
            case UInt8(ascii: ","):
                guard hasDays || hasCalendar, !isComplete, !hasState else { break reading }
                let comma = index
                index += 1
                skipSpaces()
                guard isAtTime(inList: true) else {
                    index = comma
                    break reading
                }
                remark(.separator, at: comma)
                continue
            case UInt8(ascii: ":"):
                guard !isEmpty, !hasTimes else { throw failure(.unexpectedCharacter) }
                index += 1
                continue
            case UInt8(ascii: "."):
                break reading
            case UInt8(ascii: "-"):
                let hyphen = index
                index += 1
                skipSpaces()
                guard hasDays, !isComplete, isAtTime(inList: true) else {
                    throw failure(.unexpectedCharacter, at: hyphen)
                }
                remark(.sign, at: hyphen)
                continue
            default:
                break
            }
            let isTime: Bool
            switch startOfSelector() {
            case .always(let end):
                if isComplete { break reading }
                if !HoursParser.isAlwaysStandard(text.bytes[index..<end]) { remark(.word) }
                index = end
                isAlways = true
                isTime = false
            case .year, .date, .week:
                if isComplete { break reading }
                if hasDays || hasState { remark(.order) }
                try parseCalendar(hasYears: years.count > start.0, hasDates: dates.count > start.1)
                isTime = false
            case .day:
                if isComplete || hasDays { break reading }
                if hasState { remark(.order) }
                let lower = days.count
                try parseDays(&rule)
                rule.days = slice(lower, days.count)
                isTime = false
            case .time:
                if hasTimes { break reading }
                if hasState { remark(.order) }
                isTime = true
            case .state(let state, let word):
                if hasState { break reading }
                accept(word)
                rule.state = state
                hasState = true
                isTime = false
            case .filler(let word):
                accept(word)
                continue
            case nil:
                throw failure(isAtLetter ? .unknownWord : .unexpectedCharacter)
            }
            if isTime { try parseTimes() }
            isEmpty = false
        }
        guard !isEmpty else {
            throw failure(isAtEnd && index > first ? .unexpectedEnd : .unexpectedCharacter)
        }
        rule.years = slice(start.0, years.count)
        rule.dates = slice(start.1, dates.count)
        rule.weeks = slice(start.2, weeks.count)
        rule.spans = slice(start.4, spans.count)
        let isBare = !isAlways && !hasState && rule.comment < 0 && rule.spans.isEmpty
        if !hasState, rule.comment >= 0 { rule.state = .unknown }
        let isOnlyComment =
            !rule.selectsDays && !rule.hasCalendar && rule.spans.isEmpty && !isAlways && rule.comment >= 0
        if isOnlyComment, rule.state == .unknown, !isFirstRule, rule.combination != .fallback {
            remark(.separator, at: first)
            rule.combination = .fallback
        }
        simplify(&rule)
        return !isBare
    }

    private var isFirstRule: Bool { rules.isEmpty }

    /// Leaves out what selects everything, so that texts that mean the same are equal.
    private mutating func simplify(_ rule: inout HoursRule) {
        if rule.selectsDays, rule.weekdays == 0b111_1111, !rule.isForHolidaysOnly {
            rule.selectsDays = false
            rule.weekdays = 0
            days.removeLast(rule.days.indices.count)
            rule.days = HoursRule.Slice()
        }
        if rule.dates.indices.count == 1, dates[Int(rule.dates.lower)].isWholeYear {
            dates.removeLast()
            rule.dates = HoursRule.Slice()
        }
        if rule.spans.indices.count == 1, rule.state != .closed, spans[Int(rule.spans.lower)].isWholeDay {
            spans.removeLast()
            rule.spans = HoursRule.Slice()
        }
    }

    /// What a part of a rule begins with.
    private enum Start {
        case always(end: Int)
        case year
        case date
        case week
        case day
        case time
        case state(OpeningHours.State, word: (word: HoursWord, isStandard: Bool, end: Int))
        case filler((word: HoursWord, isStandard: Bool, end: Int))
    }

    private func startOfSelector() -> Start? {
        if HoursParser.isDigit(current) {
            if let end = endOfAlways() { return .always(end: end) }
            switch startOfNumber(inTimes: false) {
            case .year: return .year
            case .date: return .date
            case .time: return .time
            }
        }
        if current == UInt8(ascii: "(") { return .time }
        guard let word = word() else { return nil }
        switch word.word {
        case .weekday, .weekdays, .publicHoliday, .schoolHoliday: return .day
        case .month, .easter: return .date
        case .week: return .week
        case .event, .noon, .midnight: return .time
        case .state(let state): return .state(state, word: word)
        case .always: return .always(end: word.end)
        case .filler, .days: return .filler(word)
        case .late, .hyphen, .comma, .am, .pm: return nil
        }
    }

    private static func isAlwaysStandard(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.elementsEqual("24/7".utf8)
    }

    /// Where `24/7`, `24/24`, `24 h` or the like ends; `nil` when there is something else.
    private func endOfAlways() -> Int? {
        guard current == UInt8(ascii: "2"), byte(after: 1) == UInt8(ascii: "4") else { return nil }
        var ahead = self
        ahead.index += 2
        if ahead.current == UInt8(ascii: "/") || ahead.current == UInt8(ascii: "x") {
            ahead.index += 1
            guard let number = ahead.number(), number.value == 7 || number.value == 24 else { return nil }
            ahead.index += number.length
            if ahead.current == UInt8(ascii: "/"), ahead.byte(after: 1) == UInt8(ascii: "7") { ahead.index += 2 }
            return ahead.index
        }
        ahead.skipSpaces()
        guard let word = ahead.word(), word.word == .filler, text.bytes[word.end] != UInt8(ascii: "-") else {
            return nil
        }
        return word.end
    }
}

extension DateSelector {
    fileprivate var isWholeYear: Bool {
        from.kind == .month && to.kind == .month && from.year == 0 && to.year == 0 && from.month == 1 && to.month == 12
            && step == 1
    }
}

extension TimeSpan {
    fileprivate var isWholeDay: Bool {
        !isVariable && start == 0 && end == 1440 && period == 0 && !isOpenEnded && !isPoint
    }
}
