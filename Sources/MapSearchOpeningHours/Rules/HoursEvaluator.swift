import MapGeometry

/// Evaluates rules for a minute.
///
/// For each group of rules between `||`, the rules of the day override one another in their order. Where none applies,
/// times count that began on the previous day. The first group in which the minute is not closed decides.
struct HoursEvaluator {
    /// The result of rules for a minute.
    struct Verdict: Equatable {
        enum Kind: UInt8 {
            /// No rule applies, which means closed.
            case silent
            case open
            case closed
            case unknown
        }

        var kind = Kind.silent
        var comment: Int16 = -1

        var state: OpeningHours.State {
            switch kind {
            case .open: .open
            case .unknown: .unknown
            case .silent, .closed: .closed
            }
        }
    }

    private enum Which {
        case today
        case yesterday
    }

    let rules: HoursRules
    let place: OpeningHours.Place
    private(set) var day: CivilDay
    private var yesterday: CivilDay
    /// The events of the sun, once requested.
    private var sunToday: SunTimes?
    private var sunYesterday: SunTimes?
    /// The answer of the calendar, once requested.
    var holidaysToday = KnownHolidays()
    var holidaysYesterday = KnownHolidays()
    /// The number of comparisons with a time or a day.
    private(set) var steps = 0

    init(_ rules: HoursRules, place: OpeningHours.Place, day: Int) {
        self.rules = rules
        self.place = place
        self.day = CivilDay(number: day)
        yesterday = CivilDay(number: day - 1)
    }

    /// Moves to another day.
    mutating func move(to number: Int) {
        if number == day.number { return }
        let isNext = number == day.number + 1
        yesterday = isNext ? day : CivilDay(number: number - 1)
        sunYesterday = isNext ? sunToday : nil
        holidaysYesterday = isNext ? holidaysToday : KnownHolidays()
        holidaysToday = KnownHolidays()
        day = CivilDay(number: number)
        sunToday = nil
    }

    /// The result for a minute of the day, 0..<1440.
    mutating func verdict(atMinute minute: Int) -> Verdict {
        var first: Verdict?
        var index = 0
        let count = rules.rules.count
        while index < count {
            var end = index + 1
            while end < count, rules.rules[end].combination != .fallback { end += 1 }
            var verdict = verdict(of: index..<end, on: .today, minute: minute)
            if verdict.kind == .silent, rules.reachesNextDay {
                let late = self.verdict(of: index..<end, on: .yesterday, minute: minute + 1440)
                if late.kind != .silent { verdict = late }
            }
            if verdict.kind == .open || verdict.kind == .unknown { return verdict }
            if first == nil { first = verdict }
            index = end
        }
        return first ?? Verdict()
    }

    private mutating func verdict(of group: Range<Int>, on which: Which, minute: Int) -> Verdict {
        let day = which == .today ? self.day : yesterday
        var verdict = Verdict()
        for index in group {
            let rule = rules.rules[index]
            steps += 1
            guard matches(rule, day) else { continue }
            let hit: Verdict.Kind
            if rule.spans.isEmpty {
                if rule.state == .closed {
                    verdict = Verdict(kind: .silent, comment: rule.comment)
                    continue
                }
                hit = minute < 1440 ? rule.state.verdictKind : .silent
            } else {
                hit = kind(rule, on: which, minute: minute)
            }
            if hit != .silent {
                verdict = Verdict(kind: hit, comment: rule.comment)
            } else if rule.combination == .replacing, rule.state != .closed {
                verdict = Verdict()
            }
        }
        return verdict
    }

    /// The result of a rule with times that applies to a day, for a minute of it.
    private mutating func kind(_ rule: HoursRule, on which: Which, minute: Int) -> Verdict.Kind {
        var isAfterEnd = false
        var isUncertain = false
        for index in rule.spans.indices {
            let span = rules.spans[index]
            steps += 1
            let sun = span.isVariable ? sun(on: which) : nil
            let resolved = span.resolved(sun: sun)
            guard minute >= resolved.start, minute < resolved.unknownUntil else { continue }
            if minute >= resolved.end {
                isAfterEnd = true
            } else if span.period <= 1 || (minute - resolved.start) % Int(span.period) == 0 {
                if !span.isVariable || sun != nil { return rule.state.verdictKind }
                isUncertain = true
            }
        }
        if isUncertain { return .unknown }
        guard isAfterEnd else { return .silent }
        return rule.state == .closed ? .closed : .unknown
    }

    private mutating func sun(on which: Which) -> SunTimes? {
        if let sun = which == .today ? sunToday : sunYesterday { return sun }
        guard let coordinate = place.coordinate, coordinate.isValid, let timeZone = place.timeZone else { return nil }
        let number = which == .today ? day.number : yesterday.number
        let sun = SunTimes(day: number, coordinate: coordinate, timeZone: timeZone)
        if which == .today { sunToday = sun } else { sunYesterday = sun }
        return sun
    }

    /// The minutes of the day, including 0, at which the result may change, in ascending order.
    mutating func boundaries() -> [Int] {
        var minutes = [0]
        appendBoundaries(on: .today, to: &minutes)
        if rules.reachesNextDay { appendBoundaries(on: .yesterday, to: &minutes) }
        minutes.sort()
        var count = 0
        for minute in minutes where count == 0 || minutes[count - 1] != minute {
            minutes[count] = minute
            count += 1
        }
        minutes.removeSubrange(count...)
        return minutes
    }

    private mutating func appendBoundaries(on which: Which, to minutes: inout [Int]) {
        let day = which == .today ? self.day : yesterday
        let shift = which == .today ? 0 : 1440
        func append(_ minute: Int) {
            let minute = minute - shift
            if minute > 0, minute < 1440 { minutes.append(minute) }
        }
        for rule in rules.rules {
            steps += 1
            guard !rule.spans.isEmpty, matches(rule, day) else { continue }
            for index in rule.spans.indices {
                let span = rules.spans[index]
                steps += 1
                let resolved = span.resolved(sun: span.isVariable ? sun(on: which) : nil)
                append(resolved.start)
                append(resolved.end)
                append(resolved.unknownUntil)
                guard span.period > 1 else { continue }
                for point in stride(from: resolved.start, to: resolved.end, by: Int(span.period)) {
                    append(point)
                    append(point + 1)
                }
            }
        }
    }
}

extension OpeningHours.State {
    fileprivate var verdictKind: HoursEvaluator.Verdict.Kind {
        switch self {
        case .open: .open
        case .closed: .closed
        case .unknown: .unknown
        }
    }
}
