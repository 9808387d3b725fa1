import MapSearchText

/// The house numbers of streets: a street owns its numbers, so that a house costs a few bytes and is no object.
///
/// Layout:
/// ```
/// section  = postcode:EntryList  entry:OwnedEntries
/// entry    = latitude:i32 longitude:i32  houseCount:varint house × houseCount  rangeCount:varint range × rangeCount
/// house    = numberStep:varint  rest:string  latitudeStep:zigzag longitudeStep:zigzag  postcode:varint
/// range    = first:varint last:varint step:varint  vertexCount:varint (latitudeStep:zigzag longitudeStep:zigzag) × vertexCount
/// ```
/// Houses ascend by number; `numberStep` is the difference to the house before, `rest` what is written behind the number.
/// The first steps of houses and of each range start at the entry's latitude and longitude, in units of ``FixedAngle``.
/// `postcode` is the place in the list of postal codes + 1; 0: that of the street. A range has 2 vertices or more. No number
/// is larger than ``HouseNumber/maximum``, so that nobody need mind overflow where they are compared.
package struct HouseIndex: Sendable {
    private let postcodes: EntryList
    package let entries: OwnedEntries

    /// A house of a street.
    package struct House: Hashable, Sendable {
        package var number: Int
        /// What is written behind the number.
        package var rest: String
        package var latitude: Int32
        package var longitude: Int32
        /// The place of the postal code in the list.
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

    /// What one owner has.
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
    }

    /// A postal code of the list; throws when there is none.
    package func postcode(_ number: Int) throws(IndexFormatError) -> String { try postcodes.string(number) }

    /// The houses and ranges of an owner.
    ///
    /// - Complexity: O(*houses*).
    package func entry(_ number: Int) throws(IndexFormatError) -> Entry {
        let view = try entries[number]
        var offset = 0
        let start = try view.place(&offset)
        var entry = Entry(houses: [], ranges: [])
        var last = start
        var houseNumber = 0
        let houseCount = try view.varint(&offset)
        // A house takes five bytes at least, so this bounds what a damaged file may ask for.
        guard houseCount <= view.count else { throw view.corrupt(at: 8) }
        entry.houses.reserveCapacity(houseCount)
        for _ in 0..<houseCount {
            houseNumber += try self.number(view, &offset)
            guard houseNumber <= HouseNumber.maximum else { throw view.corrupt(at: offset) }
            let rest = try view.string(&offset)
            last = try view.place(&offset, from: last)
            let postcode = try view.varint(&offset)
            guard postcode <= postcodes.count else { throw view.corrupt(at: offset) }
            entry.houses.append(
                House(
                    number: houseNumber, rest: rest, latitude: last.latitude, longitude: last.longitude,
                    postcode: postcode == 0 ? nil : postcode - 1))
        }
        let rangeCount = try view.varint(&offset)
        guard rangeCount <= view.count else { throw view.corrupt(at: offset) }
        for _ in 0..<rangeCount {
            let first = try self.number(view, &offset)
            let last = try self.number(view, &offset)
            let stepWidth = try self.number(view, &offset)
            let vertexCount = try view.varint(&offset)
            guard vertexCount >= 2, vertexCount <= view.count, stepWidth > 0 else { throw view.corrupt(at: offset) }
            var vertices: [(latitude: Int32, longitude: Int32)] = []
            var vertex = start
            for _ in 0..<vertexCount {
                vertex = try view.place(&offset, from: vertex)
                vertices.append(vertex)
            }
            entry.ranges.append(Range(first: first, last: last, step: stepWidth, vertices: vertices))
        }
        return entry
    }

    private func number(_ view: ByteView, _ offset: inout Int) throws(IndexFormatError) -> Int {
        let number = try view.varint(&offset)
        guard number <= HouseNumber.maximum else { throw view.corrupt(at: offset) }
        return number
    }
}
