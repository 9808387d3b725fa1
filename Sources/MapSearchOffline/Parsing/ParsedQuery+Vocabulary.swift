import MapSearch
import MapSearchText

/// The meaning of words by vocabulary, independent of an index.
extension ParsedQuery {
    /// The words for which a condition holds.
    func words(where isWanted: (Int) -> Bool) -> WordSet {
        (0..<wordCount).reduce(0) { isWanted($1) ? $0 | 1 << WordSet($1) : $0 }
    }

    /// Whether a word is a single letter of the Latin alphabet or a similar one.
    func isLetter(_ word: Int) -> Bool {
        let token = token(word)
        return token.characterCount == 1 && token.script != .number && !token.script.isWrittenWithoutSpaces
    }

    /// Words for a position in a place, such as "North" and "Mitte", unless they are all that is there, or that is between two commas.
    var positionWords: WordSet { besideOthers(words { PositionWords.contains(word($0)) }) }

    /// Whether the text is only words for a position.
    var isOnlyPosition: Bool { words { PositionWords.contains(word($0)) } == allWords }

    /// Words for a landform, such as "Island", with the same exceptions; "L-Isla" is a name.
    var landformWords: WordSet {
        let landforms = words { LandformWords.isRegionLike(word($0)) }
        guard landforms != 0 else { return 0 }
        return landforms & besideOthers(landforms | words { token($0).characterCount < 3 })
    }

    /// The text without a word for the kind of a landform at one end, and whether it means water; nil if it has none.
    var withoutLandformKind: (rest: ParsedQuery, isWater: Bool)? {
        guard wordCount > 1, numericWords == 0 else { return nil }
        for end in [0, wordCount - 1] {
            let isWater = LandformWords.isWater(word(end))
            guard isWater || LandformWords.isLand(word(end)) else { continue }
            return (keeping(allWords & ~(1 << WordSet(end)), othersAreMet: true), isWater)
        }
        return nil
    }

    /// Whether a word at one end means an island.
    var namesIsland: Bool { LandformWords.isIsland(word(0)) || LandformWords.isIsland(word(wordCount - 1)) }

    /// The text without a word such as "of" before its name; nil if it has none.
    var withoutFirstJoint: ParsedQuery? {
        guard wordCount > 1, AreaWords.isJoint(word(0)) else { return nil }
        return keeping(allWords & ~1, othersAreMet: true)
    }

    /// Those of some words that are not all that is there, or that is between two commas.
    private func besideOthers(_ words: WordSet) -> WordSet {
        guard words != 0 else { return 0 }
        let segments = segments.isEmpty ? [allWords] : segments
        return segments.reduce(0) { $1 & ~words == 0 ? $0 : $0 | $1 & words }
    }

    /// Whether a word was typed with an accent on a Latin letter.
    func hasLatinAccent(_ word: Int) -> Bool {
        accentedWords & 1 << WordSet(word) != 0 && token(word).script == .latin
    }

    /// Whether a word consists of digits.
    func isNumber(_ word: Int) -> Bool { token(word).script == .number }

    /// Words that only mean street: "street", but not "Hauptstrasse".
    var streetWords: WordSet { words { StreetWords.isAlone(word($0)) } }

    /// Words that a house or a street may have: numbers, words for streets, and words that end in one.
    var addressWords: WordSet { numericWords | words { StreetWords.isStreetWord(word($0)) } }

    /// Whether words are a single one of two letters that are not both capitals.
    func isLowercasePair(_ words: WordSet) -> Bool {
        guard words.nonzeroBitCount == 1 else { return false }
        let letters = source(words.trailingZeroBitCount).utf8
        return letters.count == 2 && !letters.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    }

    /// Whether words are two letters that a hyphen joins to a short number: CG-2 is a road, LI-9490 a postal code.
    func isRoadCode(_ words: WordSet) -> Bool {
        let word = words.trailingZeroBitCount
        guard words.nonzeroBitCount == 1, word + 1 < wordCount, numericWords & 1 << WordSet(word + 1) != 0 else {
            return false
        }
        let number = source(word + 1)
        return number.utf8.count < 3 && self.word(word).count == 2
            && source(word...word + 1) == source(word) + "-" + number
    }

    /// The words that name a country, at one end of the text or between commas; in "Scotland, UK" not those of its part.
    var countryWords: WordSet { countries.reduce(0) { $0 | $1.words } & ~partsOfCountries }

    /// The words that name a part of a country besides its name: "Scotland, UK".
    var partsOfCountries: WordSet {
        countries.reduce(0) { words, place in
            let isPart =
                place.kind != .country
                && countries.contains { $0.country == place.country && $0.words & place.words == 0 }
            return isPart ? words | place.words : words
        }
    }

