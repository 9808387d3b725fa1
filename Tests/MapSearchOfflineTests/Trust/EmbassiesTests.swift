import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// The country of an embassy is not the one around the place behind it.
@Suite struct EmbassiesTests {
    private static let backend = Result {
        var world = TinyWorld()
        for (code, name) in [("US", "United States"), ("FR", "France"), ("JP", "Japan")] {
            world.add(code.lowercased(), .country, name, people: 50_000_000) {
                $0.countryCode = code
                $0.codes = [code]
            }
        }
        world.add("paris", .locality, "Paris", 48.9, 2.3, in: "fr", people: 2_000_000)
        world.add("texas", .locality, "Paris", 33.7, -95.6, in: "us", people: 25_000)
        return try world.backend()
    }

    @Test(arguments: [
        "US embassy in Paris", "US consulate Paris", "Japan embassy in Paris",
        "embassy of the United States in Paris", "consulate of Japan in Paris", "Botschaft USA Paris",
        "embassy United States Paris",
    ])
    func inCity(text: String) throws { #expect(try Self.backend.get().first(text)?.key == "paris") }

    @Test(arguments: ["US hotel in Paris", "hotel in Paris US", "embassy in Paris, US", "embassy Paris US"])
    func countryBehindThePlace(text: String) throws { #expect(try Self.backend.get().first(text)?.key == "texas") }
}
