/// The name of a chain as it is compared: people write "McDonald's" and "McDonalds".
package enum ChainName {
    /// The folded words of a name, those that an apostrophe parts as one.
    ///
    /// - Parameter name: A name as it is written.
    /// - Returns: what is equal for names that are told as one; empty for a name without letters and digits.
    package static func folded(_ name: String) -> String {
        TextFolding.folded(NameVariants.joiningApostrophes(name) ?? name)
    }
}
