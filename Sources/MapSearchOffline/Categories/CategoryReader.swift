import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// Parses a text as a request for a place category: finds the words of categories and chains, and
/// leaves the others as the name of a place.
struct CategoryReader {
    private let categories: [CategoryIndex]
    let taxonomy = CategoryTaxonomy.shared
    let query: ParsedQuery
    /// The words that name a country.
    private let countryWords: WordSet
    var pieces: [Piece] = []

    /// The maximum number of words in a chain's name.
    private static let longestChain = 5
    /// The maximum number of words that name the place: those of an address with its region and country.
    private static let longestPlace = 12

    /// A word, or a part of letters written without spaces.
    struct Piece {
        var folded: String
        /// As typed, or folded if it is a part.
        var source: String
        /// The number of the word in the query.
        var word: Int
        var role = Role.unknown
    }

    enum Role: Hashable {
        case unknown, category, chain, condition, noise
        case link(CategoryTaxonomy.Link)
    }

    init(_ query: ParsedQuery, in categories: [CategoryIndex]) {
        self.query = query
        self.categories = categories
        // "München, China" is not a Chinese restaurant.
        countryWords = query.countryWords
        for word in 0..<query.wordCount {
            let folded = String(decoding: query.word(word), as: UTF8.self)
            if query.token(word).script.isWrittenWithoutSpaces {
                appendParts(of: folded, word: word)
            } else {
                pieces.append(Piece(folded: folded, source: query.source(word), word: word))
            }
        }
    }

    /// A text as a request for a place category, without the chains that an index has; nil if it contains no category.
    static func reading(of query: ParsedQuery, ofOtherCategory: Bool = false) -> CategoryReading? {
        var reader = CategoryReader(query, in: [])
        // No index is read, so nothing is damaged.
        return (try? reader.reading(ofOtherCategory: ofOtherCategory)) ?? nil
    }

    /// The text as a request for a place category; nil if it contains neither a category nor a chain.
    ///
    /// Without chains, the name of a chain may be part of the name of a place. The words of the most likely category may be as well,
    /// if there is another one: "hotel Deutsches Museum".
    mutating func reading(
        findsChains: Bool = true, ofOtherCategory: Bool = false
    ) throws(IndexFormatError) -> CategoryReading? {
        for place in pieces.indices { pieces[place].role = .unknown }
        var reading = CategoryReading()
        if ofOtherCategory {
            guard let first = categoryPhrase(), let other = categoryPhrase(besides: first.range) else { return nil }
            read(other, into: &reading)
        } else if let phrase = categoryPhrase() {
            read(phrase, into: &reading)
        }
        readConditionsAndLinks(into: &reading)
        if findsChains { try readChain(into: &reading) }
        // "vegan" and "takeaway" alone ask for somewhere to eat.
        if reading.categories.isEmpty, reading.chain == nil, reading.conditions.contains(where: Self.isAboutFood) {
            understand(taxonomy.concepts(of: "eat"), in: &reading)
        }
        guard !reading.categories.isEmpty || reading.chain != nil else { return nil }
        readPlaces(into: &reading)
        // A longer rest is no place, and would be searched for in many ways.
        guard reading.places.allSatisfy({ $0.count { $0 == " " } < Self.longestPlace }) else { return nil }
        for piece in pieces where piece.role != .unknown {
            let bit: WordSet = 1 << WordSet(piece.word)
            reading.understoodWords |= bit
            if [.category, .chain, .condition].contains(piece.role) { reading.tellingWords |= bit }
        }
        return reading
    }

    // MARK: Phrases

