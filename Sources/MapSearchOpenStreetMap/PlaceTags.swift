/// The tags of one OpenStreetMap object, from an extract or from the response of a service.
package protocol PlaceTags {
    /// The value of a key, or `nil`; an empty value counts as missing.
    func value(of key: OSMKey) -> String?

    /// The tags whose key begins with a text, sorted by key, with the rest of their keys.
    func family(_ prefix: String) -> [(suffix: String, value: String)]
}

extension PlaceTags {
    /// The number of inhabitants, without digit grouping; `nil` if no tag has a number.
    package var population: Int? {
        guard let text = value(of: .population) else { return nil }
        let digits = text.filter { $0 != " " && $0 != "," && $0 != "." && $0 != "'" }
        return Int(digits).flatMap { (0...2_000_000_000).contains($0) ? $0 : nil }
    }

    /// The values of a key; lists of values are separated by semicolons.
    func parts(_ key: OSMKey) -> [String] { value(of: key).map(Self.parts(of:)) ?? [] }

    /// The values of a list that is separated by semicolons, without white space around them.
    package static func parts(of text: String) -> [String] {
        text.split(separator: ";").compactMap { part in
            guard let first = part.firstIndex(where: { !$0.isWhitespace }),
                let last = part.lastIndex(where: { !$0.isWhitespace })
            else { return nil }
            return String(part[first...last])
        }
    }
}
