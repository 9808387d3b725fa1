import MapSearchOpeningHours
import MapSearchTestSupport

extension ModelHours {
    private static let weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// Makes up opening hours of one to four rules.
    static func random(using random: inout SplitMix64) -> ModelHours {
        let count = Int.random(in: 1...4, using: &random)
        return ModelHours(rules: (0..<count).map { rule($0, using: &random) })
    }

    private static func rule(_ position: Int, using random: inout SplitMix64) -> Rule {
        var rule = Rule(
            separator: position == 0 ? "" : ["; ", "; ", ", ", " || "].randomElement(using: &random) ?? "; ")
        if Int.random(in: 0..<3, using: &random) == 0 { addDates(to: &rule, using: &random) }
        if Int.random(in: 0..<3, using: &random) > 0 { addDays(to: &rule, using: &random) }
        if Int.random(in: 0..<6, using: &random) > 0 {
            rule.times = (0..<Int.random(in: 1...3, using: &random)).map { _ in time(using: &random) }
        }
        switch Int.random(in: 0..<8, using: &random) {
        case 0: (rule.ink, rule.ending) = (.closed, "off")
        case 1: (rule.ink, rule.ending) = (.unknown, "unknown")
        case 2: (rule.ink, rule.ending) = (.unknown, "\"remark \(position)\"")
        case 3: rule.ending = "open \"remark \(position)\""
        default: break
        }
        // Times alone after a comma would continue the previous rule, and an empty rule is invalid.
        if rule.dates.isEmpty, rule.days.isEmpty, rule.separator == ", " || rule.times.isEmpty {
            (rule.days, rule.chooses) = ("Mo-Su", { _, _ in true })
        }
        // Days alone before a comma would be those of the next rule.
        if rule.times.isEmpty, rule.ending.isEmpty { rule.ending = "open" }
        return rule
    }

    private static func addDates(to rule: inout Rule, using random: inout SplitMix64) {
        let calendar = ModelCalendar.shared
        var days: Set<Int> = []
        /// Marks the days from each one that begins a range to the next one that ends it.
        func mark(from: (ModelCalendar.Day) -> Bool, to: (ModelCalendar.Day) -> Bool) {
            var isInside = false
            for (index, day) in calendar.days.enumerated() {
                if from(day) { isInside = true }
                if isInside { days.insert(index) }
                if to(day) { isInside = false }
            }
            // A range that began before the calendar did.
            if let last = calendar.days.firstIndex(where: to), let first = calendar.days.firstIndex(where: from),
                last < first
            {
                for index in 0...last { days.insert(index) }
            }
        }
        let month = Int.random(in: 1...12, using: &random)
        let other = Int.random(in: 1...12, using: &random)
        let day = Int.random(in: 1...28, using: &random)
        let last = Int.random(in: 1...28, using: &random)
        let year = Int.random(in: 2021...2027, using: &random)
        switch Int.random(in: 0..<9, using: &random) {
        case 0:
            rule.dates = "\(months[month - 1])-\(months[other - 1])"
            if month == other { rule.dates = months[month - 1] }
            mark(from: { $0.month == month && $0.day == 1 }, to: { $0.month == other && $0.isLastOfMonth })
        case 1:
            rule.dates = "\(months[month - 1]) \(day)-\(months[other - 1]) \(last)"
            mark(from: { $0.month == month && $0.day == day }, to: { $0.month == other && $0.day == last })
        case 2:
            rule.dates = "\(months[month - 1]) \(day),\(months[other - 1]) \(last)"
            for (index, date) in calendar.days.enumerated()
            where (date.month == month && date.day == day) || (date.month == other && date.day == last) {
                days.insert(index)
            }
        case 3:
            rule.dates = "\(year) \(months[month - 1])"
            for (index, date) in calendar.days.enumerated() where date.year == year && date.month == month {
                days.insert(index)
            }
        case 4:
            let end = year + Int.random(in: 1...3, using: &random)
            rule.dates = "\(year)-\(end)"
            for (index, date) in calendar.days.enumerated() where (year...end).contains(date.year) {
                days.insert(index)
            }
        case 5:
            let step = Int.random(in: 1...3, using: &random)
            let first = Int.random(in: 1...40, using: &random)
            let end = Int.random(in: first...53, using: &random)
            rule.dates = "week \(first)-\(end)" + (step == 1 ? "" : "/\(step)")
            for (index, date) in calendar.days.enumerated()
            where (first...end).contains(date.week) && (date.week - first) % step == 0 {
                days.insert(index)
            }
        case 6:
            let offset = Int.random(in: -60...60, using: &random)
            rule.dates = "easter" + (offset == 0 ? "" : offset < 0 ? " \(offset) days" : " +\(offset) days")
            for (index, date) in calendar.days.enumerated() where date.isEaster { days.insert(index + offset) }
        case 7:
            rule.dates = "Mar Su[-1]-Oct Sa[1]"
            mark(
                from: { $0.month == 3 && $0.weekday == 6 && $0.day > 24 },
                to: { $0.month == 10 && $0.weekday == 5 && $0.day < 8 })
        default:
            rule.dates = "\(year) \(months[month - 1]) \(day)-\(year + 1) \(months[other - 1]) \(last)"
            mark(
                from: { $0.year == year && $0.month == month && $0.day == day },
                to: { $0.year == year + 1 && $0.month == other && $0.day == last })
        }
        rule.dateDays = days
    }