    /// The pieces of the longest phrase with suitable concepts that begins at a position.
    func phrase(
        at start: Int, _ isWanted: (CategoryTaxonomy.Meaning) -> Bool
    ) -> (end: Int, words: Int, concepts: [Int])? {
        guard pieces[start].role == .unknown, taxonomy.begins(with: pieces[start].folded) else { return nil }
        // The name of a country means it, unless it begins a phrase: "China-Restaurant".
        let fewestWords = countryWords & 1 << WordSet(pieces[start].word) == 0 ? 1 : 2
        var best: (end: Int, words: Int, concepts: [Int])?
        var key = ""
        var words = 0
        for end in start..<pieces.count where pieces[end].role == .unknown {
            let word = pieces[end].folded
            if words > 0, taxonomy.isNoise(word) { continue }
            if words == taxonomy.longestPhrase { break }
            key += words == 0 ? word : " " + word
            words += 1
            let concepts = taxonomy.concepts(of: key).filter { isWanted(taxonomy.concepts[$0].meaning) }
            if !concepts.isEmpty, words >= fewestWords { best = (end, words, concepts) }
        }
        return best
    }

    private func isAirport(_ concepts: [Int]) -> Bool {
        var reading = CategoryReading()
        understand(concepts, in: &reading)
        return reading.isForAirports
    }

    private static func isAboutFood(_ condition: SearchFilter) -> Bool {
        ["diet", "takeaway", "delivery"].contains(condition.id)
    }

    static func isCategory(_ meaning: CategoryTaxonomy.Meaning) -> Bool {
        if case .categories = meaning { true } else { false }
    }

    mutating func mark(_ range: ClosedRange<Int>, as role: Role) {
        for place in range { pieces[place].role = role }
    }

    /// Where the first word is that joins a category to a place, such as "near", and how it joins them.
    private func border() -> (place: Int, link: CategoryTaxonomy.Link)? {
        for start in pieces.indices {
            if isBehindNearest(start) { return (start, .near) }
            let found = phrase(at: start) { $0 == .link(.near) || $0 == .link(.beside) || $0 == .link(.within) }
            guard let concept = found?.concepts.first, case .link(let link) = taxonomy.concepts[concept].meaning else {
                continue
            }
            return (start, link)
        }
        return nil
    }

    /// Whether a word has little meaning besides others, unless an accent gives it one: "the" is no tea, but "thé" is.
    private func isSmallWord(_ piece: Piece) -> Bool {
        pieces.count > 1 && query.accentedWords & 1 << WordSet(piece.word) == 0 && taxonomy.isNoise(piece.folded)
    }

    typealias CategoryPhrase = (range: ClosedRange<Int>, concepts: [Int])

    /// The longest phrase of categories, if possible on the other side of a border than the place: "museum near the station" means
    /// the museum.
    private func categoryPhrase(besides excluded: ClosedRange<Int>? = nil) -> CategoryPhrase? {
        let border = border()
        var best: (rank: (side: Int, kind: Int, words: Int, letters: Int), phrase: CategoryPhrase)?
        for start in pieces.indices {
            let found = phrase(at: start, Self.isCategory)
            guard let found, excluded?.overlaps(start...found.end) != true,
                found.words > 1 || !isSmallWord(pieces[start])
            else { continue }
            let letters = pieces[start...found.end].reduce(0) { $0 + $1.folded.utf8.count }
            let isWanted = border.map { $0.link == .beside ? start > $0.place : found.end < $0.place } ?? true
            // "airport parking" is near the airport.
            let isMeant = border != nil || !isAirport(found.concepts)
            let rank = (side: isWanted ? 1 : 0, kind: isMeant ? 1 : 0, words: found.words, letters: letters)
            if let best, best.rank >= rank { continue }
            best = (rank, (start...found.end, found.concepts))
        }
        return best?.phrase
    }

    /// Takes a phrase for the category.
    private mutating func read(_ best: CategoryPhrase, into reading: inout CategoryReading) {
        mark(best.range, as: .category)
        reading.phrase = pieces[best.range].map(\.folded).joined(separator: " ")
        understand(best.concepts, in: &reading)
        readAlternatives(to: best, into: &reading)
        // A repeated word counts once, unless it is on the side of the place: "bank near Bank station".
        let border = border()?.place
        for start in pieces.indices {
            if let border, start != best.range.lowerBound, (start < border) != (best.range.lowerBound < border) {
                continue
            }
            guard let again = phrase(at: start, Self.isCategory),
                again.concepts.contains(where: best.concepts.contains)
            else { continue }
            mark(start...again.end, as: .category)
        }
    }

