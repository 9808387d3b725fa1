import MapSearch
import MapSearchIndexFormat
import MapSearchText

extension TextSearch {
    /// So many matches at least are compared with one another while a text is being typed: of all that begins with three letters, the
    /// most important are enough.
    static func comparedCount(_ query: ParsedQuery) -> Int {
        query.wordCount == 1 && query.token(0).characterCount <= 3 ? 24 : 40
    }

    /// Orders the matches of an unfinished text by what only all of them together tell.
    ///
    /// A name that several objects bear is likelier meant, and needs one place in the list for each settlement. What
    /// goes on from capitals and accents as they were typed comes before what does so without them.
    mutating func arrangeSuggestions() throws(IndexFormatError) {
        var matches = Array(results)
        // Names by number, and how many matches have each.
        var numbers: [[UInt32]: Int] = [:]
        numbers.reserveCapacity(matches.count)
        var counts: [Int] = []
        let names = try matches.indices.map { place throws(IndexFormatError) in
            let name = try primaryName(of: matches[place].document)
            let number = numbers[name] ?? counts.count
            if number == counts.count {
                numbers[name] = number
                counts.append(0)
            }
            counts[number] += 1
            return number
        }
        let typed = TypedLetters(query.text)
        for place in matches.indices {
            // The whole part of the binary logarithm.
            let doublings = Int.bitWidth - 1 - counts[names[place]].leadingZeroBitCount
            matches[place].score.namesakes = parameters.weights.namesakes * Float(doublings)
            matches[place].score.spelling -= try otherLettersLoss(matches[place], typed)
            try gradeHiddenName(&matches[place])
            if parameters.distance == nil { matches[place].rank = matches[place].score.total }
        }
        var arranged = TopResults(capacity: parameters.count)
        var seen: Set<UInt64> = []
        seen.reserveCapacity(matches.count)
        var shown = Array(repeating: 0, count: counts.count)
        let order = matches.indices.map { (rank: matches[$0].rank, document: matches[$0].document, place: $0) }
            .sorted { $0.rank != $1.rank ? $0.rank > $1.rank : $0.document < $1.document }
        for (_, document, place) in order {
            let name = names[place]
            let row = try index.attributes[document]
            // What looks the same in a list: the name, the kind and the container are the same.
            let listing = row.container.map { UInt64(name) << 40 | UInt64(row.kind) << 32 | UInt64(UInt32($0)) }
            if let listing, !seen.insert(listing).inserted { continue }
            shown[name] += 1
            if matches[place].ownWords & matches[place].begunWords != 0, shown[name] > 2 {
                matches[place].score.namesakes -= parameters.weights.repeatedName * Float(shown[name] - 2)
                if parameters.distance == nil { matches[place].rank = matches[place].score.total }
            }
            arranged.insert(matches[place])
        }
        results = arranged
    }

    /// Takes back what a name loses that is not the usual one where the languages asked for show it, and doubles it where they do
    /// not.
    private func gradeHiddenName(_ match: inout TextMatch) throws(IndexFormatError) {
        guard match.role == .alternate || match.role == .localized else { return }
        var shown = TokenizedText()
        shown.tokenize(try index.records.name(match.document, languages: parameters.languages))
        let isShown = (0..<query.wordCount).allSatisfy { word in
            match.ownWords & 1 << WordSet(word) == 0
                || shown.tokens.contains { shown.bytes(of: $0).starts(with: query.word(word)) }
        }
        let isWhole = match.ownWords & match.begunWords == 0 && match.score.extraWords == 0
        if isShown {
            match.score.role = 0
            if !isWhole { match.score.prefix += parameters.weights.hiddenBeginning }
        } else if !isWhole {
            match.score.prefix -= parameters.weights.hiddenBeginning
        }
    }

    /// The matches of an unfinished text, each street whose number is being typed as those of its houses that it may be.
    ///
    /// The very number comes first in its street, and streets that have it before those that go on from it.
    func withBegunNumbers(_ matches: [TextMatch]) throws(IndexFormatError) -> [TextMatch] {
        guard let houses = index.houses, query.endsInWord, query.wordCount > 1 else { return matches }
        let last: WordSet = 1 << WordSet(query.wordCount - 1)
        let finder = HouseFinder(houses: houses)
        var all: [TextMatch] = []
        for match in matches {
            guard let typed = houseWords?.candidates.first(where: { $0.words & last != 0 })?.number,
                let house = match.house, let owner = try houses.entries.number(of: match.document)
            else {
                all.append(match)
                continue
            }
            let completions = try finder.completions(of: typed, of: owner, limit: parameters.count)
            // What is there under another number is meant where no number goes on from what is typed.
            if house.precision == .exact || completions.isEmpty { all.append(match) }
            for (place, house) in completions.enumerated() {
                var completed = match
                completed.house = house
                completed.otherNumberWords = 0
                completed.begunWords |= last
                completed.score.house = -parameters.weights.houseBegun - Float(place) * parameters.weights.houseBehind
                if parameters.distance == nil { completed.rank = completed.score.total }
                all.append(completed)
            }
        }
        let order = all.indices.sorted { first, second in
            all[first].rank != all[second].rank ? all[first].rank > all[second].rank : first < second
        }
        return order.prefix(parameters.count).map { all[$0] }
    }

    private func primaryName(of document: UInt32) throws(IndexFormatError) -> [UInt32] {
        var cursor = try index.forward.cursor(document)
        // What has no name of its own stands for itself.
        guard let name = try index.forward.next(&cursor), name.role == .primary else { return [.max, document] }
        var terms: [UInt32] = []
        terms.reserveCapacity(name.termCount)
        for place in 0..<name.termCount { terms.append(try name.term(place)) }
        return terms
    }

    /// What the shown name loses because it goes on from other letters than were typed, see ``TypedLetters``.
    private func otherLettersLoss(_ match: TextMatch, _ typed: TypedLetters) throws(IndexFormatError) -> Float {
        guard match.score.order == 0, match.role == .primary else { return 0 }
        let name = try index.records.name(match.document, languages: [])
        return typed.loss(
            of: name, meant: parameters.weights.otherLetters, unmeant: parameters.weights.otherLettersUnmeant)
    }
}
