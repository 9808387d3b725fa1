import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import MapSearchWorld
import TestFixtures
import Testing

/// The bundled world beside a real extract, which is what many apps ship.
@Suite("The world and a country")
struct HeavyWorldAndCountryTests {
    private static let vaduz = SearchArea.point(Coordinate(latitude: 47.1410, longitude: 9.5209))

    /// What only the extract knows: the world must not change the answer.
    private static let ofTheCountry = [
        "hotel", "Hotel in Vaduz", "hotels in Liechtenstein", "Coop", "coop vaduz", "restaurant", "Apotheke",
        "pharmacy",
        "bank", "Post", "museum", "Museum in Vaduz", "pizza", "supermarket", "Tankstelle", "school", "Schule Triesen",
        "cafe near Vaduz", "atm", "parking", "church", "Kirche Schaan", "playground", "bus stop", "Landesmuseum",
        "Kunstmuseum Liechtenstein", "Städtle", "Städtle 38, Vaduz", "Äulestrasse 70, 9490 Vaduz",
        "Landstrasse, Schaan",
        "Denner", "Migros",
    ]

    /// What only the world knows.
    private static let ofTheWorld = [
        "Homyel", "Cool, California", "Paris", "Reykjavik", "New York", "Tokyo, Japan", "JFK", "Lake Victoria", "Oslo",
        "Nairobi", "Springfeild, Illinois", "Buenos Aires",
    ]

    @Test(
        "each request is answered by the index that has the place",
        .enabled(if: TestRun.isHeavy, "set MAPSEARCH_HEAVY=1 to run"),
        .enabled(if: SharedFolder.hasExtracts))
    func answers() throws {
        var builder = IndexBuilder(name: "Liechtenstein")
        _ = try OSMExtract(paths: [SharedFolder.extract("liechtenstein")]).read(into: &builder)
        let country = try OfflineIndex(bytes: try builder.build().bytes)
        let world = try WorldGazetteer.index
        for indexes in [[world, country], [country, world]] {
            let group = OfflineIndexGroup(indexes)
            for (texts, index) in [(Self.ofTheCountry, country), (Self.ofTheWorld, world)] {
                for text in texts {
                    let expected = try #require(
                        try OfflineBackend(index).answer(.text(text, in: Self.vaduz)).objects.first, "“\(text)”")
                    let found = try group.answer(.text(text, in: Self.vaduz)).objects.first
                    let uris = found?[URIMetadata.self]?.uris ?? []
                    #expect(
                        uris.contains(expected.uri ?? ""),
                        "“\(text)” found \(found?.name ?? "nothing"), not \(expected.name)")
                }
            }
        }
    }
}
