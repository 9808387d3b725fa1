import MapSearch
import MapSearchOffline
import Testing

/// A town with the river that it is on, which no index has as its name.
@Suite struct TownsOnRiversTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("linz", .locality, "Linz", 48.3, 14.28, people: 200_000)
        world.add("linz-de", .locality, "Linz", 50.57, 7.28, people: 6_000)
        world.add("donau", .water, "Donau", 48.2, 16)
        world.add("donau-town", .locality, "Donau", 10, 10, people: 3_000)
        world.add("neustadt", .locality, "Neustadt an der Weinstraße", 49.35, 8.13, people: 53_000)
        world.add("neustadt-sud", .locality, "Neustadt/Süd", 50.92, 6.94, people: 60_000)
        for number in 0..<20 {
            world.add("haus\(number)", .locality, "Haus \(number + 20)", 47, Double(number), people: 900)
        }
        world.add("haus", .locality, "Haus", 47.4, 13.77, people: 2_500)
        for (number, people) in [60_000, 50_000].enumerated() {
            world.add("windsor\(number)", .locality, "Windsor", 42, -83 - Double(number), people: people)
        }
        return try world.backend()
    }

    @Test("the town is found, without the river", arguments: ["Linz an der Donau", "Linz (Donau)", "Linz a.d. Donau"])
    func town(text: String) throws {
        let place = try #require(try Self.backend.get().first(text))
        #expect(place.key == "linz")
        #expect(place.matchQuality == .partial)
    }

    @Test(
        "an abbreviated name is the whole name", arguments: ["Neustadt a.d. Weinstraße", "Neustadt a. d. Weinstraße"])
    func abbreviation(text: String) throws { #expect(try Self.backend.get().ids(text) == ["neustadt"]) }

    @Test(
        "a small place with a frequent name and one of several are not found",
        arguments: ["Haus ob der Xyz", "Windsor upon Xyz"])
    func nothing(text: String) throws { #expect(try Self.backend.get().ids(text) == []) }
}
