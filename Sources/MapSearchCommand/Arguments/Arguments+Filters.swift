import MapSearch

extension Arguments {
    /// The filters of `--filter`: `ID`, `ID=no`, `ID=VALUE,VALUE` or `ID=FROM..TO`.
    ///
    /// - Throws: ``CommandFailure`` for a filter without an identifier or a value, or with a range without limits.
    func filters() throws(CommandFailure) -> [SearchFilter] {
        try Self.check(count: values("filter").count, of: "--filter")
        var filters: [SearchFilter] = []
        for text in values("filter") { filters.append(try Self.filter(text, of: "--filter")) }
        return filters
    }

    /// A filter; the subject is its name in messages.
    static func filter(_ text: String, of subject: String) throws(CommandFailure) -> SearchFilter {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let id = parts[0].filter { !$0.isWhitespace }
        guard !id.isEmpty else {
            throw .usage("\(subject) is “\(text)”: begin with the name of the filter, as in wifi or cuisine=pizza.")
        }
        guard parts.count == 2 else { return .boolean(id) }
        if let range = parts[1].firstRange(of: "..") {
            return try self.filter(
                id, from: parts[1][..<range.lowerBound], to: parts[1][range.upperBound...], text, subject)
        }
        let values = list(parts[1])
        switch values {
        case []: throw .usage("\(subject) is “\(text)”: add a value after the sign, as in cuisine=pizza.")
        case ["yes"]: return .boolean(id)
        case ["no"]: return .boolean(id, false)
        default: return .anyOf(id, Set(values))
        }
    }

    /// A filter for numbers or for dates, which are written with hyphens.
    private static func filter(
        _ id: String, from: Substring, to: Substring, _ text: String, _ subject: String
    ) throws(CommandFailure) -> SearchFilter {
        let ends = [from, to].map { end in end.isEmpty ? nil : String(end) }
        let known = ends.compactMap(\.self)
        if !known.isEmpty, known.allSatisfy({ $0.dropFirst().contains("-") && CalendarDate($0) != nil }) {
            return .dates(id, from: ends[0].flatMap { CalendarDate($0) }, to: ends[1].flatMap { CalendarDate($0) })
        }
        guard !known.isEmpty, known.allSatisfy({ number($0)?.isFinite == true }) else {
            throw .usage(
                "\(subject) is “\(text)”: put numbers or dates around the dots, as in stars=4.. or 2026-11-01..2026-11-30."
            )
        }
        return .range(id, from: ends[0].flatMap(number), to: ends[1].flatMap(number))
    }
}
