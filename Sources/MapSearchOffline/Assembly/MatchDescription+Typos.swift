import MapSearchIndexFormat
import MapSearchText

extension MatchDescription {
    /// How the corrected word of a matched name was typed; nil if none or several are corrected.
    func typo(in match: TextMatch) throws(IndexFormatError) -> TypoKind? {
        let corrected = match.correctedWords & match.ownWords
        guard match.edits == 1, corrected.nonzeroBitCount == 1 else { return nil }
        let word = corrected.trailingZeroBitCount
        guard let name = try index.forward.name(match.nameNumber, of: match.document) else { return nil }
        for place in 0..<name.termCount {
            let term = try name.term(place)
            guard meanings[word].entry(for: term)?.source == .edited else { continue }
            var bytes: [UInt8] = []
            try index.dictionary.appendTerm(Int(term), to: &bytes)
            return TypoKind(of: query.word(word), for: bytes[...])
        }
        return nil
    }
}
