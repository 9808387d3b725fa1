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
        "a town may have a word for a street or a category in its name",
        arguments: [
            ("bakrey in Golden Lane Estate", "bakery Golden Lane Estate", "bakery in Golden Lane Estate"),
            ("bakrey Golden Lane Estate", "bakery Golden Lane Estate", "bakery Golden Lane Estate"),
            ("musuem in Hatton Garden", "museum Hatton Garden", "museum in Hatton Garden"),
        ])
    func namesWithOtherMeanings(text: String, key: String, corrected: String) throws {
        try check(text, key, corrected)
    }

    @Test("a phrase with small words may have a typo")
    func smallWords() throws {
        try check("bureu de poste in Clerkenwell", "post Clerkenwell", "bureau de poste in Clerkenwell")
    }

    @Test(
        "a space may be lost before a short word of a name, and behind a phrase",
        arguments: [
            ("hotel inla margineda", "hotel la Margineda", "hotel in la margineda"),
            ("cash machinein clerkenwell", "atm Clerkenwell", "cash machine in clerkenwell"),
            ("bureau de poste inclerkenwell", "post Clerkenwell", "bureau de poste in clerkenwell"),
        ])
    func lostSpaces(text: String, key: String, corrected: String) throws {
        try check(text, key, corrected)
    }

    @Test("a short word that a name has is joined to no other name")
    func shortWords() throws {
        #expect(try Self.backend.get().answer(.text("hotel inla clerkenwell")).metadata.correctedRequestText == nil)
    }

    @Test(
        "a town with a typo is found where a longer name begins like it, and where a part of it has a part of its name",
        arguments: [
            ("hotel Clerkenwel", "hotel Clerkenwell", "hotel clerkenwell"),
            ("museum Bezirdsteil Angerviertel", "museum Bezirksteil Angerviertel", "museum bezirksteil angerviertel"),
        ])
    func towns(text: String, key: String, corrected: String) throws {
        try check(text, key, corrected)
    }

    private func check(_ text: String, _ key: String, _ corrected: String) throws {
        let response = try Self.backend.get().answer(.text(text))
        #expect(response.objects.map(\.key) == [key])
        #expect(response.metadata.correctedRequestText?.lowercased() == corrected.lowercased())
    }
}
