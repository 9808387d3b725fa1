/// Writes rules in the notation of the specification, so that reading them gives the same rules.
struct HoursWriter {
    private let rules: HoursRules

    init(_ rules: HoursRules) {
        self.rules = rules
    }

    func text() -> String {
        var text = ""
        for (index, rule) in rules.rules.enumerated() {
            if index > 0 {
                switch rule.combination {
                case .replacing: text += "; "
                case .adding: text += ", "
                case .fallback: text += " || "
                }
            }
            let next = index + 1 < rules.rules.count ? rules.rules[index + 1] : nil
            text += self.text(rule, isFirst: index == 0, next: next)
        }
        return text
    }

    private func text(_ rule: HoursRule, isFirst: Bool, next: HoursRule?) -> String {
        var parts: [String] = []
        if !rule.years.isEmpty { parts.append(list(rule.years) { years(rules.years[$0], in: rule) }) }
        if !rule.dates.isEmpty { parts.append(list(rule.dates) { dates(rules.dates[$0]) }) }
        if !rule.weeks.isEmpty { parts.append("week " + list(rule.weeks) { weeks(rules.weeks[$0]) }) }
        if rule.selectsDays { parts.append(days(rule)) }
        let selectsAll = parts.isEmpty
        if rule.spans.isEmpty {
            let needsNothing =
                rule.state == .closed || (rule.state == .unknown && (isFirst || rule.combination == .fallback))
            if selectsAll, !needsNothing { parts.append("24/7") }
        } else {
            // After a comma, times alone would continue the list of the previous rule.
            if selectsAll, rule.combination == .adding { parts.append("Mo-Su") }
            parts.append(list(rule.spans) { span(rules.spans[$0]) })
        }
        let comment = rules.comment(at: rule.comment).map { "\"\($0)\"" }
        switch rule.state {
        case .closed: parts.append("off")
        case .unknown: if comment == nil { parts.append("unknown") }
        case .open:
            // What follows a comma must not be mistaken for more days of this rule, or more times.
            let isCutOff =
                next?.combination == .adding
                && (rule.spans.isEmpty || next?.years.isEmpty == false
                    || next?.dates.isEmpty == false)
            if comment != nil || (isCutOff && parts != ["24/7"]) { parts.append("open") }
        }
        if let comment { parts.append(comment) }
        return parts.joined(separator: " ")
    }

    private func list(_ slice: HoursRule.Slice, _ text: (Int) -> String) -> String {
        slice.indices.map(text).joined(separator: ",")
    }

    private func years(_ years: YearSelector, in rule: HoursRule) -> String {
        var text = "\(years.first)"
        if years.last == 9999 {
            text += "+"
        } else if years.last != years.first || (rule.years.indices.count == 1 && !rule.dates.isEmpty) {
            // A year alone before a month would be the year of that month.
            text += "-\(years.last)"
        }
        return years.step == 1 ? text : text + "/\(years.step)"
    }

    private func weeks(_ weeks: WeekSelector) -> String {
        var text = weeks.first.padded()
        if weeks.last != weeks.first { text += "-" + weeks.last.padded() }
        return weeks.step == 1 ? text : text + "/\(weeks.step)"
    }

    // MARK: Dates

    private func dates(_ dates: DateSelector) -> String {
        var text = bound(dates.from)
        if dates.isOpenEnded { return text + "+" }
        guard dates.from != dates.to else { return text }
        let isInMonth =
            dates.from.kind == .day && dates.to.kind == .day && dates.from.month == dates.to.month
            && dates.from.year == dates.to.year && dates.from.day <= dates.to.day
        text += "-" + (isInMonth ? dates.to.day.padded() + shift(dates.to) : bound(dates.to))
        return dates.step == 1 ? text : text + "/\(dates.step)"
    }

    private func bound(_ bound: DateBound) -> String {
        let year = bound.year == 0 ? "" : "\(bound.year) "
        let month = bound.month == 0 ? "" : HoursWriter.months[Int(bound.month) - 1]
        let day =
            switch bound.kind {
            case .easter: "easter"
            case .month: month
            case .day: month + " " + bound.day.padded()
            case .countedWeekday: "\(month) \(HoursWriter.weekdays[Int(bound.weekday)])[\(bound.occurrence)]"
            }
        return year + day + shift(bound)
    }

    private func shift(_ bound: DateBound) -> String {
        var text = ""
        if bound.weekdayShift != 0 {
            let weekday = HoursWriter.weekdays[Int(bound.weekdayShift.magnitude) - 1]
            text += bound.weekdayShift > 0 ? " +\(weekday)" : " -\(weekday)"
        }
        return text + offset(bound.offset)
    }

    private func offset(_ days: Int16) -> String {
        if days == 0 { return "" }
        return " \(days > 0 ? "+" : "-")\(days.magnitude) \(days.magnitude == 1 ? "day" : "days")"
    }

    // MARK: Days

    private func days(_ rule: HoursRule) -> String {
        var weekdays: [String] = []
        var day = 0
        while day < 7 {
            var last = day
            while last < 7, rule.weekdays >> UInt8(last) & 1 == 1 { last += 1 }
            let names = HoursWriter.weekdays[day..<max(last, day)]
            if names.count > 2, let first = names.first, let end = names.last {
                weekdays.append("\(first)-\(end)")
            } else {
                weekdays += names
            }
            day = last + 1
        }
        var holidays: [String] = []
        var others: [String] = []
        for index in rule.days.indices {
            let selector = rules.days[index]
            switch selector.kind {
            case .publicHoliday: holidays.append("PH" + offset(selector.offset))
            case .schoolHoliday: holidays.append("SH" + offset(selector.offset))
            case .countedWeekday: others.append(counted(selector))
            }
            if !rule.isForHolidaysOnly, selector.kind != .countedWeekday { others.append(holidays.removeLast()) }
        }
        let rest = (weekdays + others).joined(separator: ",")
        return rule.isForHolidaysOnly ? holidays.joined(separator: ",") + " " + rest : rest
    }

    private func counted(_ selector: DaySelector) -> String {
        let numbers = (0..<10).filter { selector.occurrences >> UInt16($0) & 1 == 1 }.map { $0 < 5 ? $0 + 1 : 4 - $0 }
        let list = numbers.map(String.init).joined(separator: ",")
        return "\(HoursWriter.weekdays[Int(selector.weekday)])[\(list)]" + offset(selector.offset)
    }

    // MARK: Times

    private func span(_ span: TimeSpan) -> String {
        var text = time(Int(span.start), span.startEvent)
        if !span.isPoint {
            var end = Int(span.end)
            // 26:00 is written as 02:00, unless that would be read as another time.
            if !span.isVariable, end > 1440, end - 1440 <= Int(span.start) { end -= 1440 }
            text += "-" + time(end, span.endEvent)
        }
        if span.isOpenEnded { text += "+" }
        return span.period == 0 ? text : text + "/\(span.period)"
    }

    private func time(_ minutes: Int, _ event: UInt8) -> String {
        let clock = (minutes.magnitude / 60).padded() + ":" + (minutes.magnitude % 60).padded()
        guard let event = SunEvent(rawValue: event) else { return clock }
        return minutes == 0 ? event.name : "(\(event.name)\(minutes < 0 ? "-" : "+")\(clock))"
    }

    static let weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
