import MapSearchIndexFormat
import Testing

@Suite struct EntranceTableTests {
    private static func group(_ latitude: Int32, _ longitude: Int32, _ kinds: [UInt8]) -> EntranceTable.Group {
        .init(
            latitude: latitude, longitude: longitude,
            entrances: kinds.map { .init(kind: $0, latitude: latitude - Int32($0), longitude: longitude + 70) })
    }

    @Test func whatIsWrittenComesBack() throws {
        var writer = EntranceTable.Writer()
        let own = Self.group(5, 2_147_483_600, [])
        // Also across the 180th meridian.
        let houses = [Self.group(9, -2_147_483_600, [0, 1]), Self.group(-9, 4, [200])]
        try writer.append(own, houses: houses, of: 3)
        try writer.append(Self.group(1, 1, [4]), houses: [], of: 7)
        let storage = IndexStorage(copying: try writer.section().array())
        let table = try EntranceTable(storage.view)
        let found = try #require(try table.entrances(of: 3))
        #expect(found.own == own && found.houses == houses)
        #expect(try table.entrances(of: 7)?.own.entrances.map(\.kind) == [4])
        #expect(try table.entrances(of: 4)?.houses == nil)
        withExtendedLifetime(storage) {}
    }
}
