import MapGeometry

extension HoursParser {
    enum HalfDay {
        case am
        case pm
    }

    /// A time as written, before it is known whether it is am or pm.
    private struct Time {
        var minutes: Int
        var event: SunEvent?
        var half: HalfDay?
        var place: Int

        /// Minutes from midnight, or from the event.
        var minutesOfDay: Int { half == .pm ? minutes + 720 : minutes }
    }

    /// Reads times of a day.
    mutating func parseTimes() throws(OpeningHours.ParseError) {
        while true {
            spans.append(try parseSpan())
            let end = index
            if acceptComma(orAlso: [UInt8(ascii: "/"), UInt8(ascii: "&")]) {
                if isAtTime(inList: true) { continue }
            } else {
                skipSpaces()
                if index > end, isAtTime(inList: true) {
                    remark(.separator)
                    continue
                }
            }
            index = end
            return
        }
    }

    private mutating func parseSpan() throws(OpeningHours.ParseError) -> TimeSpan {
        var start = try parseTime()
        var span = TimeSpan()
        let end = index
        if current == UInt8(ascii: "+") {
            index += 1
            span.isOpenEnded = true
            span.isPoint = true
        } else if acceptHyphen() {
            if current.isASCIIDigit || isAtTime(inList: true) {
                var finish = try parseTime()
                HoursParser.settleHalves(&start, &finish)
                try setEnd(finish, start: start, &span)
                try parsePeriod(&span)
            } else if let word = word(), word.word == .late {
                accept(word)
                span.isOpenEnded = true
                span.isPoint = true
            } else if isAtEnd || current == UInt8(ascii: ";") || current == UInt8(ascii: ",") {
                remark(.sign, at: end)
                span.isOpenEnded = true
                span.isPoint = true
            } else {
                throw failure(.unexpectedCharacter)
            }
        } else {
            index = end
            span.isPoint = true
        }
        let minutes = start.minutesOfDay
        guard start.event != nil || minutes <= 1440 else { throw failure(.timeOutOfRange, at: start.place) }
        span.start = Int16(minutes)
        span.startEvent = start.event?.rawValue ?? 0
        return span
    }

    private mutating func setEnd(
        _ end: Time, start: Time, _ span: inout TimeSpan
    ) throws(OpeningHours.ParseError) {
        let begin = start.minutesOfDay
        var minutes = end.minutesOfDay
        switch (start.event, end.event) {
        case (nil, nil):
            while minutes <= begin { minutes += 1440 }
            guard minutes <= TimeSpan.latestMinute else { throw failure(.timeOutOfRange, at: end.place) }
        case (let event?, nil):
            span.endsNextDay = minutes <= event.nominalMinute + begin
        case (_, let event?):
            // An evening ends on its day, even if the sun sets before the place opens: it does not open then.
            let nominal = (start.event?.nominalMinute ?? 0) + begin
            span.endsNextDay =
                event.isMorning
                ? nominal >= event.nominalMinute + minutes : (start.event?.rawValue ?? 0) > event.rawValue
        }
        guard end.event != nil || minutes <= TimeSpan.latestMinute else {
            throw failure(.timeOutOfRange, at: end.place)
        }
        span.end = Int16(minutes)
        span.endEvent = end.event?.rawValue ?? 0
    }

    /// Reads what may follow an interval: an open end, or the period of a repeated event.
    private mutating func parsePeriod(_ span: inout TimeSpan) throws(OpeningHours.ParseError) {
        if current == UInt8(ascii: "+") {
            index += 1
            span.isOpenEnded = true
        }
        guard current == UInt8(ascii: "/"), byte(after: 1).isASCIIDigit else { return }
        let slash = index
        index += 1
        let place = index
        guard let number = number() else { throw failure(.numberOutOfRange) }
        index += number.length
        var period = number.value
        if current == UInt8(ascii: ":") || current == UInt8(ascii: ".") {
            index += 1
            guard let minutes = self.number(), minutes.length == 2, minutes.value < 60 else {
                throw failure(.timeOutOfRange, at: place)
            }
            index += 2
            period = period * 60 + minutes.value
        }
        var ahead = self
        if ahead.acceptHyphen() {
            // 08:00-12:00/13:30-18:00 are two intervals.
            index = slash
            return
        }
        guard (1...1440).contains(period) else { throw failure(.numberOutOfRange, at: place) }
        span.period = Int16(period)
    }

