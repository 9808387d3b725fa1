/// Every number that decides the order of results, in one place.
///
/// A result's score is its importance, 0…1, less what its match lacks, plus what its place adds. `Docs/Ranking.md` says
/// why; the tests assert the relations between the numbers.
struct RankingWeights: Sendable {
    /// A step, see ``MatchStep``: more than all other parts together.
    var step: Float = 4
    /// What the code of an airport gives beside its step, in capitals as codes are.
    var code: Float = 0
    /// A name with words that the query does not have: once, and for the share of them.
    var extraWords: Float = 0.30
    var extraWordShare: Float = 0.30
    /// A name that does not begin with the words of the query, in their order.
    var innerWord: Float = 0
    /// A name that takes words from both sides of a comma, or only some of those between two: these belong together.
    var acrossCommas: Float = 0.08
    /// A last word that is only the beginning of the name's: once, and for the share that is missing.
    var prefix: Float = 0.16
    var prefixMissingShare: Float = 0.25
    /// A number that is only the beginning of the name's: who types one digit after another has typed the one at hand.
    var prefixOfNumber: Float = 0
    /// A usual edit; finer costs multiply it.
    var edit: Float = 0.20
    /// The least that an edit costs, as a share of ``edit``.
    static let smallestEditCost: Float = 0.4
    /// Any edits at all, beside what they cost one by one: what is being typed goes on as typed if it can.
    var corrected: Float = 0
    /// Another spelling, such as "ue" for "ü".
    var variant: Float = 0.04
    /// A name that is not the shown one: many of them are better known as somebody else's.
    var alternateName: Float = 0.12
    /// A name in a language that few people type: a country has a hundred, and they are other places' names too.
    var localizedName: Float = 0.31
    /// What the missing end of such a name costs more: a country has names that begin in any way in some language.
    var alternatePrefixFactor: Float = 1.5
    /// The beginning of such a name, or of another that is not the shown one: nothing of it is to be seen.
    ///
    /// Twice where the name that is shown in the languages asked for is another one, too.
    var hiddenBeginning: Float = 0
    /// A shown name that does not stand in the text letter by letter, where the text has capitals or accents.
    var otherName: Float = 0.035
    /// The shown name without what stands in parentheses.
    var variantName: Float = 0.035
    /// A container of which the query names only a part: "United" for the United States.
    var partialContext: Float = 0.15
    /// A container named with the beginning of a word, for each such word, or with a usual edit; finer costs multiply it.
    var looseContext: Float = 0.10
    /// A container whose shown name is not in the text letter by letter, where the text has accents.
    var otherContext: Float = 0.02
    /// Each village between an object and the first container that the query names.
    var innerVillage: Float = 0.03
    /// A container of which there may be a more important namesake: for what its importance lacks.
    var lesserContext: Float = 0.01
    /// A word that the query has twice, both times for a container.
    var repeatedContext: Float = 0.20
    /// A name that is also that of the settlement around, where the rest of the text says where in it.
    var nameOfSettlement: Float = 0.10
    /// A settlement that is near and not around: once, and for the share of the largest reach that it is away.
    var nearbyPlace: Float = 0.03
    var nearbyPlaceDistance: Float = 0.25
    /// A house number that the street has with another addition, between two others, or not at all.
    var houseAddition: Float = 0.02
    var houseBetween: Float = 0.03
    /// The number itself comes before another one, though its street be a house by its record, or called like its village.
    var houseNearby: Float = 0.16
    /// A number that is not that of the house which an object is in.
    var houseElsewhere: Float = 0.20
    /// A number that goes on from one that is being typed: once, and for each such house before it.
    var houseBegun: Float = 0.10
    var houseBehind: Float = 0.001
    /// Each doubling of the number of objects of one name: what many are called is likelier meant.
    var namesakes: Float = 0
    /// Each line of a list that has the same name as two others before it, while the name is unfinished.
    var repeatedName: Float = 0
    /// What is being typed with capitals or accents and goes on without them: for the share of the letters.
    var otherLetters: Float = 0
    /// The same where the difference may not be meant: an accent that was left out, a text in capitals, a first letter.
    var otherLettersUnmeant: Float = 0
    /// What lying in or at the centre of the preferred area adds.
    var closeness: Float = 0.30

    /// For a text that is submitted.
    static let search = RankingWeights()

    /// For a text that is still being typed: the end of the last word costs next to nothing.
    static let suggest: RankingWeights = {
        var weights = RankingWeights()
        // An unfinished text is the beginning of most of what it means.
        weights.step = 0
        weights.code = 1
        weights.prefix = 0.01
        weights.prefixOfNumber = 0.60
        weights.prefixMissingShare = 0.05
        // Of a name whose end is still missing, more words are missing as easily as more letters.
        weights.extraWords = 0.025
        weights.extraWordShare = 0.025
        weights.innerWord = 0.40
        weights.looseContext = 0.40
        weights.alternateName = 0.18
        weights.localizedName = 0.25
        weights.alternatePrefixFactor = 2.5
        weights.variant = 0.15
        weights.corrected = 1
        weights.namesakes = 0.03
        weights.repeatedName = 0.10
        weights.hiddenBeginning = 0.30
        weights.closeness = 0.65
        weights.otherName = 0
        weights.otherLetters = 1
        weights.otherLettersUnmeant = 0.50
        return weights
    }()

    /// What a step costs, or gives where it is before that of a whole name.
    func loss(of step: MatchStep) -> Float { self.step * step.loss - (step == .code ? code : 0) }
}
