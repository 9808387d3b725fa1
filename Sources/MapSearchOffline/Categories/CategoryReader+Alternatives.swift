import MapSearchText

extension CategoryReader {
    /// A phrase of a category, and what joins it to the one before it.
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
        while let (other, joint) = alternative(before: start) {
            chain.append(Alternative(phrase: other, joint: joint))
            start = other.range.lowerBound
        }
        var end = best.range.upperBound
        while let (other, joint) = alternative(behind: end) {
            chain.append(Alternative(phrase: other, joint: joint))
            end = other.range.upperBound
        }
        guard chain.contains(where: { $0.joint == .alternative }) else { return }
        for place in start...end where pieces[place].role == .unknown { pieces[place].role = .noise }
        for other in chain {
            mark(other.phrase.range, as: .category)
            understand(other.phrase.concepts, in: &reading)
        }
    }

    private func alternative(behind end: Int) -> (CategoryPhrase, Joint)? {
        for start in [end + 1, end + 2] where start < pieces.count {
            guard let joint = joint(between: end, start), let other = phrase(at: start, Self.isCategory) else {
                continue
            }
            return ((start...other.end, other.concepts), joint)
        }
        return nil
    }

    private func alternative(before start: Int) -> (CategoryPhrase, Joint)? {
        for end in [start - 1, start - 2] where end >= 0 {
            guard let joint = joint(between: end, start) else { continue }
            for first in 0...end {
                guard let other = phrase(at: first, Self.isCategory), other.end == end else { continue }
                return ((first...end, other.concepts), joint)
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
        let (left, right) = (query.token(pieces[end].word), query.token(pieces[start].word))
        guard left.sourceEnd < right.sourceStart else { return nil }
        for sign in query.text.utf8.dropFirst(left.sourceEnd).prefix(right.sourceStart - left.sourceEnd) {
            switch sign {
            case UInt8(ascii: "&"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "|"): return .alternative
            case UInt8(ascii: ","), UInt8(ascii: ";"): return .comma
            default: continue
            }
        }
        return nil
    }
}
