/// The distance between a typed word and a word of the index, finer than a count of edits.
///
/// It ranks words that ``EditPattern`` has found: a likely typo costs less than an unlikely one.
///
/// | edit | cost |
/// | --- | --- |
/// | a letter doubled or undoubled (`Missisippi`) | 0.4 |
/// | letters with one sound (`c` `k`, `s` `z`, `i` `y`, `ph` `f`, Greek `ι` `η`) | 0.5 |
/// | a vowel for a vowel, a missing or additional `h` | 0.6 |
/// | neighbours transposed, neighbours on a QWERTY, ЙЦУКЕН or Greek keyboard | 0.7 |
/// | any other insertion, deletion or substitution | 1.0 |
/// | in addition, if the edit is at the first letter | 0.5 |
///
/// The cheapest sequence of edits counts. It edits no part twice, as in the optimal string alignment
/// distance, so the cost is between a quarter of that distance and one more than it.
package enum EditCost {
    /// The longest word that is compared, in Unicode scalars.
    package static let maximumCharacterCount = 63

    private static let doubled: Float = 0.4
    private static let sound: Float = 0.5
    private static let vowel: Float = 0.6
    private static let slip: Float = 0.7
    private static let other: Float = 1
    private static let firstLetter: Float = 0.5

    /// The cost of interpreting a typed word as a word of the index.
    ///
    /// - Parameters:
    ///   - query: The folded word that was typed.
    ///   - word: The folded word of the index.
    ///   - isPrefix: Whether the query may be the beginning of the word; the rest of the word then costs nothing.
    /// - Returns: 0 if the words are equal (or the word begins with the query), otherwise above 0; infinite if the query, or
    ///   a word that is compared as a whole, is longer than 63 Unicode scalars.
    /// - Complexity: O(*n* · *m*) in the lengths of the words, at most 63 each.
    package static func cost(of query: ArraySlice<UInt8>, for word: ArraySlice<UInt8>, isPrefix: Bool = false) -> Float
    {
        withLetters(of: query, clipping: false) { typed in
            withLetters(of: word, clipping: isPrefix) { known in cost(of: typed, for: known, isPrefix: isPrefix) }
        }
    }

    private struct Letter {
        let scalar: UInt32
        let traits: LetterTraits
        /// The letter that this one and the previous one together represent, 0 if there is none.
        let contraction: UInt32
    }

    /// Calls `body` with the letters of a word; infinite if there are too many and the rest must not be ignored.
    private static func withLetters(
        of word: ArraySlice<UInt8>, clipping: Bool, _ body: (Span<Letter>) -> Float
    ) -> Float {
        let bytes = word.span
        let none = Letter(scalar: 0, traits: LetterTraits(of: 0), contraction: 0)
        return withTemporarySpan(repeating: none, count: min(bytes.count, maximumCharacterCount)) { letters in
            var (count, offset) = (0, 0)
            var previous: UInt32 = 0
            while offset < bytes.count {
                guard count < letters.count else {
                    if clipping { break }
                    return .infinity
                }
                let scalar = UTF8Bytes.nextScalar(in: bytes, at: &offset)
                let traits = LetterTraits(of: scalar)
                letters[count] = Letter(
                    scalar: scalar, traits: traits,
                    contraction: traits.endsContraction ? LetterTraits.contraction(of: previous, scalar) : 0)
                previous = scalar
                count += 1
            }
            return body(letters.span.extracting(first: count))
        }
    }

    private static func cost(
        of typed: Span<Letter>, for known: Span<Letter>, isPrefix: Bool
    ) -> Float {
        let width = known.count + 1
        return withTemporarySpan(repeating: Float.zero, count: 3 * width) { rows in
            // Row i holds the costs of the first i letters of the query; three rows take turns.
            var (twoAbove, above, row) = (width, 2 * width, 0)
            for j in 1..<width { rows[j] = rows[j - 1] + insertion(known, j - 1) }
            for i in 1..<typed.count + 1 {
                (twoAbove, above, row) = (above, row, twoAbove)
                let letter = typed[i - 1]
                let deletion = insertion(typed, i - 1)
                rows[row] = rows[above] + deletion
                for j in 1..<width {
                    let other = known[j - 1]
                    var best = rows[above + j - 1]
                    if letter.scalar != other.scalar {
                        best += substitution(letter.traits, other.traits) + atFirst(min(i, j))
                    }
                    best = min(best, rows[above + j] + deletion, rows[row + j - 1] + insertion(known, j - 1))
                    if i > 1, j > 1, typed[i - 2].scalar == other.scalar, letter.scalar == known[j - 2].scalar {
                        best = min(best, rows[twoAbove + j - 2] + slip + atFirst(min(i, j) - 1))
                    }
                    if i > 1, letter.contraction == other.scalar {
                        best = min(best, rows[twoAbove + j - 1] + sound + atFirst(min(i - 1, j)))
                    }
                    if j > 1, other.contraction == letter.scalar {
                        best = min(best, rows[above + j - 2] + sound + atFirst(min(i, j - 1)))
                    }
                    rows[row + j] = best
                }
            }
            var cost = rows[row + width - 1]
            if isPrefix { for j in 0..<width - 1 { cost = min(cost, rows[row + j]) } }
            return cost
        }
    }

    /// The additional cost of an edit at the `place`th letter, counted from 1.
    private static func atFirst(_ place: Int) -> Float { place == 1 ? firstLetter : 0 }

    /// The cost of a letter that only one of the words has.
    private static func insertion(_ word: Span<Letter>, _ index: Int) -> Float {
        if index > 0, word[index].scalar == word[index - 1].scalar { return doubled }
        return (word[index].scalar == 0x68 ? vowel : other) + atFirst(index + 1)
    }

    private static func substitution(_ a: LetterTraits, _ b: LetterTraits) -> Float {
        if a.soundsLike(b) { return sound }
        if a.isVowel, b.isVowel { return vowel }
        return a.isKeyboardNeighbour(of: b) ? slip : other
    }
}
