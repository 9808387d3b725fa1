import MapSearch
import MapSearchText

/// A text understood as a request for a place category: "vegan restaurant with wifi near Vaduz station".
struct CategoryReading {
    /// The categories that are meant: any of them, each of which demands all of its identifiers.
    ///
    /// Empty when only a chain was named.
    var categories: [[String]] = []
    /// The words that named them, folded, and the numbers of what they stand for in the taxonomy.
    var phrase = ""
    var concepts: [Int] = []
    /// The chain that was named, folded.
    var chain: String?
    /// The conditions that the places must meet.
    var conditions: [SearchFilter] = []
    /// The connecting word for the place; nil if it is only adjacent.
    var link: CategoryTaxonomy.Link?
    /// Whether the text speaks of where the user is.
    var isHere = false
    /// The possible names of a place, the most likely first; empty if every word is understood.
    var places: [String] = []
    /// The words that are no part of the place, as bits.
    var understoodWords: WordSet = 0
    /// Of these the ones that say what is wanted, and not "the", "in" or "near".
    var tellingWords: WordSet = 0
    /// The text with its misspelled words replaced; nil if there are none.
    var correctedText: String?

    /// Whether the place category was named as it is shown, and not by another word for it: a bench, not a seat.
    var isNamedAsShown: Bool {
        concepts.contains { CategoryTaxonomy.shared.isName(phrase, of: $0) }
    }

    /// Whether the text names a place category alone.
    var isCategoryAlone: Bool { places.isEmpty && chain == nil && conditions.isEmpty }
}
