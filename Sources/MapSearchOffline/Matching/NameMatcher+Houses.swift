import MapSearch
import MapSearchIndexFormat
import MapSearchText

extension NameMatcher {
    /// The words that a document's address answers, whatever its names are.
    struct AddressWords {
        /// Its codes, such as the postal code of a street.
        var codes: WordSet = 0
        /// The words that may be a house number, on the street or of the containing house.
        var house: WordSet = 0
        /// Its towns that it does not belong to.
        var towns: WordSet = 0
        /// Those of the towns' words that are only the beginning of one, and those that have a typo.
        var begunTowns: WordSet = 0
        var correctedTowns: WordSet = 0
        /// Both of these.
        var looseTowns: WordSet { begunTowns | correctedTowns }

        var all: WordSet { codes | house | towns }
    }

    /// The words that a document's address answers.
    mutating func addressWords(of document: UInt32) throws(IndexFormatError) -> AddressWords {
        var found = AddressWords()
        if codeWords | contexts.areaWords != 0 { found.codes = try codeWords(of: document) }
        if contexts.areaWords != 0 { try addTowns(of: document, to: &found) }
        if let houseWords, houseWords.words != 0, try hasHouseNumber(document) { found.house = houseWords.words }
        return found
    }

    /// The words that are codes of a document, each code met whole and as it is written; a postal code may begin with letters, or
    /// have no digits.
    private mutating func codeWords(of document: UInt32) throws(IndexFormatError) -> WordSet {
        var codes: WordSet = 0
        var cursor = try index.forward.cursor(document)
        while let name = try index.forward.next(&cursor) {
            guard name.role == .code || name.role == .postcode else { continue }
            var words: WordSet = 0
            for place in 0..<name.termCount {
                let met = exactWords(for: try name.term(place))
                words = met == 0 ? 0 : words | met
                if met == 0 { break }
            }
            codes |= name.role == .postcode ? words & (codeWords | contexts.areaWords) : words & codeWords
        }
        return codes
    }

    /// Adds the words that are in the name of a town that the document's address gives it.
    private mutating func addTowns(of document: UInt32, to found: inout AddressWords) throws(IndexFormatError) {
        var (equal, begun): (WordSet, WordSet) = (0, 0)
        var cursor = try index.forward.cursor(document)
        while let name = try index.forward.next(&cursor) {
            guard name.role == .town else { continue }
            for place in 0..<name.termCount {
                let term = try name.term(place)
                for word in meanings.indices {
                    guard let entry = meanings[word].entry(for: term) else { continue }
                    let bit: WordSet = 1 << WordSet(word)
                    if contexts.isWeak(word, entry), try supportedWords(in: name) & bit == 0 { continue }
                    found.towns |= bit
                    switch entry.source {
                    case .exact, .variant: equal |= bit
                    case .prefix: begun |= bit
                    case .edited: break
                    }
                }
            }
        }
        found.begunTowns = begun & ~equal
        found.correctedTowns = found.towns & ~(equal | begun)
    }

    /// Whether a document is a house or has houses.
    mutating func hasHouseNumber(_ document: UInt32) throws(IndexFormatError) -> Bool {
        if try houseEntry(of: document) != nil { return true }
        return try index.details?.hasHouseNumber(of: document) ?? false
    }

    /// The number of the entry of a document's houses; nil when it has none.
    private mutating func houseEntry(of document: UInt32) throws(IndexFormatError) -> Int? {
        if houseOwner.document != document {
            houseOwner = (document, try index.houses?.entries.number(of: document))
        }
        return houseOwner.entry
    }

    /// The house of the first of several numbers that the street has, and the words of that number; it has no place for the others.
    private mutating func houseOfOneNumber(
        among words: WordSet, _ document: UInt32
    ) throws(IndexFormatError) -> (house: FoundHouse?, words: WordSet) {
        guard let houses = index.houses, let owner = try houseEntry(of: document) else { return (nil, 0) }
        let finder = HouseFinder(houses: houses)
        let entry = try houses.entry(owner)
        for candidate in houseWords?.candidates ?? [] where candidate.words & ~words == 0 {
            comparedCount += 1
            if let house = try finder.exactHouse(candidate.number, in: entry) { return (house, candidate.words) }
        }
        return (nil, 0)
    }

    /// Decides the house that words are the number of, what is lost by it, and which of the words it has not.
    mutating func gradeHouse(
        _ words: WordSet, _ document: UInt32
    ) throws(IndexFormatError) -> (house: FoundHouse?, loss: Float, unmet: WordSet) {
        guard let candidate = houseWords?.candidate(for: words) else {
            let one = try houseOfOneNumber(among: words, document)
            return (one.house, weights.houseNearby, words & ~one.words)
        }
        if let houses = index.houses, let owner = try houseEntry(of: document) {
            comparedCount += 1
            let house = try HouseFinder(houses: houses).find(candidate.number, of: owner)
            let loss = house?.loss(weights) ?? weights.houseNearby
            return (house, loss, loss > 0 ? words : 0)
        }
        let number = try index.details?.houseNumber(of: document)
        let isSame = number.map { HouseNumber($0) } == candidate.number
        return (nil, isSame ? 0 : weights.houseElsewhere, isSame ? 0 : words)
    }
}
