import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// What is wanted of a place to eat, without a word for one.
@Suite struct FoodConditionTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("town", .locality, "Lindau", 47.545, 9.684, people: 25_000)
        world.add("delivery", .locality, "Delivery", 10, 10, people: 25_000)
        let features: [(key: String, category: String, feature: BusinessMetadata.Feature)] = [
            ("vegan", "amenity=restaurant", .init(id: "diet", value: .values(["vegan"]))),
            ("halal", "amenity=fast_food", .init(id: "diet", value: .values(["halal"]))),
            ("takeaway", "amenity=cafe", .init(id: "takeaway", value: .flag(true))),
            ("shop", "shop=bakery", .init(id: "takeaway", value: .flag(true))),
            ("none", "amenity=restaurant", .init(id: "takeaway", value: .flag(false))),
        ]
        for (key, category, feature) in features {
            world.add(key, .business, "Sonne", 47.5452, 9.6842, in: "town") { record in
                record.business = BusinessMetadata(name: "Sonne")
                record.business?.categories = [PlaceCategory(id: category, name: "")]
                record.business?.features = [feature]
            }
        }
        return try world.backend()
    }

    @Test(
        "a word for food asks for somewhere to eat",
        arguments: [
            ("vegan Lindau", "vegan"), ("vegan in Lindau", "vegan"), ("halal food Lindau", "halal"),
            ("takeaway Lindau", "takeaway"), ("Take-away in Lindau", "takeaway"),
            // A name comes first, and another category.
            ("Delivery", "delivery"), ("bakery takeaway Lindau", "shop"),
        ])
    func first(text: String, key: String) throws {
        #expect(try Self.backend.get().ids(text) == [key])
    }
}
