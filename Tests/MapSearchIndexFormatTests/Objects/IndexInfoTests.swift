import MapSearchIndexFormat
import Testing

@Suite struct AboutTests {
    @Test func entriesComeBackInOrder() throws {
        var info = IndexInfo()
        info.append("name", "Welt")
        info.append("attribution", "Ä")
        info.append("attribution", "B")
        info.append("empty", "")
        try withView(info.encode()) { view throws in
            let found = try IndexInfo(view)
            #expect(found.values("name") == ["Welt"])
            #expect(found.values("attribution") == ["Ä", "B"])
            #expect(found.values("empty") == [""])
            #expect(found.values("license") == [])
            #expect(found.entries.map(\.key) == ["name", "attribution", "attribution", "empty"])
        }
    }

    @Test func entriesAreBounded() throws {
        for count in [1025, 1 << 40] {
            try withView(written { $0.varint(count) } + [UInt8](repeating: 0, count: 5000)) { view throws in
                #expect(throws: IndexFormatError(.corrupt)) { try IndexInfo(view) }
            }
        }
        try withView(written { $0.varint(1024) } + [UInt8](repeating: 0, count: 2048)) { view throws in
            #expect(throws: Never.self) { try IndexInfo(view) }
        }
    }
}
