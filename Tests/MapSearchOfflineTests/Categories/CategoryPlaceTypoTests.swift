import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Categories with a typo next to towns whose names look like something else, and towns with a typo next to categories.
@Suite struct CategoryPlaceTypoTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("town", .locality, "Margate", 51.52, -0.10, people: 90_000)
        for (number, name) in [
            "Golden Lane Estate", "Hatton Garden", "Clerkenwell", "Clerkenwell Green", "la Margineda",
            "Bezirksteil Angerviertel",
        ].enumerated() {
            let latitude = 51.52 + 0.1 * Double(number)
            world.add(name, .district, name, latitude, -0.10, in: "town")
            for (key, category) in [
                ("bakery", "shop=bakery"), ("museum", "tourism=museum"), ("post", "amenity=post_office"),
                ("hotel", "tourism=hotel"), ("atm", "amenity=atm"),
            ] {
                world.add("\(key) \(name)", .business, "X\(key)\(number)", latitude, -0.101, in: name) { record in
                    var business = BusinessMetadata(name: record.name)
                    business.categories = [PlaceCategory(id: category, name: "")]
                    record.business = business
                }
            }
        }
        world.add("Angerviertel", .district, "Angerviertel", 52.02, -0.10, in: "Bezirksteil Angerviertel") {
            $0.importance = 0.5
        }
        return try world.backend()
    }

    @Test(
        "a typo in the category, a lost space, a typo in the town",
        arguments: [
            // A town may have a word for a street or a category in its name.
            ("bakrey in Golden Lane Estate", "bakery Golden Lane Estate", "bakery in Golden Lane Estate"),
            ("bakrey Golden Lane Estate", "bakery Golden Lane Estate", "bakery Golden Lane Estate"),
            ("musuem in Hatton Garden", "museum Hatton Garden", "museum in Hatton Garden"),
            // A phrase with small words may have a typo.
            ("bureu de poste in Clerkenwell", "post Clerkenwell", "bureau de poste in Clerkenwell"),
            // A space may be lost before a short word of a name, and behind a phrase.
            ("hotel inla margineda", "hotel la Margineda", "hotel in la margineda"),
            ("cash machinein clerkenwell", "atm Clerkenwell", "cash machine in clerkenwell"),
            ("bureau de poste inclerkenwell", "post Clerkenwell", "bureau de poste in clerkenwell"),
            // A longer name may begin like a town with a typo, and a part of it may have a part of its name.
            ("hotel Clerkenwel", "hotel Clerkenwell", "hotel clerkenwell"),
            ("museum Bezirdsteil Angerviertel", "museum Bezirksteil Angerviertel", "museum bezirksteil angerviertel"),
        ])
    func corrected(text: String, key: String, corrected: String) throws {
        let response = try Self.backend.get().answer(.text(text))
        #expect(response.objects.map(\.key) == [key])
        #expect(response.metadata.correctedRequestText?.lowercased() == corrected.lowercased())
    }

    @Test("a short word that a name has is joined to no other name")
    func shortWords() throws {
        #expect(try Self.backend.get().answer(.text("hotel inla clerkenwell")).metadata.correctedRequestText == nil)
    }
}
