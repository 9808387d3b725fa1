/// Words that join two things that are wanted, or either of which is: "cafe or bakery", "Cafés und Bäckereien".
package enum ConjunctionWords {
    /// Whether a folded word is one.
    package static func contains(_ word: ArraySlice<UInt8>) -> Bool { isAnd(word) || either.contains(word) }

    /// Whether a folded word means that both are wanted.
    package static func isAnd(_ word: ArraySlice<UInt8>) -> Bool { both.contains(word) }

    private static let both = FoldedWordSet(
        """
        and und et y e ed i en og och ja oraz z a és ve dhe un ir u jew
        și dan na
        и і та й και و 和 と 및
        """)

    private static let either = FoldedWordSet(
        """
        or oder ou o od of eller tai või lub albo nebo alebo ali ili sau vagy veya ya ose vai arba atau au
        или або ή או או 或 や
        """)
}
