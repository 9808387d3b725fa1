import MapSearchText

/// What is left of a text that names nothing as a whole, from the finest part on.
///
/// What is left out may only be finer than what the rest names, so that "Phantasieweg 5, Vaduz" is Vaduz and "Avenue de
/// l'Hermitage, Monaco" is no avenue of another town. Addresses go from the house to the country or the other way round, and
/// what stands between two commas belongs together; see `Docs/Ranking.md`.
struct CoarserReadings {
    /// A part of the text, and what its result must be to be an answer.
    struct Reading {
        let query: ParsedQuery
        let demand: Demand
        /// The fields that the text is made of; nil for a text in one line.
        var fields: AddressFields?
        /// The end and the beginning of a text compete: the one that has more words answered comes first.
        var group = Group.other
    }

    enum Group {
        case other, end, beginning
    }

    /// What a result must be.
    enum Demand {
        /// A settlement, region or the like: what is left out may be a street or a business in it.
        case place
        /// The same, and one that is named with something it belongs to, or that is well known: what is left out may belong to
        /// the name.
        case certainPlace
        /// Anything that has the rest: what is left out is the number of a house.
        case anything
        /// Something of which the name has two words at least: what is left out is a word that many names have.
        case nameOfWords
        /// Anything in a place that is named as well: what is left out is a line before it, such as a firm, or the like.
        case anythingInPlace
        /// The only one of its name in a place that is named as well: what is left out is a postal code or a district.
        case onlyOneInPlace
    }

    private let query: ParsedQuery
    private let facts: WordFacts
    private var readings: [Reading] = []
    private var seen: Set<WordSet> = []

    /// The readings, the one that leaves out least first; those of one group compete, see ``Reading/group``.
    static func all(of query: ParsedQuery, _ facts: WordFacts) -> [Reading] {
        guard query.wordCount > 1 else { return [] }
        var readings = CoarserReadings(query, facts)
        readings.addWithoutCodes()
        readings.addWithoutInnerSegments()
        readings.addWithoutFrequentWords()
        readings.add(query.allWords & ~HouseWords(query).words, .anything)
        for start in 1..<query.wordCount { readings.addEnd(from: start) }
        for end in (1..<query.wordCount).reversed() { readings.addBeginning(upTo: end) }
        return readings.readings
    }

    /// The readings of an address in fields: without the postal code or the district first, then from the street on.
    static func all(of fields: AddressFields) -> [Reading] {
        let present = fields.fields
        var readings: [Reading] = []
        func add(without removed: Set<AddressFields.Field>, _ demand: Demand) {
            let rest = fields.removing(removed)
            let query = ParsedQuery(rest.text, leftOut: rest.leftOutWords)
            guard query.wordCount > 0 else { return }
            readings.append(Reading(query: query, demand: demand, fields: rest))
        }
        let inner = [AddressFields.Field.postcode, .district].filter(present.contains)
        let choices = Set(inner.map { [$0] } + [Set(inner)])
            .filter { !$0.isEmpty }.sorted { $0.count < $1.count || $0.count == $1.count && $0.contains(.postcode) }
        if present.contains(.street), present.contains(.city) {
            for choice in choices { add(without: choice, .onlyOneInPlace) }
        }
        if present.contains(.street) { add(without: [.street], .place) }
        for choice in choices where choice.count < present.count { add(without: choice.union([.street]), .place) }
        var coarser: Set<AddressFields.Field> = [.street, .district, .postcode]
        for field in [AddressFields.Field.city, .county, .region] where present.contains(field) {
            coarser.insert(field)
            add(without: coarser, .place)
        }
        return readings
    }

    private init(_ query: ParsedQuery, _ facts: WordFacts) {
        self.query = query
        self.facts = facts
    }

    private mutating func add(_ words: WordSet, _ demand: Demand, _ group: Group = .other) {
        guard words != 0, words != query.allWords, seen.insert(words).inserted else { return }
        readings.append(Reading(query: query.keeping(words), demand: demand, group: group))
    }

    /// The words that look like a postal code.
    private var codes: WordSet {
        (0..<query.wordCount).reduce(0) { isCode($1) ? $0 | 1 << WordSet($1) : $0 }
    }

    /// So many times as many names have a word that says little, as have the rarest word of the text.
    private static let frequency = 8

    /// Without one of the words that say least: "International" of an airport.
    private mutating func addWithoutFrequentWords() {
        guard query.segments.isEmpty, let rarest = facts.counts.filter({ $0 > 0 }).min() else { return }
        let frequent = (0..<query.wordCount)
            .filter { word in
                let bit: WordSet = 1 << WordSet(word)
                return (facts.categories | query.numericWords) & bit == 0
                    && facts.counts[word] >= rarest * Self.frequency
            }
            .sorted { facts.counts[$0] > facts.counts[$1] }
        for word in frequent { add(query.allWords & ~(1 << WordSet(word)), .nameOfWords) }
    }

