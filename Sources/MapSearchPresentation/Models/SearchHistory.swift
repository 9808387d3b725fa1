import MapGeometry
public import MapSearch
import MapSearchText

/// What a user has searched for and what they keep, to be offered again.
///
/// ```swift
/// var history = SearchHistory()
/// history.record(line)                                    // the line that was tapped
/// history.setFavorite(true, for: line)                    // a star
/// let lines = history.suggestions(for: "vad", limit: 3)   // favourites first, then the latest
/// ```
///
/// The app owns it: it is a value that the app encodes and stores where it likes, and nothing is written by the library. Give it to
/// ``SuggestModel/history`` to have its lines before those of the backend.
public struct SearchHistory: Hashable, Sendable, Codable {
    /// A line of the history.
    public struct Entry: Hashable, Sendable, Codable {
        /// What was chosen, without what belongs to the text that was typed at the time.
        public let suggestion: Suggestion
        /// Whether the user keeps it.
        public internal(set) var isFavorite: Bool
        /// How many times it was chosen; 0 for a favourite that never was.
        public internal(set) var useCount: Int
    }

    /// The lines, the one that was chosen last first; empty at the beginning.
    public private(set) var entries: [Entry] = []

    /// How many lines are remembered at most beside favourites, from 0 on; setting fewer forgets the oldest.
    public var limit: Int {
        didSet { forgetOldest() }
    }

    /// Creates an empty history.
    ///
    /// - Parameter limit: How many lines are remembered at most beside favourites; less than 0 counts as 0.
    public init(limit: Int = 50) {
        self.limit = limit
    }

    /// Notes that a line was chosen: it becomes the latest, be it known before or not.
    ///
    /// - Parameter suggestion: The line.
    /// - Complexity: O(*n*) in the number of lines.
    public mutating func record(_ suggestion: Suggestion) {
        guard !suggestion.title.isEmpty else { return }
        var entry = take(suggestion)
        entry.useCount += 1
        entries.insert(entry, at: 0)
        forgetOldest()
    }

    /// Notes that a text was submitted as it is.
    ///
    /// - Parameter text: The text; a blank one is not remembered.
    /// - Complexity: O(*n*) in the number of lines.
    public mutating func record(text: String) {
        guard text.contains(where: { !$0.isWhitespace }) else { return }
        record(Suggestion(title: text))
    }

    /// Keeps a line, or no longer.
    ///
    /// - Parameters:
    ///   - isFavorite: Whether the user keeps it.
    ///   - suggestion: The line, which need not have been chosen before.
    /// - Complexity: O(*n*) in the number of lines.
    public mutating func setFavorite(_ isFavorite: Bool, for suggestion: Suggestion) {
        guard !suggestion.title.isEmpty, isFavorite || place(of: suggestion) != nil else { return }
        let place = place(of: suggestion) ?? 0
        var entry = take(suggestion)
        entry.isFavorite = isFavorite
        entries.insert(entry, at: place)
        forgetOldest()
    }

    /// Whether the user keeps a line.
    ///
    /// - Complexity: O(*n*) in the number of lines.
    public func isFavorite(_ suggestion: Suggestion) -> Bool {
        place(of: suggestion).map { entries[$0].isFavorite } ?? false
    }

    /// Forgets a line, be it a favourite or not.
    ///
    /// - Complexity: O(*n*) in the number of lines.
    public mutating func remove(_ suggestion: Suggestion) {
        if let place = place(of: suggestion) { entries.remove(at: place) }
    }

    /// Forgets all lines.
    ///
    /// - Parameter keepsFavorites: Whether favourites stay.
    public mutating func removeAll(keepingFavorites keepsFavorites: Bool = false) {
        entries.removeAll { !keepsFavorites || !$0.isFavorite }
    }

    /// The lines to offer for a text: favourites first, then the others, of each the latest first.
    ///
    /// A line is offered when each word of the text begins one of its words, without regard to case and accents.
    ///
    /// - Parameters:
    ///   - text: What is in the field; for a blank text all lines are offered.
    ///   - limit: How many lines at most; less than 0 counts as 0.
    /// - Returns: The lines, with what the text matched in ``/MapSearch/Suggestion/titleSpans``; empty when none goes on from it.
    /// - Complexity: O(*n*) in the letters of all lines.
    public func suggestions(for text: String, limit: Int = 10) -> [Suggestion] {
        let typed = Self.words(in: text)
        let highlighter = Highlighter(text)
        let offered = entries.filter { entry in
            guard !typed.isEmpty else { return true }
            let shown = Self.words(in: entry.suggestion.title) + Self.words(in: entry.suggestion.subtitle ?? "")
            return typed.allSatisfy { word in shown.contains { $0.utf8.starts(with: word.utf8) } }
        }
        let ordered = offered.filter(\.isFavorite) + offered.filter { !$0.isFavorite }
        return ordered.prefix(max(0, limit)).map { entry in
            var suggestion = entry.suggestion
            suggestion.titleSpans = highlighter.spans(in: suggestion.title)
            suggestion.subtitleSpans = suggestion.subtitle.map(highlighter.spans) ?? []
            return suggestion
        }
    }

    private static func words(in text: String) -> [Substring] {
        TextFolding.folded(text).split { !$0.isLetter && !$0.isNumber }
    }

    private func place(of suggestion: Suggestion) -> Int? {
        entries.firstIndex { $0.suggestion.isSameLine(as: suggestion) }
    }

    /// Takes the line of a suggestion out, or makes one.
    private mutating func take(_ suggestion: Suggestion) -> Entry {
        var line = suggestion
        (line.titleSpans, line.subtitleSpans, line.distance) = ([], [], nil)
        guard let place = place(of: suggestion) else { return Entry(suggestion: line, isFavorite: false, useCount: 0) }
        let known = entries.remove(at: place)
        return Entry(suggestion: line, isFavorite: known.isFavorite, useCount: known.useCount)
    }

    private mutating func forgetOldest() {
        var left = max(0, limit)
        entries.removeAll { entry in
            if entry.isFavorite { return false }
            left -= 1
            return left < 0
        }
    }
}

extension SearchHistory {
    private enum CodingKeys: String, CodingKey {
        case entries, limit
    }

    /// Decodes a history; what is missing is as in a new one, what is unknown is ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when a line has no title, or something is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(limit: try members.value(.limit, or: 50))
        entries = try members.value(.entries, or: [])
        forgetOldest()
    }
}

extension SearchHistory.Entry {
    /// Decodes a line; what is missing is as in a line that was never chosen, what is unknown is ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when there is no suggestion, or something is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            suggestion: try members.required(.suggestion), isFavorite: try members.value(.isFavorite, or: false),
            useCount: try members.value(.useCount, or: 0))
    }
}
