import MapSearchOpeningHours

/// HTTP dates, in the three forms of RFC 9110, section 5.6.7.
package enum HTTPDate {
    /// Returns a date in seconds since 1970; `nil` for any other text.
    package static func seconds(_ text: String) -> Int? {
        var words = text.split { !$0.isLetter && !$0.isNumber }
        guard words.count == 8 || words.count == 7 else { return nil }
        if words.count == 8 {
            guard words.removeLast() == "GMT" else { return nil }
        } else {
            // The asctime form has the month before the day, and the year at the end.
            words = [words[0], words[2], words[1], words[6], words[3], words[4], words[5]]
        }
        let numbers = [1, 3, 4, 5, 6].compactMap { words[$0].count <= 4 ? Int(words[$0]) : nil }
        guard numbers.count == 5, let month = months.firstIndex(of: words[2].lowercased()) else { return nil }
        let (day, hour, minute, second) = (numbers[0], numbers[2], numbers[3], numbers[4])
        // Two-digit years occur in the obsolete RFC 850 form, which is from the last century.
        let year = words[3].count == 2 ? numbers[1] + (numbers[1] < 70 ? 2000 : 1900) : numbers[1]
        guard 1...31 ~= day, 0...23 ~= hour, 0...59 ~= minute, 0...60 ~= second, 1601...9999 ~= year else { return nil }
        let days = CivilDay.number(year: year, month: month + 1, day: day)
        return days * 86_400 + hour * 3_600 + minute * 60 + second
    }

    /// The longest pause that one response can demand: an hour.
    ///
    /// A service that needs more can demand it again; an invalid number does not stop all requests for years.
    static let longestPause = 3_600

    /// Returns the pause demanded by `Retry-After`, in seconds or until a date; `nil` if there is none.
    ///
    /// A date is compared with the service's own clock if it is in the response.
    ///
    /// - Returns: 0…``longestPause`` seconds.
    package static func retryAfter(_ headers: [String: String], now: @autoclosure () -> Int) -> Duration? {
        guard let text = headers["retry-after"]?.trimmed else { return nil }
        if let seconds = DeltaSeconds.seconds(text) { return .seconds(min(seconds, longestPause)) }
        guard let end = seconds(text) else { return nil }
        let start = headers["date"].flatMap { seconds($0) } ?? now()
        return .seconds(min(max(end - start, 0), longestPause))
    }

    private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
}

extension String {
    /// Removes blanks at both ends.
    var trimmed: String {
        guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[start...end])
    }
}
