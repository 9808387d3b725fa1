import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// What people paste around an address, such as telephone numbers and the signs of countries, is not where it is.
@Suite struct PastedPartsTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("de", .country, "Deutschland", 51, 10) {
            $0.countryCode = "DE"
            $0.codes = ["DE"]
        }
        world.add("at", .country, "Österreich", 47, 14) { $0.countryCode = "AT" }
        world.add("km", .country, "Comores", -11, 43) {
            $0.countryCode = "KM"
            $0.alternateNames = ["com"]
        }
        world.add("munich", .locality, "München", 48.137, 11.575, in: "de", people: 1_500_000)
        for (number, street) in [("tal", "Tal"), ("neu", "Neuhauser Straße"), ("aule", "Äulestraße")].enumerated() {
            let latitude = 48.137 + Double(number) * 0.001
            world.add(street.0, .street, street.1, latitude, 11.57, in: "munich") { record in
                record.postcode = "80331"
                record.houses = ["12", "14"].enumerated().map { place, house in
                    let coordinate = Coordinate(latitude: latitude, longitude: 11.57 + Double(place) * 0.0003)
                    return IndexRecord.House(number: house, coordinate: coordinate)
                }
            }
        }
        world.add("tal-in", .locality, "Tāl", 23.7, 75.4, people: 15_000)
        world.add("opatija", .business, "Opatija im Tal", 48.137, 11.57, in: "munich")
        world.add("tower", .business, "Cromwell Tower", 48.137, 11.57, in: "munich")
        world.add("encamp", .locality, "Encamp", 42.5, 1.6, people: 9_000)
        world.add("ad200", .postcode, "AD200", 42.5, 1.6, in: "encamp")
        return try world.backend()
    }

    @Test(
        "an address and what is pasted with it",
        arguments: [
            ("Tal 12, 80331 München, Tel. 089/123456", "tal#12"),
            ("Tal 12, 80331 München Tel: +49 (0)89 123-456", "tal#12"),
            ("Tal 12, 80331 München, T +49.89.1234567", "tal#12"),
            ("Tal 12, 80331 München; tel:+35621234567", "tal#12"),
            ("Tal 12, 80331 München, phone (089) 1234567", "tal#12"),
            ("Tal 12, 80331 München, info@example.com", "tal#12"),
            ("Tal 12, 80331 München www.example.com", "tal#12"), ("Adresse: Tal 12, 80331 München", "tal#12"),
            ("Lieferadresse:\nTal 12\n80331 München\nTelefon 089 12 34 56", "tal#12"),
            ("Tal 12<br>80331 München", "tal#12"), ("Tal 12, 80331 München, Attn: M. Borg", "tal#12"),
            ("please deliver to Tal 12, 80331 München", "tal#12"),
            ("Tal 12, D-80331 München", "tal#12"), ("Tal 12, D 80331 München", "tal#12"),
            ("Tal 12 D-80331 München", "tal#12"),
            ("Tal 12, 80331 München (D)", "tal#12"), ("Tal 12, 80331 München D", "tal#12"),
            ("Tal Hausnr. 12, München", "tal#12"), ("Tal Hs.-Nr. 12, München", "tal#12"),
            ("Haus 12, Tal, München", "tal#12"), ("Tal 12 RGB", "tal#12"), ("Tal 12 VH, München", "tal#12"),
            ("Neuhauserstr. 12", "neu#12"), ("Aeulestr. 12, München", "aule#12"),
        ])
    func finds(text: String, key: String) throws {
        let first = try #require(try Self.backend.get().first(text))
        #expect(first.key == key)
        // Only a recipient may be missing on a map.
        #expect(first.matchQuality == .exact || text.contains("Attn"), "\(first.unmatchedWords)")
    }

    @Test(
        "the sign of another country is a condition",
        arguments: ["Tal 12, A-80331 München", "Tal 12, AT-80331 München"])
    func otherCountry(text: String) throws {
        #expect(try Self.backend.get().first(text)?.matchQuality != .exact)
    }

    @Test("a contact does not hide a town, whatever its letters are codes of")
    func contactsOfTowns() throws {
        #expect(try Self.backend.get().first("Phantasieweg 5, 80331 München, info@example.com")?.key == "munich")
    }

    @Test("what is only called after a street or a tower is not there for its number")
    func numbers() throws {
        #expect(try Self.backend.get().first("Im Tal 12, München")?.key != "opatija")
        #expect(try Self.backend.get().first("Tower 42") == nil)
    }

    @Test("a postal code is no typo of another one")
    func codes() throws {
        #expect(try Self.backend.get().first("AD700 Encamp")?.key == "encamp")
    }

    @Test("a street is not sure by another postal code alone")
    func otherCode() throws {
        let first = try Self.backend.get().first("10115 Tal 12")
        #expect(try #require(first?[MatchMetadata.self]?.confidence) < 0.6)
    }
}
