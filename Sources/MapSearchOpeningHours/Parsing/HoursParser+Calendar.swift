import MapGeometry

extension HoursParser {
    /// Reads years, dates or weeks of a rule that already has years, or dates from an index on.
    mutating func parseCalendar(hasYears: Bool, firstDate: Int) throws(OpeningHours.ParseError) {
        let hasDates = dates.count > firstDate
        isWithinYears = hasYears
        if let word = word(), word.word == .week {
            accept(word)
            try parseWeeks()
            return
        }
        if current.isASCIIDigit, let number = number(), number.length == 4 {
            let start = index
            let year = try parseYearOfDate()
            if isAtMonthOrEaster {
                guard !hasDates else { throw failure(.unexpectedCharacter) }
                try parseDates(year: year)
            } else {
                index = start
                // A date with a year does not occur in other years.
                guard dates[firstDate...].allSatisfy({ $0.from.year == 0 && $0.to.year == 0 }) else {
                    throw failure(.unexpectedCharacter)
                }
                try parseYears()
            }
            return
        }
        guard !hasDates else { throw failure(.unexpectedCharacter) }
        try parseDates(year: 0)
    }

    /// Reads the year before a date; a rule for certain years has none there.
    private mutating func parseYearOfDate() throws(OpeningHours.ParseError) -> Int16 {
        guard !isWithinYears else { throw failure(.unexpectedCharacter) }
        let year = Int16(try parseNumber(1900...9999))
        skipSpaces()
        return year
    }

    private mutating func parseYears() throws(OpeningHours.ParseError) {
        while true {
            let first = try parseNumber(1900...9999)
            var selector = YearSelector(first: Int16(first), last: Int16(first))
            let end = index
            if current == UInt8(ascii: "+") {
                index += 1
                selector.last = 9999
            } else if acceptHyphen() {
                if number()?.length == 4 {
                    let place = index
                    selector.last = Int16(try parseNumber(1900...9999))
                    guard selector.last >= selector.first else { throw failure(.numberOutOfRange, at: place) }
                } else {
                    index = end
                }
            }
            if current == UInt8(ascii: "/") {
                index += 1
                selector.step = Int16(try parseNumber(1...1000))
            }
            years.append(selector)
            let comma = index
            guard acceptComma(orAlso: []), number()?.length == 4, startOfNumber(inTimes: false) == .year else {
                index = comma
                return
            }
        }
    }

    private mutating func parseWeeks() throws(OpeningHours.ParseError) {
        while true {
            skipSpaces()
            let first = try parseNumber(1...53)
            var selector = WeekSelector(first: UInt8(first), last: UInt8(first))
            let end = index
            if acceptHyphen() {
                if current.isASCIIDigit {
                    selector.last = UInt8(try parseNumber(1...53))
                } else {
                    index = end
                }
            }
            if current == UInt8(ascii: "/") {
                index += 1
                selector.step = UInt8(try parseNumber(1...53))
            }
            weeks.append(selector)
            let comma = index
            guard acceptComma(orAlso: []), isAtDayOfMonth else {
                index = comma
                return
            }
        }
    }

    private mutating func parseDates(year: Int16) throws(OpeningHours.ParseError) {
        var year = year
        while true {
            try parseDateRange(year: year)
            // Attributes of one date apply to those after it.
            if let last = dates.last, last.from.year != 0 { year = last.from.year }
            var comma = index
            while acceptComma(orAlso: [UInt8(ascii: "&")]) {
                if isAtMonthOrEaster { break }
                if number()?.length == 4, startOfNumber(inTimes: true) == .year {
                    year = try parseYearOfDate()
                    break
                }
                // Another day of the same month, as in Dec 24,26.
                guard let last = dates.last, last.to.kind == .day, isAtDayOfMonth else {
                    index = comma
                    return
                }
                var bound = last.to
                bound.day = try parseDay(of: bound.month)
                bound.year = last.from.year
                bound.offset = 0
                bound.weekdayShift = 0
                try parseRest(ofRangeFrom: bound)
                comma = index
            }
            if index == comma { return }
        }
    }

