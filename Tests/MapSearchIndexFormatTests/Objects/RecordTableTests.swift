import MapSearchIndexFormat
import Testing

@Suite struct RecordTableTests {
    /// Every combination of what a record may have, with both kinds of identifier and two schemes.
    @Test func everyCombinationComesBack() throws {
        let records = (0..<1024).map(Self.record)
        try withView(try RecordTable.encode(records)) { view throws in
            let table = try RecordTable(view)
            #expect(table.count == 1024)
            for (number, record) in records.enumerated() {
                let found = try table.record(UInt32(number), languages: nil)
                guard Self.isEqual(found, record) else {
                    Issue.record("combination \(number): \(found)")
                    return
                }
                #expect(try table.name(UInt32(number), languages: []) == record.name)
            }
            #expect(throws: IndexFormatError.self) { try table.record(1024) }
            #expect(throws: IndexFormatError.self) { try table.name(1024, languages: []) }
        }
    }

    /// The first wanted language that a record has, whatever their order in the record.
    @Test(
        arguments: [
            ([], nil), ([1], "un"), ([2], "deux"), ([9], nil), ([9, 2], "deux"), ([3, 1], "trois"), ([1, 3], "un"),
            ([9, 8, 3, 2, 1], "trois"), ([1, 1], "un"),
        ] as [([Int], String?)])
    func languagesInOrderOfPreference(languages: [Int], name: String?) throws {
        var record = Self.record(0)
        record.localizedNames = [(1, "un"), (2, "deux"), (3, "trois")]
        try withView(try RecordTable.encode([record])) { view throws in
            let table = try RecordTable(view)
            #expect(try table.record(0, languages: languages).localizedNames.map(\.name) == [name].compactMap(\.self))
            #expect(try table.name(0, languages: languages) == name ?? record.name)
        }
    }

    @Test(arguments: [0, 1, 127, 128, 65_536, 1 << 24 - 1, 1 << 24, 999_999_999_999_999_999, Int.max])
    func numbersOfAllSizes(number: Int) throws {
        var record = Self.record(0)
        record.identifier = .number(number)
        record.population = number
        try withView(try RecordTable.encode([record])) { view throws in
            let found = try RecordTable(view).record(0)
            #expect(found.identifier == .number(number))
            #expect(found.population == number)
        }
    }

    @Test(arguments: [255, 256, 70_000, 1_000_000])
    func longNames(length: Int) throws {
        var record = Self.record(255)
        record.name = String(repeating: "x", count: length)
        try withView(try RecordTable.encode([Self.record(3), record, Self.record(4)])) { view throws in
            let table = try RecordTable(view)
            #expect(try Self.isEqual(table.record(1, languages: nil), record))
            #expect(try Self.isEqual(table.record(2, languages: nil), Self.record(4)))
        }
    }

    /// However many languages a record says it has for a name, there is one text.
    @Test func languagesOfOneNameShareItsText() throws {
        var record = Self.record(0)
        let name = String(repeating: "Andorra ", count: 100)
        record.localizedNames = (0..<5_000).map { ($0, name) }
        try withView(try RecordTable.encode([record])) { view throws in
            let names = try RecordTable(view).record(0, languages: nil).localizedNames
            #expect(names.count == 5_000 && names.allSatisfy { $0.name == name })
            let places = Set(names.map { name in name.name.utf8.withContiguousStorageIfAvailable { $0.baseAddress } })
            #expect(places.count == 1)
        }
    }

    /// Texts that several records have stand in the file twice at most: where they were met first, and in the list.
    @Test func textsOfSeveralRecordsStandInAList() throws {
        var records: [RecordTable.Record] = []
        for number in 0..<200 {
            var record = Self.record(0)
            record.name = ["Bahnhofstraße", "Ort", "Cafe\u{301} Central", "Caf\u{E9} Central", "Ort"][number % 5]
            record.identifier = .text("/liechtenstein/vaduz/\(number)")
            record.postcode = "9490"
            records.append(record)
        }
        let bytes = try RecordTable.encode(records)
        try withView(bytes) { view throws in
            let table = try RecordTable(view)
            for (number, record) in records.enumerated() {
                let found = try table.record(UInt32(number), languages: nil)
                #expect(found.identifier == record.identifier && found.postcode == record.postcode)
                // Texts that are canonically the same keep their own bytes.
                #expect(Array(found.name.utf8) == Array(record.name.utf8))
            }
        }
        for text in ["Bahnhofstraße", "/liechtenstein/vaduz/"] {
            let pattern = Array(text.utf8)
            let count = bytes.indices.filter { bytes[$0...].starts(with: pattern) }.count
            #expect(count == 2, "\(text)")
        }
    }

