/// The entrances of buildings, both of objects and of the houses of streets.
///
/// Layout:
/// ```
/// section  = entry:OwnedEntries
/// entry    = latitude:i32 longitude:i32  entrances  houseCount:varint house × houseCount
/// house    = latitudeStep:zigzag longitudeStep:zigzag  entrances
/// entrances = count:varint (kind:u8 latitudeStep:zigzag longitudeStep:zigzag) × count
/// ```
/// The first entrances are those of the object itself, which is at the entry's latitude and longitude, in units of
/// ``FixedAngle``. Steps to houses start there, steps to entrances at the object or house they belong to. Houses are identified by
/// their position, which those of one building share.
package struct EntranceTable: Sendable {
    package let entries: OwnedEntries

    /// An entrance of a building; the numbers of kinds are defined elsewhere.
    package struct Entrance: Hashable, Sendable {
        package var kind: UInt8
        package var latitude: Int32
        package var longitude: Int32

        package init(kind: UInt8, latitude: Int32, longitude: Int32) {
            self.kind = kind
            self.latitude = latitude
            self.longitude = longitude
        }
    }

    /// The entrances at one position.
    package struct Group: Hashable, Sendable {
        package var latitude: Int32
        package var longitude: Int32
        package var entrances: [Entrance]

        package init(latitude: Int32, longitude: Int32, entrances: [Entrance]) {
            self.latitude = latitude
            self.longitude = longitude
            self.entrances = entrances
        }
    }

    package init(_ view: ByteView) throws(IndexFormatError) {
        var offset = 0
        entries = try OwnedEntries(view, at: &offset)
    }

    /// The entrances of a document and of its houses; nil if none are known.
    ///
    /// - Complexity: O(log *n*), and O(*m*) in the entrances of the document and its houses.
    package func entrances(of document: UInt32) throws(IndexFormatError) -> (own: Group, houses: [Group])? {
        guard let number = try entries.number(of: document) else { return nil }
        return try entry(number)
    }

    /// The entrances in an entry.
    package func entry(_ number: Int) throws(IndexFormatError) -> (own: Group, houses: [Group]) {
        let view = try entries[number]
        var offset = 0
        let start = try view.place(&offset)
        let own = try group(view, &offset, at: start)
        let houseCount = try view.varint(&offset)
        // A house takes at least three bytes.
        guard houseCount <= view.count else { throw view.corrupt(at: offset) }
        var houses: [Group] = []
        houses.reserveCapacity(houseCount)
        var last = start
        for _ in 0..<houseCount {
            last = try view.place(&offset, from: last)
            houses.append(try group(view, &offset, at: last))
        }
        return (own, houses)
    }

    private func group(
        _ view: ByteView, _ offset: inout Int, at place: (latitude: Int32, longitude: Int32)
    ) throws(IndexFormatError) -> Group {
        let count = try view.varint(&offset)
        guard count <= view.count else { throw view.corrupt(at: offset) }
        var group = Group(latitude: place.latitude, longitude: place.longitude, entrances: [])
        group.entrances.reserveCapacity(count)
        var last = place
        for _ in 0..<count {
            let kind = try view.u8(offset)
            offset += 1
            last = try view.place(&offset, from: last)
            group.entrances.append(Entrance(kind: kind, latitude: last.latitude, longitude: last.longitude))
        }
        return group
    }
}

extension EntranceTable {
    /// Collects the entrances of documents in ascending order.
    package struct Writer: ~Copyable, Sendable {
        private var entries: OwnedEntries.Writer

        package init(in space: ScratchSpace = .memory) {
            entries = OwnedEntries.Writer(.entrances, in: space)
        }

        package var isEmpty: Bool { entries.isEmpty }

        /// Appends the entrances of a document and of its houses, after the previous ones.
        package mutating func append(_ own: Group, houses: [Group], of document: UInt32) throws(IndexFormatError) {
            var last = (latitude: own.latitude, longitude: own.longitude)
            entries.entry.place(last)
            append(own)
            entries.entry.varint(houses.count)
            for house in houses {
                entries.entry.step(to: (house.latitude, house.longitude), from: &last)
                append(house)
            }
            try entries.close(document)
        }

        private mutating func append(_ group: Group) {
            entries.entry.varint(group.entrances.count)
            var last = (latitude: group.latitude, longitude: group.longitude)
            for entrance in group.entrances {
                entries.entry.u8(entrance.kind)
                entries.entry.step(to: (entrance.latitude, entrance.longitude), from: &last)
            }
        }

        package func section() throws(IndexFormatError) -> SectionBytes { try entries.section() }
    }
}