    private mutating func parseDateRange(year: Int16) throws(OpeningHours.ParseError) {
        // The days of `15-20 Jun` precede their month.
        if current.isASCIIDigit, let first = number() {
            var ahead = self
            ahead.index += first.length
            if ahead.current == UInt8(ascii: ".") { ahead.index += 1 }
            ahead.skipSpaces()
            if !ahead.isAtMonth {
                remark(.order)
                let place = index
                index = ahead.index
                _ = acceptHyphen()
                let to = try parseDateBound(year: year, isEnd: true)
                guard first.value >= 1, first.value <= to.day else { throw failure(.dateOutOfRange, at: place) }
                var from = to
                from.day = UInt8(first.value)
                dates.append(DateSelector(from: from, to: to))
                return
            }
        }
        try parseRest(ofRangeFrom: try parseDateBound(year: year, isEnd: false))
    }

    /// Reads the rest of a range after its first date, and adds the range.
    private mutating func parseRest(ofRangeFrom from: DateBound) throws(OpeningHours.ParseError) {
        var selector = DateSelector(from: from, to: from)
        let end = index
        if current == UInt8(ascii: "+") {
            index += 1
            selector.isOpenEnded = true
        } else if acceptHyphen() {
            if isAtMonthOrEaster || (number()?.length == 4 && startOfNumber(inTimes: true) == .year) {
                let place = index
                let year = number()?.length == 4 ? try parseYearOfDate() : 0
                selector.to = try parseDateBound(year: year, isEnd: true, isMonth: from.kind == .month)
                if from.year == 0, selector.to.year != 0 {
                    selector.from.year = Self.year(of: from, before: selector.to)
                    guard selector.from.year >= 1900 else { throw failure(.numberOutOfRange, at: place) }
                }
                if from.kind == .month, selector.to.kind != .month {
                    selector.from.kind = .day
                    selector.from.day = 1
                }
            } else if from.kind == .day, isAtDayOfMonth {
                selector.to.day = try parseDay(of: from.month)
                selector.to.offset = 0
                selector.to.weekdayShift = 0
                try parseShift(&selector.to)
            } else {
                index = end
            }
        }
        if selector.from != selector.to, current == UInt8(ascii: "/") {
            index += 1
            selector.step = UInt8(try parseNumber(1...200))
        }
        dates.append(selector)
    }

    /// The year of the first date of a range if only the last one has a year: the same year or the previous one.
    private static func year(of from: DateBound, before to: DateBound) -> Int16 {
        let isLater = from.kind == .day && to.kind == .day && (from.month, from.day) > (to.month, to.day)
        return isLater ? to.year - 1 : to.year
    }

    private mutating func parseDay(of month: UInt8) throws(OpeningHours.ParseError) -> UInt8 {
        guard let number = number(), number.value >= 1,
            number.value <= CivilDay.length(ofMonth: Int(month), year: 2000)
        else { throw failure(.dateOutOfRange) }
        index += number.length
        if current == UInt8(ascii: "."), !byte(after: 1).isASCIIDigit { index += 1 }
        return UInt8(number.value)
    }

    /// Reads a date or a month; only a month at the start of a range of months.
    private mutating func parseDateBound(
        year: Int16, isEnd: Bool, isMonth: Bool = false
    ) throws(OpeningHours.ParseError) -> DateBound {
        var bound = DateBound(kind: .month, year: year)
        if current.isASCIIDigit, let number = number() {
            // 15 Jun
            remark(.order)
            let place = index
            index += number.length
            if current == UInt8(ascii: ".") { index += 1 }
            skipSpaces()
            guard let word = word(), case .month(let month) = word.word else { throw failure(.unexpectedCharacter) }
            accept(word)
            guard number.value >= 1, number.value <= CivilDay.length(ofMonth: Int(month), year: 2000) else {
                throw failure(.dateOutOfRange, at: place)
            }
            bound.kind = .day
            bound.month = month
            bound.day = UInt8(number.value)
        } else {
            guard let word = word(), isAtMonth || word.word == .easter else { throw failure(.unexpectedCharacter) }
            accept(word)
            if case .month(let month) = word.word {
                bound.month = month
                let end = index
                skipSpaces()
                if isMonth {
                    index = end
                } else if isAtDayOfMonth, !isAtDayBeforeMonth {
                    bound.kind = .day
                    bound.day = try parseDay(of: month)
                } else if !parseCountedWeekday(&bound, isEnd: isEnd) {
                    index = end
                }
            } else {
                bound.kind = .easter
            }
        }
        if bound.kind != .month { try parseShift(&bound) }
        try parseTrailingYear(&bound)
        return bound
    }

