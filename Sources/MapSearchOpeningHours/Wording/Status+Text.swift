extension OpeningHours.Status {
    /// Returns the state and the next change as text: `Open · closes at 18:00`.
    ///
    /// A change on the same day is given by its time, one within a week by the day of the week, and a later one by its
    /// date. A comment in the opening hours is added at the end, unchanged.
    ///
    /// - Parameters:
    ///   - language: The language.
    ///   - clock: The notation of times.
    /// - Returns: One line, never empty.
    public func text(in language: HoursLanguage, clock: ClockStyle = .twentyFourHours) -> String {
        let phrases = language.phrases
        var parts: [String] = []
        switch state {
        case .open:
            guard let change else {
                parts.append(phrases.alwaysOpen)
                break
            }
            parts.append(phrases.open)
            let isNear = change.time.seconds(since: time) < 86_400
            let phrase =
                change.state == .unknown && isNear
                ? phrases.atLeastUntil : isNear ? phrases.closesAt : phrases.closesOn
            parts.append(fill(phrase, change.time, language, clock))
        case .closed:
            parts.append(tags.contains(.break) ? phrases.pause : phrases.closed)
            guard let opening else { break }
            let days = opening.dayNumber - time.dayNumber
            let phrase = days == 0 ? phrases.opensAt : days == 1 ? phrases.opensTomorrow : phrases.opensOn
            parts.append(fill(phrase, opening, language, clock))
        case .unknown:
            parts.append(phrases.unknown)
        }
        if let comment, !comment.isEmpty { parts.append(comment) }
        return parts.joined(separator: " · ")
    }

    /// Returns the next change in a word or two: `Until 18:00`; the state if there is no change.
    ///
    /// - Parameters:
    ///   - language: The language.
    ///   - clock: The notation of times.
    /// - Returns: A few words, never empty.
    public func shortText(in language: HoursLanguage, clock: ClockStyle = .twentyFourHours) -> String {
        let phrases = language.phrases
        func near(_ phrase: String, _ other: CivilTime?, else plain: String) -> String {
            guard let other, other.seconds(since: time) < 86_400 else { return plain }
            return fill(phrase, other, language, clock)
        }
        return switch state {
        case .open: near(phrases.until, change?.time, else: change == nil ? phrases.alwaysOpen : phrases.open)
        case .closed: near(phrases.from, opening, else: phrases.closed)
        case .unknown: phrases.unknown
        }
    }

    private func fill(_ phrase: String, _ other: CivilTime, _ language: HoursLanguage, _ clock: ClockStyle) -> String {
        let days = other.dayNumber - time.dayNumber
        let day = days < 7 ? language.phrases.weekdays[other.weekday.index] : other.date.description
        var text = ""
        for character in phrase {
            switch character {
            case "@": text += clock.text(other.secondOfDay)
            case "#": text += day
            default: text.append(character)
            }
        }
        return text
    }
}

extension OpeningHours {
    /// Returns the opening times of a week as text: a line for each group of consecutive days with the same times.
    ///
    /// ```
    /// Mon–Fri  08:00–12:00, 13:30–18:00
    /// Sat      09:00–13:00
    /// Sun      Closed
    /// ```
    ///
    /// - Parameters:
    ///   - date: Any day of the week.
    ///   - place: The location, time zone and calendars of the place, as far as known.
    ///   - language: The language.
    ///   - clock: The notation of times.
    /// - Returns: The days and times of each line, starting with Monday.
    /// - Complexity: O(*n*²) in the number of rules and times.
    public func weekText(
        of date: CalendarDate, in place: Place = .unknown, language: HoursLanguage,
        clock: ClockStyle = .twentyFourHours
    ) -> [(days: String, times: String)] {
        let names = language.phrases.weekdays
        var lines: [(first: Weekday, last: Weekday, times: String)] = []
        for day in week(of: date, in: place) {
            let times = text(of: day, in: language, clock: clock)
            if let last = lines.last, last.times == times {
                lines[lines.count - 1].last = day.weekday
            } else {
                lines.append((day.weekday, day.weekday, times))
            }
        }
        return lines.map { line in
            let first = names[line.first.index]
            return (line.first == line.last ? first : "\(first)–\(names[line.last.index])", line.times)
        }
    }

    private func text(of day: Day, in language: HoursLanguage, clock: ClockStyle) -> String {
        if day.times.isEmpty { return language.phrases.closed }
        if day.isOpenAllDay, day.times[0].comment == nil { return language.phrases.alwaysOpen }
        return day.times.map { time in
            let isAllDay = time.end.seconds(since: time.start) == 86_400
            let isMidnight = time.end.secondOfDay == 0 && clock == .twentyFourHours
            let end = isMidnight ? "24:00" : clock.text(time.end.secondOfDay)
            let comment = time.comment ?? (time.state == .unknown ? language.phrases.unknown : nil)
            let parts = [
                isAllDay ? nil : "\(clock.text(time.start.secondOfDay))–\(end)", comment.map { "(\($0))" },
            ]
            return parts.compactMap { $0 }.joined(separator: " ")
        }.joined(separator: ", ")
    }
}
