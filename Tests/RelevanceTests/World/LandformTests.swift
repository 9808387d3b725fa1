import MapSearch
import MapSearchOffline
import MapSearchWorld
import Testing

/// Continents, landforms and great airports come first by the names that people use for them.
@Suite struct LandformTests {
    @Test(
        arguments: [
            ("Europe", "Europe", ObjectKind.area), ("Afrika", "Africa", .area), ("アジア", "Asia", .area),
            ("Amérique du Nord", "North America", .area), ("Südostasien", "Southeast Asia", .area),
            ("European Union", "European Union", .area), ("America", "United States", .country),
            ("Sahara", "Sahara", .area), ("Alpen", "Alps", .area), ("Mt Everest", "Mount Everest", .area),
            ("Schwarzwald", "Black Forest", .area), ("Sylt", "Sylt", .area), ("Long Island", "Long Island", .area),
            ("Rhein", "Rhine", .water), ("Дунай", "Danube", .water), ("Bay Area", "San Francisco Bay Area", .area),
            ("South Pole", "South Pole", .area), ("Tahiti", "Tahiti", .area), ("Bora Bora", "Bora Bora", .area),
            ("Öland", "Öland", .area), ("Fraser Island", "K'gari", .area), ("Rhône", "Rhône", .water),
            // A country, a state and a large town are better known by the name.
            ("Niger", "Niger", .country), ("Georgia country", "Georgia", .country), ("Jordan", "Jordan", .country),
            ("Ohio", "Ohio", .region),
            ("Reno", "Reno", .locality), ("Punjab", "Punjab", .region),
            ("Heathrow", "London Heathrow Airport", .airport), ("Gatwick", "London Gatwick Airport", .airport),
            ("Dubai Airport", "Dubai International Airport", .airport),
            ("Los Angeles Airport", "Los Angeles International Airport", .airport),
        ])
    func first(text: String, name: String, kind: ObjectKind) throws {
        let first = try #require(try OfflineBackend(WorldGazetteer.index).answer(.text(text)).objects.first)
        #expect(first.name == name && first.kind == kind && first.matchQuality == .exact, "\(text)")
    }

    @Test("an island or a continent in the fields of an address", arguments: [("Sylt", "", "DE"), ("", "Europe", "")])
    func field(city: String, country: String, code: String) throws {
        var address = PostalAddress()
        address.city = city
        address.country = country
        address.isoCountryCode = code
        let first = try OfflineBackend(WorldGazetteer.index).answer(.address(address)).objects.first
        #expect(first?.name == city + country)
        #expect(first?.kind == .area)
    }
}
