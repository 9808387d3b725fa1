/// How far a word that was typed is from a word of the index, finer than a count of edits.
///
/// It ranks words that ``EditPattern`` has found: a likely slip costs less than an unlikely one.
///
/// | edit | cost |
/// | --- | --- |
/// | a letter doubled or undoubled (`Missisippi`) | 0.4 |
/// | letters of one sound (`c` `k`, `s` `z`, `i` `y`, `ph` `f`, Greek `ι` `η`) | 0.5 |
/// | a vowel for a vowel, an `h` too many or too few | 0.6 |
/// | neighbours transposed, neighbours on a QWERTY, ЙЦУКЕН or Greek keyboard | 0.7 |
/// | any other insertion, deletion or substitution | 1.0 |
/// | in addition, when the edit is at the first letter | 0.5 |
///
/// The cheapest way from one word to the other counts. It edits no part twice, as in the optimal string alignment
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

    /// The cost of reading a typed word as a word of the index.
    ///
    /// - Parameters:
    ///   - query: The folded word that was typed.
    ///   - word: The folded word of the index.
    ///   - isPrefix: Whether the query may be the beginning of the word: what follows in the word then costs nothing.
    /// - Returns: 0 when the words are equal (or the query begins the word), else above 0; infinite when the query, or
    ///   a word that is compared as a whole, is longer than 63 Unicode scalars.
    /// - Complexity: O(*n* · *m*) in the lengths of the words, at most 63 each.
    package static func cost(of query: ArraySlice<UInt8>, for word: ArraySlice<UInt8>, isPrefix: Bool = false) -> Float
    {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * maximumCharacterCount) { scalars in
            let typed = UnsafeMutableBufferPointer(rebasing: scalars[..<maximumCharacterCount])
            let known = UnsafeMutableBufferPointer(rebasing: scalars[maximumCharacterCount...])
            guard let typedCount = decode(query, into: typed, clipping: false),
                let knownCount = decode(word, into: known, clipping: isPrefix)
            else { return .infinity }
            return cost(
                of: UnsafeBufferPointer(rebasing: typed[..<typedCount]),
                for: UnsafeBufferPointer(rebasing: known[..<knownCount]), isPrefix: isPrefix)
        }
    }

    /// Writes the scalars of a word; nil when there are too many and the rest must not be clipped.
    private static func decode(
        _ word: ArraySlice<UInt8>, into scalars: UnsafeMutableBufferPointer<UInt32>, clipping: Bool
    ) -> Int? {
        word.withUnsafeBufferPointer { bytes in
            var (count, offset) = (0, 0)
            while offset < bytes.count {
                guard count < scalars.count else { return clipping ? count : nil }
                scalars[count] = UTF8Bytes.nextScalar(in: bytes, at: &offset)
                count += 1
            }
            return count
        }
    }

    private static func cost(
        of typed: UnsafeBufferPointer<UInt32>, for known: UnsafeBufferPointer<UInt32>, isPrefix: Bool
    ) -> Float {
        let width = known.count + 1
        return withUnsafeTemporaryAllocation(of: Float.self, capacity: 3 * width) { rows in
            // Row i holds the costs of the first i letters of the query; three rows take turns.
            for i in 0...typed.count {
                let (row, above, twoAbove) = (i % 3 * width, (i + 2) % 3 * width, (i + 1) % 3 * width)
                for j in 0..<width {
                    guard i > 0 || j > 0 else {
                        rows[row] = 0
                        continue
                    }
                    var best = Float.infinity
                    if i > 0 { best = rows[above + j] + insertion(typed, i - 1) + (j == 0 ? atFirst(i) : 0) }
                    if j > 0 {
                        best = min(best, rows[row + j - 1] + insertion(known, j - 1) + (i == 0 ? atFirst(j) : 0))
                    }
                    if i > 0, j > 0 {
                        best = min(best, rows[above + j - 1] + substitution(typed[i - 1], known[j - 1], min(i, j)))
                        if i > 1, j > 1, typed[i - 2] == known[j - 1], typed[i - 1] == known[j - 2] {
                            best = min(best, rows[twoAbove + j - 2] + slip + atFirst(min(i, j) - 1))
                        }
                        if i > 1, isContraction(typed, i, known[j - 1]) {
                            best = min(best, rows[twoAbove + j - 1] + sound + atFirst(min(i - 1, j)))
                        }
                        if j > 1, isContraction(known, j, typed[i - 1]) {
                            best = min(best, rows[above + j - 2] + sound + atFirst(min(i, j - 1)))
                        }
                    }
                    rows[row + j] = best
                }
            }
            let last = typed.count % 3 * width
            return isPrefix ? rows[last..<last + width].min() ?? 0 : rows[last + width - 1]
        }
    }

    /// What an edit costs in addition that begins at the `place`th letter, counted from 1.
    private static func atFirst(_ place: Int) -> Float { place == 1 ? firstLetter : 0 }

    private static func insertion(_ word: UnsafeBufferPointer<UInt32>, _ index: Int) -> Float {
        if index > 0, word[index] == word[index - 1] { return doubled }
        return word[index] == 0x68 ? vowel : other
    }

    private static func substitution(_ a: UInt32, _ b: UInt32, _ place: Int) -> Float {
        guard a != b else { return 0 }
        let (first, second) = (LetterTraits(of: a), LetterTraits(of: b))
        let cost =
            if first.soundsLike(second) {
                sound
            } else if first.isVowel, second.isVowel {
                vowel
            } else {
                first.isKeyboardNeighbour(of: second) ? slip : other
            }
        return cost + atFirst(place)
    }

    /// Whether the two letters that end at `end` of a word are written for the sound of one.
    private static func isContraction(_ word: UnsafeBufferPointer<UInt32>, _ end: Int, _ single: UInt32) -> Bool {
        guard LetterTraits(of: single).isContraction else { return false }
        return LetterTraits.contractions.contains {
            $0.single == single && $0.first == word[end - 2] && $0.second == word[end - 1]
        }
    }
}
