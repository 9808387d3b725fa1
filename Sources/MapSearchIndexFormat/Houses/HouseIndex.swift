import MapSearchText

/// The house numbers of streets: a street owns its numbers, so a house takes a few bytes and is not an object.
///
/// Layout:
/// ```
/// section  = postcode:EntryList  entry:OwnedEntries  tree:HouseTree
/// entry    = runCount:varint run × runCount  rangeCount:varint range × rangeCount
/// run      = houseCount:u8 (1…32)  latitude:i32 longitude:i32  house × houseCount
/// house    = head:varint  [latitudeStep:zigzag longitudeStep:zigzag]  [rest:string]  [postcode:varint]
/// head     = 4 × numberStep, + 1 with a rest, + 2 with a postcode
/// range    = first:varint last:varint step:varint  vertexCount:varint  latitude:i32 longitude:i32
///            (latitudeStep:zigzag longitudeStep:zigzag) × (vertexCount − 1)
/// ```
/// Houses ascend by number; `numberStep` is the difference from the previous house, and for the first one from 0. `rest` is the
/// text after the number. The first house of a run is at the latitude and longitude of the run, in units of
/// ``FixedAngle``; each other one stores its offset from the previous house. `postcode` is the position in the list of postal
/// codes; without one, the house has that of the street. A range has 2 vertices or more. No number is larger than
/// ``HouseNumber/maximum``, so comparisons cannot overflow.
package struct HouseIndex: Sendable {
    private let postcodes: EntryList
    package let entries: OwnedEntries
    private let tree: HouseTree

    static let runLength = 32
    static let hasRest = 1
    static let hasPostcode = 2

    /// A house of a street.
    package struct House: Hashable, Sendable {
        package var number: Int
        /// The text after the number.
        package var rest: String
        package var latitude: Int32
        package var longitude: Int32
        /// The position of the postal code in the list.
        package var postcode: Int?

        package init(number: Int, rest: String, latitude: Int32, longitude: Int32, postcode: Int? = nil) {
            self.number = number
            self.rest = rest
            self.latitude = latitude
            self.longitude = longitude
            self.postcode = postcode
        }

        /// The number as it is written.
        package var text: String { number == 0 ? rest : String(number) + rest }
    }

    /// A run of numbers along a line.
    package struct Range: Hashable, Sendable {
        package var first: Int
        package var last: Int
        package var step: Int
        package var vertices: [(latitude: Int32, longitude: Int32)]

        package init(first: Int, last: Int, step: Int, vertices: [(latitude: Int32, longitude: Int32)]) {
            self.first = first
            self.last = last
            self.step = step
            self.vertices = vertices
        }

        package static func == (a: Range, b: Range) -> Bool {
            (a.first, a.last, a.step) == (b.first, b.last, b.step) && a.vertices.elementsEqual(b.vertices, by: ==)
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(first)
            hasher.combine(last)
        }
    }

    /// The houses and ranges of one owner.
    package struct Entry: Hashable, Sendable {
        package var houses: [House]
        package var ranges: [Range]

        package init(houses: [House], ranges: [Range]) {
            self.houses = houses
            self.ranges = ranges
        }
    }

    package init(_ view: ByteView) throws(IndexFormatError) {
        var offset = 0
        postcodes = try EntryList(view, at: &offset)
        entries = try OwnedEntries(view, at: &offset)
        tree = try HouseTree(view, at: &offset)
    }

    /// A postal code of the list; throws if there is none.
    package func postcode(_ number: Int) throws(IndexFormatError) -> String { try postcodes.string(number) }

    /// The houses and ranges of an owner.
    ///
    /// - Complexity: O(*houses*).
    package func entry(_ number: Int) throws(IndexFormatError) -> Entry {
        let view = try entries[number]
        var offset = 0
        var entry = Entry(houses: [], ranges: [])
        var houseNumber = 0
        for _ in 0..<(try Self.count(view, &offset)) {
            if entry.houses.isEmpty { entry.houses.reserveCapacity(Int(try view.u8(offset))) }
            try forEachHouse(view, &offset) { house throws(IndexFormatError) in
                houseNumber += house.numberStep
                guard houseNumber <= HouseNumber.maximum else { throw view.corrupt(at: 0) }
                entry.houses.append(
                    House(
                        number: houseNumber, rest: try view.string(house.rest.lowerBound, house.rest.count),
                        latitude: house.latitude, longitude: house.longitude, postcode: house.postcode))
            }
        }
        for _ in 0..<(try Self.count(view, &offset)) { entry.ranges.append(try range(view, &offset)) }
        return entry
    }

    /// A number of items that take bytes, which limits how much a damaged file can request.
    private static func count(_ view: ByteView, _ offset: inout Int) throws(IndexFormatError) -> Int {
        let count = try view.varint(&offset)
        guard count <= view.count else { throw view.corrupt(at: offset) }
        return count
    }

    /// The contents of a house's bytes.
    private struct StoredHouse {
        var numberStep: Int
        var rest: Swift.Range<Int>
        var latitude: Int32
        var longitude: Int32
        var postcode: Int?
    }

    /// Reads the run at `offset`, which moves past it.
    private func forEachHouse(
        _ view: ByteView, _ offset: inout Int, _ body: (StoredHouse) throws(IndexFormatError) -> Void
    ) throws(IndexFormatError) {
        let count = Int(try view.u8(offset))
        guard (1...Self.runLength).contains(count) else { throw view.corrupt(at: offset) }
        offset += 1
        var place = try view.place(&offset)
        for index in 0..<count {
            let head = try view.varint(&offset)
            guard head >> 2 <= HouseNumber.maximum else { throw view.corrupt(at: offset) }
            if index > 0 { place = try view.place(&offset, from: place) }
            let restLength = head & Self.hasRest != 0 ? try view.varint(&offset) : 0
            try view.check(offset, restLength)
            let rest = offset..<offset + restLength
            offset = rest.upperBound
            let postcode = head & Self.hasPostcode != 0 ? try view.varint(&offset) : nil
            if let postcode, postcode >= postcodes.count { throw view.corrupt(at: offset) }
            try body(
                StoredHouse(
                    numberStep: head >> 2, rest: rest, latitude: place.latitude, longitude: place.longitude,
                    postcode: postcode))
        }
    }

    private func range(_ view: ByteView, _ offset: inout Int) throws(IndexFormatError) -> Range {
        let first = try number(view, &offset)
        let last = try number(view, &offset)
        let step = try number(view, &offset)
        let vertexCount = try Self.count(view, &offset)
        guard vertexCount >= 2, step > 0 else { throw view.corrupt(at: offset) }
        var vertex = try view.place(&offset)
        var vertices = [vertex]
        for _ in 1..<vertexCount {
            vertex = try view.place(&offset, from: vertex)
            vertices.append(vertex)
        }
        return Range(first: first, last: last, step: step, vertices: vertices)
    }

    private func number(_ view: ByteView, _ offset: inout Int) throws(IndexFormatError) -> Int {
        let number = try view.varint(&offset)
        guard number <= HouseNumber.maximum else { throw view.corrupt(at: offset) }
        return number
    }
}

