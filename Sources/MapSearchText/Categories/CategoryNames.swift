/// The names of categories that are known by their identifiers alone.
package enum CategoryNames {
    /// The name in one of some languages, or else what the identifier says: "shop=ticket_office" is "ticket office".
    package static func name(of id: String, languages: [String]) -> String {
        CategoryTaxonomy.shared.name(ofCategory: id, languages: languages) ?? plainName(of: id)
    }

    /// What an identifier says of itself.
    static func plainName(of id: String) -> String {
        let value = id.utf8.split(separator: UInt8(ascii: "=")).last ?? "".utf8[...]
        return String(decoding: value.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    }
}
