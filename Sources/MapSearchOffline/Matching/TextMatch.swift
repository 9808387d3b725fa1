import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// How a document matches a query.
struct TextMatch {
    let document: UInt32
    /// The sort value of results: the score, or the proximity if sorted by distance.
    var rank: Float = 0
    /// The score with its terms.
    var score = ScoreTerms()
    /// The words that the matched name has.
    var ownWords: WordSet = 0
    var role = ForwardIndex.Role.primary
    /// The place of the matched name among the document's.
    var nameNumber = 0
    var edits = 0
    /// The words that the name or a container has only as the beginning of a word.
    var begunWords: WordSet = 0
    /// The words that the name or a container has only after a typo in them is corrected.
    var correctedWords: WordSet = 0
    /// The words that are the number of a house that is not there.
    var otherNumberWords: WordSet = 0
    /// The step that precedes importance, see ``put(on:_:)``.
    private(set) var step = MatchStep.words
    /// The house on the street with the number in the query.
    var house: FoundHouse?
    /// The settlement that the query names and the document is near to instead of in.
    var nearbyPlace: Coordinate?
    /// Whether every word of the query is in the name or in its containers as typed, and the name has no other; apart
    /// from the number of a house, which may be another one.
    var isNamed = false
    /// The words that name a settlement which it is only near to.
    var nearbyWords: WordSet = 0

    /// Whether the country that is asked for may be another one than its own.
    var isCountryUnknown = false

    /// Puts it on a step, with what that costs.
    mutating func put(on step: MatchStep, _ weights: RankingWeights) {
        self.step = step
        score.step = -weights.loss(of: step)
    }

    /// The words that it does not answer.
    var unmatchedWords: WordSet { otherNumberWords | nearbyWords }

    /// How much of the query it matches.
    var quality: MatchQuality {
        if unmatchedWords != 0 || isCountryUnknown { return .partial }
        return correctedWords | begunWords == 0 ? .exact : .corrected
    }

    /// Whether it is named, and has the very house.
    var isExact: Bool { isNamed && score.house == 0 }

    /// Whether it has every word of the query itself or from what it lies in or near, be it with a typo, and its name
    /// has no other.
    var isFullName: Bool { score.extraWords == 0 && score.prefix == 0 }

    /// Whether the matched name is one that people call it by, and not that of an operator, or one in some language.
    var isOwnName: Bool { role != .alternate && role != .localized }

    /// Whether it is as important as a place that many people know, by whatever name it is matched.
    var isAsLargeCity: Bool { score.importance >= Float(OfflineIndex.scoreOfLargeCity) }

    /// Whether it is a metropolis or a country, by a name that people use outside of it as well.
    var isFamous: Bool { isKnown(from: 0.80) }

    /// Whether it is as important as a city of half a million people, by a name that people use outside of it as well.
    var isBigCity: Bool { isKnown(from: 0.70) }

    private func isKnown(from importance: Float) -> Bool {
        score.importance >= importance && role != .localized && role != .code
    }

    var isFullOwnName: Bool { isFullName && isOwnName }

    func precedes(_ other: TextMatch) -> Bool {
        rank != other.rank ? rank > other.rank : document < other.document
    }
}

/// The parts that a score is the sum of; losses are negative.
struct ScoreTerms: Equatable {
    var step: Float = 0
    var importance: Float = 0
    var namesakes: Float = 0
    var closeness: Float = 0
    var extraWords: Float = 0
    var order: Float = 0
    var spelling: Float = 0
    var prefix: Float = 0
    var role: Float = 0
    var context: Float = 0
    var remoteness: Float = 0
    var house: Float = 0

    var total: Float {
        step + importance + namesakes + closeness + extraWords + order + spelling + prefix + role + context + remoteness
            + house
    }

    /// Name and value of each part, for explanations.
    var parts: [(name: String, value: Float)] {
        [
            ("step", step), ("importance", importance), ("namesakes", namesakes), ("closeness", closeness),
            ("extraWords", extraWords),
            ("order", order),
            ("spelling", spelling), ("prefix", prefix), ("role", role), ("context", context),
            ("remoteness", remoteness), ("house", house),
        ]
    }
}
