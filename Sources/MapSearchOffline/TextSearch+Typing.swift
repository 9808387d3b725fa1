import MapSearchIndexFormat
import MapSearchText

extension TextSearch {
    /// So many matches at least are compared with one another while a text is being typed.
    static let comparedCount = 40

    /// Orders the matches of an unfinished text by what only all of them together tell.
    ///
    /// A name that several objects bear is likelier meant, and needs one place in the list for each settlement. What
    /// goes on from capitals and accents as they were typed comes before what does so without them.
    mutating func arrangeSuggestions() throws(IndexFormatError) {
        var names: [[UInt32]: Int] = [:]
        var keys: [[UInt32]] = []
        for match in results.matches {
            let key = try primaryName(of: match.document)
            names[key, default: 0] += 1
            keys.append(key)
        }
        var arranged = TopResults(capacity: goal.count)
        var seen: Set<Listing> = []
        var matches: [TextMatch] = []
        for (var match, key) in zip(results.matches, keys) {
            let count = names[key] ?? 1
            // The whole part of the binary logarithm.
            let doublings = Int.bitWidth - 1 - count.leadingZeroBitCount
            match.score.namesakes = goal.weights.namesakes * Float(doublings)
            match.score.spelling -= try otherLettersLoss(match)
            if goal.distance == nil { match.rank = match.score.total }
            matches.append(match)
        }
        for (match, key) in zip(matches, keys).sorted(by: { $0.0.precedes($1.0) }) {
            let row = try index.attributes[match.document]
            let listing = row.container.map { Listing(name: key, kind: row.kind, container: $0) }
            if let listing, !seen.insert(listing).inserted { continue }
            arranged.insert(match)
        }
        results = arranged
    }

    /// What looks the same in a list.
    private struct Listing: Hashable {
        var name: [UInt32]
        var kind: UInt8
        var container: Int
    }

    private func primaryName(of document: UInt32) throws(IndexFormatError) -> [UInt32] {
        var cursor = try index.forward.cursor(document)
        // What has no name of its own stands for itself.
        guard let name = try index.forward.next(&cursor), name.role == .primary else { return [.max, document] }
        var terms: [UInt32] = []
        for place in 0..<name.termCount { terms.append(try name.term(place)) }
        return terms
    }

    /// What the shown name loses because it goes on from other letters than were typed: other accents, and other capitals
    /// where the text has capitals at all.
    ///
    /// Who typed an accent meant it, and so did who typed capitals among small letters; many leave out accents, and devices
    /// write the first letter large by themselves.
    private func otherLettersLoss(_ match: TextMatch) throws(IndexFormatError) -> Float {
        guard match.score.order == 0, match.role == .primary else { return 0 }
        let name = try index.records.name(match.document, languages: [])
        let typed = query.text.drop { $0 == " " }
        let hasCapitals = typed.contains(where: \.isUppercase)
        let isAllCapitals = hasCapitals && !typed.contains(where: \.isLowercase)
        var loss: Float = 0
        var count = 0
        for (letter, other) in zip(typed, name) {
            count += 1
            if letter == other { continue }
            let small = letter.lowercased()
            if small == other.lowercased() {
                guard hasCapitals else { continue }
                loss += isAllCapitals || count == 1 ? goal.weights.otherLettersUnmeant : goal.weights.otherLetters
            } else {
                let isPlain = TextFolding.folded(small) == small
                loss += isPlain ? goal.weights.otherLettersUnmeant : goal.weights.otherLetters
            }
        }
        return count == 0 ? 0 : loss / Float(count)
    }
}
