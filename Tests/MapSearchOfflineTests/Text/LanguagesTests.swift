import MapGeometry
import MapSearch
import MapSearchOffline
import Testing

@Suite struct LanguagesTests {
    private static let cases: [(text: String, languages: [String], name: String, country: String)] = [
        ("Munich", [], "Munich", "Germany"), ("Munich", ["de"], "München", "Deutschland"),
        ("Munich", ["de-AT"], "München", "Deutschland"), ("Munich", ["DE"], "München", "Deutschland"),
        ("Munich", ["de_CH"], "München", "Deutschland"), ("Munich", ["fr"], "Munich", "Allemagne"),
        ("Munich", ["fr", "de"], "München", "Allemagne"), ("Munich", ["xx", "de"], "München", "Deutschland"),
        ("Munich", ["zh-Hant-TW"], "慕尼黑市", "德國"), ("Munich", ["zh-Hans-CN"], "慕尼黑", "德国"),
        ("Munich", ["zh"], "慕尼黑", "德国"), ("Munich", ["zh-TW", "de"], "慕尼黑", "德国"),
        ("Munich", ["", "-", "zz--"], "Munich", "Germany"), ("Munich", ["xx"], "Munich", "Germany"),
        ("München", ["en"], "Munich", "Germany"), ("Paris, Frankreich", ["ru"], "Париж", "Франция"),
    ]

    @Test(arguments: cases)
    func namesInTheLanguageAskedFor(text: String, languages: [String], name: String, country: String) throws {
        let options = SearchOptions(languages: languages)
        let object = try #require(try TinyWorld.earthBackend.get().answer(.text(text, options: options)).objects.first)
        #expect(object.name == name)
        #expect(object.address?.country == country)
        #expect(object.descriptionText?.hasSuffix(country) == true)
        #expect(object.address?.formatted.hasPrefix(name) == true)
    }

    /// What a place is found by does not depend on the language of the answer.
    @Test(arguments: ["München", "Munich", "慕尼黑", "慕尼黑市"])
    func namesOfAllLanguagesAreSearched(text: String) throws {
        for languages in [[], ["fr"], ["de"], ["zh"]] {
            #expect(
                try TinyWorld.earthBackend.get().ids(text, options: SearchOptions(languages: languages)).first
                    == "munich")
        }
    }

    @Test func reverseAndResolveAnswerInTheLanguage() throws {
        let backend = try TinyWorld.earthBackend.get()
        let options = SearchOptions(languages: ["de"])
        let munich = Coordinate(latitude: 48.14, longitude: 11.57)
        #expect(try backend.answer(.reverse(munich, options: options)).objects.first?.name == "München")
        #expect(try backend.answer(.uri("t:munich", options: options)).objects.first?.name == "München")
    }
}
