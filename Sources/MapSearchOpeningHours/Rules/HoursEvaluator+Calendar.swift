extension HoursEvaluator {
    /// Whether a rule applies to a day.
    mutating func matches(_ rule: HoursRule, _ day: CivilDay) -> Bool {
        if rule.selectsDays, !selectsDay(rule, day) { return false }
        guard rule.hasCalendar else { return true }
        return selectsYear(rule, day) && selectsDate(rule, day) && selectsWeek(rule, day)
    }

    private mutating func selectsDay(_ rule: HoursRule, _ day: CivilDay) -> Bool {
        let weekday = day.weekday
        let isWeekday = rule.weekdays >> UInt8(weekday) & 1 == 1
        if rule.days.isEmpty { return isWeekday }
        if isWeekday, !rule.isForHolidaysOnly { return true }
        var isHoliday = false
        var isCounted = false
        var hasCounted = false
        for index in rule.days.indices {
            let selector = rules.days[index]
            if selector.kind == .countedWeekday {
                hasCounted = true
                if !isCounted { isCounted = selector.counts(day) }
            } else if !isHoliday {
                isHoliday = self.isHoliday(selector, day)
            }
        }
        guard rule.isForHolidaysOnly else { return isHoliday || isCounted }
        return isHoliday && (isWeekday || isCounted || (rule.weekdays == 0 && !hasCounted))
    }

    private mutating func isHoliday(_ selector: DaySelector, _ day: CivilDay) -> Bool {
        let isCached = selector.offset == 0
        let isToday = day.number == self.day.number
        if isCached, let known = isToday ? holidaysToday[selector.kind] : holidaysYesterday[selector.kind] {
            return known
        }
        guard let calendar = place.holidays else { return false }
        guard let date = (isCached ? day : CivilDay(number: day.number - Int(selector.offset))).date else {
            return false
        }
        let isHoliday =
            selector.kind == .publicHoliday ? calendar.isPublicHoliday(date) : calendar.isSchoolHoliday(date)
        if isCached {
            if isToday {
                holidaysToday[selector.kind] = isHoliday
            } else {
                holidaysYesterday[selector.kind] = isHoliday
            }
        }
        return isHoliday
    }

    private func selectsYear(_ rule: HoursRule, _ day: CivilDay) -> Bool {
        rule.years.isEmpty || rule.years.indices.contains { rules.years[$0].contains(day.year) }
    }

    private func selectsDate(_ rule: HoursRule, _ day: CivilDay) -> Bool {
        rule.dates.isEmpty || rule.dates.indices.contains { rules.dates[$0].contains(day) }
    }

    private func selectsWeek(_ rule: HoursRule, _ day: CivilDay) -> Bool {
        if rule.weeks.isEmpty { return true }
        let week = day.week
        return rule.weeks.indices.contains { rules.weeks[$0].contains(week) }
    }

    /// The first day after today on which the set of rules may change other than by the day of the week; `Int.max` for
    /// never.
    func calendarChange() -> Int {
        var change = Int.max
        for rule in rules.rules where rule.hasCalendar {
            change = min(change, calendarChange(of: rule))
        }
        return change
    }

    private func calendarChange(of rule: HoursRule) -> Int {
        // Selectors that do not match today exclude the rule until they do: the latest of them counts.
        var mismatch = 0
        var match = Int.max
        func consider(_ isSelected: Bool, _ change: Int) {
            if isSelected { match = min(match, change) } else { mismatch = max(mismatch, change) }
        }
        if !rule.years.isEmpty {
            let change = rule.years.indices.reduce(Int.max) { min($0, rules.years[$1].change(after: day)) }
            consider(selectsYear(rule, day), change)
        }
        if !rule.dates.isEmpty {
            let change = rule.dates.indices.reduce(Int.max) { min($0, rules.dates[$1].change(after: day)) }
            consider(selectsDate(rule, day), change)
        }
        if !rule.weeks.isEmpty {
            let week = day.week
            let weeks = rule.weeks.indices.reduce(Int.max) { min($0, rules.weeks[$1].weeksUntilChange(from: week)) }
            consider(selectsWeek(rule, day), day.number - day.weekday + weeks * 7)
        }
        // The date of the next holiday is unknown, unless there are no holidays.
        let mayChange = rule.days.indices.contains { rules.days[$0].kind == .countedWeekday || place.holidays != nil }
        if mayChange { consider(true, day.number + 1) }
        return mismatch > 0 ? mismatch : match
    }
}

extension HoursEvaluator {
    /// The answer of a holiday calendar for a day.
    struct KnownHolidays {
        private var isPublic: Bool?
        private var isSchool: Bool?

        subscript(kind: DaySelector.Kind) -> Bool? {
            get { kind == .publicHoliday ? isPublic : isSchool }
            set {
                if kind == .publicHoliday { isPublic = newValue } else { isSchool = newValue }
            }
        }
    }
}

extension DaySelector {
    /// Whether a day is one of the counted days of the week.
    fileprivate func counts(_ day: CivilDay) -> Bool {
        let day = offset == 0 ? day : CivilDay(number: day.number - Int(offset))
        guard day.weekday == Int(weekday) else { return false }
        let fromStart = (day.day - 1) / 7
        let fromEnd = (CivilDay.length(ofMonth: day.month, year: day.year) - day.day) / 7
        return occurrences >> UInt16(fromStart) & 1 == 1 || occurrences >> UInt16(fromEnd + 5) & 1 == 1
    }
}

extension YearSelector {
    /// The first day after a given one on which ``contains(_:)`` may change; `Int.max` for never.
    fileprivate func change(after day: CivilDay) -> Int {
        if day.year > Int(last) { return .max }
        let year = day.year < Int(first) ? Int(first) : step > 1 ? day.year + 1 : Int(last) + 1
        return year > 9999 ? .max : CivilDay.number(year: year, month: 1, day: 1)
    }
}

extension WeekSelector {
    /// The minimum number of weeks after which ``contains(_:)`` may change, however long the year is.
    fileprivate func weeksUntilChange(from week: Int) -> Int {
        let first = Int(first)
        let last = Int(last)
        guard first <= last, step == 1 else { return 1 }
        if week < first { return first - week }
        let end = week <= last ? min(last, 52) : 52
        return max(end - week + 1, 1)
    }
}
