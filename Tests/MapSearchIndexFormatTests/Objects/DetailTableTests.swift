import MapSearchIndexFormat
import MapSearchTestSupport
import Testing

@Suite struct DetailTableTests {
    private func open(_ writer: borrowing DetailTable.Writer) throws -> (table: DetailTable, storage: IndexStorage) {
        let storage = IndexStorage(copying: try writer.encode())
        return (try DetailTable(storage.view), storage)
    }

    @Test func whatIsWrittenIsRead() throws {
        var writer = DetailTable.Writer()
        let cafe = DetailTable.Detail(.category, ["amenity=cafe", "Café"])
        let hours = DetailTable.Detail(.openingHours, ["Mo-Fr 08:00-18:00"])
        let long = DetailTable.Detail(.link, [String(repeating: "long ", count: 2_000), ""])
        try writer.append([cafe, hours, .init(.houseNumber, ["12a"])], of: 3)
        try writer.append([cafe], of: 70_000)
        try writer.append([long], of: 70_001)
        let (table, storage) = try open(writer)
        // The number of the house comes first.
        #expect(try table.details(of: 3) == [.init(.houseNumber, ["12a"]), cafe, hours])
        #expect(try table.details(of: 70_000) == [cafe])
        #expect(try table.details(of: 70_001) == [long])
        #expect(try table.details(of: 4) == [])
        #expect(try table.houseNumber(of: 3) == "12a")
        #expect(try table.houseNumber(of: 70_000) == nil)
        #expect(try table.houseNumber(of: 0) == nil)
        withExtendedLifetime(storage) {}
    }

    @Test func theSeparatorInATextIsASpace() throws {
        var writer = DetailTable.Writer()
        try writer.append([.init(.chain, ["a\u{1F}b", "c"])], of: 0)
        let (table, storage) = try open(writer)
        #expect(try table.details(of: 0) == [.init(.chain, ["a b", "c"])])
        withExtendedLifetime(storage) {}
    }

    @Test func aTextOfSeveralDetailsStandsOnce() throws {
        func length(_ documents: UInt32) throws -> Int {
            var writer = DetailTable.Writer()
            let text = String(repeating: "x", count: 200)
            for document in 0..<documents { try writer.append([.init(.category, [text, text])], of: document) }
            return try writer.encode().count
        }
        #expect(try length(100) < length(1) + 100 * 20)
    }

    @Test("entries that are read together are those that are read one by one")
    func batch() throws {
        var random = SplitMix64(seed: 9)
        let keys: [DetailTable.Key] = [.houseNumber, .category, .phone, .link, .chain, .feature, .openingHours]
        var writer = DetailTable.Writer()
        for document: UInt32 in 0..<40 {
            var details: [DetailTable.Detail] = []
            for _ in 0..<Int.random(in: 0..<12, using: &random) {
                // Texts of several details and of one, short ones and some whose length takes two bytes.
                let text = String(repeating: "x", count: [3, 9, 90, 300].randomElement(using: &random) ?? 0)
                let number = Int.random(in: 0..<200, using: &random)
                details.append(.init(keys.randomElement(using: &random) ?? .phone, [text, "\(number)"]))
            }
            try writer.append(details, of: document)
        }
        let (table, storage) = try open(writer)
        var batch = DetailTable.Batch()
        for count in [0, 1, 2, 40, 3] {
            let numbers = (0..<UInt32(table.entries.count)).shuffled(using: &random).prefix(count)
            try batch.read(Array(numbers), from: table)
            for (entry, number) in numbers.enumerated() {
                let details = try batch.places(of: entry).map { place in
                    let (key, text) = try batch.text(of: batch.details[place], in: entry)
                    return DetailTable.Detail(key, try table.parts(of: text))
                }
                #expect(try details == table.details(Int(number)))
            }
        }
        withExtendedLifetime(storage) {}
    }

    @Test func damageIsAnErrorOrAnotherValue() throws {
        let bytes = try SmallIndex.contents().details.encode()
        for place in bytes.indices {
            for bit in 0..<8 {
                var damaged = bytes
                damaged[place] ^= 1 << UInt8(bit)
                let storage = IndexStorage(copying: damaged)
                guard let table = try? DetailTable(storage.view) else { continue }
                // Bytes that are not text become a character of three bytes.
                let longest = 3 * bytes.count
                for document: UInt32 in 0..<4 {
                    for detail in (try? table.details(of: document)) ?? [] {
                        #expect(detail.parts.joined().utf8.count <= longest, "bit \(bit) of byte \(place)")
                    }
                    #expect((try? table.houseNumber(of: document))??.utf8.count ?? 0 <= longest)
                }
                var batch = DetailTable.Batch()
                guard (try? batch.read([0, 1, 2], from: table)) != nil else { continue }
                for entry in 0..<3 {
                    // What one way of reading makes of it, the other does.
                    let texts = try? batch.places(of: entry).map { place in
                        let (key, text) = try batch.text(of: batch.details[place], in: entry)
                        return DetailTable.Detail(key, try table.parts(of: text))
                    }
                    guard let texts, let details = try? table.details(entry) else { continue }
                    #expect(texts == details, "bit \(bit) of byte \(place)")
                }
                withExtendedLifetime(storage) {}
            }
        }
    }
}
