import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// A word for what a landform is may be next to its name, which has no such word.
@Suite struct LandformKindsTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("baikal", .water, "Lake Baikal", 53.5, 108) { $0.alternateNames = ["Байкал"] }
        world.add("sakhalin", .area, "Sakhalin", 51, 143) { $0.alternateNames = ["Сахалин"] }
        world.add("volga", .locality, "Volga", 57.9, 38.4, people: 3_000) { $0.alternateNames = ["Волга"] }
        return try world.backend()
    }

    @Test(arguments: [
        ("озеро Байкал", "baikal"), ("Остров Сахалин", "sakhalin"), ("Sakhalin Insel", "sakhalin"),
        ("île de Sakhalin", "sakhalin"), ("ilha da Sakhalin", "sakhalin"),
    ])
    func finds(text: String, key: String) throws {
        let first = try #require(try Self.backend.get().answer(.text(text)).objects.first)
        #expect(first.key == key && first.matchQuality == .exact, "\(first.key)")
    }

    @Test(
        "the name may have a typo",
        arguments: [("озеро Байкла", "baikal"), ("Остров Сахлин", "sakhalin")])
    func corrects(text: String, key: String) throws {
        let first = try #require(try Self.backend.get().answer(.text(text)).objects.first)
        #expect(first.key == key && first.matchQuality == .corrected, "\(first.key)")
    }

    @Test func completes() throws {
        #expect(try Self.backend.get().suggested("озеро байк").first == "baikal")
    }

    /// A town is no lake, and neither is an island.
    @Test(arguments: ["озеро Волга", "озеро Сахалин", "Байкал гора", "озеро Вогла", "озеро Сахлин", "озеро Байклу"])
    func onlyLandformsOfTheKind(text: String) throws {
        #expect(try Self.backend.get().answer(.text(text)).objects.first?.matchQuality != .exact)
    }
}
