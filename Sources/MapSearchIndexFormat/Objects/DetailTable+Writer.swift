extension DetailTable {
    /// Collects the details of documents in ascending order.
    ///
    /// Memory holds a hash of each text, and the texts that several details have.
    package struct Writer: ~Copyable, Sendable {
        private let space: ScratchSpace
        /// The details in their original order: document, number of details, and the key and text of each.
        private var entries: Spool
        /// The number of times that a text with a hash occurred, 2 for more.
        private var counts: [UInt64: UInt8] = [:]
        /// The number of entries.
        package private(set) var count = 0

        package init(in space: ScratchSpace = .memory) {
            self.space = space
            entries = Spool(space)
        }

        package var isEmpty: Bool { count == 0 }

        /// Appends the details of a document after the previous ones.
        package mutating func append(_ details: [Detail], of document: UInt32) throws(IndexFormatError) {
            entries.tail.varint(Int(document))
            entries.tail.varint(details.count)
            for isNumber in [true, false] {
                for detail in details where (detail.key == .houseNumber) == isNumber {
                    let text = Self.text(of: detail)
                    entries.tail.u8(detail.key.rawValue)
                    entries.tail.varint(text.count)
                    entries.tail.raw(text)
                    let hash = XXHash64.hash(text)
                    counts[hash] = counts[hash] == nil ? 1 : 2
                }
            }
            count += 1
            try entries.settle()
        }

        private static func text(of detail: Detail) -> [UInt8] {
            var text: [UInt8] = []
            for (place, part) in detail.parts.enumerated() {
                if place > 0 { text.append(separator) }
                // If a text contains the separator itself, it becomes a space.
                for byte in part.utf8 { text.append(byte == separator ? 0x20 : byte) }
            }
            return text
        }

        package func section() throws(IndexFormatError) -> SectionBytes {
            let (texts, places) = try sharedTexts()
            var owned = OwnedEntries.Writer(.details, in: space)
            var reader = Reader(entries.bytes)
            while let (document, details) = try reader.next() {
                owned.entry.varint(details.count)
                for (key, text) in details {
                    owned.entry.u8(key)
                    if let place = places[text] {
                        owned.entry.varint(place * 2 + 1)
                    } else {
                        owned.entry.varint(text.count * 2)
                        owned.entry.raw(text)
                    }
                }
                try owned.close(document)
            }
            var list = EntryWriter(.details)
            for text in texts {
                list.entry.varint(text.count)
                list.entry.raw(text)
                try list.close()
            }
            var section = try list.list()
            section.append(try owned.section())
            return section
        }

        /// The texts that several details have, frequent ones first, so that their positions are short.
        private func sharedTexts() throws(IndexFormatError) -> (texts: [[UInt8]], places: [[UInt8]: Int]) {
            var exact: [[UInt8]: Int] = [:]
            var reader = Reader(entries.bytes)
            while let (_, details) = try reader.next() {
                // Two texts may have the same hash, so they are compared here.
                for (_, text) in details where counts[XXHash64.hash(text)] == 2 { exact[text, default: 0] += 1 }
            }
            let shared = exact.filter { $0.value > 1 }.sorted { a, b in
                a.value != b.value ? a.value > b.value : a.key.lexicographicallyPrecedes(b.key)
            }.map(\.key)
            return (shared, Dictionary(uniqueKeysWithValues: zip(shared, shared.indices)))
        }

        /// Reads the entries again.
        private struct Reader {
            private var reader: EntryReader

            init(_ bytes: SpooledBytes) { reader = EntryReader(bytes) }

            mutating func next() throws(IndexFormatError) -> (document: UInt32, details: [(key: UInt8, text: [UInt8])])?
            {
                guard reader.hasMore else { return nil }
                let document = UInt32(try reader.varint())
                var details: [(key: UInt8, text: [UInt8])] = []
                for _ in 0..<(try reader.varint()) {
                    let key = try reader.u8()
                    details.append((key, try reader.bytes(try reader.varint())))
                }
                return (document, details)
            }
        }
    }
}
