import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Words for categories with a typo: the answer is that to the correct text, and says so.
@Suite struct CategoryTypoTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("munich", .locality, "München", 48.14, 11.58, people: 1_300_000) { $0.alternateNames = ["Munich"] }
        world.add("gate", .station, "Sendlinger Tor", 48.134, 11.567, in: "munich")
        for (key, name, category) in [
            ("hotel", "Post", "tourism=hotel"), ("otello", "H'Otello", "tourism=hotel"),
            ("bank", "Sparkasse", "amenity=bank"), ("named", "Bank of Munich", "office=company"),
            ("fuel", "Shell", "amenity=fuel"), ("coffee", "Rischart", "amenity=cafe"),
            ("library", "Stadtbibliothek", "amenity=library"), ("mozart", "Cafe Mozart", "amenity=cafe"),
            ("italian", "Roma", "amenity=restaurant"), ("greek", "Athen", "amenity=restaurant"),
        ] {
            world.add(key, .business, name, 48.1341, 11.5672, in: "munich") { record in
                var business = BusinessMetadata(name: name)
                business.categories = [PlaceCategory(id: category, name: "")]
                if key == "italian" { business.categories.append(PlaceCategory(id: "cuisine=italian", name: "")) }
                record.business = business
                record.importance = key == "hotel" || key == "coffee" ? 0.2 : 0.12
            }
        }
        for (number, name) in ["Costa", "Costa", "Blue Diving", "Red Diving", "Green Diving"].enumerated() {
            world.add("other-\(number)", .business, name, 48.3, 11.7, in: "munich") { record in
                var business = BusinessMetadata(name: name)
                if name == "Costa" { business.chains = [.init(id: "Costa", name: "Costa")] }
                record.business = business
            }
        }
        world.add("post", .business, "Postfiliale", 48.1342, 11.567, in: "munich") {
            var business = BusinessMetadata(name: "Postfiliale")
            business.categories = [PlaceCategory(id: "amenity=post_office", name: "")]
            $0.business = business
        }
        return try world.backend()
    }

    @Test(
        "one word, a word of a phrase, and one next to another category",
        arguments: [
            ("hotell Munich", "hotel", "hotel Munich"), ("hotle in Munich", "hotel", "hotel in Munich"),
            ("bnak Munich", "bank", "bank Munich"), ("gas staton Munich", "fuel", "gas station Munich"),
            ("petrol statoin in Munich", "fuel", "petrol station in Munich"),
            ("coffe shop in Munich", "coffee", "coffee shop in Munich"), ("coffe Munich", "coffee", "coffee Munich"),
            ("libary near Sendlinger Tor", "library", "library near Sendlinger Tor"),
            ("Italian resturant Munich", "italian", "Italian restaurant Munich"),
            // Spaces.
            ("gasstation Munich", "fuel", "gas station Munich"),
            ("petrolstation in Munich", "fuel", "petrol station in Munich"),
            ("coffeeshop Munich", "coffee", "coffee shop Munich"), ("ho tel Munich", "hotel", "hotel Munich"),
            ("lib rary near Sendlinger Tor", "library", "library near Sendlinger Tor"),
            ("librarynear Sendlinger Tor", "library", "library near Sendlinger Tor"),
            ("hotel inmunich", "hotel", "hotel in munich"),
            ("library nearsendlinger Tor", "library", "library near sendlinger Tor"),
        ])
    func corrected(text: String, key: String, correctedText: String) throws {
        let response = try Self.backend.get().answer(.text(text))
        #expect(response.objects.first?.key == key && response.objects.first?.matchQuality == .corrected)
        #expect(response.metadata.correctedRequestText == correctedText && response.metadata.requestText == text)
        // The order is that of the correct text.
        let correct = try Self.backend.get().answer(.text(correctedText))
        #expect(response.objects.map(\.key) == correct.objects.map(\.key))
    }

    @Test(
        "a chain is none, nor is a word of several names, nor are small words that look like one together",
        arguments: ["Costa Sendlinger Tor", "Diving Sendlinger Tor", "In der Munich"])
    func knownWords(text: String) throws {
        #expect(try Self.backend.get().answer(.text(text)).metadata.correctedRequestText == nil)
    }

    @Test("a name as typed, and one with a typo in other words, come first")
    func names() throws {
        #expect(try Self.backend.get().ids("H'Otello Munich").first == "otello")
        #expect(try Self.backend.get().ids("Cafe Mozrat").first == "mozart")
        #expect(
            try Self.backend.get().ids("hotle Munich", options: SearchOptions(disablesSpellingCorrection: true)) != [
                "hotel"
            ])
    }
}
