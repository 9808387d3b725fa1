import MapSearch
import MapSearchPresentation

/// The state of the screen: events go in, a new state and actions come out.
///
/// It draws and executes nothing itself.
struct ScreenState {
    /// An event.
    enum Event {
        case key(Key)
        /// The model of the field has changed.
        case suggested([Suggestion], SearchPhase)
        /// The model of the search has changed.
        case found([GeoObject], SearchPhase, total: Int? = nil, corrected: String? = nil)
    }

    /// An action.
    enum Action: Equatable {
        /// Complete a text.
        case complete(String)
        /// Search, replacing a running search.
        case search(SearchRequest)
        /// Cancel the running search.
        case cancel
        case leave
    }

    /// The contents of the list.
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

    /// The current activity.
    enum Status: Equatable {
        case idle
        case searching
        case canceled
        case failed(String)
    }

    /// The user's position, if known.
    var userPosition: Coordinate?
    /// The search options.
    var options = SearchOptions()

    private(set) var text = ""
    /// The number of characters before the cursor.
    private(set) var cursor = 0
    private(set) var list = List.suggestions([])
    /// The selected row; nil if the field is selected.
    private(set) var selection: Int?
    /// The object that is shown in detail.
    private(set) var detail: GeoObject?
    private(set) var status = Status.idle
    /// The text that the rows of the list match, for bold letters.
    private(set) var query = ""
    /// The corrected text, if typos were corrected.
    private(set) var correctedText: String?
    /// The number of results on all pages, if known.
    private(set) var total: Int?
    /// Whether the text is newer than the search.
    private var awaitsSuggestions = false

    mutating func handle(_ event: Event) -> [Action] {
        switch event {
        case .key(let key): return press(key)
        case .suggested(let suggestions, let phase):
            guard awaitsSuggestions, phase != .searching else { return [] }
            query = text
            show(.suggestions(suggestions), phase)
        case .found(let objects, let phase, let total, let corrected):
            guard status == .searching, phase != .searching else { return [] }
            show(.results(objects), phase)
            self.total = total
            correctedText = corrected
            // A single object is shown without a list.
            if objects.count == 1 { detail = objects[0] }
            if !objects.isEmpty { selection = 0 }
        }
        return []
    }

    private mutating func show(_ list: List, _ phase: SearchPhase) {
        selection = nil
        total = nil
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

    /// Changes the text before the cursor.
    private mutating func edit(_ change: (inout String) -> Void) -> [Action] {
        let split = text.index(text.startIndex, offsetBy: cursor)
        var before = String(text[..<split])
        let rest = String(text[split...])
        change(&before)
        guard before + rest != text else { return [] }
        text = before + rest
        // The typed text may have joined the character after it.
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
