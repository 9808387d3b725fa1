import MapSearch
import MapSearchOffline
import MapSearchWorld
import Testing

/// Former names and nicknames of the bundled world's cities.
@Suite struct OtherNamesTests {
    @Test(
        "a place that is called so today comes first",
        arguments: ["Old Town", "New Town", "Queen City", "Frenchtown", "Kaliningrad"])
    func today(name: String) throws {
        #expect(try Self.first(name)?.name == name)
    }

    @Test(
        "a name of a city in another language or spelling is the city",
        arguments: [
            ("Cologne", "Köln"), ("Dalat", "Ðà Lạt"), ("Guernica", "Gernika-Lumo"), ("Hillah", "Al Hillah"),
        ])
    func elsewhere(text: String, name: String) throws {
        #expect(try Self.first(text)?.name == name)
    }

    @Test("a phrase that many places are called by is none of a city's names", arguments: ["The Center", "River City"])
    func phrase(text: String) throws {
        let name = try Self.first(text)?.name
        #expect(name != "Windham" && name != "Portland")
    }

    private static func first(_ text: String) throws -> GeoObject? {
        let backend = try OfflineBackend(WorldGazetteer.index)
        return try backend.answer(.text(text)).objects.first
    }
}