    func understand(_ concepts: [Int], in reading: inout CategoryReading) {
        reading.concepts += concepts
        for concept in concepts {
            guard case .categories(let categories) = taxonomy.concepts[concept].meaning else { continue }
            for category in categories where !reading.categories.contains(category) {
                reading.categories.append(category)
            }
        }
    }

    private mutating func readConditionsAndLinks(into reading: inout CategoryReading) {
        var occasions: [String] = []
        // Only looked for if there is a time.
        var asksForOpen: Bool?
        for start in pieces.indices {
            let found = phrase(at: start) { meaning in
                switch meaning {
                case .categories: return false
                case .when:
                    let isMeant = asksForOpen ?? mentionsOpening(besides: reading)
                    asksForOpen = isMeant
                    return isMeant
                default: return true
                }
            }
            // "a" is an article in one language and "at" in another: a word with a meaning is preferred.
            let telling = found?.concepts.first { taxonomy.concepts[$0].meaning != .link(.noise) }
            guard let found, let concept = telling ?? found.concepts.first else {
                if pieces[start].role == .unknown, taxonomy.isNoise(pieces[start].folded) {
                    pieces[start].role = .noise
                    if reading.link == nil, isBehindNearest(start) {
                        pieces[start].role = .link(.near)
                        reading.link = .near
                    }
                }
                continue
            }
            switch taxonomy.concepts[concept].meaning {
            case .flag(let id): reading.conditions.append(.boolean(id))
            case .value(let id, let value): reading.conditions.append(.anyOf(id, [value]))
            case .atLeast(let id, let number): reading.conditions.append(.range(id, from: Double(number)))
            case .when(let occasion): occasions.append(occasion)
            case .link(let link):
                // The second one with a capital is part of a name: "cafe near Im alten Riet".
                if reading.link != nil, link != .here, link != .noise, isNameAsTyped(pieces[start]) { continue }
                mark(start...found.end, as: .link(link))
                if link == .here { reading.isHere = true }
                if link == .beside { reading.link = .near }
                if link == .near || link == .within, reading.link == nil { reading.link = link }
                continue
            case .categories: continue
            }
            mark(start...found.end, as: .condition)
        }
        occasions.removeAll { OpeningHours.Occasion(rawValue: $0) == nil }
        reading.conditions += occasions.map { .anyOf(SearchFilter.opening, [$0]) }
        // What is to be open on Sunday, or around the clock, need not be open now.
        if reading.conditions.contains(where: { $0.id == SearchFilter.opening && $0 != .open() }) {
            reading.conditions.removeAll { $0 == .open() }
        }
    }

    /// Whether a word is the "to" of "nearest cafe to".
    private func isBehindNearest(_ place: Int) -> Bool {
        place > 1 && pieces[place].folded == "to"
            && pieces[..<(place - 1)].contains { $0.folded == "nearest" || $0.folded == "closest" }
    }

    /// Whether a capital letter shows that a word is a part of a name.
    private func isNameAsTyped(_ piece: Piece) -> Bool {
        !query.isInCapitals && piece.source.first?.isUppercase == true
    }

    /// Whether a phrase asks for what is open: "restaurant Sunday" may be a name, "restaurant open Sunday" is none.
    private func mentionsOpening(besides reading: CategoryReading) -> Bool {
        reading.conditions.contains { $0.id == SearchFilter.opening }
            || pieces.indices.contains { start in
                phrase(at: start) { if case .value(SearchFilter.opening, _) = $0 { true } else { false } } != nil
            }
    }

    // MARK: Names

    private mutating func readChain(into reading: inout CategoryReading) throws(IndexFormatError) {
        for length in stride(from: min(Self.longestChain, pieces.count), to: 0, by: -1) {
            for start in 0...pieces.count - length {
                let range = start..<start + length
                // Also of small words: "McDonald's" has an "s".
                guard pieces[range].allSatisfy({ [.unknown, .noise, .link(.noise)].contains($0.role) }),
                    pieces[range].contains(where: { $0.role == .unknown })
                else { continue }
                let name = chainName(pieces[range])
                guard try isChain(name), isAtBorder(range) else { continue }
                mark(start...start + length - 1, as: .chain)
                reading.chain = name
                return
            }
        }
    }

