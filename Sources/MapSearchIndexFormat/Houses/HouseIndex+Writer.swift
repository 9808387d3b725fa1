extension HouseIndex {
    /// Collects the houses of owners in ascending order of their documents.
    package struct Writer: Sendable {
        private var owners: [UInt32] = []
        private var ends: [Int] = []
        private var body = ByteWriter()
        private var postcodes: [String] = []
        private var postcodeNumbers: [String: Int] = [:]

        package init() {}

        package var isEmpty: Bool { owners.isEmpty }

        /// The place of a postal code in the list, a new one if it was not met before.
        package mutating func number(ofPostcode postcode: String) -> Int {
            if let number = postcodeNumbers[postcode] { return number }
            postcodeNumbers[postcode] = postcodes.count
            postcodes.append(postcode)
            return postcodes.count - 1
        }

        /// Appends an owner behind those that were appended before; the houses are sorted here.
        package mutating func append(
            _ entry: Entry, of document: UInt32, at place: (latitude: Int32, longitude: Int32)
        ) {
            precondition(owners.last ?? 0 <= document, "owners ascend")
            owners.append(document)
            body.i32(place.latitude)
            body.i32(place.longitude)
            let houses = entry.houses.sorted { a, b in
                (a.number, a.rest, a.latitude, a.longitude) < (b.number, b.rest, b.latitude, b.longitude)
            }
            body.varint(houses.count)
            var last = place
            var number = 0
            for house in houses {
                body.varint(house.number - number)
                number = house.number
                body.string(house.rest)
                step(to: (house.latitude, house.longitude), from: &last)
                body.varint((house.postcode ?? -1) + 1)
            }
            body.varint(entry.ranges.count)
            for range in entry.ranges {
                body.varint(range.first)
                body.varint(range.last)
                body.varint(range.step)
                body.varint(range.vertices.count)
                var last = place
                for vertex in range.vertices { step(to: vertex, from: &last) }
            }
            ends.append(body.count)
        }

        private mutating func step(
            to place: (latitude: Int32, longitude: Int32), from last: inout (latitude: Int32, longitude: Int32)
        ) {
            body.signedVarint(Int(place.latitude) - Int(last.latitude))
            body.signedVarint(Int(place.longitude) - Int(last.longitude))
            last = place
        }

        package func encode() throws(IndexFormatError) -> [UInt8] {
            var writer = ByteWriter()
            writer.varint(postcodes.count)
            for postcode in postcodes { writer.string(postcode) }
            writer.column(owners)
            try writer.entries(body.bytes, ends: ends, section: .houses)
            return writer.bytes
        }
    }
}
