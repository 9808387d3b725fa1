import MapSearch
import MapSearchText

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The probability that a result is what the text means.
///
/// A logistic model of the engine's knowledge about its answer says how likely the best result is, or one as good as it. What is
/// as good and elsewhere, such as the same street in another town of the same name, shares this probability. Both parts were
/// fitted to graded queries, but for what is said to be set by hand; `Docs/Ranking.md` has a table of the accuracy, and the
/// command that creates it.
struct MatchConfidence {
    /// Another result that may be meant instead of the best one.
    struct Rival {
        /// The position among the results.
        var place: Int
        /// By how much its score is lower.
        var lag: Double
    }

    /// So many results are compared, so that the confidence does not depend on the size of a small page.
    static let comparedCount = 11

    /// The probability of the best result.
    let best: Double
    /// The probability that neither the best result nor a rival is right.
    private let rest: Double
    /// The rivals, and how much less likely each is than the best result.
    private let rivals: [(place: Int, weight: Double)]

    private static let base = 4.62
    private static let corrected = -2.56
    private static let partial = -0.09
    private static let oneWord = -0.32
    /// A single word with another letter may be one of many words, the more so the shorter it is.
    private static let oneCorrectedWord: [(length: Int, change: Double)] = [
        (11, 0.57), (9, -0.15), (7, -0.94), (5, -1.82), (0, -2.6),
    ]
    /// The same with two typos.
    private static let oneWordOfTwoTypos = -3.54
    /// What the kind of the typo changes: names that no index has differ from those of other places in other ways than typos do.
    private static let slip = 2.6
    private static let omission = 1.3
    private static let otherFirstLetter = -1.3
    /// No correction of a single word is surer than this makes it.
    private static let largestChangeOfOneWord = 2.3
    /// A part of a name may be that of a place elsewhere, less so where all people know the place.
    private static let guess = -4.3
    private static let guessOfFamous = -3.4
    /// What is in the next village may be in the wrong one, or the village is only called otherwise.
    private static let nearby = -4.5
    /// What is at another house number of the street is right where the number does not matter; what is at its place, or next to it,
    /// nearly always.
    ///
    /// Set by hand, because the graded addresses have the numbers of houses that exist.
    private static let otherHouse = -4.5
    private static let nextHouse = -1.5
    /// The change of the logarithm of the odds by a difference of scores.
    private static let decisiveness = 60.0
    /// The same where a part that says which of several places is meant is unknown: the best known one is less often meant.
    private static let decisivenessWithoutEnd = 10.0
    /// A typo in a name that a little known place is not shown with: many words are like one of them.
    ///
    /// Set by hand, because the graded queries have too few of these.
    private static let correctedHiddenName = -2.0
    /// The logarithm of the odds against a result that is hardly a rival.
    private static let largestLogarithm = 6.0
    /// A name with more words than the text may be that of something else: "London Bridge" is not every bridge in London.
    private static let longerName = -2.70

    /// What the engine knows of the best result.
    struct Evidence {
        var quality: MatchQuality
        /// Whether its name has more words than the text.
        var hasLongerName: Bool
        /// The number of characters of the only word of the text that distinguishes it from others; nil if several do.
        var onlyWordLength: Int?
        /// The number of typos in the words of its name.
        var edits: Int
        /// How the corrected word of its name was typed; nil if none or several are corrected.
        var typo: TypoKind?
        /// Whether nothing but a name in the text says that it is where the text means.
        var isGuess: Bool
        /// Whether it is only near the place that the text names.
        var isNearby: Bool
        /// How near it is to the house number in the text; nil if the text has none, or only the street is known.
        var precision: Precision?
        /// Whether all people know it by the matched name.
        var isFamous: Bool
        /// Whether the end of the text, which may say where it is, is left out.
        var isWithoutEnd: Bool
        /// Whether the text is its code, which may be one of several things or a short name.
        ///
        /// Then a difference of scores counts as little as without the end of the text, which is set by hand, too.
        var isCode: Bool
        /// Whether it is a little known place, and the matched name is not the one that it is shown with.
        var isOfHiddenName: Bool

        /// The change of the logarithm of the odds by a difference of scores.
        fileprivate var decisiveness: Double {
            isWithoutEnd || isCode ? MatchConfidence.decisivenessWithoutEnd : MatchConfidence.decisiveness
        }

        /// The difference of scores from which a result is hardly a rival.
        var largestLag: Double { MatchConfidence.largestLogarithm / decisiveness }
    }

    /// The confidence in the results for a query.
    init(_ evidence: Evidence, rivals: [Rival]) {
        var sum = Self.base
        if evidence.onlyWordLength != nil { sum += Self.oneWord }
        if evidence.hasLongerName, evidence.quality != .partial { sum += Self.longerName }
        switch evidence.quality {
        case .exact: break
        case .corrected:
            sum += Self.corrected + Self.changeOfOnlyWord(evidence)
            if evidence.isOfHiddenName { sum += Self.correctedHiddenName }
        case .partial:
            sum += Self.partial
            if evidence.edits > 0 { sum += Self.corrected + Self.changeOfOnlyWord(evidence) }
        }
        // Either is a reason for the same doubt.
        sum += min(evidence.isNearby ? Self.nearby : 0, Self.change(of: evidence.precision))
        if evidence.isGuess { sum += evidence.isFamous ? Self.guessOfFamous : Self.guess }
        let any = 1 / (1 + exp(-sum))
        self.rivals = rivals.map { ($0.place, exp(-evidence.decisiveness * max($0.lag, 0))) }
        best = any / self.rivals.reduce(1) { $0 + $1.weight }
        rest = 1 - any
    }

    private static func change(of precision: Precision?) -> Double {
        switch precision {
        case nil, .exact: 0
        case .number, .range: nextHouse
        case .nearby: otherHouse
        }
    }

    /// What a correction of the only telling word changes.
    private static func changeOfOnlyWord(_ evidence: Evidence) -> Double {
        guard let length = evidence.onlyWordLength else { return 0 }
        if evidence.edits > 1 { return oneWordOfTwoTypos }
        let change = oneCorrectedWord.first(where: { length >= $0.length })?.change ?? 0
        // What was measured are whole names: of a longer one, "Chicagoo" may be any part.
        let typo = evidence.hasLongerName ? nil : evidence.typo
        return min(change + changeOfTypo(typo), largestChangeOfOneWord)
    }

    private static func changeOfTypo(_ typo: TypoKind?) -> Double {
        switch typo {
        case .slip: slip
        case .omission: omission
        case .otherLetter, nil: 0
        case .otherFirstLetter: otherFirstLetter
        }
    }

    /// The confidence in the result at a position: those that are no rivals share the remainder, but none has more than the best one.
    func value(at place: Int) -> Double {
        if place == 0 { return best }
        if let rival = rivals.first(where: { $0.place == place }) { return best * rival.weight }
        // 1/2, 1/6, 1/12 … add up to 1.
        return min(best, rest / Double(place * (place + 1)))
    }
}
