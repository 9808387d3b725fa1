/// What a result shows of its object: name, identity and facts.
///
/// Layout:
/// ```
/// section  = text:EntryList  table:OffsetTable  record …
/// record   = name:text  flags:u8  [flags:u8]  [scheme:varint]  identifier
///            [population:varint]  [timeZone:varint]  [box]  [water:text]  [country:u16]  [postcode:text]
///            [localizedCount:varint (name:string languageCount:varint language:varint …) × localizedCount]
/// text     = head:varint  [UTF-8]      head: 2 × length of the text that follows, or 2 × position in the list + 1
/// identifier = text | number:u24 | number:varint | folder:text rest:text
/// box      = south:i32 west:i32 height:varint width:varint
/// flags    = bits 0–1: 0 a text, 1 a number below 2²⁴, 2 another number, 3 a path: folder and rest make the text
///            2: population   3: postcode   4: box   5: names in languages   6: the scheme is not the first one
///            7: a second byte of flags follows, with bit 0: water   1: country   2: time zone
/// ```
/// `scheme` and `identifier` form the URI: "geonames:" and 2988507. `country` is stored for objects that belong to no
/// container, as in ``ContainerIndex``. Names in languages come last, so that they can be skipped.
package struct RecordTable: Sendable {
    private let texts: EntryList
    private let table: OffsetTable
    private let records: ByteView

    package init(_ view: ByteView) throws(IndexFormatError) {
        var offset = 0
        texts = try EntryList(view, at: &offset)
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

    /// The first byte of flags, with the second one above it.
    enum Flag {
        static let identifier: UInt16 = 3
        static let smallNumber: UInt16 = 1
        static let largeNumber: UInt16 = 2
        static let path: UInt16 = 3
        static let population: UInt16 = 1 << 2
        static let postcode: UInt16 = 1 << 3
        static let box: UInt16 = 1 << 4
        static let localized: UInt16 = 1 << 5
        static let scheme: UInt16 = 1 << 6
        static let more: UInt16 = 1 << 7
        static let water: UInt16 = 1 << 8
        static let country: UInt16 = 1 << 9
        static let timeZone: UInt16 = 1 << 10
    }

    /// The record of a document; throws if there is none.
    ///
    /// Its `localizedNames` contain the name in the first of `languages`, by number, in which there is one; all of them if
    /// `languages` is nil.
    package func record(_ document: UInt32, languages: [Int]? = []) throws(IndexFormatError) -> Record {
        let range = try table[Int(document)]
        let view = try records.slice(range.lowerBound, range.count)
        var offset = 0
        let name = try text(view, &offset)
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
        case Flag.path:
            let folder = try text(view, &offset)
            identifier = .text(folder + (try text(view, &offset)))
        default: identifier = .text(try text(view, &offset))
        }
        let population = flags & Flag.population != 0 ? try view.varint(&offset) : nil
        let timeZone = flags & Flag.timeZone != 0 ? try view.varint(&offset) : nil
        let box = flags & Flag.box != 0 ? try box(view, &offset) : nil
        let water = flags & Flag.water != 0 ? try text(view, &offset) : nil
        var country: UInt16 = 0
        if flags & Flag.country != 0 {
            country = try view.u16(offset)
            offset += 2
        }
        let postcode = flags & Flag.postcode != 0 ? try text(view, &offset) : nil
        let isLocalized = flags & Flag.localized != 0 && languages?.isEmpty != true
        // Created at once, because changing a part later would copy it.
        return Record(
            name: name, scheme: scheme, identifier: identifier, population: population, timeZone: timeZone, box: box,
            localizedNames: isLocalized ? try localizedNames(view, &offset, languages, shown: name) : [], water: water,
            country: country, postcode: postcode)
    }

    private func box(_ view: ByteView, _ offset: inout Int) throws(IndexFormatError) -> Box {
        let start = offset
        let (south, west) = try view.place(&offset)
        let north = south &+ Int32(truncatingIfNeeded: try view.varint(&offset))
        guard FixedAngle.isLatitude(north) else { throw view.corrupt(at: start) }
        let east = west &+ Int32(truncatingIfNeeded: try view.varint(&offset))
        return Box(south: south, west: west, north: north, east: east)
    }

    private func text(_ view: ByteView, _ offset: inout Int) throws(IndexFormatError) -> String {
        let head = try view.varint(&offset)
        if head & 1 == 1 { return try texts.string(head >> 1) }
        let text = try view.string(offset, head >> 1)
        offset += head >> 1
        return text
    }

    /// Only the name of a document, in the best of some languages.
    package func name(_ document: UInt32, languages: [Int]) throws(IndexFormatError) -> String {
        if !languages.isEmpty {
            let record = try record(document, languages: languages)
            return record.localizedNames.first?.name ?? record.name
        }
        var offset = try table[Int(document)].lowerBound
        return try text(records, &offset)
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
            // A single text for all languages that share it, however many the file lists.
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
