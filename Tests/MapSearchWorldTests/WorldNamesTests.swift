import MapSearch
import MapSearchOffline
import MapSearchWorld
import Testing

/// Names that the sources of the bundled world do not have as people write them.
@Suite struct WorldNamesTests {
    @Test(
        arguments: [
            // Letters of a province that is called like its city.
            ("Catania, CT", "geonames:2525068"), ("Bari, BA", "geonames:3182351"), ("Palermo, PA", "geonames:2523920"),
            // Airports and countries where the word for what they are is joined to their names.
            ("羽田空港", "iata:HND"), ("鹿児島空港", "iata:KOJ"), ("인천공항", "iata:ICN"), ("浦东机场", "iata:PVG"),
            ("สนามบินสุวรรณภูมิ", "iata:BKK"), ("ประเทศไทย", "geonames:1605651"),
            // Regions in other languages.
            ("Kreta", "geonames:GR.ESYE43"), ("Kriti", "geonames:GR.ESYE43"), ("Madère", "geonames:PT.10"),
        ])
    func found(text: String, uri: String) throws {
        let first = try #require(try OfflineBackend.world.answer(.text(text)).objects.first)
        #expect(first.uri == uri && first.matchQuality == .exact)
    }

    /// In one language of Switzerland, the United Kingdom is called like its part.
    @Test func aPartIsNotItsCountry() throws {
        let first = try #require(try OfflineBackend.world.answer(.text("Edinburgh, England")).objects.first)
        #expect(first.uri == "geonames:GB.ENG" && first.matchQuality == .partial)
    }

    @Test(
        "what is in a territory comes first only if it is much better known",
        arguments: [("Saint-Denis, France", "geonames:2980916"), ("San Juan, USA", "geonames:4568127")])
    func ofStates(text: String, uri: String) throws {
        #expect(try OfflineBackend.world.answer(.text(text)).objects.first?.uri == uri)
    }
}
