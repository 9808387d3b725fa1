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
        let typed = TypedLetters(query.text)
        for (var match, key) in zip(results.matches, keys) {
            let count = names[key] ?? 1
            // The whole part of the binary logarithm.
            let doublings = Int.bitWidth - 1 - count.leadingZeroBitCount
            match.score.namesakes = goal.weights.namesakes * Float(doublings)
            match.score.spelling -= try otherLettersLoss(match, typed)
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

    /// What the shown name loses because it goes on from other letters than were typed, see ``TypedLetters``.
    private func otherLettersLoss(_ match: TextMatch, _ typed: TypedLetters) throws(IndexFormatError) -> Float {
        guard match.score.order == 0, match.role == .primary else { return 0 }
        let name = try index.records.name(match.document, languages: [])
        return typed.loss(of: name, meant: goal.weights.otherLetters, unmeant: goal.weights.otherLettersUnmeant)
    }
}
