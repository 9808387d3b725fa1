/// Every number that decides the order of results, in one place.
///
/// A result's score is its importance, 0…1, less what its match lacks, plus what its place adds. `Docs/Ranking.md` says
/// why; the tests assert the relations between the numbers.
struct RankingWeights: Sendable {
    /// A name with words that the query does not have: once, and for the share of them.
    var extraWords: Float = 0.30
    var extraWordShare: Float = 0.30
    /// A name that does not begin with a word of the query.
    var innerWord: Float = 0
    /// A last word that is only the beginning of the name's: once, and for the share that is missing.
    var prefix: Float = 0.16
    var prefixMissingShare: Float = 0.25
    /// A usual edit; finer costs multiply it.
    var edit: Float = 0.20
    /// The least that an edit costs, as a share of ``edit``.
    static let smallestEditCost: Float = 0.4
    /// Another spelling, such as "ue" for "ü".
    var variant: Float = 0.04
    /// A name that is not the shown one: many of them are better known as somebody else's.
    var alternateName: Float = 0.12
    /// A name in a language that few people type: a country has a hundred, and they are other places' names too.
    var localizedName: Float = 0.25
    /// What the missing end of such a name costs more: a country has names that begin in any way in some language.
    var alternatePrefixFactor: Float = 2.5
    /// The shown name without what stands in parentheses.
    var variantName: Float = 0.01
    /// A container of which the query names only a part: "United" for the United States.
    var partialContext: Float = 0.15
    /// A container named with a misspelling or with the beginning of a word, for each such word.
    var looseContext: Float = 0.10
    /// A house number that the street has with another addition, between two others, or not at all.
    var houseAddition: Float = 0.02
    var houseBetween: Float = 0.03
    var houseNearby: Float = 0.08
    /// Words of the query that nothing matched: once, and for their share of the characters.
    var missingWords: Float = 0.15
    var missingShare: Float = 1.50
    /// The smallest share of the query's characters that must match, as typed and with a correction.
    var smallestMatchedShare: Float = 0.5
    var smallestCorrectedShare: Float = 0.6
    /// What lying in or at the centre of the preferred area adds.
    var closeness: Float = 0.30

    /// For a text that is submitted.
    static let search = RankingWeights()

    /// For a text that is still being typed: the end of the last word costs next to nothing.
    static let suggest: RankingWeights = {
        var weights = RankingWeights()
        weights.prefix = 0.01
        weights.prefixMissingShare = 0.05
        weights.extraWords = 0.08
        weights.innerWord = 0.10
        weights.extraWordShare = 0.08
        return weights
    }()
}
