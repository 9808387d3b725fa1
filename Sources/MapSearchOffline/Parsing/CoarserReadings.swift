import MapSearchText

/// The remaining parts of a text that matches nothing as a whole, longest first.
///
/// Only parts finer than the rest may be omitted, so "Phantasieweg 5, Vaduz" is Vaduz and "Avenue de
/// l'Hermitage, Monaco" is not an avenue in another town. Addresses go from the house to the country or the other way round, and
/// words between two commas belong together; see `Docs/Ranking.md`.
struct CoarserReadings {
    let query: ParsedQuery
    let facts: WordFacts
    /// The words that look like a postal code.
    let codes: WordSet
    /// The second halves of American postal codes among them.
    let secondHalves: WordSet
    /// The text as a request for a category; nil if it has none.
    let category: CategoryReading?
    /// The words of the category if they are several, such as "car wash"; 0 if they are not.
    private let phrase: WordSet
    /// The words that may be the name of a town: not only words for streets or place categories, or numbers.
    private let tellingWords: WordSet
    /// Single letters, and words for a position: some index has a place with this name, but it is hardly ever meant.
    private let letters: WordSet
    private let positionWords: WordSet
    /// The words of one or two letters, such as an article.
    private let shortWords: WordSet
    /// The words that join a category to a place.
    let links: WordSet
    /// The words after the last town that only specify it: codes, the letters of an unknown region, a postal district.
    private let endings: WordSet
    private let streetNames: WordSet
    /// The words that only mean street; the letters in "Hindenburg O.S." are none.
    private let streetWords: WordSet
    private let addressWords: WordSet
    /// The abbreviations of Saint among them.
    private let saints: WordSet
    let countryWords: WordSet
    /// The countries whose names are all that is between two commas, in a language that many people read.
    private let conditions: [(words: WordSet, country: RequestedCountry)]
    /// The words of the country of an embassy, which is not the one around the place behind it.
    let representedWords: WordSet
    /// The letter after an apostrophe: that of "Paul's", and not the town of "d'Arial".
    private let possessiveWords: WordSet
    /// The number of words before the name of a recipient, as in "c/o"; 0 if there is none.
    private let openingLength: Int
    private var readings: [Reading] = []
    private var seen: [Group: Set<WordSet>] = [:]

    /// The words that look like a postal code; the letters of a known region are not part of one if no town follows, as in
    /// "London, ON N6A 1B7".
    private static func codes(of query: ParsedQuery, _ facts: WordFacts) -> WordSet {
        let codes = query.words { query.isPostalCode($0) || query.isEndingCode($0) || query.isEndingArea($0) }
        let regions = codes & facts.coarse & ~query.numericWords
        let others = query.allWords & ~(codes | query.numericWords)
        return codes & ~query.words { regions & 1 << WordSet($0) != 0 && others >> WordSet($0) == 0 }
    }

    /// The readings of each group, beginning with the one that omits least.
    static func all(of query: ParsedQuery, _ facts: WordFacts) -> [Reading] {
        guard query.wordCount > 1 else { return [] }
        var readings = CoarserReadings(query, facts)
        readings.addWithoutCodes()
        readings.addWithoutLettersOfRegion()
        readings.addWithoutUnknownWords()
        readings.addWithoutWordsBeforeRegion()
        readings.addWithoutInnerSegments()
        for words in RiverQualifier.all(of: query, facts) { readings.add(query.allWords & ~words, .townOnRiver) }
        readings.addWithoutTownWords()
        readings.addWithoutPositions()
        readings.addWithoutFrequentWords()
        readings.add(query.allWords & ~HouseWords(query).words, .anything)
        readings.addPlacesOfCategories()
        for start in 1..<query.wordCount { readings.addEnd(from: start) }
        for end in (1..<query.wordCount).reversed() { readings.addBeginning(upTo: end) }
        readings.addTownsOfCentres()
        for (words, _) in readings.conditions { readings.add(words, .place, .country) }
        return readings.readings
    }

