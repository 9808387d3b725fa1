import Foundation
import MapSearch
import MapSearchPresentation
import MapSearchTestSupport
import Testing

@Suite struct SearchHistoryTests {
    private static func line(_ title: String, _ subtitle: String? = nil, uri: String? = nil) -> Suggestion {
        Suggestion(
            title: title, subtitle: subtitle, titleSpans: [TextSpan(start: 0, length: 1)], uri: uri, distance: 3)
    }

    private static func history() -> SearchHistory {
        var history = SearchHistory()
        for line in [
            line("Vaduz", "Liechtenstein", uri: "a"), line("Städtle 38", "Vaduz", uri: "b"),
            line("Café Amann", uri: "c"),
        ] {
            history.record(line)
        }
        history.setFavorite(true, for: line("Vaduz", uri: "a"))
        return history
    }

    @Test(arguments: [
        ("", ["Vaduz", "Café Amann", "Städtle 38"]), (" ", ["Vaduz", "Café Amann", "Städtle 38"]),
        ("va", ["Vaduz", "Städtle 38"]), ("VADUZ ST", ["Städtle 38"]), ("stadt", ["Städtle 38"]),
        ("cafe", ["Café Amann"]),
        ("mann", []), ("x", []), ("-", ["Vaduz", "Café Amann", "Städtle 38"]),
    ])
    func offers(text: String, titles: [String]) {
        let lines = Self.history().suggestions(for: text)
        #expect(lines.map(\.title) == titles)
        #expect(lines.allSatisfy { $0.distance == nil })
        #expect(Self.history().suggestions(for: text, limit: 1).map(\.title) == Array(titles.prefix(1)))
        #expect(Self.history().suggestions(for: text, limit: .min).isEmpty)
        #expect(Self.history().suggestions(for: text, limit: .max).count == titles.count)
    }

    @Test func marksWhatIsTyped() throws {
        let line = try #require(Self.history().suggestions(for: "stä va").first)
        #expect(line.titleSpans == [TextSpan(start: 0, length: 3)])
        #expect(line.subtitleSpans == [TextSpan(start: 0, length: 2)])
    }

    @Test func theLatestIsFirstAndOnlyOnce() {
        var history = Self.history()
        history.record(Self.line("Städtle 38", "Vaduz, Liechtenstein", uri: "b"))
        #expect(history.entries.map(\.suggestion.uri) == ["b", "c", "a"])
        #expect(history.entries.map(\.useCount) == [2, 1, 1])
        history.record(text: "  ")
        history.record(text: "bern")
        history.record(text: "bern")
        #expect(history.entries.map(\.suggestion.title).prefix(2) == ["bern", "Städtle 38"])
    }

    @Test func forgets() {
        var history = Self.history()
        history.limit = 1
        #expect(history.entries.map(\.suggestion.uri) == ["c", "a"])
        history.limit = .min
        #expect(history.entries.map(\.suggestion.uri) == ["a"])
        history.record(text: "bern")
        #expect(history.entries.count == 1)
        history.removeAll(keepingFavorites: true)
        #expect(history.isFavorite(Self.line("Vaduz", uri: "a")))
        history.setFavorite(false, for: Self.line("Vaduz", uri: "a"))
        #expect(history.entries.isEmpty)
        history.setFavorite(false, for: Self.line("Bern"))
        history.setFavorite(true, for: Self.line("Bern"))
        #expect(history.entries.map(\.useCount) == [0])
        history.remove(Self.line("Bern"))
        #expect(history == SearchHistory(limit: .min))
    }

    @Test func isEncoded() throws {
        let history = Self.history()
        let data = try JSONEncoder().encode(history)
        #expect(try JSONDecoder().decode(SearchHistory.self, from: data) == history)
        let old = #"{"entries":[{"suggestion":{"title":"Bern"},"later":1}],"later":{}}"#
        let decoded = try JSONDecoder().decode(SearchHistory.self, from: Data(old.utf8))
        #expect(decoded.entries.map(\.suggestion.title) == ["Bern"] && decoded.limit == 50)
        #expect(try JSONDecoder().decode(SearchHistory.self, from: Data("{}".utf8)) == SearchHistory())
    }

    @MainActor @Test(.timeLimit(.minutes(1)))
    func isOfferedByTheModel() async {
        let backend = MockBackend()
        backend.suggest { _ in [Self.line("Vaduz", uri: "a"), Self.line("Vaals", uri: "d")] }
        let model = SuggestModel(backend: backend, limit: 6, pause: .zero)
        model.history = Self.history()
        #expect(model.suggestions.map(\.uri) == ["a", "c", "b"] && model.phase == .idle)
        model.text = "va"
        await model.settled()
        #expect(model.suggestions.map(\.uri) == ["a", "b", "d"])
        model.select(model.suggestions[2])
        #expect(model.history?.entries.first?.suggestion.uri == "d")
        model.clear()
        #expect(model.suggestions.map(\.uri) == ["a", "d", "c", "b"])
        model.history = nil
        #expect(model.suggestions.isEmpty)
    }
}