    @Test(arguments: [Int32.min, -1 << 30 - 1, 1 << 30 + 1, .max])
    func boxBeyondThePole(latitude: Int32) throws {
        for box in [
            RecordTable.Box(south: latitude, west: 0, north: 0, east: 0),
            RecordTable.Box(south: 0, west: 0, north: latitude, east: 0),
        ] {
            var record = Self.record(0)
            record.box = box
            try withView(try RecordTable.encode([record])) { view throws in
                #expect(throws: IndexFormatError.self) { try RecordTable(view).record(0) }
            }
        }
    }

    /// Languages that share a name share its bytes; all of them come back.
    @Test func sharedNames() throws {
        var record = Self.record(0)
        record.localizedNames = [(1, "Andorra"), (2, "Andorre"), (3, "Andorra"), (400, "Andorra")]
        try withView(try RecordTable.encode([record])) { view throws in
            let table = try RecordTable(view)
            let names = try table.record(0, languages: nil).localizedNames
            #expect(
                Dictionary(uniqueKeysWithValues: names.map { ($0.language, $0.name) }) == [
                    1: "Andorra", 2: "Andorre", 3: "Andorra", 400: "Andorra",
                ])
            for (language, name) in record.localizedNames {
                #expect(try table.name(0, languages: [language]) == name)
            }
            #expect(try table.record(0, languages: [9, 2, 3]).localizedNames.map(\.name) == ["Andorre"])
        }
    }

    /// Any byte of a record may be anything: reading ends with a record or with an error.
    @Test func damagedRecordsDoNoHarm() throws {
        let bytes = try RecordTable.encode([Self.record(255), Self.record(16)])
        for offset in bytes.indices {
            for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
                var damaged = bytes
                damaged[offset] = value
                // A length or a count of 63 bits.
                if value == 0xFF { for index in offset..<min(offset + 8, bytes.count) { damaged[index] = 0xFF } }
                if value == 0xFF, offset + 8 < bytes.count { damaged[offset + 8] = 0x7F }
                try withView(damaged) { view throws in
                    do {
                        let table = try RecordTable(view)
                        for document in 0..<UInt32(min(table.count, 2)) {
                            _ = try table.record(document, languages: nil)
                            _ = try table.record(document, languages: [2])
                            _ = try table.name(document, languages: [])
                        }
                    } catch {
                        #expect(error is IndexFormatError)
                    }
                }
            }
        }
    }

    private static func record(_ flags: Int) -> RecordTable.Record {
        func has(_ bit: Int) -> Bool { flags & 1 << bit != 0 }
        return RecordTable.Record(
            name: flags.isMultiple(of: 3) ? "Sankt Märgen" : "", scheme: has(7) ? 300 : 0,
            identifier: has(0) ? .number(flags * 1000) : .text(has(9) ? "/land/town \(flags % 7)/street" : "n\(flags)"),
            population: has(1) ? flags * 1_000_000 : nil,
            timeZone: has(2) ? 200 : nil,
            box: has(3) ? RecordTable.Box(south: -1 << 30, west: .min, north: 1 << 30, east: .max) : nil,
            localizedNames: has(4) ? [(2, "deux"), (400, "東京")] : [], water: has(5) ? "lake" : nil,
            country: has(6) ? 0x4C49 : 0, postcode: has(8) ? "9\(flags % 5)490" : nil)
    }

    private static func isEqual(_ a: RecordTable.Record, _ b: RecordTable.Record) -> Bool {
        a.name == b.name && a.scheme == b.scheme && a.identifier == b.identifier && a.population == b.population
            && a.timeZone == b.timeZone && a.box == b.box && a.water == b.water && a.country == b.country
            && a.postcode == b.postcode
            && a.localizedNames.elementsEqual(b.localizedNames, by: ==)
    }
}
