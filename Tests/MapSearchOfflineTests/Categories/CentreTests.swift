import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Categories in the middle of a town, as people say it.
@Suite struct CentreTests {
    private static let extract = Result {
        var world = TinyWorld()
        world.add("town", .locality, "Lindau", 47.545, 9.684, people: 25_000)
        world.add("other", .locality, "Bregenz", 47.503, 9.747, people: 29_000)
        // Its name begins with a word for the middle of a town, and another one ends with one.
        world.add("central", .locality, "Central Lindau", 47.6, 9.75, people: 900)
        world.add("district", .district, "Bregenz Zentrum", 47.52, 9.7, people: 900)
        for (key, latitude, longitude, parent) in [
            ("far", 47.549, 9.690, "town"), ("near", 47.5451, 9.6841, "town"), ("elsewhere", 47.503, 9.747, "other"),
            ("named", 47.6, 9.75, "central"), ("inDistrict", 47.52, 9.7, "district"),
        ] {
            world.add(key, .business, "Haus \(key)", latitude, longitude, in: parent) { record in
                record.business = BusinessMetadata(name: record.name)
                record.business?.categories = [PlaceCategory(id: "tourism=hotel", name: "")]
                record.importance = key == "far" ? 0.2 : 0.1
            }
        }
        return try OfflineIndex(bytes: try world.bytes())
    }

    private static let alone = Result { OfflineBackend(try extract.get()) }

    private static let world = Result {
        var world = TinyWorld()
        world.add("lindau", .locality, "Lindau", 47.545, 9.684, people: 25_000)
        world.add("islip", .locality, "Islip", 40.73, -73.21, people: 18_000)
        world.add("central-islip", .locality, "Central Islip", 40.79, -73.2, people: 34_000)
        return try OfflineIndex(bytes: try world.bytes())
    }

    @Test(
        "the nearest to the middle come first",
        arguments: [
            "hotels in Lindau city centre", "hotel Lindau Zentrum", "hotel downtown Lindau", "hotel centro Lindau",
            "hotels in the centre of Lindau", "hôtel Lindau centre-ville", "Hotels Lindau Innenstadt",
        ])
    func nearest(_ text: String) throws {
        let response = try Self.alone.get().answer(.text(text))
        #expect(response.objects.prefix(2).map(\.key) == ["near", "far"])
        #expect(response.metadata.toponym?.key == "town")
    }

    @Test(
        "a place that is called so comes before the middle of a town",
        arguments: [("hotel Central Lindau", "named"), ("hotel Bregenz Zentrum", "inDistrict")])
    func names(_ text: String, _ key: String) throws {
        #expect(try Self.alone.get().answer(.text(text)).objects.first?.key == key)
    }

    @Test("without a town, the words say nothing")
    func noTown() throws {
        #expect(try Self.alone.get().answer(.text("hotel city centre")).objects.count == 5)
    }

    @Test(
        "what only ends like a centre is in no town",
        arguments: ["hotel Lind World Trade Center", "hotel Center Parcs"])
    func otherNames(_ text: String) throws {
        #expect(try Self.alone.get().answer(.text(text)).objects.isEmpty)
    }

    @Test(
        "an index without businesses has the town",
        arguments: [
            ("hotel Lindau city centre", "lindau"), ("hotels in Lindau city centre", "lindau"),
            ("hotel Central Islip", "central-islip"), ("hotel Islip centre", "islip"),
        ])
    func town(_ text: String, _ key: String) throws {
        let found = try OfflineBackend(Self.world.get()).answer(.text(text)).objects.first
        #expect(found?.key == key)
        #expect(found?.matchQuality == .partial)
    }
}
