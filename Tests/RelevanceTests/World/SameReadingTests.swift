import MapSearch
import MapSearchOffline
import MapSearchWorld
import Testing

/// Results of one list that have one name.
@Suite("Names that several places have")
struct SameReadingTests {
    @Test(
        "No two results read the same",
        arguments: [
            "Moscow", "Berlin", "Singapore", "Luxembourg", "Guatemala", "Mexico", "Zürich", "Hamburg", "Salzburg",
            "Shenzhen",
            "Springfield", "Preston", "Granada", "Valencia", "Fairview", "Lima", "Washington",
        ], ["en", "de"])
    func texts(text: String, language: String) throws {
        let backend = try OfflineBackend(WorldGazetteer.index)
        let objects = try backend.answer(.text(text, options: SearchOptions(languages: [language]))).objects
        #expect(objects.count > 1)
        var seen: Set<String> = []
        for object in objects {
            let reading = object.name + "|" + (object.descriptionText ?? "")
            #expect(seen.insert(reading).inserted, "\(reading) comes twice")
        }
    }

    @Test func areaIsNamedInTheLanguageOfTheRequest() throws {
        let backend = try OfflineBackend(WorldGazetteer.index)
        let objects = try backend.answer(.text("Moskau", options: SearchOptions(languages: ["de"]))).objects
        let region = objects.first { $0.kind == .region }
        // Two regions have this name in German.
        #expect(region?.descriptionText == "Region, Russland (55.71, 37.83)")
    }
}
