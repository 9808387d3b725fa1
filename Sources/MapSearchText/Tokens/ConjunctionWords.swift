/// Words that join two things that are wanted, or either of which is: "cafe or bakery", "Cafés und Bäckereien".
package enum ConjunctionWords {
    /// Whether a folded word is one.
    package static func contains(_ word: ArraySlice<UInt8>) -> Bool { words.contains(word) }

    private static let words = FoldedWordSet(
        """
        and or und oder et ou y o e u ed od i en of och eller og tai ja või lub albo oraz a nebo alebo ali ili
        și sau és vagy ve veya ya dhe ose un vai ir arba jew dan atau na au
        и или і або та й και ή או و او और या 和 或 と や 및
        """)
}
