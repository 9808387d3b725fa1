import MapGeometry
import MapSearch
import MapSearchOffline
import Testing

@Suite struct ExplanationTests {
    /// Explanations are of the answers, in their order, and their parts are the score.
    @Test(arguments: [
        "Paris", "Paris, TX", "Springf", "Chcago", "Springfield Massachusets", "newyork", "Duesseldorf", "Chicago qxz",
        "東京都新宿区", "qxzvwk",
    ])
    func partsAddUp(text: String) throws {
        let backend = try TinyWorld.earthBackend.get()
        let area = SearchArea.point(Coordinate(latitude: 40, longitude: -80))
        for request in [SearchRequest.text(text), .text(text, in: area)] {
            let explanations = try backend.explain(request)
            let objects = try backend.answer(request).objects
            #expect(explanations.map(\.object.uri) == objects.map(\.uri))
            for (explanation, object) in zip(explanations, objects) {
                let sum = explanation.parts.reduce(0) { $0 + $1.value }
                #expect(abs(sum - explanation.total) < 1e-5)
                #expect(explanation.total == object[MatchMetadata.self]?.score)
                #expect(!explanation.matchedName.isEmpty)
            }
        }
    }

    @Test(arguments: [
        (SearchRequest.uri("t:paris"), SearchExplanation.Interpretation.identifier),
        (.reverse(Coordinate(latitude: 48.85, longitude: 2.35)), .reverse),
        (.text("48.857, 2.352"), .coordinate),
        (.address(PostalAddress(city: "Paris", country: "France")), .address),
        (.text("Paris"), .name),
    ])
    func everyKindOfRequest(request: SearchRequest, interpretation: SearchExplanation.Interpretation) throws {
        let explanation = try TinyWorld.earthBackend.get().explain(request)
        #expect(explanation.interpretation == interpretation)
        #expect(explanation.map(\.object) == (try TinyWorld.earthBackend.get().answer(request)).objects)
        #expect(explanation.first?.object.key == "paris")
        #expect(!explanation.stages.isEmpty)
    }

    @Test func categoriesAndIntersections() throws {
        let group = try SplitWorld.group.get()
        let hotels = try group.explain(.text("hotel in Vaduz"))
        #expect(hotels.interpretation == .category && hotels.count == 2)
        #expect(hotels.first?.words.map(\.meaning) == [.category, .joint, .place])
        #expect(hotels.unknownWords.isEmpty)
        let crossing = try group.explain(.text("Städtle & Äulestrasse, Vaduz"))
        #expect(crossing.interpretation == .intersection && crossing.count == 1)
    }

    /// Nothing else is tried for a street and a town that are named in full, though a word stands in both.
    @Test func wordOnBothSidesOfAComma() throws {
        var world = TinyWorld()
        world.add("town", .locality, "Villa de Sosa", 40, -3, people: 5_000)
        world.add("street", .street, "Calle de Alba", 40, -3, in: "town")
        let explanation = try world.backend().explain(.text("Calle de Alba, Villa de Sosa"))
        #expect(explanation.first?.object.key == "street" && explanation.stages.map(\.name) == ["as typed"])
    }

    /// What finds nothing says what was tried.
    @Test func nothing() throws {
        let explanation = try SplitWorld.group.get().explain(.text("qxzvwk"))
        #expect(explanation.isEmpty)
        #expect(explanation.unknownWords == ["qxzvwk"])
        #expect(explanation.stages.map(\.name).contains("as typed"))
        #expect(explanation.stages.map(\.name).contains("corrected"))
        #expect(explanation.stages.allSatisfy { $0.matchCount == 0 })
    }

    @Test func whatWasCorrected() throws {
        let explanation = try SplitWorld.group.get().explain(.text("Landesmusseum"))
        #expect(explanation.unknownWords == ["Landesmusseum"])
        #expect(explanation.correctedText == "landesmuseum")
    }

    @Test func wordsAndWhatTheyMet() throws {
        let explanation = try #require(try TinyWorld.earthBackend.get().explain(.text("Sprinfield, Ohio")).first)
        #expect(explanation.object.key == "springfield-oh")
        #expect(explanation.words.map(\.text) == ["Sprinfield", "Ohio"])
        #expect(explanation.words.map(\.term) == ["springfield", "ohio"])
        #expect(explanation.words.map(\.edits) == [1, 0])
        #expect(explanation.words.map(\.container) == [nil, "Ohio"])
    }
}
