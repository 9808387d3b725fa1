import Foundation
import MapSearch
import Testing

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
}
