import MapSearchIndexFormat
import MapSearchText

/// Finds the spaces that a text has lost, or has at another letter: "sanfrancisco", "Rio deJaneiro", "Sant aAna".
///
/// Nearly any word can be cut into short words that an index has somewhere. Only words that a name has next to each other are
/// taken, or a name and its country, and the commonest words first.
struct LostSpaces {
    /// The likeliest cuts that are tried, and those while typing, when a next letter will tell more.
    static let maximumCount = 3
    private static let maximumCountWhileTyping = 1
    /// Words with fewer bytes are hardly two, nor is what may go on and has fewer.
    private static let shortestRun = 4
    private static let shortestRunWhileTyping = 5
    private static let longestRun = 48
    private static let shortestPart = 2
    static let maximumPartCount = 4
    /// The likeliest ways to cut the beginning of a word, at each of its letters.
    private static let keptCount = 3
    /// So many documents with the rarest word of a cut are looked up among those with the others.
    private static let mostLookedUp = 2_000
    /// The names of so many documents that have all words are read.
    private static let mostRead = 200
    /// The bits that a cut costs besides its words, so that few long words are likelier than many short ones.
    private static let costOfCut: Float = 4

    let query: ParsedQuery
    let index: IndexFile
    /// Counts the look-ups.
    let effort: SearchEffort
    /// Whether the last word may be the beginning of one.
    private let isTyping: Bool

    init(_ query: ParsedQuery, in index: IndexFile, effort: SearchEffort, isTyping: Bool) {
        self.query = query
        self.index = index
        self.effort = effort
        self.isTyping = isTyping && query.endsInWord
    }

    /// Where a word of a cut ends, and its terms.
    typealias Part = (end: Int, terms: Range<Int>)

    /// A word, or several written as one, cut into words of the index.
    struct Cut {
        /// Where its words end, and the terms of each: several for the beginning of one, and none for an abbreviation.
        var parts: [Part] = []
        /// How unlikely it is, in bits.
        var cost: Float
    }

    /// The last word of a cut of the beginning of a run.
    private struct Step {
        var cost: Float
        var terms: Range<Int>
        /// Where the word begins, and which of the cuts that end there it goes on.
        var start: Int
        var way: Int
        var partCount: Int
    }

    /// The text with other spaces.
    struct Candidate {
        let text: String
        /// The words between which a space was found, and which a name must have one after the other.
        let joined: Range<Int>
        let cost: Float
        /// Those of its words that have a typo.
        var misspelt: WordSet = 0
    }

    /// The readings with other spaces, likely ones first; empty if there are none.
    func readings() throws(IndexFormatError) -> [QueryReadings.Reading] {
        let unknown = try unknownWords()
        var found: [Candidate] = []
        // Where all words are known, any of them may be a wrong one.
        let doubtful = unknown == 0 ? query.allWords : unknown
        for word in 0..<query.wordCount {
            if doubtful & 1 << WordSet(word) != 0 { try add(word...word, to: &found) }
            let pair: WordSet = 3 << WordSet(word)
            if word + 1 < query.wordCount, doubtful & pair != 0, !query.isAcrossCommas(pair) {
                try add(word...word + 1, to: &found)
            }
        }
        let count = isTyping ? Self.maximumCountWhileTyping : Self.maximumCount
        return found.sorted { $0.cost < $1.cost }.prefix(count).map {
            QueryReadings.Reading(query: ParsedQuery($0.text, leftOut: query.leftOutWords), joined: $0.joined)
        }
    }

    /// Adds the ways to cut some words, written as one, at other letters than they are.
    func add(_ range: ClosedRange<Int>, to found: inout [Candidate]) throws(IndexFormatError) {
        guard range.allSatisfy(isOfLetters) else { return }
        let run = range.reduce(into: [UInt8]()) { $0 += query.word($1) }
        let mayGoOn = isTyping && range.upperBound == query.wordCount - 1
        let shortest = mayGoOn ? Self.shortestRunWhileTyping : Self.shortestRun
        guard shortest...Self.longestRun ~= run.count else { return }
        let typedEnds = range.dropLast().map { query.word($0).count }
        for cut in try cuts(of: run, mayGoOn: mayGoOn) {
            if cut.parts.contains(where: { typedEnds.contains($0.end) }) { continue }
            guard let count = try joinedCount(cut, run, isAll: range.count == query.wordCount) else { continue }
            let joined = range.lowerBound..<range.lowerBound + count
            found.append(
                Candidate(text: query.replacing(range, by: cut.words(of: run)), joined: joined, cost: cut.cost))
        }
    }

    /// The words of letters that the index does not have.
    func unknownWords() throws(IndexFormatError) -> WordSet {
        var unknown: WordSet = 0
        for word in 0..<query.wordCount where isOfLetters(word) {
            if try index.dictionary.lookUp(query.word(word).span).exact == nil { unknown |= 1 << WordSet(word) }
        }
        return unknown
    }

    private func isOfLetters(_ word: Int) -> Bool {
        query.numericWords & 1 << WordSet(word) == 0 && !query.token(word).script.isWrittenWithoutSpaces
    }