    private static func addDays(to rule: inout Rule, using random: inout SplitMix64) {
        let first = Int.random(in: 0..<7, using: &random)
        let last = Int.random(in: 0..<7, using: &random)
        func isBetween(_ day: Int) -> Bool {
            first <= last ? (first...last).contains(day) : day >= first || day <= last
        }
        let count = Int.random(in: 1...5, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1, 2:
            rule.days = "\(weekdays[first])-\(weekdays[last])"
            rule.chooses = { day, _ in isBetween(day.weekday) }
        case 3, 4:
            rule.days = "\(weekdays[first]),\(weekdays[last])"
            rule.chooses = { day, _ in day.weekday == first || day.weekday == last }
        case 5:
            rule.days = "PH"
            rule.chooses = { _, isHoliday in isHoliday }
        case 6:
            let isRestricted = Bool.random(using: &random)
            rule.days =
                isRestricted ? "PH \(weekdays[first])-\(weekdays[last])" : "\(weekdays[first])-\(weekdays[last]),PH"
            rule.chooses = { day, isHoliday in
                isRestricted ? isHoliday && isBetween(day.weekday) : isHoliday || isBetween(day.weekday)
            }
        default:
            rule.days = "\(weekdays[first])[\(count)]"
            rule.chooses = { day, _ in day.weekday == first && (day.day + 6) / 7 == count }
        }
    }

    private static func time(using random: inout SplitMix64) -> Time {
        func clock(_ minute: Int) -> String {
            func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            return padded(minute / 60) + ":" + padded(minute % 60)
        }
        let start = Int.random(in: 0..<288, using: &random) * 5
        let length = Int.random(in: 1...288, using: &random) * 5
        let end = start + length
        let written = Bool.random(using: &random) && end > 1440 ? end - 1440 : end
        let text = "\(clock(start))-\(clock(written))"
        func guessed(_ from: Int) -> [Int] {
            Array(from..<(from >= 1320 ? from + 480 : from >= 1020 ? from + 600 : max(from, 1440)))
        }
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return Time(text: "\(clock(start))+", open: guessed(start))
        case 1: return Time(text: text + "+", minutes: Array(start..<end), open: guessed(end))
        case 2:
            let period = Int.random(in: 1...200, using: &random)
            return Time(text: text + "/\(period)", minutes: stride(from: start, to: end, by: period).map { $0 })
        case 3: return Time(text: clock(start), minutes: [start])
        case 4: return Time(text: "sunrise-sunset", unknown: Array(360..<1080))
        case 5: return Time(text: "(sunset+01:00)-02:00", unknown: Array(1140..<1560))
        default: return Time(text: text, minutes: Array(start..<end))
        }
    }
}
