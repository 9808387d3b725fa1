extension DetailTable {
    /// The text of a detail before it is read: most texts are distinguished by their position in the list alone.
    package enum TextReference: Sendable {
        /// A text of the list, by its position.
        case shared(Int)
        /// A text that no other detail has.
        case own(ByteView)
    }

    /// Visits the details of an entry without reading their texts.
    @usableFromInline
    package struct TextCursor: Sendable {
        /// The position in the list of the text of the current detail; negative for a text of its own.
        @usableFromInline package internal(set) var sharedPlace = -1
        @usableFromInline var ownText = 0..<0
        @usableFromInline let view: ByteView
        @usableFromInline var offset = 0
        @usableFromInline var remaining: Int

        /// Starts at an entry of ``DetailTable/entries``.
        @inlinable
        package init(_ entry: ByteView) throws(IndexFormatError) {
            view = entry
            remaining = try entry.varint(&offset)
            // A detail takes at least two bytes.
            guard remaining <= entry.count else { throw entry.corrupt(at: 0) }
        }

        /// The key of the next detail known to this version; nil at the end.
        @inlinable @inline(__always)
        package mutating func next() throws(IndexFormatError) -> Key? {
            while remaining > 0 {
                remaining &-= 1
                // Most heads take one byte, which follows the key.
                let start = try view.u16(offset)
                let key = Key(rawValue: UInt8(truncatingIfNeeded: start))
                var head = Int(start &>> 8)
                if head < 128 { offset &+= 2 } else { head = try longHead() }
                if head & 1 == 1 {
                    sharedPlace = head &>> 1
                } else {
                    try view.check(offset, head &>> 1)
                    sharedPlace = -1
                    ownText = offset..<offset &+ head &>> 1
                    offset &+= head &>> 1
                }
                if let key { return key }
            }
            return nil
        }

        @usableFromInline
        mutating func longHead() throws(IndexFormatError) -> Int {
            offset &+= 1
            return try view.varint(&offset)
        }

        /// The text of the current detail.
        package var text: TextReference {
            get throws(IndexFormatError) {
                sharedPlace >= 0
                    ? .shared(sharedPlace) : .own(try view.slice(ownText.lowerBound, ownText.count))
            }
        }
    }

    /// The number of texts in the list.
    package var sharedTextCount: Int { texts.count }

    /// The parts of a text.
    package func parts(of text: TextReference) throws(IndexFormatError) -> [String] {
        switch text {
        case .shared(let place): return try Self.parts(of: try texts.text(place))
        case .own(let view): return try Self.parts(of: view)
        }
    }

    private static func parts(of text: ByteView) throws(IndexFormatError) -> [String] {
        var parts: [String] = []
        parts.reserveCapacity(4)
        // By bytes, because splitting a text by characters takes many times as long.
        var start = 0
        while let end = text.firstOffset(of: separator, from: start) {
            parts.append(try text.string(start, end - start))
            start = end + 1
        }
        parts.append(try text.string(start, text.count - start))
        return parts
    }
}
