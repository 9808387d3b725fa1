import MapSearchIndexFormat

// Whole sections of what tests have in arrays.

extension ByteWriter {
    mutating func entries(_ body: [UInt8], ends: [Int], section: SectionID) throws {
        var writer = EntryWriter(section)
        var start = 0
        for end in ends {
            writer.entry.raw(body[start..<end])
            try writer.close()
            start = end
        }
        raw(try writer.section().array())
    }
}

extension SectionBytes {
    /// All bytes in memory.
    func array() throws -> [UInt8] {
        var bytes: [UInt8] = []
        for piece in pieces {
            try piece.forEachPiece { bytes += $0 }
        }
        return bytes
    }
}

extension FileHeader {
    static func file(
        sections: [(id: SectionID, bytes: [UInt8])], documentCount: Int, termCount: Int, folding: UInt16
    ) throws -> [UInt8] {
        var file: [UInt8] = []
        _ = try write(
            sections: sections.map { ($0.id, SectionBytes($0.bytes)) }, documentCount: documentCount,
            termCount: termCount, folding: folding
        ) { bytes, offset in
            let end = offset + bytes.count
            if end > file.count { file += repeatElement(0, count: end - file.count) }
            file.replaceSubrange(offset..<end, with: bytes)
        }
        return file
    }
}

extension ContainerIndex {
    static func encode(_ entries: [Entry], areas: [AddressAreas.Entry]) throws -> [UInt8] {
        var writer = Writer()
        for entry in entries { writer.append(entry) }
        return try writer.section(areas: areas).array()
    }
}

extension AttributeTable {
    static func encode(_ rows: [Row]) throws -> [UInt8] {
        var writer = Writer(
            placeCount: (rows.map(\.place).max() ?? 0) + 1,
            containerCount: (rows.compactMap(\.container).max() ?? -1) + 1)
        for row in rows { try writer.append(row) }
        return try writer.section().array()
    }
}

extension PointIndex {
    static func encode(layers: [[Entry]], _ widths: Widths = .least) throws -> [UInt8] {
        var writer = Writer()
        for layer in layers { try writer.append(arranged(layer), widths) }
        return try writer.section().array()
    }

    static func arranged(_ points: [Entry]) -> [Entry] {
        var points = points
        arrange(&points)
        return points
    }
}

extension AreaIndex {
    static func encode(_ entries: [Entry]) throws -> [UInt8] {
        var writer = Writer()
        for entry in entries { try writer.append(entry) }
        return try writer.section().array()
    }
}

extension AreaTree {
    static func encode(_ entries: [AreaIndex.Entry]) -> [UInt8] {
        encode(
            entries.map { entry in
                FixedBox(entry.rings.joined().map { (latitude: $0.latitude, longitude: $0.longitude) })
            })
    }
}

extension RecordTable {
    static func encode(_ records: [Record]) throws -> [UInt8] {
        var writer = Writer()
        for record in records { try writer.append(record) }
        return try writer.section().array()
    }
}

extension LineIndex {
    static func encode(_ lines: [Entry]) throws -> [UInt8] {
        var writer = Writer()
        for line in lines { try writer.append(line) }
        return try writer.section().array()
    }
}

extension FootprintIndex {
    static func encode(_ footprints: [Entry]) throws -> [UInt8] {
        var writer = Writer()
        for footprint in footprints { try writer.append(footprint) }
        return try writer.section().array()
    }
}

extension HouseIndex.Writer {
    func encode() throws -> [UInt8] { try section().array() }
}

extension DetailTable.Writer {
    func encode() throws -> [UInt8] { try section().array() }
}

extension CategoryIndex.Writer {
    func encode() throws -> [UInt8] { try section().array() }
}

extension ForwardIndex.Writer {
    func encode(termCount: Int) throws -> [UInt8] { try section(termCount: termCount).array() }
}

extension PostingIndex {
    static func encode(documents: [UInt32], ends: [Int], importance: (UInt32) -> UInt16) throws -> [UInt8] {
        var writer = Writer()
        var start = 0
        for end in ends {
            try writer.append(documents[start..<end], importance: importance)
            start = end
        }
        return try writer.section().array()
    }
}
