extension HouseIndex {
    /// Collects the houses of owners in ascending order of their documents.
    package struct Writer: Sendable {
        private var entries = OwnedEntries.Writer()
        private var postcodes: [String] = []
        private var postcodeNumbers: [String: Int] = [:]

        package init() {}

        package var isEmpty: Bool { entries.isEmpty }

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
            entries.body.i32(place.latitude)
            entries.body.i32(place.longitude)
            let houses = entry.houses.sorted { a, b in
                (a.number, a.rest, a.latitude, a.longitude) < (b.number, b.rest, b.latitude, b.longitude)
            }
            entries.body.varint(houses.count)
            var last = place
            var number = 0
            for house in houses {
                entries.body.varint(house.number - number)
                number = house.number
                entries.body.string(house.rest)
                step(to: (house.latitude, house.longitude), from: &last)
                entries.body.varint((house.postcode ?? -1) + 1)
            }
            entries.body.varint(entry.ranges.count)
            for range in entry.ranges {
                entries.body.varint(range.first)
                entries.body.varint(range.last)
                entries.body.varint(range.step)
                entries.body.varint(range.vertices.count)
                var last = place
                for vertex in range.vertices { step(to: vertex, from: &last) }
            }
            entries.close(document)
        }

        private mutating func step(
            to place: (latitude: Int32, longitude: Int32), from last: inout (latitude: Int32, longitude: Int32)
        ) {
            entries.body.signedVarint(Int(place.latitude) - Int(last.latitude))
            entries.body.signedVarint(Int(place.longitude) - Int(last.longitude))
            last = place
        }

        package func encode() throws(IndexFormatError) -> [UInt8] {
            var writer = ByteWriter()
            try writer.list(postcodes, section: .houses)
            try entries.write(to: &writer, section: .houses)
            return writer.bytes
        }
    }
}
