import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Addresses without spaces, which go from the country to the house.
@Suite struct WordRunTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("guangdong", .region, "广东省", 23.1, 113.3, people: 120_000_000)
        world.add("shenzhen", .locality, "深圳市", 22.5, 114, in: "guangdong", people: 17_000_000)
        world.add("nanshan", .district, "南山", 22.53, 113.93, in: "shenzhen", people: 1_500_000)
        world.add("beijing", .locality, "北京市", 39.9, 116.4, people: 20_000_000) { $0.alternateNames = ["北京"] }
        world.add("chaoyang", .locality, "朝阳", 41.6, 120.4, people: 400_000)
        world.add("shimizu", .locality, "清水", 35, 138.5, people: 30_000)
        world.add("vaduz", .locality, "Vaduz", 47.14, 9.52, people: 5_000)
        return try world.backend()
    }

    @Test(
        "the finest known beginning of a run",
        arguments: [
            ("广东省深圳市", "shenzhen", []), ("广东省深圳市南山区", "nanshan", []),
            ("广东省深圳市南山区科技园", "nanshan", ["科技园"]), ("广东省深圳市福田区", "shenzhen", ["福田区"]),
            // A town in another region is not in Beijing.
            ("北京市朝阳区", "beijing", ["朝阳区"]), ("北京市朝阳区建国路93号", "beijing", ["朝阳区建国路", "93", "号"]),
            ("100020 北京市朝阳区", "beijing", ["100020", "朝阳区"]), ("北京大学", "beijing", ["大学"]),
            // A name that begins like that of a small town is not in it.
            ("清水寺", nil, []), ("清水寺 1", nil, []), ("未知市清水区", nil, []),
        ] as [(String, String?, [String])])
    func beginnings(text: String, key: String?, unmatched: [String]) throws {
        let object = try Self.backend.get().first(text)
        #expect(object?.key == key)
        #expect(object?.unmatchedWords ?? [] == unmatched)
        if object != nil { #expect(object?.matchQuality == (unmatched.isEmpty ? .exact : .partial)) }
    }

    @Test("of two indexes, the one with the finer place is used, in either order")
    func group() throws {
        var coarse = TinyWorld()
        coarse.add("beijing", .locality, "北京市", 39.9, 116.4, people: 20_000_000)
        var fine = TinyWorld()
        fine.add("beijing", .locality, "北京市", 39.9, 116.4, people: 20_000_000)
        fine.add("chaoyang", .district, "朝阳区", 39.92, 116.44, in: "beijing", people: 3_000_000)
        let indexes = [try OfflineIndex(bytes: coarse.bytes()), try OfflineIndex(bytes: fine.bytes())]
        for order in [indexes, indexes.reversed()] {
            let objects = try OfflineIndexGroup(order).answer(.text("北京市朝阳区建国路")).objects
            #expect(objects.first?.key == "chaoyang")
            #expect(objects.first?.unmatchedWords == ["建国路"])
        }
    }
}
