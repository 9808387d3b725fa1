import MapSearchText

extension CoarserReadings {
    /// A part of the text, and the condition for its result to be an answer.
    struct Reading {
        let query: ParsedQuery
        let demand: Demand
        /// The words of the text that it contains; empty for an address in fields and for a part of a word.
        var words: WordSet = 0
        /// The other words of the text.
        var leftOut: WordSet = 0
        /// The fields of the text; nil for a text on one line.
        var fields: AddressFields?
        var group = Group.inner
        /// Whether the part that it omits at the end also names a place, which may be a street named after one.
        var isRival = false
        /// Whether all words that it contains are part of the name of a street.
        var isInStreetName = false
        /// Whether all words that it contains are postal codes or numbers.
        var isCode = false
        /// Whether it contains all or none of the words between two commas, except numbers and codes.
        var isOfWholeSegments = false
        /// Whether it omits nothing but postal codes.
        var isWithoutCode = false
        /// Whether it omits nothing but words for a position, as "downtown".
        var isWithoutPosition = false
        /// Whether it omits a category with the words that join it to a place, or with conditions.
        var isOfCategory = false
        /// Whether these words say that something is near the place, which may be a mountain or a square on no map.
        var isNear = false
        /// Whether it is the first half of a British or Canadian postal code, which is all that is there: "SW1A" of "SW1A 1AA".
        var isAreaOfCode = false
        /// Whether the text has no commas.
        var isWithoutCommas = false
        /// Whether nothing but a name in a text without commas and numbers says that it is in the place: "Tokyo Tower" is in Tokyo,
        /// but "Uwe Negele" is not in Negele.
        var isGuess = false
        /// Whether its result is a guess, although the reading is none where others compete with it.
        var isUnsure = false
        /// Whether it keeps a part of what is between two commas, which may be a name: "Statue of Liberty, New York" is in no Liberty.
        var mayCutName = false
        /// Whether what it omits begins as the line of a recipient does, who may be in a house that the rest names.
        var isAfterRecipient = false
        /// Whether it omits a number or words for a street, so that the rest is the end of an address.
        var isWithoutStreet = false
        /// The countries whose names it omits, in one of which the result must be.
        var omittedCountries: [(name: ParsedQuery, country: RequestedCountry)] = []
        /// Whether it omits the end of a text with commas, which may say where the place is.
        var isWithoutEnd = false
        /// The words of ``query`` that share a pair of commas with an omitted word that is not a number; without commas, all words.
        var besideLeftOut: WordSet = 0
        /// The words of ``query`` that are in the line of a street, which has its town behind it.
        var streetLine: WordSet = 0
        /// The words of ``query`` that are the name of a place, or part of one.
        var placeNames: WordSet = 0
    }

    /// The remaining part of a text.
    ///
    /// The first reading of ``inner`` with an answer is used; the end and the beginning compete. A ``rival`` is a beginning that only
    /// answers where all words behind it name a place as well. Without any of these, a ``country`` is what the text says for sure.
    enum Group {
        case inner, end, beginning, rival, country
    }

    /// The condition on a result.
    enum Demand {
        /// A settlement, region or the like: the omitted part may be a street or a business in it.
        case place
        /// The same, and named together with its container, or well known: the omitted part may belong to
        /// the name.
        case certainPlace
        /// The same as ``place``, and one that all people know: the omitted part is a name that begins with its own.
        case famousPlace
        /// The same as ``place``, and a big city or the like: the omitted part is something in it.
        case bigCity
        /// The same as ``place``, and one that many people know: the omitted part is on no map.
        case largePlace
        /// An airport, by its name or its code in capitals, or a place named together with its container: the omitted part is a
        /// category.
        case site
        /// A settlement that people call so: the omitted part is a word for a town.
        case town
        /// A settlement, well known or with a rare name: the omitted part is the river or the sea that it is on.
        case townOnRiver
        /// The same as ``place``, and the only one of its name, or much better known than the others: the omitted part is a code,
        /// which may be that of another.
        case clearPlace
        /// The same, or a street named together with its place: the omitted part is a line before it, such as a company.
        case placeOrStreet
        /// The only one of its name in a place that is also named: the omitted part is a postal code or a district.
        case onlyOne
        /// An object whose name has at least two words: the omitted part is a word that many names have.
        case nameOfWords
        /// Any match of the rest: the omitted part is a house number.
        case anything

        /// Whether only settlements, regions and the like are accepted.
        var isForPlaces: Bool {
            [
                .place, .certainPlace, .famousPlace, .bigCity, .largePlace, .site, .town, .townOnRiver,
                .clearPlace,
            ].contains(self)
        }
    }
}