    private init(_ query: ParsedQuery, _ facts: WordFacts) {
        self.query = query
        self.facts = facts
        codes = Self.codes(of: query, facts)
        secondHalves = query.words { query.isSecondHalfOfCode($0) }
        category = CategoryReader.reading(of: query)
        let telling = query.wordCount > 2 ? category?.tellingWords ?? 0 : 0
        phrase = telling.nonzeroBitCount > 1 ? telling : 0
        // "Paris Nord" is in the north of Paris, whatever is called Nord.
        positionWords = query.positionWords
        letters = query.words { query.isLetter($0) } | positionWords
        shortWords = query.words { query.token($0).characterCount < 3 }
        links = query.words { CategoryTaxonomy.shared.isLink(query.word($0)) }
        // "Baden" after a comma is the town, and not a bath.
        let categories = facts.categories & ~facts.namedSegments
        // "3e arrondissement" is that of any town.
        // "Northern Territory" is all of a name, but next to a place "Northern District" is a part of it.
        let named = facts.namedSegments == facts.namedAreas ? facts.namedAreas : 0
        tellingWords =
            named | query.allWords & ~(categories | letters | AreaWords.words(of: query) | query.landformWords)
            & (codes | ~(query.numericWords | query.streetWords))
        endings = Self.endings(of: query, codes: codes, facts)
        streetNames = query.streetNames
        streetWords =
            query.streetWords
            & query.words { query.isInCapitals || query.source($0).utf8.contains { $0 >= UInt8(ascii: "a") } }
        addressWords = query.addressWords
        saints = query.words { query.isSaint($0) }
        countryWords = query.countryWords
        representedWords = category.map { Self.representedWords(of: $0, in: query) } ?? 0
        possessiveWords = query.words { query.token($0).followsApostrophe && query.isLetter($0) }
        openingLength = AddressNoise.openingLength(of: query)
        conditions = Self.conditions(of: query)
    }

    mutating func add(
        _ words: WordSet, _ demand: Demand, _ group: Group = .inner, isRival: Bool = false, isOfCategory: Bool = false,
        isNear: Bool = false
    ) {
        // "car wash" names neither a town called Car nor one called Wash.
        let cutsPhrase = words & ~phrase == 0 && words != phrase
        let mixesCountries =
            words & representedWords != 0 && words & ~(representedWords | (category?.understoodWords ?? 0)) != 0
        guard words != 0, words != query.allWords, !query.isRoadCode(words), !cutsPhrase, !mixesCountries,
            seen[group, default: []].insert(words).inserted
        else { return }
        var reading = Reading(query: query.keeping(words), demand: demand, words: words, group: group)
        reading.leftOut = query.allWords & ~words
        // "St Paul's Cathedral" is not in St Paul.
        if possessiveWords & reading.leftOut & words << 1 != 0 { return }
        reading.isRival = isRival
        reading.isOfCategory = isOfCategory
        reading.isNear = isNear
        reading.isInStreetName = words & ~streetNames == 0
        reading.isCode = words & ~(codes | query.numericWords) == 0
        reading.isWithoutCode = reading.leftOut & ~codes == 0
        reading.isWithoutPosition = reading.leftOut & ~positionWords == 0
        // There is an unknown town next to the street, so its name is not that of a town.
        if reading.isInStreetName, group != .inner, tellingWords & ~streetNames != 0 { return }
        let leftOut = query.allWords & ~words & ~(codes | query.numericWords)
        var besideLeftOut: WordSet = 0
        let segments = query.segments.isEmpty ? [query.allWords] : query.segments
        for segment in segments where segment & leftOut != 0 { besideLeftOut |= segment & words }
        reading.isOfWholeSegments = !query.segments.isEmpty && besideLeftOut == 0
        reading.isAreaOfCode = words == 1 && query.isCodeOfTwoWords
        reading.isWithoutCommas = query.segments.isEmpty
        reading.isGuess =
            group != .inner && reading.isWithoutCommas && query.allWords & (query.numericWords | addressWords) == 0
            && leftOut & ~endings != 0 && !isOfCategory
            && (group == .end && demand == .bigCity || !isCategoryJoined(leftOut))
        // "St" before a name shows no address: "St Stephen Walbrook".
        reading.isUnsure =
            group != .inner && reading.isWithoutCommas && addressWords != 0 && leftOut & saints != 0
            && query.allWords & (query.numericWords | addressWords & ~saints) == 0
            // "Gotham City" is hardly Gotham.
            || demand == .town && reading.isWithoutCommas
        reading.mayCutName =
            group != .beginning && segments.count > 1
            && segments.contains { segment in
                segment & words != 0 && segment & leftOut & ~(endings | letters | shortWords) != 0
                    && segment & (query.numericWords | addressWords) == 0
            }
        reading.isAfterRecipient =
            group == .end && words & (WordSet(1) << WordSet(openingLength + 1) &- 1) == 0 && openingLength > 0
        reading.isWithoutStreet =
            reading.leftOut & (query.numericWords | addressWords) != 0 && isApart(words, from: codes | addressWords)
        reading.omittedCountries = conditions.filter { $0.words & ~reading.leftOut == 0 }.map {
            (query.keeping($0.words), $0.country)
        }
        reading.isWithoutEnd = query.segments.last.map { $0 & leftOut != 0 && $0 & words == 0 } ?? false
        reading.besideLeftOut = reading.query.numbers(of: besideLeftOut, in: query)
        reading.streetLine = reading.query.numbers(of: facts.streetLines, in: query)
        reading.placeNames = reading.query.numbers(of: facts.coarse, in: query)
        readings.append(reading)
    }

