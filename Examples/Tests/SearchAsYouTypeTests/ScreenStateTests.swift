import MapSearch
import MapSearchPresentation
import Testing

@testable import SearchAsYouType

@Suite struct ScreenStateTests {
    private static let places = (1...4).map { number in
        GeoObject(
            name: "Place \(number)", coordinate: Coordinate(latitude: Double(number), longitude: 1),
            uri: "test:\(number)")
    }

    private static func typed(_ keys: String) -> ScreenState {
        var state = ScreenState()
        for scalar in keys.unicodeScalars { _ = state.handle(.key(.text(scalar))) }
        return state
    }

    /// A state with four suggestions for what was typed.
    private static var offered: ScreenState {
        var state = typed("pl")
        _ = state.handle(.suggested(places.map(Suggestion.init), .loaded))
        return state
    }

    @Test func typingAndCorrectingCompletes() {
        var state = Self.typed("bern")
        #expect(state.handle(.key(.left)) == [])
        #expect(state.handle(.key(.backspace)) == [.complete("ben")])
        #expect(state.handle(.key(.text("l"))) == [.complete("beln")])
        #expect(state.handle(.key(.home)) == [])
        #expect(state.handle(.key(.delete)) == [.complete("eln")])
        #expect(state.handle(.key(.backspace)) == [], "nothing stands before the cursor")
        #expect(state.handle(.key(.end)) == [])
        #expect(state.handle(.key(.paste("\na\nb\u{1B}"))) == [.complete("elna b")])
        #expect(state.handle(.key(.control("w"))) == [.complete("elna ")])
        #expect(state.handle(.key(.control("u"))) == [.complete("")])
    }

    @Test func marksJoinTheLetterBeforeThem() {
        var state = Self.typed("zu\u{308}")
        #expect(state.text == "zü")
        #expect(state.cursor == 2)
        #expect(state.handle(.key(.backspace)) == [.complete("z")])
    }

    @Test func suggestionsAreShownWhenTheyAreThere() {
        var state = Self.typed("pla")
        _ = state.handle(.suggested(Self.places.map(Suggestion.init), .searching))
        #expect(state.list.count == 0)
        _ = state.handle(.suggested([Suggestion(Self.places[0])], .loaded))
        #expect(state.list.count == 1)
    }

    @Test func arrowsChooseAndStopAtTheEnds() {
        var state = Self.offered
        #expect(state.selection == nil)
        for (key, row) in [
            (Key.up, nil), (.down, 0), (.down, 1), (.pageDown, 3), (.down, 3), (.tab, 0), (.up, nil), (.pageDown, 3),
            (.pageUp, 0),
        ] as [(Key, Int?)] {
            _ = state.handle(.key(key))
            #expect(state.selection == row, "\(key)")
        }
    }

    @Test func aRowLeadsToItsObjectAndBack() {
        var state = Self.offered
        _ = state.handle(.key(.down))
        #expect(state.handle(.key(.enter)) == [.search(.uri("test:1"))])
        #expect(state.status == .searching)
        _ = state.handle(.found([Self.places[0]], .loaded))
        #expect(state.detail == Self.places[0])
        #expect(state.handle(.key(.escape)) == [])
        #expect(state.detail == nil)
        #expect(state.handle(.key(.escape)) == [.leave])
    }

    @Test func enterSearchesForTheText() {
        var state = Self.offered
        #expect(state.handle(.key(.enter)) == [.search(.text("pl"))])
        _ = state.handle(.suggested([], .loaded))
        _ = state.handle(.found(Self.places, .loaded))
        #expect(state.list == .results(Self.places))
        _ = state.handle(.suggested([], .loaded))
        #expect(state.list == .results(Self.places), "late suggestions do not cover results")
        _ = state.handle(.key(.down))
        #expect(state.handle(.key(.enter)) == [])
        #expect(state.detail == Self.places[1])
        var blank = Self.typed("  ")
        #expect(blank.handle(.key(.enter)) == [])
    }

    @Test func escapeCancelsASearchThatRuns() {
        var state = Self.offered
        _ = state.handle(.key(.enter))
        #expect(state.handle(.key(.escape)) == [.cancel])
        #expect(state.status == .canceled)
        _ = state.handle(.found(Self.places, .loaded))
        #expect(state.list.count == 4)
        #expect(state.status == .canceled, "an answer that comes too late is none")
        #expect(state.handle(.key(.escape)) == [.leave])
    }

    @Test func typingCancelsASearchThatRuns() {
        var state = Self.offered
        _ = state.handle(.key(.enter))
        #expect(state.handle(.key(.text("a"))) == [.cancel, .complete("pla")])
    }

    @Test func aSuggestionMayGoIntoTheField() {
        var state = Self.typed("caf")
        _ = state.handle(.suggested([Suggestion(title: "café", action: .substitute)], .loaded))
        _ = state.handle(.key(.down))
        #expect(state.handle(.key(.enter)) == [.complete("café")])
        #expect(state.cursor == 4)
    }

    @Test func failuresAreSaid() {
        var state = Self.offered
        _ = state.handle(.key(.enter))
        _ = state.handle(.found([], .failed(.network())))
        #expect(state.status == .failed(SearchError.network().message))
        #expect(state.list.count == 0)
    }

    @Test func controlCAndAnEmptyControlDLeave() {
        var state = Self.offered
        #expect(state.handle(.key(.control("d"))) == [])
        #expect(state.handle(.key(.control("c"))) == [.leave])
        var empty = ScreenState()
        #expect(empty.handle(.key(.control("d"))) == [.leave])
    }
}
