/// How a typed word differs from the word that it is corrected to by one edit.
package enum TypoKind: Equatable, Sendable {
    /// Neighbours are swapped, or a letter is typed twice, which hardly makes another name.
    case slip
    /// A letter is left out.
    case omission
    /// A letter is another one or one too many, which often makes another name.
    case otherLetter
    /// The same at the beginning of the word, where typos are rare.
    case otherFirstLetter

    /// The kind of the edit between two folded words.
    ///
    /// - Parameters:
    ///   - typed: The word that was typed.
    ///   - known: The word that it may mean.
    package init(of typed: ArraySlice<UInt8>, for known: ArraySlice<UInt8>) {
        let typed = Array(String(decoding: typed, as: UTF8.self).unicodeScalars)
        let known = Array(String(decoding: known, as: UTF8.self).unicodeScalars)
        let start = zip(typed, known).prefix { $0 == $1 }.count
        let other: TypoKind = start == 0 ? .otherFirstLetter : .otherLetter
        switch typed.count - known.count {
        case 0:
            let isSwapped =
                start + 1 < typed.count && typed[start] == known[start + 1] && typed[start + 1] == known[start]
            self = isSwapped ? .slip : other
        case 1:
            // The second of two equal letters is where the words begin to differ.
            self = start > 0 && typed[start] == typed[start - 1] ? .slip : other
        case -1: self = .omission
        default: self = other
        }
    }
}
