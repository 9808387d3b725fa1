import MapSearch
import MapSearchOffline
import MapSearchWorld
import Testing

/// Postal codes of the bundled world.
@Suite("Postal codes of the bundled world")
struct PostcodeTests {
    private let backend: OfflineBackend

    init() throws {
        backend = try OfflineBackend(WorldGazetteer.index)
    }

    @Test(
        "A ZIP code is an object",
        arguments: [
            ("90210", "Beverly Hills"), ("Beverly Hills 90210", "Beverly Hills"), ("90210, USA", "Beverly Hills"),
            ("62701", "Springfield"), ("02139", "Cambridge"), ("20500", "Washington"), ("98052", "Redmond"),
        ])
    func zipCode(text: String, town: String) throws {
        let object = try #require(try backend.answer(.text(text)).objects.first)
        #expect(object.kind == .postcode)
        let placemark = Placemark(object)
        #expect(placemark.postalCode.map { text.contains($0) } == true)
        #expect(placemark.locality == town)
        #expect(object.address?.countryCode == "US")
    }

    @Test(
        "Elsewhere a code finds its town",
        arguments: [
            ("75001 Paris", "2988507"), ("10115 Berlin", "2950159"), ("50667 Köln", "2886242"),
            ("69001 Lyon", "2996944"), ("28013 Madrid", "3117735"), ("00184 Roma", "3169070"),
            ("EH1 Edinburgh", "2650225"), ("K1A Ottawa", "6094817"), ("00100 Helsinki", "658225"),
        ])
    func town(text: String, identifier: String) throws {
        #expect(try backend.answer(.text(text)).objects.first?.uri == "geonames:" + identifier)
    }
}
