/// The strings that many objects share, by number: kinds, URI schemes, time zones, languages.
///
/// Layout:
/// ```
/// section  = table × 4 in the order of ``List``
/// table    = count:varint  (length:varint UTF-8) × count
/// ```
/// Always small, so it is decoded once when the index is opened.
package struct StringTable: Sendable {
    package enum List: Int, CaseIterable, Sendable {
        case kinds, schemes, timeZones, languages
    }

    /// The largest number of strings in one list.
    package static let maximumCount = 65_535
    /// The largest number of kinds: objects refer to them by a byte.
    package static let maximumKindCount = 256

    private var lists: [[String]]

    package init(_ view: ByteView) throws(IndexFormatError) {
        var offset = 0
        lists = []
        for list in List.allCases {
            let count = try view.varint(&offset)
            guard count <= (list == .kinds ? Self.maximumKindCount : Self.maximumCount) else {
                throw view.corrupt(at: offset)
            }
            var strings: [String] = []
            for _ in 0..<count { strings.append(try view.string(&offset)) }
            lists.append(strings)
        }
    }

    package func all(_ list: List) -> [String] { lists[list.rawValue] }

    /// A string by number; throws if there is none.
    package func string(_ list: List, _ index: Int) throws(IndexFormatError) -> String {
        let strings = lists[list.rawValue]
        guard strings.indices.contains(index) else {
            throw IndexFormatError(.corrupt, section: .strings, offset: index)
        }
        return strings[index]
    }
}

extension StringTable {
    /// Collects the distinct strings of each list in the order of their first occurrence.
    package struct Writer: Sendable {
        private var strings = [[String]](repeating: [], count: List.allCases.count)
        private var numbers = [[String: Int]](repeating: [:], count: List.allCases.count)

        package init() {}

        /// The number of a string; a new string is added.
        package mutating func number(_ string: String, in list: List) -> Int {
            if let number = numbers[list.rawValue][string] { return number }
            let number = strings[list.rawValue].count
            strings[list.rawValue].append(string)
            numbers[list.rawValue][string] = number
            return number
        }

        package func encode() throws(IndexFormatError) -> [UInt8] {
            var writer = ByteWriter()
            for list in strings {
                guard list.count <= maximumCount else { throw IndexFormatError(.tooLarge, section: .strings) }
                writer.varint(list.count)
                for string in list { writer.string(string) }
            }
            return writer.bytes
        }
    }
}
