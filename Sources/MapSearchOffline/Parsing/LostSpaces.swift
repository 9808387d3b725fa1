import MapSearchIndexFormat
import MapSearchText

/// Finds the spaces that a text has lost, or has at another letter: "sanfrancisco", "Rio deJaneiro", "Sant aAna".
///
/// Nearly any word can be cut into short words that an index has somewhere. Only words that a name has next to each other are
/// taken, or a name and its country, and the commonest words first.
struct LostSpaces {
    /// The likeliest cuts that are tried.
    private static let maximumCount = 3
    /// Words with fewer bytes are hardly two.
    private static let shortestRun = 4
    private static let longestRun = 48
    private static let shortestPart = 2
    private static let maximumPartCount = 4
    /// The likeliest ways to cut the beginning of a word, at each of its letters.
    private static let keptCount = 3
    /// Of a word that few documents have, so many are looked up among those with the others.
    private static let mostLookedUp = 2_000
    /// The names of so many that have them all are read.
    private static let mostRead = 50
    /// The bits that a cut costs besides its words, so that few long words are likelier than many short ones.
    private static let costOfCut: Float = 4

    private let query: ParsedQuery
    private let index: IndexFile
    /// Whether the last word may be the beginning of one.
    private let isTyping: Bool

    init(_ query: ParsedQuery, in index: IndexFile, isTyping: Bool) {
        self.query = query
        self.index = index
        self.isTyping = isTyping && query.endsInWord
    }

    /// A word, or several written as one, cut into words of the index.
    private struct Cut {
        /// Where its words end, and the terms of each: several for the beginning of one, and none for an abbreviation.
        var parts: [(end: Int, terms: Range<Int>)] = []
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

    /// The text with other spaces, likely ones first; empty if there are none.
    func texts() throws(IndexFormatError) -> [String] {
        let unknown = try unknownWords()
        var found: [(cost: Float, text: String)] = []
        // Where all words are known, any of them may be a wrong one.
        let doubtful = unknown == 0 ? query.allWords : unknown
        for word in 0..<query.wordCount {
            if doubtful & 1 << WordSet(word) != 0 { try add(word...word, to: &found) }
            let pair: WordSet = 3 << WordSet(word)
            if word + 1 < query.wordCount, doubtful & pair != 0, !query.isAcrossCommas(pair) {
                try add(word...word + 1, to: &found)
            }
        }
        return found.sorted { $0.cost < $1.cost }.prefix(Self.maximumCount).map(\.text)
    }

    /// Adds the ways to cut some words, written as one, at other letters than they are.
    private func add(
        _ range: ClosedRange<Int>, to found: inout [(cost: Float, text: String)]
    ) throws(IndexFormatError) {
        guard range.allSatisfy(isOfLetters) else { return }
        let run = range.reduce(into: [UInt8]()) { $0 += query.word($1) }
        guard Self.shortestRun...Self.longestRun ~= run.count else { return }
        let typedEnds = range.dropLast().map { query.word($0).count }
        let mayGoOn = isTyping && range.upperBound == query.wordCount - 1
        for cut in try cuts(of: run, mayGoOn: mayGoOn) {
            if cut.parts.contains(where: { typedEnds.contains($0.end) }) { continue }
            guard try isNamed(cut, run, isAll: range.count == query.wordCount) else { continue }
            var (words, start) = ([ArraySlice<UInt8>](), 0)
            for part in cut.parts {
                words.append(run[start..<part.end])
                start = part.end
            }
            found.append((cut.cost, query.replacing(range, by: words)))
        }
    }

    /// The words of letters that the index does not have.
    private func unknownWords() throws(IndexFormatError) -> WordSet {
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
        var parts: [(end: Int, terms: Range<Int>)] = []
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
    private func readParts(
        of run: [UInt8], from start: Int, mayGoOn: Bool, into parts: inout [(end: Int, terms: Range<Int>)]
    ) throws(IndexFormatError) {
        parts.removeAll(keepingCapacity: true)
        let rest = run[start...]
        try index.dictionary.forEachTerm(thatBegins: rest.span) { length, ordinal in
            guard length >= Self.shortestPart, length < run.count else { return }
            parts.append((start + length, ordinal..<ordinal + 1))
        }
        guard start > 0, parts.last?.end != run.count else { return }
        // "Neuhauserstr" is two words, of which the second one is abbreviated.
        if StreetWords.isAlone(rest) {
            parts.append((run.count, 0..<0))
        } else if mayGoOn {
            let terms = try index.dictionary.lookUp(rest.span).prefixed
            if !terms.isEmpty { parts.append((run.count, terms)) }
        }
    }

    /// The bits that a word of text takes to say which of the index's it is.
    private func cost(of terms: Range<Int>) throws(IndexFormatError) -> Float {
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

    /// Whether a place has all words of a cut next to each other, or the last one is a country's name and a place has the others.
    private func isNamed(_ cut: Cut, _ run: [UInt8], isAll: Bool) throws(IndexFormatError) -> Bool {
        if try isTogether(cut.parts[...], isAll: isAll) { return true }
        let others = cut.parts.dropLast()
        let last = Array(run[(others.last?.end ?? 0)...])
        guard !CountryNames.codes(of: last, isCode: false).isEmpty else { return false }
        return try isTogether(others, isAll: isAll)
    }

    /// Whether a document has a name with some terms next to each other, and no others if they are all of the text.
    private func isTogether(
        _ parts: ArraySlice<(end: Int, terms: Range<Int>)>, isAll: Bool
    ) throws(IndexFormatError) -> Bool {
        // The beginning of a word has too many terms to look up, and an abbreviation has none.
        let terms = parts.filter { $0.terms.count == 1 }.map(\.terms.lowerBound)
        guard terms.count > 1 else { return true }
        let isWhole = isAll && terms.count == parts.count
        var lists: [PostingList] = []
        lists.reserveCapacity(terms.count)
        for term in terms { lists.append(try index.postings.list(term)) }
        lists.sort { $0.count < $1.count }
        var others = lists.dropFirst().map { PostingProbe($0, in: index) }
        var documents: [UInt32] = []
        var (count, readCount) = (0, 0)
        for chunk in 0..<lists[0].chunkCount where count < Self.mostLookedUp {
            try index.postings.decode(lists[0], chunk: chunk, into: &documents)
            for document in documents {
                var isInAll = true
                for place in others.indices where isInAll { isInAll = try others[place].contains(document) }
                guard isInAll else { continue }
                if try hasName(document, of: terms, isWhole: isWhole) { return true }
                readCount += 1
                if readCount == Self.mostRead { return false }
            }
            count += documents.count
        }
        return false
    }

    /// Whether a document has a name with some terms one after the other.
    private func hasName(
        _ document: UInt32, of terms: [Int], isWhole: Bool
    ) throws(IndexFormatError) -> Bool {
        var cursor = try index.forward.cursor(document)
        while let name = try index.forward.next(&cursor) {
            guard isWhole ? name.termCount == terms.count : name.termCount >= terms.count else { continue }
            for start in 0...name.termCount - terms.count {
                var length = 0
                while length < terms.count, Int(try name.term(start + length)) == terms[length] { length += 1 }
                if length == terms.count { return true }
            }
        }
        return false
    }
}
