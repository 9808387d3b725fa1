import MapSearchIndexFormat
import Testing

@Suite struct StringTableTests {
    @Test func numbersAndStrings() throws {
        var writer = StringTable.Writer()
        #expect(writer.number("country", in: .kinds) == 0)
        #expect(writer.number("region", in: .kinds) == 1)
        #expect(writer.number("country", in: .kinds) == 0)
        #expect(writer.number("country", in: .languages) == 0)
        #expect(writer.number("", in: .schemes) == 0)
        try withView(try writer.encode()) { view throws in
            let table = try StringTable(view)
            #expect(table.all(.kinds) == ["country", "region"])
            #expect(table.all(.schemes) == [""])
            #expect(table.all(.timeZones) == [])
            #expect(table.all(.languages) == ["country"])
            #expect(try table.string(.kinds, 1) == "region")
            for (list, index) in [(StringTable.List.kinds, 2), (.timeZones, 0), (.kinds, -1)] {
                #expect(throws: IndexFormatError(.corrupt, section: .strings, offset: index)) {
                    try table.string(list, index)
                }
            }
        }
    }

    @Test func listsAreBounded() throws {
        var writer = StringTable.Writer()
        for number in 0..<StringTable.maximumCount { _ = writer.number(String(number), in: .timeZones) }
        let bytes = try writer.encode()
        #expect(try withView(bytes) { try StringTable($0).all(.timeZones).count } == 65_535)
        _ = writer.number("one more", in: .timeZones)
        #expect(throws: IndexFormatError(.tooLarge, section: .strings)) { try writer.encode() }
        let tooMany = written { $0.varint(65_536) } + [UInt8](repeating: 0, count: 70_000)
        try withView(tooMany) { view throws in #expect(throws: IndexFormatError.self) { try StringTable(view) } }
    }

    @Test(arguments: [(256, true), (257, false)])
    func kindsHaveOneByte(count: Int, isRead: Bool) throws {
        var writer = StringTable.Writer()
        for number in 0..<count { _ = writer.number(String(number), in: .kinds) }
        let bytes = try writer.encode()
        let table = try? withView(bytes) { try StringTable($0).all(.kinds).count }
        #expect(table == (isRead ? count : nil))
    }

    @Test func truncatedListsAreRefused() throws {
        var writer = StringTable.Writer()
        for list in StringTable.List.allCases { _ = writer.number("something", in: list) }
        let bytes = try writer.encode()
        for length in 0..<bytes.count {
            try withView(Array(bytes.prefix(length))) { view throws in
                #expect(throws: IndexFormatError.self) { try StringTable(view) }
            }
        }
    }
}