    /// The likeliest cuts of a run of letters into at least two words.
    private func cuts(of run: [UInt8], mayGoOn: Bool) throws(IndexFormatError) -> [Cut] {
        // The best ways to each letter, in order, `keptCount` places for each.
        var ways = [Step?](repeating: nil, count: (run.count + 1) * Self.keptCount)
        ways[0] = Step(cost: 0, terms: 0..<0, start: 0, way: 0, partCount: 0)
        var parts: [Part] = []
        for start in run.indices where ways[start * Self.keptCount] != nil {
            try readParts(of: run, from: start, mayGoOn: mayGoOn, into: &parts)
            for part in parts {
                let cost = try cost(of: part.terms)
                // A letter is the beginning of too much, but behind two words that belong together.
                let fewest = part.end - start < Self.shortestPart ? 2 : 0
                for way in 0..<Self.keptCount {
                    guard let before = ways[start * Self.keptCount + way] else { break }
                    guard fewest..<Self.maximumPartCount ~= before.partCount else { continue }
                    var step = Step(
                        cost: before.cost + cost, terms: part.terms, start: start, way: way,
                        partCount: before.partCount + 1)
                    for place in part.end * Self.keptCount..<(part.end + 1) * Self.keptCount {
                        guard let other = ways[place] else {
                            ways[place] = step
                            break
                        }
                        if step.cost < other.cost {
                            ways[place] = step
                            step = other
                        }
                    }
                }
            }
        }
        return ways.suffix(Self.keptCount).compactMap { last in
            guard let last else { return nil }
            var (cut, end, step) = (Cut(cost: last.cost), run.count, last)
            while end > 0 {
                cut.parts.append((end, step.terms))
                end = step.start
                guard let before = ways[end * Self.keptCount + step.way] else { break }
                step = before
            }
            cut.parts.reverse()
            return cut
        }
    }

    /// The words that may follow at a letter, but not the whole run.
    func readParts(
        of run: [UInt8], from start: Int, mayGoOn: Bool, into parts: inout [Part]
    ) throws(IndexFormatError) {
        parts.removeAll(keepingCapacity: true)
        let rest = run[start...]
        try index.dictionary.forEachTerm(thatBegins: rest.span) { length, ordinal in
            guard length >= Self.shortestPart, length < run.count else { return }
            parts.append((start + length, ordinal..<ordinal + 1))
        }
        guard start > 0 else { return }
        let isWord = parts.last?.end == run.count
        // "Neuhauserstr" is two words, of which the second one is abbreviated.
        if !isWord, StreetWords.isAlone(rest) {
            parts.append((run.count, 0..<0))
        } else if mayGoOn {
            let terms = try index.dictionary.lookUp(rest.span).prefixed
            if isWord { parts.removeLast() }
            if !terms.isEmpty { parts.append((run.count, terms)) }
        }
    }

    /// The bits that a word of text takes to say which of the index's it is.
    func cost(of terms: Range<Int>) throws(IndexFormatError) -> Float {
        // The abbreviation of a word that many names have.
        guard !terms.isEmpty else { return Self.costOfCut }
        let count = try index.postings.estimatedCount(terms)
        return Self.costOfCut + Self.bits(index.documentCount) - Self.bits(count)
    }

    /// About log₂(*count*): a straight line between powers of two.
    private static func bits(_ count: Int) -> Float {
        let count = Float(max(1, count))
        return Float(count.exponent) + count.significand - 1
    }

    /// How many words of a cut a place has next to each other: all, or those before the name of a country; nil for others.
    func joinedCount(_ cut: Cut, _ run: [UInt8], isAll: Bool) throws(IndexFormatError) -> Int? {
        if try isTogether(cut.parts[...], isAll: isAll) { return cut.parts.count }
        let others = cut.parts.dropLast()
        let last = Array(run[(others.last?.end ?? 0)...])
        guard !CountryNames.codes(of: last, isCode: false).isEmpty else { return nil }
        return try isTogether(others, isAll: isAll) ? others.count : nil
    }

    /// Whether a document has a name with some words next to each other, and no others if they are all of the text.
    private func isTogether(
        _ parts: ArraySlice<Part>, isAll: Bool
    ) throws(IndexFormatError) -> Bool {
        // An abbreviation has no term of its own.
        let words = parts.map(\.terms).filter { !$0.isEmpty }
        guard words.count > 1 else { return true }
        let hasBeginning = words.contains { $0.count > 1 }
        let isWhole = isAll && !hasBeginning && words.count == parts.count
        var counts: [Int] = []
        for terms in words { counts.append(try index.postings.estimatedCount(terms)) }
        guard let rarest = counts.indices.min(by: { counts[$0] < counts[$1] }) else { return true }
        var others: [PostingProbe] = []
        for place in words.indices where place != rarest && words[place].count == 1 {
            others.append(PostingProbe(try index.postings.list(words[place].lowerBound), in: index))
        }
        var documents: [UInt32] = []
        var (count, readCount) = (0, 0)
        for term in words[rarest] {
            let list = try index.postings.list(term)
            for chunk in 0..<list.chunkCount {
                try index.postings.decode(list, chunk: chunk, into: &documents)
                effort.spend(documents.count * SearchEffort.passedOver)
                for document in documents {
                    var isInAll = true
                    for place in others.indices where isInAll { isInAll = try others[place].contains(document) }
                    guard isInAll else { continue }
                    effort.spend(SearchEffort.comparison)
                    let hasName = try index.forward.hasRun(of: words.count, in: document, isWhole: isWhole) {
                        words[$0].contains(Int($1))
                    }
                    if hasName { return true }
                    readCount += 1
                    // What begins behind a common word is for the search to find.
                    if readCount == Self.mostRead { return hasBeginning }
                }
                count += documents.count
                if count >= Self.mostLookedUp { return hasBeginning }
            }
        }
        return false
    }
}
