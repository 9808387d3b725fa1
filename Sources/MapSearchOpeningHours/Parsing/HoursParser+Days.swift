extension HoursParser {
    /// Reads days of the week and holidays.
    mutating func parseDays(_ rule: inout HoursRule) throws(OpeningHours.ParseError) {
        rule.selectsDays = true
        let firstDay = days.count
        while true {
            try parseDay(&rule)
            let end = index
            if acceptComma(orAlso: [UInt8(ascii: "/"), UInt8(ascii: "&"), UInt8(ascii: "+")]) {
                if isAtDay { continue }
                index = end
                return
            }
            skipSpaces()
            guard index > end, isAtDay else {
                index = end
                return
            }
            // SH Mo-Fr are the days of the week in the holidays; with other days, the comma is missing.
            let isHoliday: Bool
            switch word()?.word {
            case .publicHoliday, .schoolHoliday: isHoliday = true
            default: isHoliday = false
            }
            let followsHolidays =
                rule.weekdays == 0 && days[firstDay...].allSatisfy { $0.kind != .countedWeekday }
            if followsHolidays, !isHoliday, !rule.isForHolidaysOnly {
                rule.isForHolidaysOnly = true
            } else {
                remark(.separator)
            }
        }
    }

    private var isAtDay: Bool {
        switch word()?.word {
        case .weekday, .weekdays, .publicHoliday, .schoolHoliday: true
        default: false
        }
    }

    private mutating func parseDay(_ rule: inout HoursRule) throws(OpeningHours.ParseError) {
        guard let word = word() else { throw failure(.unexpectedCharacter) }
        accept(word)
        switch word.word {
        case .weekdays(let weekdays):
            rule.weekdays |= weekdays
        case .publicHoliday, .schoolHoliday:
            var selector = DaySelector(kind: word.word == .publicHoliday ? .publicHoliday : .schoolHoliday)
            selector.offset = try parseOffset()
            days.append(selector)
        case .weekday(let first):
            let end = index
            skipSpaces()
            if current == UInt8(ascii: "[") {
                var selector = DaySelector(kind: .countedWeekday, weekday: first)
                selector.occurrences = try parseOccurrences()
                selector.offset = try parseOffset()
                days.append(selector)
            } else if acceptHyphen(), let next = self.word(), case .weekday(let last) = next.word {
                accept(next)
                var day = first
                while true {
                    rule.weekdays |= 1 << day
                    if day == last { break }
                    day = day == 6 ? 0 : day + 1
                }
            } else {
                index = end
                rule.weekdays |= 1 << first
            }
        default:
            throw failure(.unexpectedCharacter)
        }
    }

    /// Reads `[1,3]`, `[-1]`, `[2-4]`.
    private mutating func parseOccurrences() throws(OpeningHours.ParseError) -> UInt16 {
        var occurrences: UInt16 = 0
        index += 1
        while true {
            skipSpaces()
            if current == UInt8(ascii: "-") {
                index += 1
                occurrences |= 1 << UInt16(try parseNumber(1...5) + 4)
            } else {
                let first = try parseNumber(1...5)
                var last = first
                if current == UInt8(ascii: "-") {
                    index += 1
                    last = try parseNumber(first...5)
                }
                for number in first...last { occurrences |= 1 << UInt16(number - 1) }
            }
            skipSpaces()
            if current == UInt8(ascii: ",") {
                index += 1
            } else if current == UInt8(ascii: "]") {
                index += 1
                return occurrences
            } else {
                throw failure(.unexpectedCharacter)
            }
        }
    }

    /// Reads `+1 day`.
    private mutating func parseOffset() throws(OpeningHours.ParseError) -> Int16 {
        let end = index
        skipSpaces()
        if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") {
            let isNegative = current == UInt8(ascii: "-")
            index += 1
            skipSpaces()
            if let offset = try parseDayCount() { return Int16(isNegative ? -offset : offset) }
        }
        index = end
        return 0
    }
}
