import MapSearchText

extension CategoryReader {
    /// A phrase of a category, and what joins it to the one next to it.
    private struct Alternative {
        let phrase: CategoryPhrase
        let joint: Joint
    }

    private enum Joint {
        /// A conjunction, or a sign such as `&` or `/`.
        case alternative
        /// A comma, which also separates a category from a place: "hotel, Bar" is in the town of Bar.
        case comma
    }

    /// Takes the categories that are joined to the most likely one for alternatives to it: "cafes, bars and restaurants", "bank/atm".
    mutating func readAlternatives(to best: CategoryPhrase, into reading: inout CategoryReading) {
        var chain: [Alternative] = []
        var start = best.range.lowerBound
        while let other = alternative(before: start) {
            chain.append(other)
            start = other.phrase.range.lowerBound
        }
        var end = best.range.upperBound
        while let other = alternative(behind: end) {
            chain.append(other)
            end = other.phrase.range.upperBound
        }
        guard chain.contains(where: { $0.joint == .alternative }) else { return }
        for place in start...end where pieces[place].role == .unknown { pieces[place].role = .noise }
        for other in chain {
            mark(other.phrase.range, as: .category)
            understand(other.phrase.concepts, in: &reading)
        }
    }

    private func alternative(behind end: Int) -> Alternative? {
        for start in [end + 1, end + 2] where start < pieces.count {
            guard let joint = joint(between: end, start), let other = phrase(at: start, Self.isCategory) else {
                continue
            }
            return Alternative(phrase: (start...other.end, other.concepts), joint: joint)
        }
        return nil
    }

    private func alternative(before start: Int) -> Alternative? {
        for end in [start - 1, start - 2] where end >= 0 {
            guard let joint = joint(between: end, start) else { continue }
            for first in 0...end {
                guard let other = phrase(at: first, Self.isCategory), other.end == end else { continue }
                return Alternative(phrase: (first...end, other.concepts), joint: joint)
            }
        }
        return nil
    }

    /// What joins two pieces, between which there is one word at most; nil if nothing does.
    private func joint(between end: Int, _ start: Int) -> Joint? {
        if start == end + 2 {
            let word = pieces[end + 1]
            return word.role == .unknown && ConjunctionWords.contains(ArraySlice(word.folded.utf8)) ? .alternative : nil
        }
        // Parts of a word that is written without spaces have nothing between them.
        guard pieces[end].word < pieces[start].word,
            let sign = query.sign(before: pieces[start].word, among: "&/+|,;".utf8)
        else { return nil }
        return ",;".utf8.contains(sign) ? .comma : .alternative
    }
}
