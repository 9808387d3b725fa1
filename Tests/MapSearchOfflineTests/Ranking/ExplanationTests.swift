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
        let backend = try TinyWorld.earth.backend()
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

    @Test func onlyTextsHaveScores() throws {
        let backend = try TinyWorld.earth.backend()
        for request in [SearchRequest.uri("t:paris"), .reverse(Coordinate(latitude: 1, longitude: 1))] {
            let error = #expect(throws: SearchError.self) { try backend.explain(request) }
            #expect(error?.code == .notApplicable)
        }
    }

    @Test func wordsAndWhatTheyMet() throws {
        let explanation = try #require(try TinyWorld.earth.backend().explain(.text("Sprinfield, Ohio")).first)
        #expect(explanation.object.key == "springfield-oh")
        #expect(explanation.words.map(\.text) == ["Sprinfield", "Ohio"])
        #expect(explanation.words.map(\.term) == ["springfield", "ohio"])
        #expect(explanation.words.map(\.edits) == [1, 0])
        #expect(explanation.words.map(\.container) == [nil, "Ohio"])
    }
}
