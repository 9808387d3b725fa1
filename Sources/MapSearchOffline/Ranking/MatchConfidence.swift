import MapSearch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The probability that a result is what the text means.
///
/// A logistic model of the engine's knowledge about its answer, fitted to graded queries; `Docs/Ranking.md` has a table of its
/// accuracy, and the command that creates it.
struct MatchConfidence {
    /// The values of the best result.
    let best: Double

    private static let base = 3.21
    private static let corrected = -2.56
    private static let partial = -0.09
    /// A single word with a typo may be one of many words.
    private static let oneCorrectedWord = -3.54
    private static let oneWord = -0.32
    /// A name with more words than the text may be that of something else: "London Bridge" is not every bridge in London.
    private static let longerName = -2.70
    /// By how much it is better than the next one, up to 1.
    private static let lead = 1.41

    /// The confidence of the first of some results, best first.
    init(_ hits: [TextAnswer.Hit], of query: ParsedQuery, _ quality: MatchQuality) {
        guard let first = hits.first else {
            best = 0
            return
        }
        let lead = hits.count > 1 ? min(max(Double(first.match.score.total - hits[1].match.score.total), 0), 1) : 1
        let isOneWord = query.wordCount + query.leftOutWords.count == 1
        var sum = Self.base + Self.lead * lead
        if isOneWord { sum += Self.oneWord }
        switch quality {
        case .exact: sum += first.match.score.extraWords < 0 ? Self.longerName : 0
        case .corrected: sum += Self.corrected + (isOneWord ? Self.oneCorrectedWord : 0)
        case .partial: sum += Self.partial
        }
        best = 1 / (1 + exp(-sum))
    }

    /// The confidence of the result at a position: those after the first share the remainder.
    func value(at place: Int) -> Double { place == 0 ? best : (1 - best) / Double(place + 1) }
}
