import MapSearchOpeningHours
import MapSearchTestSupport

/// Opening hours that are not read but made, and painted minute by minute on days of a ``ModelCalendar``.
struct ModelHours {
    enum Ink: UInt8 {
        case blank
        case open
        case closed
        case unknown

        var state: OpeningHours.State {
            switch self {
            case .blank, .closed: .closed
            case .open: .open
            case .unknown: .unknown
            }
        }
    }

    struct Time {
        var text: String
        /// Minutes that are painted with the ink of the rule.
        var minutes: [Int] = []
        /// Minutes after an end that is open.
        var open: [Int] = []
        /// Minutes that depend on the sun, whose position is unknown.
        var unknown: [Int] = []
    }

    struct Rule {
        var separator: String
        var dates = ""
        /// The days of the calendar that the dates choose; `nil` for all.
        var dateDays: Set<Int>?
        var days = ""
        var chooses: (ModelCalendar.Day, _ isHoliday: Bool) -> Bool = { _, _ in true }
        var times: [Time] = []
        var ink = Ink.open
        var ending = ""

        var text: String {
            [dates, days, times.map(\.text).joined(separator: ","), ending].filter { !$0.isEmpty }
                .joined(separator: " ")
        }
    }

    var rules: [Rule]
    let calendar = ModelCalendar.shared

    var text: String {
        rules.enumerated().map { $0.offset == 0 ? $0.element.text : $0.element.separator + $0.element.text }.joined()
    }

    /// Whether a day is one of the holidays of the tests: the 3rd of each month, and New Year's Eve.
    static func isHoliday(_ day: ModelCalendar.Day) -> Bool {
        day.day == 3 || (day.month == 12 && day.day == 31)
    }

    /// What a group of rules paints on a day and the one after it.
    private func paint(_ group: [Rule], on index: Int) -> [Ink] {
        var inks = [Ink](repeating: .blank, count: 2880)
        let day = calendar.days[index]
        for (position, rule) in group.enumerated() {
            guard rule.dateDays?.contains(index) ?? true, rule.chooses(day, Self.isHoliday(day)) else { continue }
            if rule.ink == .closed, rule.times.isEmpty {
                inks = [Ink](repeating: .blank, count: 2880)
                continue
            }
            if rule.ink != .closed, position > 0, rule.separator == "; " {
                inks = [Ink](repeating: .blank, count: 2880)
            }
            if rule.times.isEmpty {
                for minute in 0..<1440 { inks[minute] = rule.ink }
            }
            // Within a rule, what is certain takes precedence.
            for time in rule.times {
                for minute in time.open where minute < 2880 { inks[minute] = rule.ink == .closed ? .closed : .unknown }
            }
            for time in rule.times {
                for minute in time.unknown { inks[minute] = .unknown }
            }
            for time in rule.times {
                for minute in time.minutes where minute < 2880 { inks[minute] = rule.ink }
            }
        }
        return inks
    }

    /// The states of all minutes of some days.
    func states(from first: Int, count: Int) -> [OpeningHours.State] {
        var groups: [[Rule]] = []
        for rule in rules {
            if groups.isEmpty || rule.separator == " || " { groups.append([]) }
            groups[groups.count - 1].append(rule)
        }
        var states = [OpeningHours.State](repeating: .closed, count: count * 1440)
        for group in groups {
            var yesterday = paint(group, on: first - 1)
            for day in 0..<count {
                let today = paint(group, on: first + day)
                for minute in 0..<1440 where states[day * 1440 + minute] == .closed {
                    let ink = today[minute] == .blank ? yesterday[minute + 1440] : today[minute]
                    states[day * 1440 + minute] = ink.state
                }
                yesterday = today
            }
        }
        return states
    }
}
