import MapSearch
import MapSearchOffline
import MapSearchWorld
import Testing

/// The languages of a request, best first.
@Suite("Languages of the world's names")
struct LanguageTests {
    @Test(
        "The first language that has a name decides, be it the shown one",
        arguments: [
            (["en", "de"], "Munich", "Bavaria, Germany"), (["de", "en"], "München", "Bayern, Deutschland"),
            (["en"], "Munich", "Bavaria, Germany"), (["xx", "en", "de"], "Munich", "Bavaria, Germany"),
            (["it", "en"], "Monaco di Baviera", "Baviera, Germania"),
        ])
    func best(languages: [String], name: String, description: String) throws {
        let backend = try OfflineBackend(WorldGazetteer.index)
        let options = SearchOptions(languages: languages)
        let object = try #require(try backend.answer(.text("Munich", options: options)).objects.first)
        #expect(object.name == name)
        #expect(object.descriptionText == description)
    }
}