    /// Whether one end of some pieces is not within a name: "Sant Julià de Lòria" has no branch of Julià.
    private func isAtBorder(_ range: Range<Int>) -> Bool {
        func isBorder(_ places: some Sequence<Int>, from edge: Int) -> Bool {
            for place in places {
                guard isInSameSegment(place, edge) else { return true }
                switch pieces[place].role {
                case .unknown: return false
                case .noise, .link(.noise): continue
                // "De" means "in" in Turkish, and joins names in other languages.
                case .link(.within) where taxonomy.isNoise(pieces[place].folded): continue
                default: return true
                }
            }
            return true
        }
        return isBorder((0..<range.lowerBound).reversed(), from: range.lowerBound)
            || isBorder(range.upperBound..<pieces.count, from: range.upperBound - 1)
    }

    private func isInSameSegment(_ one: Int, _ other: Int) -> Bool {
        let words = WordSet(1) << WordSet(pieces[one].word) | 1 << WordSet(pieces[other].word)
        return query.segments.isEmpty || query.segments.contains { words & ~$0 == 0 }
    }

    /// Pieces in the form used for comparing names of chains, see ``ChainName``.
    private func chainName(_ pieces: ArraySlice<Piece>) -> String {
        var name = ""
        for piece in pieces {
            if !name.isEmpty, !query.token(piece.word).followsApostrophe { name += " " }
            name += piece.folded
        }
        return name
    }

    private func isChain(_ name: String) throws(IndexFormatError) -> Bool {
        var count = 0
        for categories in categories {
            for chain in try categories.chains(named: name) { count += try categories.members(chain.number).count }
        }
        return count > 1
    }

    /// The remaining words are the name of a place, including its small words, but not those at its ends.
    private func readPlaces(into reading: inout CategoryReading) {
        func text(without ends: (Role) -> Bool, keepsTails: Bool = false) -> String {
            func isEnd(_ piece: Piece) -> Bool {
                ends(piece.role) && !(keepsTails && query.token(piece.word).followsApostrophe)
            }
            var runs: [[Piece]] = [[]]
            for piece in pieces {
                switch piece.role {
                case .category, .chain, .condition, .link(.here): runs.append([])
                default: runs[runs.count - 1].append(piece)
                }
            }
            for run in runs.indices {
                while let first = runs[run].first, isEnd(first) { runs[run].removeFirst() }
                while let last = runs[run].last, isEnd(last) { runs[run].removeLast() }
            }
            // Small words between two recognized ones are not part of a name.
            return runs.filter { $0.contains { $0.role == .unknown } }.map(joined).joined(separator: " ")
        }
        func isJoint(_ role: Role) -> Bool { if case .link(let link) = role { link != .noise } else { false } }
        // "Rui'an" is not at a Rui, but "Vaduz'da" is in Vaduz.
        let tailed = text(without: isJoint, keepsTails: true)
        let whole = text(without: isJoint)
        let trimmed = text { if case .unknown = $0 { false } else { true } }
        // Small words alone are not a place, so "near" means near the user.
        guard !trimmed.isEmpty else {
            if reading.link == .near { reading.isHere = true }
            return
        }
        for name in [tailed, whole, trimmed] where !reading.places.contains(name) { reading.places.append(name) }
    }

    /// Pieces of one word are joined, others are separated, by an apostrophe if the text has one there: "Rui'an".
    private func joined(_ pieces: [Piece]) -> String {
        var text = ""
        for (place, piece) in pieces.enumerated() {
            if place > 0, pieces[place - 1].word != piece.word {
                text += query.token(piece.word).followsApostrophe ? "'" : " "
            }
            text += piece.source
        }
        return text
    }
}
