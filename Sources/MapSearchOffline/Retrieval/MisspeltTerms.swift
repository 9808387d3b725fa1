import MapSearchIndexFormat
import MapSearchText

/// The terms of an index within some edits of a word.
///
/// A request keeps them: its stages correct the same words again, and so does a text that repeats a word.
final class MisspeltTerms {
    private struct Key: Hashable {
        let word: [UInt8]
        let edits: Int
        let firstCharacter: [UInt8]
        let acceptsPrefix: Bool
    }

    private var known: [Key: [TermDictionary.FuzzyMatch]] = [:]

    /// A bound for one walk over the dictionary; a real one visits a few thousand nodes.
    private static let walkBudget = 40_000

    /// The terms, ascending; those that begin with `firstCharacter` only, unless it is empty.
    func matches(
        within edits: Int, of word: ArraySlice<UInt8>, firstCharacter: ArraySlice<UInt8>, acceptsPrefix: Bool,
        in dictionary: TermDictionary
    ) throws(IndexFormatError) -> [TermDictionary.FuzzyMatch] {
        let key = Key(
            word: Array(word), edits: edits, firstCharacter: Array(firstCharacter), acceptsPrefix: acceptsPrefix)
        if let matches = known[key] { return matches }
        var matches: [TermDictionary.FuzzyMatch] = []
        var budget = Self.walkBudget
        try dictionary.appendTerms(
            within: edits, of: word, firstCharacter: firstCharacter, acceptsPrefix: acceptsPrefix, budget: &budget,
            to: &matches)
        known[key] = matches
        return matches
    }
}
