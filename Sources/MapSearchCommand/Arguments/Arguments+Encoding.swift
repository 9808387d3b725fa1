import MapSearchIndexing
import MapSearchIndexingFoundation

extension Option {
    /// The option for the encoding of tables.
    static let encoding = Option.value(
        "encoding", "NAME", "the encoding of tables, such as Windows-1251, Shift_JIS or GB18030, if it is not detected")
}

extension Arguments {
    /// The encoding of tables; nil if it is not given.
    ///
    /// - Throws: ``CommandFailure`` for an unknown name, with the known ones.
    func encoding() throws(CommandFailure) -> TableEncoding? {
        guard let name = self["encoding"] else { return nil }
        guard let encoding = TableEncoding(named: name) else {
            let known = TableEncoding.known.map(\.name).joined(separator: ", ")
            throw .usage("--encoding is “\(name)”: use one of \(known), or convert the file to UTF-8.")
        }
        return encoding
    }
}
