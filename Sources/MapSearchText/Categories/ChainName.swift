/// The name of a chain for comparisons: people write "McDonald's" and "McDonalds".
package enum ChainName {
    /// The folded words of a name; words separated only by an apostrophe are joined.
    ///
    /// - Parameter name: A name as written.
    /// - Returns: A text that is equal for names of the same chain; empty for a name without letters and digits.
    package static func folded(_ name: String) -> String {
        TextFolding.folded(NameVariants.joiningApostrophes(name) ?? name)
    }
}
