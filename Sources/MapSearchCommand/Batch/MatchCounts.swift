import MapSearch
import MapSearchIndexing

/// The number of matched rows of a table, by quality.
struct MatchCounts: Sendable {
    /// The number of rows.
    private(set) var rows = 0
    private var notFound = 0
    /// The number of rows whose coordinate is missing or invalid.
    private var withoutCoordinate = 0
    /// Those of them that are not blank, with the reasons.
    private(set) var invalidCoordinates = SkippedInputs()
    /// The rows that could not be read.
    private(set) var unreadable = SkippedInputs()
    /// The counts by quality, without objects of unknown quality.
    private var byQuality: [MatchQuality: Int] = [:]

    /// What the index lacks for the addresses of the table; nil if it has streets.
    private(set) var lackOfStreets: String?

    /// Whether a row was found.
    var hasFound: Bool { notFound + withoutCoordinate + unreadable.count < rows }

    /// Counts a row by the object it matched; nil if it matched none.
    mutating func add(_ object: GeoObject?) { add(isFound: object != nil, object?.matchQuality) }

    /// Counts a row by whether and how well it matched.
    mutating func add(isFound: Bool, _ quality: MatchQuality?) {
        rows += 1
        guard isFound else {
            notFound += 1
            return
        }
        if let quality { byQuality[quality, default: 0] += 1 }
    }

    /// Counts a row whose coordinate is missing or, for a reason, invalid.
    mutating func addWithoutCoordinate(_ invalid: SkippedInput? = nil) {
        rows += 1
        withoutCoordinate += 1
        if let invalid { invalidCoordinates.append(invalid) }
    }

    /// Counts a row that could not be read.
    mutating func add(unreadable row: SkippedInput) {
        rows += 1
        unreadable.append(row)
    }

    /// Keeps what a row's notices say about the index.
    mutating func note(_ notices: [SearchNotice]) {
        if lackOfStreets == nil { lackOfStreets = notices.first { $0.code == .noStreets }?.message }
    }

    static func += (counts: inout MatchCounts, others: MatchCounts) {
        counts.rows += others.rows
        counts.notFound += others.notFound
        counts.withoutCoordinate += others.withoutCoordinate
        counts.invalidCoordinates += others.invalidCoordinates
        counts.unreadable += others.unreadable
        counts.lackOfStreets = counts.lackOfStreets ?? others.lackOfStreets
        counts.byQuality.merge(others.byQuality, uniquingKeysWith: +)
    }

    /// The counts as text: "120 rows: 100 exact, 12 corrected, 5 partial, 3 not found".
    var summary: String {
        var parts = MatchQuality.allCases.reversed().compactMap { quality in
            byQuality[quality].map { "\($0) \(quality.rawValue)" }
        }
        let others = rows - notFound - withoutCoordinate - unreadable.count - byQuality.values.reduce(0, +)
        if others > 0 { parts.append("\(others) found") }
        if notFound > 0 { parts.append("\(notFound) not found") }
        if withoutCoordinate > 0 { parts.append("\(withoutCoordinate) without a valid coordinate") }
        if unreadable.count > 0 { parts.append("\(unreadable.count) unreadable") }
        return "\(rows) \(rows == 1 ? "row" : "rows")" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
    }
}
