extension Set<ArraySlice<UInt8>> {
    /// The folded words of a table, which are separated by white space or commas.
    package static func foldedWords(_ table: String) -> Self {
        var words: Self = []
        for word in table.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
            words.insert(Array<UInt8>(TextFolding.folded(String(word)).utf8)[...])
        }
        return words
    }
}
