import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Several categories in one text.
@Suite struct SeveralCategoriesTests {
    private static let extract = Result {
        var world = TinyWorld()
        world.add("town", .locality, "Lindau", 47.545, 9.684, people: 25_000)
        world.add("bar-town", .locality, "Bar", 47.503, 9.747, people: 29_000)
        world.add("market", .street, "Marktplatz", 47.5451, 9.6841, in: "town")
        for (key, name, category, parent) in [
            ("cafe", "Amann", "amenity=cafe", "town"), ("bakery", "Brodt", "shop=bakery", "town"),
            ("bar", "Bär", "amenity=bar", "town"), ("hotel", "Sonne", "tourism=hotel", "town"),
            ("hotel-bar", "Mond", "tourism=hotel", "bar-town"),
        ] {
            world.add(key, .business, name, 47.5452, 9.6842, in: parent) { record in
                record.business = BusinessMetadata(name: name)
                record.business?.categories = [PlaceCategory(id: category, name: "")]
            }
        }
        return try OfflineIndex(bytes: try world.bytes())
    }

    private static let backend = Result { OfflineBackend(try extract.get()) }

    @Test(
        "either is found",
        arguments: [
            ("cafe or bakery", ["bakery", "cafe"]), ("Cafés und Bäckereien in Lindau", ["bakery", "cafe"]),
            ("cafe/bar Lindau", ["bar", "cafe"]), ("bars & cafes near Marktplatz", ["bar", "cafe"]),
            ("cafes, bars and bakeries in Lindau", ["bakery", "bar", "cafe"]),
            ("bakeries and bars, cafes in Lindau", ["bakery", "bar", "cafe"]),
            // Between commas may be a town.
            ("hotel, Bar", ["hotel-bar"]), ("hotel Bar", ["hotel-bar"]),
            // A category behind the name of a place is not joined to it.
            ("cafe in Lindau", ["cafe"]),
        ])
    func either(_ text: String, _ keys: [String]) throws {
        let response = try Self.backend.get().answer(.text(text))
        #expect(response.objects.map(\.key).sorted() == keys)
        #expect(response.objects.allSatisfy { $0.matchQuality == .exact })
        #expect(response.metadata.found == keys.count)
    }
}
