/// What a result shows of its object: name, identity and facts.
///
/// Layout:
/// ```
/// section  = table:OffsetTable  record …
/// record   = name:string  flags:u8  [flags:u8]  [scheme:varint]  identifier
///            [population:varint]  [timeZone:varint]  [south:i32 west:i32 north:i32 east:i32]  [water:string]
///            [country:u16]  [postcode:string]
///            [localizedCount:varint (name:string languageCount:varint language:varint …) × localizedCount]
/// identifier = text:string | number:u24 | number:varint
/// flags    = bits 0–1: 0 a text, 1 a number below 2²⁴, 2 another number   2: population   3: time zone   4: box
///            5: names in languages   6: the scheme is not the first one   7: a second byte of flags follows
///            second byte: bit 0: water   1: country   2: postcode
/// ```
/// `scheme` and `identifier` make the URI: "geonames:" and 2988507. `country` stands in objects that belong to no
/// container, as in ``ContainerIndex``. Names in languages come last, so that who wants none need not read them.
package struct RecordTable: Sendable {
    private let table: OffsetTable
    private let records: ByteView

    package init(_ view: ByteView) throws(IndexFormatError) {
        var offset = 0
        table = try OffsetTable(view, at: &offset)
        records = try view.suffix(from: offset)
    }

    package var count: Int { table.count }

    package struct Box: Hashable, Sendable {
        package var south: Int32
        package var west: Int32
        package var north: Int32
        package var east: Int32

        package init(south: Int32, west: Int32, north: Int32, east: Int32) {
            self.south = south
            self.west = west
            self.north = north
            self.east = east
        }
    }

    package enum Identifier: Hashable, Sendable {
        case number(Int)
        case text(String)
    }

    package struct Record: Sendable {
        package var name: String
        package var scheme: Int
        package var identifier: Identifier
        package var population: Int?
        package var timeZone: Int?
        package var box: Box?
        package var localizedNames: [(language: Int, name: String)]
        package var water: String?
        package var country: UInt16
        package var postcode: String?

        package init(
            name: String, scheme: Int, identifier: Identifier, population: Int? = nil, timeZone: Int? = nil,
            box: Box? = nil, localizedNames: [(language: Int, name: String)] = [], water: String? = nil,
            country: UInt16 = 0, postcode: String? = nil
        ) {
            self.name = name
            self.scheme = scheme
            self.identifier = identifier
            self.population = population
            self.timeZone = timeZone
            self.box = box
            self.localizedNames = localizedNames
            self.water = water
            self.country = country
            self.postcode = postcode
        }
    }

    /// The first byte of flags, the second one above it.
    private enum Flag {
        static let identifier: UInt16 = 3
        static let smallNumber: UInt16 = 1
        static let largeNumber: UInt16 = 2
        static let population: UInt16 = 1 << 2
        static let timeZone: UInt16 = 1 << 3
        static let box: UInt16 = 1 << 4
        static let localized: UInt16 = 1 << 5
        static let scheme: UInt16 = 1 << 6
        static let more: UInt16 = 1 << 7
        static let water: UInt16 = 1 << 8
        static let country: UInt16 = 1 << 9
        static let postcode: UInt16 = 1 << 10
    }

    /// The record of a document; throws when there is none.
    ///
    /// Its `localizedNames` hold the name in the first of `languages`, by number, that it has one in; all of them when
    /// `languages` is nil.
    package func record(_ document: UInt32, languages: [Int]? = []) throws(IndexFormatError) -> Record {
        let range = try table[Int(document)]
        let view = try records.slice(range.lowerBound, range.count)
        var offset = 0
        let name = try view.string(&offset)
        var flags = UInt16(try view.u8(offset))
        offset += 1
        if flags & Flag.more != 0 {
            flags |= UInt16(try view.u8(offset)) << 8
            offset += 1
        }
        let scheme = flags & Flag.scheme != 0 ? try view.varint(&offset) : 0
        let identifier: Identifier
        switch flags & Flag.identifier {
        case Flag.smallNumber:
            identifier = .number(Int(try view.u16(offset)) | Int(try view.u8(offset + 2)) << 16)
            offset += 3
        case Flag.largeNumber: identifier = .number(try view.varint(&offset))
        default: identifier = .text(try view.string(&offset))
        }
        let population = flags & Flag.population != 0 ? try view.varint(&offset) : nil
        let timeZone = flags & Flag.timeZone != 0 ? try view.varint(&offset) : nil
        let box = flags & Flag.box != 0 ? try box(view, &offset) : nil
        let water = flags & Flag.water != 0 ? try view.string(&offset) : nil
        var country: UInt16 = 0
        if flags & Flag.country != 0 {
            country = try view.u16(offset)
            offset += 2
        }
        let postcode = flags & Flag.postcode != 0 ? try view.string(&offset) : nil
        let isLocalized = flags & Flag.localized != 0 && languages?.isEmpty != true
        // Made at once: to fill one in afterwards copies it.
        return Record(
            name: name, scheme: scheme, identifier: identifier, population: population, timeZone: timeZone, box: box,
            localizedNames: isLocalized ? try localizedNames(view, &offset, languages, shown: name) : [], water: water,
            country: country, postcode: postcode)
    }

    private func box(_ view: ByteView, _ offset: inout Int) throws(IndexFormatError) -> Box {
        let (south, west) = try view.place(&offset)
        let (north, east) = try view.place(&offset)
        return Box(south: south, west: west, north: north, east: east)
    }

    /// The name of a document alone, in the best of some languages.
    package func name(_ document: UInt32, languages: [Int]) throws(IndexFormatError) -> String {
        if !languages.isEmpty {
            let record = try record(document, languages: languages)
            return record.localizedNames.first?.name ?? record.name
        }
        var offset = try table[Int(document)].lowerBound
        return try records.string(&offset)
    }

    private func localizedNames(
        _ view: ByteView, _ offset: inout Int, _ languages: [Int]?, shown: String
    ) throws(IndexFormatError) -> [(language: Int, name: String)] {
        var names: [(language: Int, name: String)] = []
        var bestRank = Int.max
        for _ in 0..<(try view.varint(&offset)) {
            let length = try view.varint(&offset)
            let start = offset
            try view.check(offset, length)
            offset += length
            // One text for all languages that share it, however many the file says there are.
            var text: String?
            for _ in 0..<(try view.varint(&offset)) {
                let language = try view.varint(&offset)
                if let languages {
                    guard let rank = languages.firstIndex(of: language), rank < bestRank else { continue }
                    bestRank = rank
                    names.removeAll(keepingCapacity: true)
                }
                let name = if let text { text } else { length == 0 ? shown : try view.string(start, length) }
                text = name
                names.append((language, name))
            }
        }
        return names
    }
}