    /// Whether words are a place category and a word that joins it to the place, as in "pharmacy in Mosta": "Café Mano" is a name.
    func isCategoryJoined(_ words: WordSet) -> Bool {
        let joints = words & links
        return joints != 0 && words & facts.categories != 0 && words & ~(facts.categories | joints) == 0
    }

    /// A word with little meaning occurs in this many times as many names as the rarest word of the text.
    private static let frequency = 8

    /// Without one of the words with the least meaning, such as "International" of an airport.
    ///
    /// No address and no town has such a name.
    private mutating func addWithoutFrequentWords() {
        guard query.segments.isEmpty, query.numericWords == 0, let rarest = facts.counts.filter({ $0 > 0 }).min() else {
            return
        }
        let frequent = (0..<query.wordCount)
            .filter { word in
                let bit: WordSet = 1 << WordSet(word)
                return (facts.categories | facts.coarse) & bit == 0
                    && facts.counts[word] >= rarest * Self.frequency
            }
            .sorted { facts.counts[$0] > facts.counts[$1] }
        for word in frequent { add(query.allWords & ~(1 << WordSet(word)), .nameOfWords) }
    }

    /// Without the unknown words within the text: a district that is not on the map.
    private mutating func addWithoutUnknownWords() {
        let ends: WordSet = 1 | 1 << WordSet(query.wordCount - 1)
        // A house number is not a term of an index, and a country need not be in one.
        add(query.allWords & ~(facts.unknown & ~ends & ~query.numericWords & ~countryWords), .onlyOne)
    }

    /// Without words before a region at the end: "Trinidad, El Beni" is in Beni, but "Paris, Hotel Texas" is a hotel.
    private mutating func addWithoutWordsBeforeRegion() {
        guard let last = query.segments.last, last != query.allWords else { return }
        let region = last & facts.coarse
        let rest = last & ~region
        let isAtEnd = region.firstWord > rest
        guard isAtEnd, rest & (facts.categories | addressWords | codes | query.numericWords) == 0 else { return }
        add(query.allWords & ~rest, .onlyOne)
    }

    /// Without the words between two commas: a street, or a district that is not on the map; a known town is none.
    private mutating func addWithoutInnerSegments() {
        let segments = query.segments
        guard segments.count > 2 else { return }
        // A region may have a number for a code.
        let known = (facts.coarse | facts.namedSegments) & ~query.numericWords
        for inner in segments[1..<segments.count - 1] where inner & known & ~(streetNames | streetWords) == 0 {
            add(query.allWords & ~inner, inner & addressWords == 0 ? .onlyOne : .place)
        }
    }