    /// Whether the whole text is the name of a country.
    var isCountry: Bool {
        1...CountryNames.maximumWordCount ~= wordCount
            && !CountryNames.codes(of: folded(0...wordCount - 1), isCode: false).isEmpty
    }

    /// Short words before a period that may be cut short, next to a longer one that is not: "o.d.T." behind "Rothenburg"; not "St.", which
    /// stands for a few words only.
    var abbreviatedWords: WordSet {
        guard wordCount > 1 else { return 0 }
        let short = words { number in
            let token = token(number)
            guard isBeforePeriod(number), token.characterCount <= Self.longestAbbreviation, !isNumber(number) else {
                return false
            }
            return token.characterCount == 1 || !isSaint(number) && !StreetWords.isAlone(word(number))
        }
        let others = words { short & 1 << WordSet($0) == 0 && token($0).characterCount > 3 }
        return others == 0 ? 0 : short
    }

    /// Whether a period is right behind a word.
    func isBeforePeriod(_ word: Int) -> Bool {
        text.utf8.dropFirst(token(word).sourceEnd).first == UInt8(ascii: ".")
    }

    /// A word before a period with more letters is rather the end of a sentence.
    private static let longestAbbreviation = 4

    /// The text with the letters of a word like "o.d.T." as words of their own.
    var withLettersApart: ParsedQuery {
        let letters = words { source($0).contains(".") }
        guard letters != 0 else { return self }
        let bytes = Array(text.utf8)
        var apart: [UInt8] = []
        var end = 0
        for word in 0..<wordCount where letters & 1 << WordSet(word) != 0 {
            let token = token(word)
            apart += bytes[end..<token.sourceStart]
            for byte in bytes[token.sourceStart..<token.sourceEnd] {
                apart += byte == UInt8(ascii: ".") ? [byte, UInt8(ascii: " ")] : [byte]
            }
            end = token.sourceEnd
        }
        return ParsedQuery(String(decoding: apart + bytes[end...], as: UTF8.self), leftOut: leftOutWords)
    }

    /// Words that are a place category on their own, such as "hotel".
    var categoryWords: WordSet { words { !categories[$0].isEmpty } }

    /// The words that are ``generalWords``.
    func findGeneralWords() -> WordSet {
        besideOthers(
            words { number in
                let word = word(number)
                // "LA" is no article, unless all is in capitals.
                return PositionWords.contains(word) || AreaWords.isOfState(word) || AreaWords.isOfTown(word)
                    || QualifierWords.contains(word) && (isInCapitals || !isShortCapitals(number))
            })
            | words { !categories[$0].isEmpty && !categories[$0].contains { Self.kinds[$0] != nil } }
    }

    /// The text without the last word such as "in" between others: "Marienplatz in München"; nil if there is none.
    var withoutJoint: ParsedQuery? {
        guard wordCount > 2 else { return nil }
        // The code in "AT-1010 Wien" is no "at".
        let joint = (1..<wordCount - 1).last {
            CategoryTaxonomy.shared.isLink(word($0), [.within]) && !CountrySigns.precedesCode($0, self)
        }
        return joint.map(without)
    }

    /// Where phrases such as "near" and "in der Nähe von" are between other words.
    var nearJoints: [Range<Int>] {
        guard wordCount > 2 else { return [] }
        let taxonomy = CategoryTaxonomy.shared
        return (1..<wordCount - 1).compactMap { start in
            func text(_ word: Int) -> String { String(decoding: self.word(word), as: UTF8.self) }
            guard taxonomy.begins(with: text(start)) else { return nil }
            let ends = start..<min(wordCount - 1, start + taxonomy.longestPhrase)
            return ends.last { end in
                let words = (start...end).map(text)
                // Of "cerca de" each word means little, but both together mean near.
                return [words, words.filter { !taxonomy.isNoise($0) }].contains { words in
                    taxonomy.concepts(of: words.joined(separator: " ")).contains {
                        if case .link(.near) = taxonomy.concepts[$0].meaning { true } else { false }
                    }
                }
            }.map { start..<$0 + 1 }
        }
    }

    /// Adjacent words as a text of their own.
    func part(_ range: Range<Int>) -> ParsedQuery {
        ParsedQuery(source(range.lowerBound...range.upperBound - 1), leftOut: leftOutWords)
    }

    /// The text without a word that joins the name of an airport or a station to the word for what it is: "aéroport de Nice"; nil if
    /// there is none.
    var withoutJointOfKind: ParsedQuery? {
        guard wordCount > 2 else { return nil }
        let joint = (1..<wordCount - 1).first {
            AreaWords.isJoint(word($0)) && !Self.kinds(ofWord: word($0 - 1)).isEmpty
        }
        return joint.map(without)
    }

    private func without(_ word: Int) -> ParsedQuery {
        ParsedQuery(text.blanking([token(word)]), leftOut: leftOutWords)
    }

