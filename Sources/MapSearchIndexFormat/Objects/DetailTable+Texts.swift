extension DetailTable {
    /// The text of a detail before it is read: most are told apart by their place in the list alone.
    package enum TextReference: Sendable {
        /// A text of the list, by its place.
        case shared(Int)
        /// A text that no other detail has.
        case own(ByteView)
    }

    /// Calls a function with the key and the text of each detail of an entry, without reading the texts.
    package func forEachText(
        of number: Int, _ body: (Key, TextReference) throws(IndexFormatError) -> Void
    ) throws(IndexFormatError) {
        let view = try entries[number]
        var offset = 0
        let count = try view.varint(&offset)
        guard count <= view.count else { throw view.corrupt(at: 0) }
        for _ in 0..<count {
            let key = Key(rawValue: try view.u8(offset))
            offset += 1
            let head = try view.varint(&offset)
            if head & 1 == 1 {
                if let key { try body(key, .shared(head / 2)) }
            } else {
                if let key { try body(key, .own(try view.slice(offset, head / 2))) }
                offset += head / 2
            }
        }
    }

    /// How many texts the list has.
    package var sharedTextCount: Int { texts.count }

    /// The parts of a text.
    package func parts(of text: TextReference) throws(IndexFormatError) -> [String] {
        switch text {
        case .shared(let place): Self.parts(of: try texts.string(place))
        case .own(let view): Self.parts(of: try view.string(0, view.count))
        }
    }

    static func parts(of text: String) -> [String] {
        // By bytes: to cut a text at characters takes many times as long.
        text.utf8.split(separator: 0x1F, omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
}
