/// Other spellings of a query token in the index.
///
/// The index contains names folded as written (`Müller` as `muller`); people write `Mueller`, `St`, `Hauptstr`.
package enum TokenVariants {
    /// Calls `body` for each other spelling of a folded token.
    ///
    /// In this order: words with the same meaning (`st`: `saint`, `street` …), compounds such as German `…str` and `…strasse` for
    /// each other, and the letters that `ae`, `oe`, `ue` and `aa` may represent (`mueller`: `muller`; `aeroe`: `aroe`,
    /// `aero`, `aro`). As in Lucene's German normalisation, `ue` after a vowel or `q` is not an umlaut. If there are more than
    /// three such places, all are replaced at once.
    ///
    /// - Parameters:
    ///   - token: A folded token; an empty one has no variants.
    ///   - isAlone: Whether the text has no other token. Nobody abbreviates a whole text, and thousands of names merely
    ///     contain a common word, so a single token has no words with the same meaning.
    ///   - body: Receives each variant once, never the token itself. The slice is valid during the call and after it.
    package static func forEachVariant(
        of token: ArraySlice<UInt8>, isAlone: Bool = false, _ body: (ArraySlice<UInt8>) -> Void
    ) {
        if !isAlone {
            for word in EquivalentWords.others(for: token) { body(word) }
        }
        forEachStreetSuffix(of: token, body)
        forEachCollapse(of: token) { collapsed in
            body(collapsed)
            // "Aeulestr" is Äulestrasse.
            forEachStreetSuffix(of: collapsed, body)
        }
    }

    /// Whether a folded token is a short or long form of other words.
    package static func isAbbreviation(_ token: ArraySlice<UInt8>) -> Bool {
        !EquivalentWords.others(for: token).isEmpty
    }

    /// Calls `body` for the long or short forms of a compound like `hauptstr`.
    private static func forEachStreetSuffix(of token: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>) -> Void) {
        guard token.count > 3, let last = token.last, endsSuffix[Int(last)] else { return }
        for suffix in suffixes {
            if ends(token, with: suffix.long) {
                body(token.dropLast(suffix.long.count) + suffix.short)
            } else if token.count > suffix.short.count + suffix.stem, ends(token, with: suffix.short),
                !endings.contains(where: { ends(token, with: $0) })
            {
                body(token.dropLast(suffix.short.count) + suffix.long)
            }
        }
    }

    /// Whether there is anything before a suffix.
    private static func ends(_ token: ArraySlice<UInt8>, with suffix: [UInt8]) -> Bool {
        guard token.count > suffix.count, token.last == suffix.last else { return false }
        return token.suffix(suffix.count).elementsEqual(suffix)
    }

    /// The ends of compounds and their short forms; at least `stem` letters must precede the short form.
    private static let suffixes: [(long: [UInt8], short: [UInt8], stem: Int)] = [
        ("strasse", "str", 1), ("straat", "str", 1), ("platz", "pl", 3), ("gade", "gd", 3), ("laan", "ln", 3),
        ("plein", "pln", 3), ("gasse", "g", 3),
    ].map { (Array($0.0.utf8), Array($0.1.utf8), $0.2) }

    /// Whether some suffix ends in a byte: most words end in another one.
    private static let endsSuffix: [Bool] = {
        let ends = Set(suffixes.flatMap { [$0.long.last, $0.short.last] })
        return (0...UInt8.max).map { ends.contains($0) }
    }()

    /// Words that only look like short forms.
    private static let endings = ["burg", "berg", "weg", "ring", "steg"].map { Array($0.utf8) }

    private static func forEachCollapse(of token: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>) -> Void) {
        let candidates = token.indices.dropLast()
        guard candidates.contains(where: { isDigraph(at: $0, in: token) }) else { return }
        let places = candidates.filter { isDigraph(at: $0, in: token) }
        // If there are many digraphs, all or none are collapsed: all bits of -1 are set, whatever their number.
        for subset in places.count > 3 ? -1 ... -1 : 1...(1 << places.count) - 1 {
            var variant: [UInt8] = []
            var next = 0
            for index in token.indices {
                if next < places.count, places[next] == index - 1 {
                    next += 1
                    if subset >> (next - 1) & 1 == 1 { continue }
                }
                variant.append(token[index])
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
