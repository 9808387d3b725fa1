import MapSearch

/// How many rows of a table were found, and how well.
struct MatchCounts: Sendable {
    private var rows = 0
    private var notFound = 0
    /// By quality; objects of which none is known are not in it.
    private var byQuality: [MatchQuality: Int] = [:]

    /// How many rows there were.
    var count: Int { rows }

    /// Whether a row was found.
    var hasFound: Bool { notFound < rows }

    /// Counts a row by the object that it was found to be; nil when it was not found.
    mutating func add(_ object: GeoObject?) {
        add(isFound: object != nil, object?.matchQuality)
    }

    /// Counts a row that was found or not, and how well.
    mutating func add(isFound: Bool, _ quality: MatchQuality?) {
        rows += 1
        guard isFound else {
            notFound += 1
            return
        }
        if let quality { byQuality[quality, default: 0] += 1 }
    }

    static func += (counts: inout MatchCounts, others: MatchCounts) {
        counts.rows += others.rows
        counts.notFound += others.notFound
        counts.byQuality.merge(others.byQuality, uniquingKeysWith: +)
    }

    /// The counts for people: "120 rows: 100 exact, 12 corrected, 5 partial, 3 not found".
    var summary: String {
        var parts = MatchQuality.allCases.reversed().compactMap { quality in
            byQuality[quality].map { "\($0) \(quality.rawValue)" }
        }
        let others = rows - notFound - byQuality.values.reduce(0, +)
        if others > 0 { parts.append("\(others) found") }
        if notFound > 0 { parts.append("\(notFound) not found") }
        return "\(rows) \(rows == 1 ? "row" : "rows")" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
    }
}
