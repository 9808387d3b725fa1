/// Other spellings under which a token of a query may stand in the index.
///
/// The index holds names as they are written and folded (`Müller` as `muller`); people write `Mueller`, `St`, `Hauptstr`.
package enum TokenVariants {
    /// Calls `body` for each other spelling of a folded token.
    ///
    /// In this order: words of the same meaning (`st`: `saint`, `street` …), German `…str` and `…strasse` for each
    /// other, and the letters that `ae`, `oe`, `ue` and `aa` may be transcripts of (`mueller`: `muller`; `aeroe`: `aroe`,
    /// `aero`, `aro`). As in Lucene's German normalisation, `ue` after a vowel or `q` is no umlaut. More than three such
    /// places are all replaced at once.
    ///
    /// - Parameters:
    ///   - token: A folded token; empty has no variants.
    ///   - isAlone: Whether the text has no other token. Nobody abbreviates all that he writes, and of names that
    ///     merely have a common word there are thousands: a token alone has no words of the same meaning.
    ///   - body: Receives each variant once, never the token itself. The slice is valid during the call and after it.
    package static func forEachVariant(
        of token: ArraySlice<UInt8>, isAlone: Bool = false, _ body: (ArraySlice<UInt8>) -> Void
    ) {
        if !isAlone {
            for word in EquivalentWords.others(for: token) { body(word) }
        }
        forEachStreetSuffix(of: token, body)
        forEachCollapse(of: token, body)
    }

    /// Calls `body` for the long or short form of a compound like `hauptstr`.
    private static func forEachStreetSuffix(of token: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>) -> Void) {
        let long = Array("strasse".utf8)[...]
        if token.count > long.count, token.suffix(long.count) == long {
            body(token.dropLast(4))
        } else if token.count > 4, token.suffix(3) == long.prefix(3) {
            body(token + long.dropFirst(3))
        }
    }

    private static func forEachCollapse(of token: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>) -> Void) {
        let places = token.indices.dropLast().filter { isDigraph(at: $0, in: token) }
        guard !places.isEmpty else { return }
        let last = (1 << places.count) - 1
        for subset in places.count > 3 ? last...last : 1...last {
            var variant: [UInt8] = []
            for index in token.indices {
                let isSecondLetter = places.firstIndex(of: index - 1).map { subset >> $0 & 1 == 1 } ?? false
                if !isSecondLetter { variant.append(token[index]) }
            }
            body(variant[...])
        }
    }

    private static func isDigraph(at index: Int, in token: ArraySlice<UInt8>) -> Bool {
        let previous = index > token.startIndex ? token[index - 1] : 0
        switch (token[index], token[index + 1]) {
        case (UInt8(ascii: "a"), UInt8(ascii: "e")), (UInt8(ascii: "o"), UInt8(ascii: "e")):
            return true
        case (UInt8(ascii: "a"), UInt8(ascii: "a")):
            return previous != UInt8(ascii: "a")
        case (UInt8(ascii: "u"), UInt8(ascii: "e")):
            return !"aeiouq".utf8.contains(previous)
        default:
            return false
        }
    }
}
