import MapSearch
import MapSearchOffline
import MapSearchWorld
import Testing

/// Large cities with a word after them that the world does not have there.
@Suite struct TownsWithWordsTests {
    @Test(
        "the city is returned, with the words unmatched",
        arguments: [
            // One edit from a better-known city, and the beginning of a village's name.
            ("Bern Sud", "geonames:2661552", ["Sud"]), ("Kharkiv Park", "geonames:706483", ["Park"]),
            // Words that are in names elsewhere.
            ("Lisboa Oriente", "geonames:2267057", ["Oriente"]),
            ("Torino Porta Nuova", "geonames:3165524", ["Porta", "Nuova"]),
            ("Praha hl.n.", "geonames:3067696", ["hl", "n"]),
        ])
    func city(text: String, uri: String, unmatched: [String]) throws {
        let first = try OfflineBackend(WorldGazetteer.index).answer(.text(text)).objects.first
        #expect(first?.uri == uri && first?.unmatchedWords == unmatched, "\(text): \(first?.name ?? "nothing")")
    }
}
