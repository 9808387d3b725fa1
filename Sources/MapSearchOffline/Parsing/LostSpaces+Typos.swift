import MapSearchIndexFormat
import MapSearchText

/// Texts that have lost a space and have a typo as well: "newyrok", "saltlakecitty".
extension LostSpaces {
    /// Words with fewer bytes are hardly two with a typo.
    private static let shortestMisspeltRun = 6
    /// In longer ones, too many words would be looked for.
    private static let longestMisspeltRun = 24
    /// A text with more words, or more that the index does not have, is hardly a name with a place.
    private static let mostWords = 6
    private static let mostUnknown = 2
    /// A word of fewer letters counts if one of so many documents has it: nearly any few letters are a word of something.
    private static let shortestRarePart = 4
    private static let shareOfShortPart = 10_000
    /// The bits that a typo takes to say: which letter of a word, and what is typed instead.
    private static let costOfTypo: Float = 8
    /// The work that it takes to find the words that are like a part of a run.
    private static let workOfPart = 64 * SearchEffort.look

    /// The beginning or the end of a run cut into words.
    private struct Rest {
        var parts: [Part]
        var cost: Float
    }

    /// The readings with other spaces and a typo in one of the words, likely ones first; empty if there are none.
    ///
    /// The misspelt word is at the beginning or at the end of what was written as one, and all other words are as the index has them.
    func misspeltReadings(_ misspelt: MisspeltTerms) throws(IndexFormatError) -> [QueryReadings.Reading] {
        guard query.wordCount <= Self.mostWords else { return [] }
        let unknown = try unknownWords()
        guard 1...Self.mostUnknown ~= unknown.nonzeroBitCount else { return [] }
        let end = effort.spent + effort.limit(SearchEffort.mostDocuments)
        var found: [Candidate] = []
        for word in 0..<query.wordCount where unknown & 1 << WordSet(word) != 0 {
            guard Self.shortestMisspeltRun...Self.longestMisspeltRun ~= query.word(word).count else { continue }
            try addMisspelt(word, misspelt, until: end, to: &found)
            // The typo may be in another word.
            if unknown != 1 << WordSet(word) { try add(word...word, to: &found) }
        }
        return found.sorted { $0.cost < $1.cost }.prefix(Self.maximumCount).map { candidate in
            QueryReadings.Reading(
                query: ParsedQuery(candidate.text, leftOut: query.leftOutWords), joined: candidate.joined,
                misspelt: candidate.misspelt)
        }
    }

    /// Adds the ways to cut a word with a typo in its first or last part.
    private func addMisspelt(
        _ word: Int, _ misspelt: MisspeltTerms, until end: Int, to found: inout [Candidate]
    ) throws(IndexFormatError) {
        let run = Array(query.word(word))
        // The words that begin at each letter.
        var parts: [[Part]] = []
        for start in run.indices { parts.append(try wordParts(of: run, from: start)) }
        let beginnings = try rests(of: run, parts, isEnd: false)
        let endings = try rests(of: run, parts, isEnd: true)
        var cuts: [(cut: Cut, misspelt: Int)] = []
        for place in run.indices.dropFirst() {
            if let rest = endings[place] {
                for typo in try typos(in: run[..<place], misspelt, until: end) {
                    let cost = rest.cost + typo.cost
                    cuts.append((Cut(parts: [(place, typo.terms)] + rest.parts, cost: cost), 0))
                }
            }
            if let rest = beginnings[place] {
                for typo in try typos(in: run[place...], misspelt, until: end) {
                    let cost = rest.cost + typo.cost
                    cuts.append((Cut(parts: rest.parts + [(run.count, typo.terms)], cost: cost), rest.parts.count))
                }
            }
        }
        cuts.sort { $0.cut.cost < $1.cut.cost }
        var texts: Set<String> = []
        for (cut, misspelt) in cuts {
            if texts.count == Self.maximumCount || effort.spent >= end { break }
            let text = query.replacing(word...word, by: cut.words(of: run))
            if texts.contains(text) { continue }
            guard let count = try joinedCount(cut, run, isAll: query.wordCount == 1) else { continue }
            texts.insert(text)
            found.append(
                Candidate(
                    text: text, joined: word..<word + count, cost: cut.cost, misspelt: 1 << WordSet(word + misspelt)))
        }
    }

    /// The words that begin at a letter of a run.
    private func wordParts(of run: [UInt8], from start: Int) throws(IndexFormatError) -> [Part] {
        var parts: [Part] = []
        try readParts(of: run, from: start, mayGoOn: false, into: &parts)
        var likely: [Part] = []
        for part in parts where !part.terms.isEmpty {
            let isLong = part.end - start >= Self.shortestRarePart
            if isLong { likely.append(part) } else if try isCommon(part.terms) { likely.append(part) }
        }
        return likely
    }

    private func isCommon(_ terms: Range<Int>) throws(IndexFormatError) -> Bool {
        try index.postings.estimatedCount(terms) >= index.documentCount / Self.shareOfShortPart
    }

    /// The likeliest words that a run consists of up to each of its letters, or from each of them on to its end; nil if there are
    /// none.
    private func rests(of run: [UInt8], _ parts: [[Part]], isEnd: Bool) throws(IndexFormatError) -> [Rest?] {
        var rests = [Rest?](repeating: nil, count: run.count + 1)
        rests[isEnd ? run.count : 0] = Rest(parts: [], cost: 0)
        for place in run.indices {
            // What is longer by one word comes after it.
            let start = isEnd ? run.count - 1 - place : place
            for part in parts[start] {
                let (near, far) = isEnd ? (part.end, start) : (start, part.end)
                guard let shorter = rests[near], shorter.parts.count < Self.maximumPartCount - 1 else { continue }
                let cost = shorter.cost + (try cost(of: part.terms))
                if let other = rests[far], other.cost <= cost { continue }
                rests[far] = Rest(parts: isEnd ? [part] + shorter.parts : shorter.parts + [part], cost: cost)
            }
        }
        return rests
    }

    /// The terms that a part of a run is with a typo, and their costs; none once so much was done.
    private func typos(
        in part: ArraySlice<UInt8>, _ misspelt: MisspeltTerms, until end: Int
    ) throws(IndexFormatError) -> [(terms: Range<Int>, cost: Float)] {
        let characterCount = part.count { $0 & 0xC0 != 0x80 }
        guard characterCount >= WordReader.shortestWord[1], effort.spent < end else { return [] }
        effort.spend(Self.workOfPart)
        var typos: [(terms: Range<Int>, cost: Float)] = []
        let matches = try misspelt.matches(
            within: 1, of: part, firstCharacter: [], acceptsPrefix: false, in: index.dictionary)
        for match in matches where match.edits > 0 {
            typos.append((match.terms, Self.costOfTypo + (try cost(of: match.terms))))
        }
        return typos
    }
}

extension LostSpaces.Cut {
    /// The words of a run that is cut so.
    func words(of run: [UInt8]) -> [ArraySlice<UInt8>] {
        var start = 0
        return parts.map { part in
            defer { start = part.end }
            return run[start..<part.end]
        }
    }
}
