extension HouseIndex {
    /// Collects the houses of owners in ascending order of their documents.
    package struct Writer: ~Copyable, Sendable {
        private var entries: OwnedEntries.Writer
        private var postcodes: [String] = []
        private var postcodeNumbers: [String: Int] = [:]

        package init(in space: ScratchSpace = .memory) {
            entries = OwnedEntries.Writer(.houses, in: space)
        }

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
        ) throws(IndexFormatError) {
            entries.entry.i32(place.latitude)
            entries.entry.i32(place.longitude)
            let houses = entry.houses.sorted { a, b in
                (a.number, a.rest, a.latitude, a.longitude) < (b.number, b.rest, b.latitude, b.longitude)
            }
            entries.entry.varint(houses.count)
            var last = place
            var number = 0
            for house in houses {
                entries.entry.varint(house.number - number)
                number = house.number
                entries.entry.string(house.rest)
                entries.entry.step(to: (house.latitude, house.longitude), from: &last)
                entries.entry.varint((house.postcode ?? -1) + 1)
            }
            entries.entry.varint(entry.ranges.count)
            for range in entry.ranges {
                entries.entry.varint(range.first)
                entries.entry.varint(range.last)
                entries.entry.varint(range.step)
                entries.entry.varint(range.vertices.count)
                var last = place
                for vertex in range.vertices { entries.entry.step(to: vertex, from: &last) }
            }
            try entries.close(document)
        }

        package func section() throws(IndexFormatError) -> SectionBytes {
            var section = try EntryWriter.list(of: postcodes, section: .houses)
            section.append(try entries.section())
            return section
        }
    }
}