    /// Reads the day of the week of `Oct Su[-1]` if that is the end of a range; otherwise it counts days of the week in a
    /// range of months, which is read with the days.
    private mutating func parseCountedWeekday(_ bound: inout DateBound, isEnd: Bool) -> Bool {
        var ahead = self
        guard let word = ahead.word(), case .weekday(let weekday) = word.word else { return false }
        ahead.accept(word)
        guard ahead.current == UInt8(ascii: "[") else { return false }
        ahead.index += 1
        let isNegative = ahead.current == UInt8(ascii: "-")
        if isNegative { ahead.index += 1 }
        guard let number = ahead.number(), (1...5).contains(number.value) else { return false }
        ahead.index += number.length
        guard ahead.current == UInt8(ascii: "]") else { return false }
        ahead.index += 1
        if !isEnd {
            var rest = ahead
            var ignored = bound
            guard (try? rest.parseShift(&ignored)) != nil, rest.acceptHyphen(),
                rest.isAtMonthOrEaster || rest.number()?.length == 4
            else { return false }
        }
        bound.kind = .countedWeekday
        bound.weekday = weekday
        bound.occurrence = Int8(isNegative ? -number.value : number.value)
        index = ahead.index
        return true
    }

    /// Reads `+Su` and `-2 days`.
    mutating func parseShift(_ bound: inout DateBound) throws(OpeningHours.ParseError) {
        while true {
            let end = index
            skipSpaces()
            guard current == UInt8(ascii: "+") || current == UInt8(ascii: "-") else {
                index = end
                return
            }
            let isNegative = current == UInt8(ascii: "-")
            // `easter+ Mo` are Mondays from Easter on.
            if index == end, !isNegative, byte(after: 1) == UInt8(ascii: " ") { return }
            index += 1
            skipSpaces()
            if let word = word(), case .weekday(let weekday) = word.word, bound.weekdayShift == 0, bound.offset == 0 {
                accept(word)
                bound.weekdayShift = Int8(isNegative ? -Int(weekday) - 1 : Int(weekday) + 1)
            } else if bound.offset == 0, let offset = try parseDayCount() {
                bound.offset = Int16(isNegative ? -offset : offset)
            } else {
                index = end
                return
            }
        }
    }

    /// Reads `2 days`; returns `nil` and does not move if there is none.
    mutating func parseDayCount() throws(OpeningHours.ParseError) -> Int? {
        guard let number = number() else { return nil }
        let place = index
        index += number.length
        skipSpaces()
        guard let word = word(), word.word == .days else {
            index = place
            return nil
        }
        // Dates are moved by at most this many days; otherwise the search for the year in which a range begins would take longer.
        guard number.value <= 300 else { throw failure(.numberOutOfRange, at: place) }
        accept(word)
        return number.value
    }

    /// Reads the year of `Dec 24, 2026`.
    private mutating func parseTrailingYear(_ bound: inout DateBound) throws(OpeningHours.ParseError) {
        guard bound.year == 0, bound.kind == .day else { return }
        var ahead = self
        ahead.skipSpaces()
        if ahead.current == UInt8(ascii: ",") {
            ahead.index += 1
            ahead.skipSpaces()
        }
        guard let number = ahead.number(), number.length == 4, (1900...2100).contains(number.value) else { return }
        let place = ahead.index
        ahead.index += 4
        guard ahead.current != UInt8(ascii: ":"), ahead.current != UInt8(ascii: "-"), ahead.current != UInt8(ascii: "+")
        else { return }
        ahead.skipSpaces()
        guard !ahead.isAtMonthOrEaster else { return }
        guard !isWithinYears else { throw failure(.unexpectedCharacter, at: place) }
        bound.year = Int16(number.value)
        remark(.order, at: place)
        index = place + 4
    }
}
