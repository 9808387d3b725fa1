import MapSearchIndexFormat

extension TextSearch {
    /// Of matches that are as good as the best one, prefers those whose shown name stands in the text letter by letter:
    /// "SEAT" before "Seat", "Triq ta' Marija" before "Triq ta Marija" where the apostrophe was typed.
    ///
    /// It decides between equals and lifts nothing over what more people mean.
    mutating func preferLettersAsTyped() throws(IndexFormatError) {
        guard goal.distance == nil, let best = results.matches.first, best.isFullName else { return }
        let equals = results.matches.prefix { $0.rank > best.rank - goal.weights.letters }
        guard equals.count > 1 else { return }
        let typed = Array(query.text.utf8)
        for var match in equals where match.isFullName && match.role == .primary {
            let name = Array(try index.records.name(match.document, languages: []).utf8)
            guard !name.isEmpty, typed.contains(name) else { continue }
            match.score.spelling += goal.weights.letters
            match.rank = match.score.total
            results.insert(match)
        }
    }
}
