import MapGeometry

/// The yearly clock changes in POSIX notation: `CET-1CEST,M3.5.0,M10.5.0/3`.
package struct TimeZoneRule: Sendable {
    /// A day of each year, and a time on it.
    private struct Change {
        enum Day {
            /// A day of the year from 1 on, without 29 February.
            case julian(Int)
            /// A day of the year from 0 on.
            case number(Int)
            /// A day of the week, 0 for Sunday, of a week of a month; the fifth is the last.
            case weekday(month: Int, week: Int, weekday: Int)
        }

        var day: Day
        /// Seconds after midnight; may be on another day.
        var time: Int

        /// The seconds from 1970-01-01T00:00 on the same clock.
        func clockSeconds(in year: Int) -> Int {
            let number: Int
            switch day {
            case .julian(let day):
                let isAfterLeapDay = CivilDay.isLeapYear(year) && day >= 60
                number = CivilDay.number(year: year, month: 1, day: 1) + day - (isAfterLeapDay ? 0 : 1)
            case .number(let day):
                number = CivilDay.number(year: year, month: 1, day: 1) + day
            case .weekday(let month, let week, let weekday):
                let first = CivilDay.number(year: year, month: month, day: 1)
                // Sunday is 0 here, and Monday is 0 there.
                let day = (weekday + 6 - CivilDay.weekday(ofNumber: first)).remainder(by: 7) + 7 * (week - 1)
                number = first + (day < CivilDay.length(ofMonth: month, year: year) ? day : day - 7)
            }
            return number * 86_400 + time
        }
    }

    private var standard: Int
    /// Daylight saving time with its start and end; nil if there is none.
    private var daylight: (offset: Int, start: Change, end: Change)?

    /// Parses a rule; nil for any other text.
    package init?(_ text: some Collection<UInt8>) {
        var reader = Reader(rest: Array(text)[...])
        guard reader.skipName(), let west = reader.time(upTo: 24) else { return nil }
        standard = -west
        if reader.rest.isEmpty { return }
        guard reader.skipName() else { return nil }
        var offset = standard + 3600
        if reader.rest.first != UInt8(ascii: ",") {
            guard let west = reader.time(upTo: 24) else { return nil }
            offset = -west
        }
        guard let start = reader.change(), let end = reader.change(), reader.rest.isEmpty else { return nil }
        daylight = (offset, start, end)
    }

    /// The number of seconds by which local time is ahead of UTC at an instant.
    package func secondsFromUTC(atUnixTime time: Int) -> Int {
        guard let daylight else { return standard }
        let year = CivilDay(number: (time + standard).quotient(by: 86_400)).year
        let start = daylight.start.clockSeconds(in: year) - standard
        let end = daylight.end.clockSeconds(in: year) - daylight.offset
        // South of the equator, daylight saving time continues across the turn of the year.
        let isDaylight = start < end ? start <= time && time < end : !(end <= time && time < start)
        return isDaylight ? daylight.offset : standard
    }

    private struct Reader {
        var rest: ArraySlice<UInt8>

        private mutating func skip(_ byte: UInt8) -> Bool {
            guard rest.first == byte else { return false }
            rest.removeFirst()
            return true
        }

        private mutating func number(_ range: ClosedRange<Int>) -> Int? {
            let digits = rest.prefix { $0.isASCIIDigit }
            guard (1...4).contains(digits.count) else { return nil }
            rest = rest.dropFirst(digits.count)
            let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
            return range.contains(number) ? number : nil
        }

        /// Letters, or anything in angle brackets.
        mutating func skipName() -> Bool {
            if skip(UInt8(ascii: "<")) {
                guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
                rest = rest[(end + 1)...]
                return true
            }
            let letters = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
            rest = rest.dropFirst(letters.count)
            return !letters.isEmpty
        }

        /// Hours with an optional sign, optional minutes and seconds.
        mutating func time(upTo hours: Int) -> Int? {
            let isNegative = skip(UInt8(ascii: "-"))
            if !isNegative { _ = skip(UInt8(ascii: "+")) }
            guard var seconds = number(0...hours).map({ $0 * 3600 }) else { return nil }
            for unit in [60, 1] where skip(UInt8(ascii: ":")) {
                guard let number = number(0...59) else { return nil }
                seconds += number * unit
            }
            return isNegative ? -seconds : seconds
        }

        mutating func change() -> Change? {
            guard skip(UInt8(ascii: ",")), let day = day() else { return nil }
            guard skip(UInt8(ascii: "/")) else { return Change(day: day, time: 7200) }
            return time(upTo: 167).map { Change(day: day, time: $0) }
        }

        private mutating func day() -> Change.Day? {
            if skip(UInt8(ascii: "J")) { return number(1...365).map(Change.Day.julian) }
            guard skip(UInt8(ascii: "M")) else { return number(0...365).map(Change.Day.number) }
            guard let month = number(1...12), skip(UInt8(ascii: ".")), let week = number(1...5),
                skip(UInt8(ascii: ".")), let weekday = number(0...6)
            else { return nil }
            return .weekday(month: month, week: week, weekday: weekday)
        }
    }
}
