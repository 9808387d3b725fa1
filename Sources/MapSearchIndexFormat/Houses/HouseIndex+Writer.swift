extension HouseIndex {
    /// Collects the houses of owners in ascending order of their documents.
    package struct Writer: ~Copyable, Sendable {
        private let space: ScratchSpace
        private var entries: OwnedEntries.Writer
        private var tree = HouseTree.Writer()
        /// The number of appended owners.
        private var count = 0
        private var postcodes: [String] = []
        private var postcodeNumbers: [String: Int] = [:]

        package init(in space: ScratchSpace = .memory) {
            self.space = space
            entries = OwnedEntries.Writer(.houses, in: space)
        }

        package var isEmpty: Bool { entries.isEmpty }

        /// The position of a postal code in the list; a new code is added.
        package mutating func number(ofPostcode postcode: String) -> Int {
            if let number = postcodeNumbers[postcode] { return number }
            postcodeNumbers[postcode] = postcodes.count
            postcodes.append(postcode)
            return postcodes.count - 1
        }

        /// Appends an owner after the previous ones; its houses are sorted here.
        package mutating func append(_ entry: Entry, of document: UInt32) throws(IndexFormatError) {
            let start = entries.entry.count
            let runs = entry.houses.sorted { a, b in
                (a.number, a.rest, a.latitude, a.longitude) < (b.number, b.rest, b.latitude, b.longitude)
            }.runs(of: runLength)
            entries.entry.varint(runs.count)
            var number = 0
            for run in runs {
                try tree.append(run, entry: count, offset: entries.entry.count - start)
                append(run, behind: &number)
            }
            entries.entry.varint(entry.ranges.count)
            for range in entry.ranges {
                entries.entry.varint(range.first)
                entries.entry.varint(range.last)
                entries.entry.varint(range.step)
                entries.entry.varint(range.vertices.count)
                var last = range.vertices[0]
                entries.entry.place(last)
                for vertex in range.vertices.dropFirst() { entries.entry.step(to: vertex, from: &last) }
            }
            try entries.close(document)
            count += 1
        }

        private mutating func append(_ run: ArraySlice<House>, behind number: inout Int) {
            entries.entry.u8(UInt8(run.count))
            let first = run[run.startIndex]
            var last = (latitude: first.latitude, longitude: first.longitude)
            entries.entry.place(last)
            for (index, house) in run.enumerated() {
                let flags = (house.rest.isEmpty ? 0 : hasRest) | (house.postcode == nil ? 0 : hasPostcode)
                entries.entry.varint((house.number - number) * 4 + flags)
                number = house.number
                if index > 0 { entries.entry.step(to: (house.latitude, house.longitude), from: &last) }
                if !house.rest.isEmpty { entries.entry.string(house.rest) }
                if let postcode = house.postcode { entries.entry.varint(postcode) }
            }
        }

        package func section() throws(IndexFormatError) -> SectionBytes {
            var section = try EntryWriter.list(of: postcodes, section: .houses)
            section.append(try entries.section())
            section.append(try tree.section(in: space))
            return section
        }
    }
}