// MARK: - Places

extension HouseIndex {
    /// The nearest houses of accepted owners, the nearest first, each with the document of its owner.
    ///
    /// The position is in units of ``FixedAngle``. At most `count` houses are returned, with haversines below `limit`.
    ///
    /// - Complexity: O(log *n*) on average for a small `count`.
    package func nearest(
        latitude: Int32, longitude: Int32, count: Int, limit: Float,
        accept: (UInt32) throws(IndexFormatError) -> Bool = { _ in true }
    ) throws(IndexFormatError) -> [Neighbor] {
        guard count > 0 else { return [] }
        let query = NearestQuery(latitude: latitude, longitude: longitude)
        var search = NearestSearch(count: count, limit: limit)
        try tree.groups.search(query, nil, &search) { place, search throws(IndexFormatError) in
            let run = try tree.run(place)
            let owner = try entries.owner(run.entry)
            guard try accept(owner) else { return }
            var offset = run.offset
            try forEachHouse(try entries[run.entry], &offset) { house in
                let haversine = query.haversine(house.latitude, house.longitude)
                guard haversine < search.limit else { return }
                search.insert(
                    Neighbor(
                        document: owner, latitude: house.latitude, longitude: house.longitude, haversine: haversine,
                        score: haversine))
            }
        }
        return search.best
    }

    /// The box around the houses of an entry; nil if they are all at one position or there are none.
    ///
    /// - Complexity: O(*houses*).
    package func box(_ number: Int) throws(IndexFormatError) -> RecordTable.Box? {
        let view = try entries[number]
        var offset = 0
        var box = FixedBox()
        for _ in 0..<(try Self.count(view, &offset)) {
            try forEachHouse(view, &offset) { box.extend(FixedBox(latitude: $0.latitude, longitude: $0.longitude)) }
        }
        return box.south >= box.north && box.west >= box.east
            ? nil : RecordTable.Box(south: box.south, west: box.west, north: box.north, east: box.east)
    }

    /// Checks that the owners are documents, that entries can be read, and that the tree has each run once and in its box.
    package func verify(documentCount: Int) throws(IndexFormatError) {
        try entries.verifyOwners(documentCount: documentCount, section: .houses)
        var runs: [HouseTree.Run] = []
        for number in 0..<entries.count {
            for house in try entry(number).houses {
                if let postcode = house.postcode { _ = try self.postcode(postcode) }
            }
            let view = try entries[number]
            var offset = 0
            for _ in 0..<(try Self.count(view, &offset)) {
                runs.append(HouseTree.Run(entry: number, offset: offset))
                try forEachHouse(view, &offset) { _ in }
            }
        }
        try tree.verify(runs) { run throws(IndexFormatError) in
            var box = WeighedBox()
            var offset = run.offset
            try forEachHouse(try entries[run.entry], &offset) { house in
                box.extend(FixedBox(latitude: house.latitude, longitude: house.longitude), weight: 0)
            }
            return box
        }
    }
}
