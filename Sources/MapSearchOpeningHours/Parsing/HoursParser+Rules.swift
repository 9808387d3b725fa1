import MapGeometry

extension HoursParser {
    /// The rule that is being read.
    private struct Draft {
        var rule: HoursRule
        /// The number of items of each type before the rule.
        let years: Int
        let dates: Int
        let weeks: Int
        let days: Int
        let spans: Int
        var isAlways = false
        var hasState = false
        var isEmpty = true

        init(_ rule: HoursRule, parser: HoursParser) {
            self.rule = rule
            years = parser.years.count
            dates = parser.dates.count
            weeks = parser.weeks.count
            days = parser.days.count
            spans = parser.spans.count
        }
    }

    private func hasTimes(_ draft: Draft) -> Bool { draft.isAlways || spans.count > draft.spans }

    private func hasCalendar(_ draft: Draft) -> Bool {
        years.count > draft.years || dates.count > draft.dates || weeks.count > draft.weeks
    }

    /// Whether the rule has a state and a selector, so that more days must belong to another rule.
    private func isComplete(_ draft: Draft) -> Bool {
        hasTimes(draft) || (draft.hasState && (draft.rule.selectsDays || hasCalendar(draft)))
    }

    /// Reads a rule, up to the separator before the next one.
    ///
    /// - Returns: Whether it contains anything but days.
    mutating func parse(_ rule: inout HoursRule) throws(OpeningHours.ParseError) -> Bool {
        let first = index
        var draft = Draft(rule, parser: self)
        reading: while true {
            skipSpaces()
            if isAtEnd { break }
            switch try parseSign(&draft) {
            case .end: break reading
            case .accepted: continue
            case nil: if !(try parseSelector(&draft)) { break reading }
            }
        }
        guard !draft.isEmpty else {
            throw failure(isAtEnd && index > first ? .unexpectedEnd : .unexpectedCharacter)
        }
        rule = draft.rule
        rule.years = slice(draft.years, years.count)
        rule.dates = slice(draft.dates, dates.count)
        rule.weeks = slice(draft.weeks, weeks.count)
        rule.days = slice(draft.days, days.count)
        rule.spans = slice(draft.spans, spans.count)
        let hasComment = rule.comment >= 0
        let isBare = !draft.isAlways && !draft.hasState && !hasComment && rule.spans.isEmpty
        if !draft.hasState, hasComment { rule.state = .unknown }
        let isOnlyComment =
            hasComment && !rule.selectsDays && !rule.hasCalendar && rule.spans.isEmpty && !draft.isAlways
        if isOnlyComment, rule.state == .unknown, !rules.isEmpty, rule.combination != .fallback {
            remark(.separator, at: first)
            rule.combination = .fallback
        }
        simplify(&rule)
        return !isBare
    }

    private func slice(_ lower: Int, _ upper: Int) -> HoursRule.Slice {
        lower == upper ? HoursRule.Slice() : HoursRule.Slice(lower: UInt16(lower), upper: UInt16(upper))
    }

    private enum Sign {
        case accepted
        case end
    }

    /// Reads a sign between two parts of a rule, or a comment; `nil` if another part follows.
    private mutating func parseSign(_ draft: inout Draft) throws(OpeningHours.ParseError) -> Sign? {
        switch current {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let isFirst = draft.isEmpty
            draft.rule.comment = parseComment()
            draft.isEmpty = false
            skipSpaces()
            if isFirst, current == UInt8(ascii: ":") {
                // A comment instead of dates: the dates are unknown.
                index += 1
                return .accepted
            }
            switch current {
            case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "|"), UInt8(ascii: "."): return .end
            default:
                guard isAtEnd else { throw failure(.unexpectedCharacter) }
                return .end
            }
        case UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "."):
            return .end
        case UInt8(ascii: ":"):
            guard !draft.isEmpty, !hasTimes(draft) else { throw failure(.unexpectedCharacter) }
            index += 1
            return .accepted
        case UInt8(ascii: ","), UInt8(ascii: "-"):
            let sign = index
            let isComma = current == UInt8(ascii: ",")
            let canHaveTimes =
                !isComplete(draft) && !draft.hasState && (draft.rule.selectsDays || (isComma && hasCalendar(draft)))
            index += 1
            skipSpaces()
            if canHaveTimes, isAtTime(inList: true) {
                remark(isComma ? .separator : .sign, at: sign)
                return .accepted
            }
            index = sign
            guard isComma else { throw failure(.unexpectedCharacter) }
            return .end
        default:
            return nil
        }
    }

    /// Reads a part of a rule.
    ///
    /// - Returns: Whether there was one that belongs to it; if not, another rule begins.
    private mutating func parseSelector(_ draft: inout Draft) throws(OpeningHours.ParseError) -> Bool {
        switch startOfSelector() {
        case .always(let end):
            guard !isComplete(draft) else { throw failure(.unexpectedCharacter) }
            if !text.bytes[index..<end].elementsEqual("24/7".utf8) { remark(.word) }
            index = end
            draft.isAlways = true
        case .year, .date, .week:
            if isComplete(draft) { return false }
            if draft.rule.selectsDays || draft.hasState { remark(.order) }
            try parseCalendar(hasYears: years.count > draft.years, firstDate: draft.dates)
        case .day:
            if isComplete(draft) { return false }
            guard !draft.rule.selectsDays else { throw failure(.unexpectedCharacter) }
            if draft.hasState { remark(.order) }
            try parseDays(&draft.rule)
        case .time:
            guard !hasTimes(draft) else { throw failure(.unexpectedCharacter) }
            if draft.hasState { remark(.order) }
            try parseTimes()
        case .state(let state, let word):
            guard !draft.hasState || draft.rule.state == state else { throw failure(.unexpectedCharacter) }
            if draft.hasState { remark(.word) }
            accept(word)
            draft.rule.state = state
            draft.hasState = true
        case .filler(let word):
            accept(word)
            return true
        case nil:
            throw failure(isAtLetter ? .unknownWord : .unexpectedCharacter)
        }
        draft.isEmpty = false
        return true
    }

    /// Removes selectors that match everything and sorts days, so that texts with the same meaning are equal.
    private mutating func simplify(_ rule: inout HoursRule) {
        if rule.selectsDays, rule.weekdays == 0b111_1111, !rule.isForHolidaysOnly {
            rule.selectsDays = false
            rule.weekdays = 0
            days.removeLast(rule.days.indices.count)
            rule.days = HoursRule.Slice()
        }
        if rule.isForHolidaysOnly {
            // “PH Mo[1],PH” is “PH,PH Mo[1]”.
            let selectors = days[rule.days.indices]
            days.replaceSubrange(
                rule.days.indices,
                with: selectors.filter { $0.kind != .countedWeekday } + selectors.filter { $0.kind == .countedWeekday })
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

    /// The type of a part of a rule, by its beginning.
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
        if current.isASCIIDigit {
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

    /// The end of `24/7`, `24/24`, `24 h` or the like; `nil` if there is something else.
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
