/// All numbers that determine the order of results.
///
/// A result's score is its importance, 0…1, minus penalties of its match, plus a bonus for its position. `Docs/Ranking.md` gives
/// the reasons; tests check the relations between the numbers.
struct RankingWeights: Sendable {
    /// The penalty of a step, see ``MatchStep``: more than all other parts together.
    var step: Float = 4
    /// The bonus of an airport code in capitals, in addition to its step.
    var code: Float = 0
    /// A name with words that the query lacks: once, and for their fraction.
    var extraWords: Float = 0.30
    var extraWordShare: Float = 0.30
    /// A name that does not begin with the words of the query, in order.
    var innerWord: Float = 0
    /// A name that uses words from both sides of a comma, or only some of those between two: these belong together.
    var acrossCommas: Float = 0.08
    /// What a name loses that begins with the two letters at the end of the text, which are rather the code of an area: "Cairo, IL".
    var codeAsWord: Float = 0.50
    /// A last word that is only the beginning of the name's: once, and for the missing fraction.
    var prefix: Float = 0.16
    var prefixMissingShare: Float = 0.25
    /// A number that is only the beginning of the name's: typed digits usually form the complete number.
    var prefixOfNumber: Float = 0
    /// A normal edit; finer costs multiply it.
    var edit: Float = 0.20
    /// The minimum cost of an edit, as a fraction of ``edit``.
    static let smallestEditCost: Float = 0.4
    /// Any edits at all, in addition to their individual costs: an uncorrected continuation is preferred while typing.
    var corrected: Float = 0
    /// Another spelling, such as "ue" for "ü".
    var variant: Float = 0.04
    /// A name other than the shown one: many of these are better known as the name of something else.
    var alternateName: Float = 0.12
    /// A name in a language that few people type: a country has a hundred of these, which are also names of other places.
    var localizedName: Float = 0.31
    /// The additional cost of the missing end of such a name: in some language, a country's name begins in any possible way.
    var alternatePrefixFactor: Float = 1.5
    /// The beginning of such a name, or of another name than the shown one: the user sees nothing of it.
    ///
    /// Twice if the name that is shown in the requested languages is another one, too.
    var hiddenBeginning: Float = 0
    /// A shown name that is not in the text letter by letter, if the text has capitals or accents.
    var otherName: Float = 0.035
    /// The same if the text has accents that the name lacks, or that are other ones.
    var otherAccents: Float = 0.12
    /// The shown name without its parentheses.
    var variantName: Float = 0.035
    /// Several names of one object, such as "Mumbai (Bombay)": "Beirut, Beyrouth" is rather the city in the region of that name.
    var severalNames: Float = 0.50
    /// A container of which the query names only a part: "United" for the United States.
    var partialContext: Float = 0.15
    /// A container named with the beginning of a word, for each such word, or with a normal edit; finer costs multiply it.
    var looseContext: Float = 0.10
    /// A container whose shown name is not in the text letter by letter, if the text has accents.
    var otherContext: Float = 0.02
    /// The state that a territory belongs to: what is in the state itself is meant unless it is much less known.
    var sovereign: Float = 0.12
    /// Each village between an object and the first container that the query names.
    var innerVillage: Float = 0.03
    /// A container with possibly more important namesakes: for its lack of importance.
    var lesserContext: Float = 0.01
    /// A town that is only in the address: more than a village in between costs one around it.
    var addressTown: Float = 0.04
    /// A word that occurs twice in the query, both times for a container or both times for the name itself.
    var repeatedContext: Float = 0.20
    /// A name that is also that of the settlement around, if the rest of the text says where in it.
    var nameOfSettlement: Float = 0.10
    /// A settlement that is called like its county but for words next to its name: "Spokane County, Washington".
    var nameOfCounty: Float = 0.40
    /// A settlement that is near but does not contain the object: once, and for the distance as a fraction of the largest reach.
    var nearbyPlace: Float = 0.03
    var nearbyPlaceDistance: Float = 0.25
    /// A house number that exists on the street with another suffix, between two others, or not at all.
    var houseAddition: Float = 0.02
    var houseBetween: Float = 0.03
    /// The exact number ranks above another one, even if its street is a house in the data, or has the name of its village.
    var houseNearby: Float = 0.16
    /// A number other than the house number of an object.
    var houseElsewhere: Float = 0.20
    /// A number that continues the typed one: once, and for each such house before it.
    var houseBegun: Float = 0.10
    var houseBehind: Float = 0.001
    /// Each doubling of the number of objects with a name: a frequent name is more likely meant.
    var namesakes: Float = 0
    /// Each suggestion with the same name as two others before it, while the name is incomplete.
    var repeatedName: Float = 0
    /// A completion without the typed capitals or accents: for the fraction of the letters.
    var otherLetters: Float = 0
    /// The same where the difference may not be meant: an omitted accent, a text in capitals, a first letter.
    var otherLettersUnmeant: Float = 0
    /// The bonus for being in the preferred area or at its centre.
    var closeness: Float = 0.30

    /// For a complete text.
    static let search = RankingWeights()

    /// For a text that is being typed: the missing end of the last word costs almost nothing.
    static let suggest: RankingWeights = {
        var weights = RankingWeights()
        // An incomplete text is the beginning of most of its meanings.
        weights.step = 0
        weights.code = 1
        weights.prefix = 0.01
        weights.prefixOfNumber = 0.60
        weights.prefixMissingShare = 0.05
        // If the end of a name is missing, more words may be missing as easily as more letters.
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
        weights.otherAccents = 0
        weights.otherLetters = 1
        weights.otherLettersUnmeant = 0.50
        return weights
    }()

    /// The penalty of a step, or its bonus if it ranks above that of a complete name.
    func loss(of step: MatchStep) -> Float { self.step * step.loss - (step == .code ? code : 0) }
}