    /// The text without the words of a question around the name: "where is the Museum", "Museum opening hours"; nil if there are none.
    var withoutQuestion: ParsedQuery? { withoutQuestion(keepsArticle: false) }

    /// The same with the article of the name, "The Wren"; nil if there is nothing besides it, or if a word of the question names a
    /// category: "public phone".
    var withoutQuestionBeforeArticle: ParsedQuery? {
        guard wordCount > 1, QuestionWords.mayHave(first: word(0), last: word(wordCount - 1)) else { return nil }
        return withoutQuestion(keepsArticle: true)
    }

    /// The text without an article that a hyphen joins to its first word: "L-Imdina" is Imdina; nil if it has none.
    var withoutJoinedArticle: ParsedQuery? {
        guard wordCount > 1, source(0...1) == source(0) + "-" + source(1), QualifierWords.isJoinedArticle(word(0))
        else {
            return nil
        }
        return ParsedQuery(source(1...wordCount - 1), leftOut: leftOutWords)
    }

    private func withoutQuestion(keepsArticle: Bool) -> ParsedQuery? {
        guard wordCount > 1 else { return nil }
        var (leading, trailing) = QuestionWords.counts(in: (0..<wordCount).map(word))
        // "pharmacy open 24 hours" asks for no number of hours.
        if trailing == 1, wordCount > leading + 1, isNumber(wordCount - 2) { trailing = 0 }
        while keepsArticle, leading > 0, QualifierWords.isArticle(word(leading - 1)) { leading -= 1 }
        guard leading + trailing > 0 else { return nil }
        let rest = leading...wordCount - trailing - 1
        if keepsArticle {
            let telling = CategoryReader.reading(of: self)?.tellingWords ?? 0
            if telling & ~words(where: rest.contains) != 0 { return nil }
        }
        return ParsedQuery(source(rest), leftOut: leftOutWords)
    }

    /// Whether a word is one such as "in" in small letters and before a space; "in-Nadur" is a name.
    func isSmallJoint(_ word: Int) -> Bool {
        guard word + 1 < wordCount, isLowercasePair(1 << WordSet(word)),
            CategoryTaxonomy.shared.isLink(self.word(word), [.within])
        else { return false }
        return source(word...word + 1) == source(word).lowercased() + " " + source(word + 1)
    }

    /// Words that are not corrected: a hotel is not Homyel', a country is not a chain, and "kosher" is not Koster.
    var fixedWords: WordSet { categoryWords | countryWords | foodWords }

    /// The words of a text that asks for somewhere to eat without saying so, such as "vegan"; empty for any other text.
    var foodWords: WordSet {
        guard wordCount > 0, CategoryTaxonomy.shared.hasPhrase(beginningWith: word(0)), categoryWords == 0,
            let reading = CategoryReader.reading(of: self), reading.understoodWords == allWords
        else { return 0 }
        return reading.tellingWords
    }

    /// For each of some kinds, the words for it, such as "Flughafen"; empty if no word means one of them.
    func kindWords(of names: [String]) -> [WordSet] {
        var words: [WordSet] = []
        for word in 0..<wordCount {
            guard let kind = categories[word].lazy.compactMap({ Self.kinds[$0] }).first,
                let place = names.firstIndex(of: kind.rawValue)
            else { continue }
            if words.isEmpty { words = Array(repeating: 0, count: names.count) }
            words[place] |= 1 << WordSet(word)
        }
        return words
    }

    /// The kinds of a category.
    private static let kinds: [String: ObjectKind] = ["aeroway=aerodrome": .airport, "railway=station": .station]

    /// The kind of the objects in a category, where they are no businesses.
    static func kind(ofCategory id: String) -> ObjectKind? { kinds[id] }

    /// All these kinds.
    static let kindsOfCategories = Set(kinds.values)

    /// The folded phrases for them in all languages.
    static let phrasesOfKinds = CategoryTaxonomy.shared.phrases(for: Set(kinds.keys))

    /// Whether a word means airports or stations.
    var namesKind: Bool { categories.contains { $0.contains { Self.kinds[$0] != nil } } }

    /// The kinds of objects that a folded word names, such as an airport.
    static func kinds(ofWord word: ArraySlice<UInt8>) -> [ObjectKind] {
        CategoryTaxonomy.shared.categories(ofWord: word).compactMap { kinds[$0] }
    }

    /// For each of the first words, the categories that it names on its own, each by the first of its identifiers.
    static func categories(of tokens: TokenizedText, _ count: Int) -> [[String]] {
        let taxonomy = CategoryTaxonomy.shared
        return tokens.tokens.prefix(count).map { token in
            let word = tokens.bytes(of: token)
            let categories = taxonomy.categories(ofWord: word)
            // "The" is hardly tea ("thé") besides other words.
            return categories.isEmpty || count == 1 || !taxonomy.isNoise(word) ? categories : []
        }
    }
}
