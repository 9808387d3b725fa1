import Foundation
import MapSearchTestSupport
import Testing

import MapSearch

@Suite struct SuggestionTests {
    @Test func anObjectSuggestsItself() {
        let suggestion = Suggestion(berlinHouse)
        #expect(suggestion.title == "Unter den Linden 77")
        #expect(suggestion.subtitle == "10117 Berlin, Germany")
        #expect(suggestion.titleSpans == [TextSpan(start: 0, length: 16)])
        #expect(suggestion.searchText == "Unter den Linden 77, 10117 Berlin, Germany")
        #expect(suggestion.displayText == "Unter den Linden 77")
        #expect(suggestion.uri == "osm:w123" && suggestion.center == berlin && suggestion.kind == .house)
        #expect(suggestion.action == .search)
    }

    @Test func survivesCoding() throws {
        let suggestions = [
            Suggestion(berlinHouse), Suggestion(title: "Berl", action: .substitute, displayText: "Berlin "),
        ]
        let data = try JSONEncoder().encode(suggestions)
        #expect(try JSONDecoder().decode([Suggestion].self, from: data) == suggestions)
    }

    @Test func theIdentityIsWhatItSaysAndDoes() {
        var line = Suggestion(berlinHouse)
        let id = line.id
        // What changes as the user types, walks and waits.
        line.titleSpans = []
        line.distance = 12
        line.center = zurich
        #expect(line.id == id)
        for change: (inout Suggestion) -> Void in [
            { $0.title = "a" }, { $0.subtitle = nil }, { $0.uri = "osm:w1" }, { $0.action = .substitute },
            { $0.category = PlaceCategory(id: "a", name: "A") },
        ] {
            var other = line
            change(&other)
            #expect(other.id != id)
        }
        var nameless = Suggestion(title: "Springfield", center: zurich)
        let zurichId = nameless.id
        nameless.center = berlin
        #expect(nameless.id != zurichId)
    }

    @Test func noLineIsOfferedTwice() async throws {
        let lines = [Suggestion(title: "A"), Suggestion(title: "B"), Suggestion(title: "A"), Suggestion(title: "C")]
        let backend = MockBackend()
        backend.suggest { _ in lines }
        let response = try await SuggestRunner(backend: backend).answer(SuggestRequest(text: "a", limit: 3)).get()
        #expect(response.suggestions.map(\.title) == ["A", "B", "C"])
    }
}
