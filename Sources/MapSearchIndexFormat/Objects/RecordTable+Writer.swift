extension RecordTable {
    /// Writes the records of documents in order.
    package struct Writer: ~Copyable, Sendable {
        private var entries: EntryWriter
        private var texts = SharedTexts(.records)

        package init(in space: ScratchSpace = .memory) {
            entries = EntryWriter(.records, in: space)
        }

        package mutating func append(_ record: Record) throws(IndexFormatError) {
            try write(record)
            try entries.close()
        }

        package func section() throws(IndexFormatError) -> SectionBytes {
            var section = try texts.list()
            section.append(try entries.section())
            return section
        }

        private mutating func write(_ record: Record) throws(IndexFormatError) {
            let flags = Self.flags(of: record)
            try text(record.name)
            entries.entry.u8(UInt8(truncatingIfNeeded: flags))
            if flags & Flag.more != 0 { entries.entry.u8(UInt8(flags >> 8)) }
            if record.scheme != 0 { entries.entry.varint(record.scheme) }
            switch record.identifier {
            case .number(let number) where flags & Flag.identifier == Flag.smallNumber:
                entries.entry.integer(UInt64(number), width: 3)
            case .number(let number): entries.entry.varint(number)
            case .text(let path):
                if let end = Self.folderEnd(of: path) {
                    try text(path[..<end])
                    try text(path[end...])
                } else {
                    try text(path)
                }
            }
            if let population = record.population { entries.entry.varint(population) }
            if let timeZone = record.timeZone { entries.entry.varint(timeZone) }
            if let box = record.box {
                entries.entry.i32(box.south)
                entries.entry.i32(box.west)
                entries.entry.varint(Int(UInt32(bitPattern: box.north &- box.south)))
                entries.entry.varint(Int(UInt32(bitPattern: box.east &- box.west)))
            }
            if let water = record.water { try text(water) }
            if record.country != 0 { entries.entry.u16(record.country) }
            if let postcode = record.postcode { try text(postcode) }
            if !record.localizedNames.isEmpty { writeLocalizedNames(of: record) }
        }

        private static func flags(of record: Record) -> UInt16 {
            var flags: UInt16 =
                switch record.identifier {
                case .number(let number): number < 1 << 24 ? Flag.smallNumber : Flag.largeNumber
                case .text(let text): folderEnd(of: text) == nil ? 0 : Flag.path
                }
            if record.population != nil { flags |= Flag.population }
            if record.timeZone != nil { flags |= Flag.timeZone }
            if record.box != nil { flags |= Flag.box }
            if !record.localizedNames.isEmpty { flags |= Flag.localized }
            if record.water != nil { flags |= Flag.water }
            if record.country != 0 { flags |= Flag.country }
            if record.postcode != nil { flags |= Flag.postcode }
            if record.scheme != 0 { flags |= Flag.scheme }
            if flags > 255 { flags |= Flag.more }
            return flags
        }

        /// The part after the last slash of a path; nil if it is not a path.
        private static func folderEnd(of path: String) -> String.Index? {
            path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
        }

        /// Writes a text, or its position in the list of shared texts.
        private mutating func text(_ text: some StringProtocol) throws(IndexFormatError) {
            let bytes = Array(text.utf8)
            if let place = try texts.place(of: bytes) {
                entries.entry.varint(place * 2 + 1)
            } else {
                entries.entry.varint(bytes.count * 2)
                entries.entry.raw(bytes)
            }
        }

        private mutating func writeLocalizedNames(of record: Record) {
            // Languages share names: "Andorra" is stored once for fifty.
            var languages: [String: [Int]] = [:]
            var names: [String] = []
            for (language, name) in record.localizedNames {
                if languages[name] == nil { names.append(name) }
                languages[name, default: []].append(language)
            }
            entries.entry.varint(names.count)
            for name in names {
                // A mark that the shown name is the one in a language takes no letters.
                entries.entry.string(name == record.name ? "" : name)
                let shared = languages[name] ?? []
                entries.entry.varint(shared.count)
                for language in shared { entries.entry.varint(language) }
            }
        }
    }
}