extension RecordTable {
    /// Writes the records of documents in order.
    package struct Writer: ~Copyable, Sendable {
        private var entries: EntryWriter

        package init(in space: ScratchSpace = .memory) {
            entries = EntryWriter(.records, in: space)
        }

        package mutating func append(_ record: Record) throws(IndexFormatError) {
            RecordTable.append(record, to: &entries.entry)
            try entries.close()
        }

        package func section() throws(IndexFormatError) -> SectionBytes { try entries.section() }
    }

    private static func append(_ record: Record, to writer: inout ByteWriter) {
        var flags: UInt16 = 0
        if case .number(let number) = record.identifier {
            flags |= number < 1 << 24 ? Flag.smallNumber : Flag.largeNumber
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
        writer.string(record.name)
        writer.u8(UInt8(truncatingIfNeeded: flags))
        if flags & Flag.more != 0 { writer.u8(UInt8(flags >> 8)) }
        if record.scheme != 0 { writer.varint(record.scheme) }
        switch record.identifier {
        case .number(let number) where number < 1 << 24: writer.integer(UInt64(number), width: 3)
        case .number(let number): writer.varint(number)
        case .text(let text): writer.string(text)
        }
        if let population = record.population { writer.varint(population) }
        if let timeZone = record.timeZone { writer.varint(timeZone) }
        if let box = record.box {
            for edge in [box.south, box.west, box.north, box.east] { writer.i32(edge) }
        }
        if let water = record.water { writer.string(water) }
        if record.country != 0 { writer.u16(record.country) }
        if let postcode = record.postcode { writer.string(postcode) }
        if !record.localizedNames.isEmpty {
            // Languages share names: "Andorra" stands once for fifty.
            var languages: [String: [Int]] = [:]
            var names: [String] = []
            for (language, name) in record.localizedNames {
                if languages[name] == nil { names.append(name) }
                languages[name, default: []].append(language)
            }
            writer.varint(names.count)
            for name in names {
                // That the shown name is one of the languages is worth knowing, and costs no letters.
                writer.string(name == record.name ? "" : name)
                let shared = languages[name] ?? []
                writer.varint(shared.count)
                for language in shared { writer.varint(language) }
            }
        }
    }
}