    /// Without words for a position next to the name of a place between commas: "Vaduz Süd, Liechtenstein" is in Vaduz.
    private mutating func addWithoutPositions() {
        let areaWords = AreaWords.words(of: query)
        let positions = query.segments.reduce(0) { words, segment in
            // Of "Northern District" no word is left.
            segment & positionWords == 0 ? words : words | segment & (positionWords | areaWords)
        }
        if positions != 0 { add(query.allWords & ~positions, .place) }
    }

    /// The last words of a text that only specify the town before them.
    ///
    /// They are "SP" in "São Paulo - SP, 01304-001", "MI" in "20121 Milano MI", "K" in "1160 København K", and the last number of
    /// "110 00 Praha 1" and of "Grafton Street, Dublin 2".
    private static func endings(of query: ParsedQuery, codes: WordSet, _ facts: WordFacts) -> WordSet {
        guard !query.isInCapitals else { return 0 }
        let addressWords = query.addressWords
        var endings: WordSet = 0
        for word in (1..<query.wordCount).reversed() {
            let bit: WordSet = 1 << WordSet(word)
            let segment = query.segments.first { $0 & bit != 0 } ?? query.allWords
            let earlier = segment.firstWord &- 1
            let isAfterCode = codes & segment & (bit &- 1) != 0 && (codes | query.numericWords) & bit >> 1 == 0
            let isEnding =
                if codes & bit != 0 {
                    true
                } else if query.isShortCapitals(word) {
                    // Before a code, the letters are those of a region. Without the codes of regions, "London ON" could be any
                    // London.
                    query.countryWords & bit == 0
                        && (isAfterCode
                            || facts.hasCountries && facts.coarse & bit == 0 && query.token(word).characterCount > 1)
                } else {
                    // After a town with a postal code, or after a street, a short number is not that of a house.
                    query.isNumber(word) && query.token(word).characterCount < 3
                        && (isAfterCode
                            || segment & addressWords == bit && segment != bit && addressWords & earlier != 0)
                }
            guard isEnding else { break }
            endings |= bit
        }
        return endings
    }

    /// The end of the text: the coarser part of "5 Main Street, Springfield, Illinois"; also without a postal code.
    private mutating func addEnd(from start: Int) {
        // "largest city in Brazil" is in no Brazil in Indiana, but "Triq San Ġorġ in-Nadur" is in In-Nadur.
        if query.isSmallJoint(start) { addEnd(from: start + 1) }
        let end = query.allWords & ~(WordSet(1) << WordSet(start) &- 1)
        // "Plaza del Pueblo" and "Rue de Paris" are streets, and in no town of the name.
        if query.segments.isEmpty, query.isStreetOf(start) { return }
        let demand: Demand =
            startsSegment(start)
            ? .placeOrStreet : addressWords & query.allWords & ~end != 0 ? .place : .certainPlace
        // A code that is known says which town of a name is meant: "Perth PH1 5LZ".
        let specifying = codes | endings
        for words in [
            end, end & ~secondHalves, end & ~(codes & facts.unknown), end & ~codes, end & ~specifying,
            end & ~(specifying | positionWords),
        ]
        where words & tellingWords != 0 && !isRegionOfOtherTown(words) { add(words, demand, .end) }
    }

    /// Whether words are only the letters of a region or a country next to an omitted word, as in "Vaduz FL": Vaduz is not in
    /// Florida, so the letters mean something else.
    private func isRegionOfOtherTown(_ words: WordSet) -> Bool {
        let word = words.trailingZeroBitCount
        guard words.nonzeroBitCount == 1, word > 0, query.isShortCapitals(word) else { return false }
        let before: WordSet = words >> 1
        let segment = query.segments.first { $0 & words != 0 } ?? query.allWords
        return segment & before & ~(codes | query.numericWords | positionWords) != 0
    }