    /// Without what looks like a postal code: many maps lack them.
    private mutating func addWithoutCodes() { add(query.allWords & ~codes, .onlyOneInPlace) }

    /// Whether a word may be a postal code, or a part of one: it has four digits, or letters and digits, and is no number of a
    /// house.
    private func isCode(_ word: Int) -> Bool {
        if isCodeArea(word), word + 1 < query.wordCount, query.numericWords & 2 << WordSet(word) != 0 { return true }
        let bytes = query.word(word)
        let digits = bytes.count { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        guard digits > 0 else { return false }
        if digits == bytes.count { return digits >= 4 || digits >= 2 && isCodeArea(word - 1) }
        // "SPB1147", but not "12a".
        if digits >= 2, bytes.count - digits >= 2 { return true }
        // "EC1M 4AY" and "K1A 0B1", but not "12a": two such words in a row.
        return [word - 1, word + 1].contains { neighbor in
            guard neighbor >= 0, neighbor < query.wordCount else { return false }
            let other = query.word(neighbor)
            let isMixed = { (bytes: ArraySlice<UInt8>) in
                bytes.contains { $0 >= UInt8(ascii: "a") } && bytes.contains { $0 <= UInt8(ascii: "9") }
            }
            return isMixed(bytes) && isMixed(other) && bytes.count <= 4 && other.count <= 4
        }
    }

    /// Whether a word may be the letters of a code before its digits, such as "VLT 1455": two to four capitals.
    private func isCodeArea(_ word: Int) -> Bool {
        guard word >= 0, !StreetWords.isAlone(query.word(word)) else { return false }
        let letters = query.source(word).utf8
        return 2...4 ~= letters.count && letters.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    }

    /// Without what stands between the first comma and the last, or is known nowhere and stands within: a district that the map
    /// does not have.
    private mutating func addWithoutInnerSegments() {
        let ends: WordSet = 1 | 1 << WordSet(query.wordCount - 1)
        // The number of a house is no term of an index.
        add(query.allWords & ~(facts.unknown & ~ends & ~query.numericWords), .onlyOneInPlace)
        let segments = query.segments
        guard segments.count > 2 else { return }
        for inner in 1..<segments.count - 1 { add(query.allWords & ~segments[inner], .onlyOneInPlace) }
    }

    /// The end of the text: the coarser part of "5 Main Street, Springfield, Illinois"; also without a postal code.
    private mutating func addEnd(from start: Int) {
        let end = query.allWords & ~(WordSet(1) << WordSet(start) &- 1)
        let demand: Demand =
            startsSegment(start) ? .anythingInPlace : isStreet(query.allWords & ~end) ? .place : .certainPlace
        for words in [end, end & ~codes] where isTelling(words) { add(words, demand, .end) }
    }

    /// The beginning of the text: the coarser part of "Vaduz, Phantasieweg 5".
    private mutating func addBeginning(upTo end: Int) {
        let beginning = WordSet(1) << WordSet(end) &- 1
        let rest = query.allWords & ~beginning
        // What is not known behind a comma may be a street; "9490 Vaduz" is none, and neither is a country.
        guard startsSegment(end) || isStreet(rest), !isCode(end), rest & facts.coarse == 0 else { return }
        for words in [beginning, beginning & ~codes] where isTelling(words) { add(words, .place, .beginning) }
    }

    /// Whether some of the words may be the name of a town: not all are words for streets or sorts of place, or numbers.
    private func isTelling(_ words: WordSet) -> Bool {
        (0..<query.wordCount).contains { word in
            let bit: WordSet = 1 << WordSet(word)
            guard words & bit != 0, facts.categories & bit == 0 else { return false }
            return isCode(word) || query.numericWords & bit == 0 && !StreetWords.isAlone(query.word(word))
        }
    }

    private func startsSegment(_ word: Int) -> Bool {
        query.segments.contains { $0 & (1 << WordSet(word)) != 0 && $0 & (1 << WordSet(word - 1)) == 0 }
    }

    /// Whether words look like a street or a house.
    private func isStreet(_ words: WordSet) -> Bool {
        (0..<query.wordCount).contains { word in
            guard words & 1 << WordSet(word) != 0 else { return false }
            return query.numericWords & 1 << WordSet(word) != 0 || StreetWords.isStreetWord(query.word(word))
        }
    }
}

extension ParsedQuery {
    /// The text with some of its words only; the others are noted as left out.
    func keeping(_ words: WordSet) -> ParsedQuery {
        var bytes = Array(text.utf8)
        var leftOut: [String] = []
        for word in tokens.tokens.indices where word >= wordCount || words & 1 << WordSet(word) == 0 {
            let token = tokens.tokens[word]
            if word < wordCount { leftOut.append(source(word)) }
            for offset in token.sourceStart..<token.sourceEnd { bytes[offset] = UInt8(ascii: " ") }
        }
        return ParsedQuery(String(decoding: bytes, as: UTF8.self), leftOut: leftOut + leftOutWords)
    }
}
