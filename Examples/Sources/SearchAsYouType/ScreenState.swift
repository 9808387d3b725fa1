import MapSearch
import MapSearchPresentation

/// What the screen knows: events go in, a new state and things to do come out.
///
/// It draws and does nothing itself.
struct ScreenState {
    /// What happens.
    enum Event {
        case key(Key)
        /// What the model of the field has.
        case suggested([Suggestion], SearchPhase)
        /// What the model of the search has.
        case found([GeoObject], SearchPhase, corrected: String? = nil)
    }

    /// What is to be done.
    enum Action: Equatable {
        /// Complete a text.
        case complete(String)
        /// Search, in place of a search that runs.
        case search(SearchRequest)
        /// Give up what runs.
        case cancel
        case leave
    }

    /// What the list has.
    enum List: Equatable {
        case suggestions([Suggestion])
        case results([GeoObject])

        var count: Int {
            switch self {
            case .suggestions(let suggestions): suggestions.count
            case .results(let objects): objects.count
            }
        }
    }

    /// What is going on.
    enum Status: Equatable {
        case idle
        case searching
        case canceled
        case failed(String)
    }

    /// Where the user is, if that is known.
    var userPosition: Coordinate?
    /// How to search.
    var options = SearchOptions()

    private(set) var text = ""
    /// The number of characters before the cursor.
    private(set) var cursor = 0
    private(set) var list = List.suggestions([])
    /// The row that is chosen; nil while the field is.
    private(set) var selection: Int?
    /// The object that is shown in full.
    private(set) var detail: GeoObject?
    private(set) var status = Status.idle
    /// What the rows of the list were asked with, for the matches in bold.
    private(set) var query = ""
    /// What was searched for where typos were corrected.
    private(set) var correctedText: String?
    /// Whether the text is newer than what was searched for.
    private var awaitsSuggestions = false

    mutating func handle(_ event: Event) -> [Action] {
        switch event {
        case .key(let key): return press(key)
        case .suggested(let suggestions, let phase):
            guard awaitsSuggestions, phase != .searching else { return [] }
            query = text
            show(.suggestions(suggestions), phase)
        case .found(let objects, let phase, let corrected):
            guard status == .searching, phase != .searching else { return [] }
            show(.results(objects), phase)
            correctedText = corrected
            // One object needs no list to choose from.
            if objects.count == 1 { detail = objects[0] }
            if !objects.isEmpty { selection = 0 }
        }
        return []
    }

    private mutating func show(_ list: List, _ phase: SearchPhase) {
        selection = nil
        correctedText = nil
        self.list = phase.error == nil ? list : .suggestions([])
        status = phase.error.map { .failed($0.message) } ?? .idle
    }

    // MARK: Keys

    private mutating func press(_ key: Key) -> [Action] {
        switch key {
        case .control("c"): return [.leave]
        case .escape: return escape()
        case .enter: return enter()
        case .up, .down, .pageUp, .pageDown, .tab:
            choose(key)
            return []
        case .left: cursor = max(0, cursor - 1)
        case .right: cursor = min(text.count, cursor + 1)
        case .home, .control("a"): cursor = 0
        case .end, .control("e"): cursor = text.count
        case .text(let scalar): return edit { $0.unicodeScalars.append(scalar) }
        case .paste(let pasted):
            // A field has one line.
            let line = pasted.split(whereSeparator: { $0.isNewline || $0 == "\t" }).joined(separator: " ")
            return edit { $0 += line.filter { $0.isASCII ? $0 >= " " && $0 != "\u{7F}" : true } }
        case .backspace: return edit { _ = $0.popLast() }
        case .control("u"): return edit { $0 = "" }
        case .control("w"):
            return edit { before in
                while before.last == " " { before.removeLast() }
                while !before.isEmpty, before.last != " " { before.removeLast() }
            }
        case .delete, .control("d"):
            if text.isEmpty, key == .control("d") { return [.leave] }
            guard cursor < text.count else { return [] }
            text.remove(at: text.index(text.startIndex, offsetBy: cursor))
            return retyped()
        case .control: break
        }
        return []
    }

    /// Changes what stands before the cursor.
    private mutating func edit(_ change: (inout String) -> Void) -> [Action] {
        let split = text.index(text.startIndex, offsetBy: cursor)
        var before = String(text[..<split])
        let rest = String(text[split...])
        change(&before)
        guard before + rest != text else { return [] }
        text = before + rest
        // What was typed may have joined the character behind it.
        cursor = min(before.count, text.count)
        return retyped()
    }

    private mutating func retyped() -> [Action] {
        let wasSearching = status == .searching
        detail = nil
        selection = nil
        status = .idle
        awaitsSuggestions = true
        if text.isEmpty { list = .suggestions([]) }
        return (wasSearching ? [.cancel] : []) + [.complete(text)]
    }

    private mutating func choose(_ key: Key) {
        guard detail == nil, list.count > 0 else { return }
        let last = list.count - 1
        switch key {
        case .up: selection = selection.flatMap { $0 > 0 ? $0 - 1 : nil }
        case .pageUp: selection = selection.map { max(0, $0 - 5) }
        case .pageDown: selection = min(last, (selection ?? -1) + 5)
        case .tab: selection = selection.map { $0 < last ? $0 + 1 : 0 } ?? 0
        default: selection = min(last, (selection ?? -1) + 1)
        }
    }

    private mutating func enter() -> [Action] {
        guard detail == nil else { return [] }
        switch (list, selection) {
        case (.results(let objects), let row?):
            detail = objects[row]
            return []
        case (.suggestions(let suggestions), let row?):
            let suggestion = suggestions[row]
            guard let request = suggestion.searchRequest(options: options) else {
                text = suggestion.displayText
                cursor = text.count
                return retyped()
            }
            query = text
            return search(request)
        case (_, nil):
            guard text.contains(where: { !$0.isWhitespace }) else { return [] }
            query = text
            return search(.text(text, in: userPosition.map { .point($0) }, options: options))
        }
    }

    private mutating func search(_ request: SearchRequest) -> [Action] {
        awaitsSuggestions = false
        status = .searching
        return [.search(request)]
    }

    private mutating func escape() -> [Action] {
        if status == .searching {
            status = .canceled
            return [.cancel]
        }
        if detail != nil {
            detail = nil
            if list.count == 1 { selection = nil }
            return []
        }
        return [.leave]
    }
}