    /// The beginning of the text: the coarser part of "Vaduz, Phantasieweg 5".
    private mutating func addBeginning(upTo end: Int) {
        let beginning = WordSet(1) << WordSet(end) &- 1
        let rest = query.allWords & ~beginning
        // "Viena near Don Sofa" is not in Vienna, and "bar in Hind Court" not in Bar; but "Am Graben" is a street.
        let isNear =
            facts.counts[end] <= CoarserJudge.rareCount && CategoryTaxonomy.shared.isLink(query.word(end), [.near])
        if query.segments.isEmpty, isNear || isCategoryJoined(beginning) { return }
        if query.segments.isEmpty, beginning & tellingWords != 0,
            query.allWords & query.numericWords | rest & addressWords == 0
        {
            // "Kraków Carrefour" is in Kraków, and not in Carrefour in Haiti.
            if rest & countryWords == 0 { add(beginning, .certainPlace, .rival) }
            let general =
                facts.categories | phrase | positionWords | (AreaWords.nameTownPart(rest, of: query) ? rest : 0)
            guard rest & facts.coarse & ~(letters | general) == 0 else { return }
            // "Mosta MST", "Zürich Hauptbahnhof" and "Utrecht Speelklok Museum", "München Schwabing", and "Tokyo Tower".
            let ends: WordSet = 1 << WordSet(end) | 1 << WordSet(query.wordCount - 1)
            let demand: Demand =
                if rest & ~endings == 0 {
                    .clearPlace
                } else if ends & general != 0 {
                    .certainPlace
                } else {
                    rest & ~facts.unknown == 0 ? .largePlace : .bigCity
                }
            return add(beginning, demand, .beginning)
        }
        // Unknown words after a comma may be a street; "9490 Vaduz" is not one, and neither is a country.
        // A number after a town begins the line of a street, which may be named after a place.
        let isNumbered =
            query.segments.isEmpty && rest & query.numericWords & 1 << WordSet(end) != 0
            && beginning & addressWords == 0 && rest & countryWords == 0
        // What follows a code is the town of that code, but nothing follows in "München, SE14".
        let isCode = rest & ~codes == 0
        guard startsSegment(end) || rest & addressWords != 0, isCode || codes & 1 << WordSet(end) == 0 else { return }
        // "Berry Street" is a street and not in Berry, and "Liverpool Street station" is called after one.
        if query.segments.isEmpty, rest & streetWords & 1 << WordSet(end) != 0,
            rest & ~(streetWords | query.numericWords | facts.categories) == 0
        {
            return
        }
        // "Landstrasse, Buchs" begins with a street, even if a place has the same name.
        if beginning & (codes | ~addressWords) == 0, rest & tellingWords & ~addressWords != 0 { return }
        // "London, Guildhall": of two places, neither is in the other. The end of an address is no street.
        let isRival = !isNumbered && isPlaceNamed(in: rest)
        // A text with a country says which place is meant, unless it may be a code of something else: "Torino, TO" is not in Tonga.
        // "Car Park 3" is not a place.
        let isCodeAlone = rest.nonzeroBitCount == 1 && query.isShortCapitals(end)
        let hasCountryOrNumber = (isCodeAlone ? 0 : countryWords) | beginning & query.numericWords != 0
        if isRival {
            let isWhole = query.segments.count == 2 && startsSegment(end)
            guard isWhole, !hasCountryOrNumber, isPlaceNamed(in: beginning) else { return }
        }
        // Where a house has its number behind, one before the town is a code: "200 Encamp, Avinguda Meritxell 6".
        let numbers = rest & query.numericWords != 0 ? query.numericWords : codes
        for words in [beginning, beginning & ~codes, beginning & ~numbers] where words & tellingWords != 0 {
            add(words, isCode ? .clearPlace : .place, .beginning, isRival: isRival)
        }
    }

    /// Whether words name a country, or all words between two commas name a place; a street may be named after one.
    private func isPlaceNamed(in words: WordSet) -> Bool {
        if words & countryWords != 0 { return true }
        // A region may have a number for a code.
        let places = (facts.coarse | facts.namedSegments) & ~(streetNames | letters | query.numericWords)
        guard !query.segments.isEmpty else { return places & words & 1 << WordSet(query.wordCount - 1) != 0 }
        // "London, Baltic Street West" is no West behind London.
        return query.segments.contains { $0 & words & places != 0 && $0 & words & ~(places | codes) == 0 }
    }

    func startsSegment(_ word: Int) -> Bool {
        query.segments.contains { $0 & (1 << WordSet(word)) != 0 && $0 & (1 << WordSet(word - 1)) == 0 }
    }
}