    // MARK: One time

    private mutating func parseTime() throws(OpeningHours.ParseError) -> Time {
        let place = index
        if current == UInt8(ascii: "(") {
            index += 1
            skipSpaces()
            guard let word = word(), case .event(let event) = word.word else { throw failure(.unexpectedCharacter) }
            accept(word)
            skipSpaces()
            var time = Time(minutes: 0, event: event, place: place)
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") {
                let isNegative = current == UInt8(ascii: "-")
                index += 1
                skipSpaces()
                let offset = try parseClock()
                guard offset.minutes <= 1440 else { throw failure(.timeOutOfRange, at: offset.place) }
                time.minutes = isNegative ? -offset.minutes : offset.minutes
                skipSpaces()
            }
            guard current == UInt8(ascii: ")") else { throw failure(.unexpectedCharacter) }
            index += 1
            return time
        }
        if current.isASCIIDigit { return try parseClock() }
        guard let word = word() else { throw failure(.unexpectedCharacter) }
        accept(word)
        switch word.word {
        case .event(let event): return Time(minutes: 0, event: event, place: place)
        case .noon: return Time(minutes: 720, place: place)
        case .midnight: return Time(minutes: 0, place: place)
        default: throw failure(.unexpectedCharacter, at: place)
        }
    }

    private mutating func parseClock() throws(OpeningHours.ParseError) -> Time {
        let place = index
        guard let number = number() else { throw failure(.unexpectedCharacter) }
        var hours = number.value
        var minutes = 0
        var isStandard = false
        index += number.length
        if number.length > 2 {
            minutes = hours % 100
            hours /= 100
        } else if current == UInt8(ascii: ":") {
            index += 1
            guard let part = self.number() else { throw failure(.unexpectedCharacter) }
            guard part.length == 2 || (part.length == 1 && part.value == 0) else {
                throw failure(.timeOutOfRange, at: place)
            }
            isStandard = part.length == 2 && number.length == 2
            minutes = part.value
            index += part.length
            if current == UInt8(ascii: ":"), byte(after: 1) == UInt8(ascii: "0"), byte(after: 2) == UInt8(ascii: "0") {
                isStandard = false
                index += 3
            }
        } else if current == UInt8(ascii: ".") || current == UInt8(ascii: "h"), byte(after: 1).isASCIIDigit,
            byte(after: 2).isASCIIDigit, !byte(after: 3).isASCIIDigit
        {
            minutes = Int(byte(after: 1) - 0x30) * 10 + Int(byte(after: 2) - 0x30)
            index += 3
        }
        guard minutes < 60, hours <= 48, hours * 60 + minutes <= TimeSpan.latestMinute else {
            throw failure(.timeOutOfRange, at: place)
        }
        var time = Time(minutes: hours * 60 + minutes, place: place)
        if let half = acceptHalfDay() {
            guard (0...12).contains(hours) else { throw failure(.timeOutOfRange, at: place) }
            isStandard = false
            time.half = half
            if hours == 12 { time.minutes -= 720 }
        }
        if !isStandard { remark(.time, at: place) }
        return time
    }

    /// Reads `am` and `pm`, and skips `h` and `Uhr`.
    mutating func acceptHalfDay() -> HalfDay? {
        let end = index
        skipSpaces()
        guard let word = word() else {
            index = end
            return nil
        }
        switch word.word {
        case .am, .pm:
            index = word.end
            return word.word == .am ? .am : .pm
        case .filler:
            accept(word)
        default:
            index = end
        }
        return nil
    }

    /// Determines am or pm for a time if only the other end of its range has it: `8-5pm`, `1-5pm`, `10am-2`.
    private static func settleHalves(_ start: inout Time, _ end: inout Time) {
        guard start.event == nil, end.event == nil else { return }
        switch (start.half, end.half) {
        case (nil, .pm?) where start.minutes < 780 && start.minutes % 720 < end.minutes:
            start = Time(minutes: start.minutes % 720, half: .pm, place: start.place)
        case (.am?, nil) where end.minutes <= start.minutes,
            (.pm?, nil) where end.minutes < 720 && end.minutes > start.minutes:
            end.half = .pm
        default:
            break
        }
    }
}
