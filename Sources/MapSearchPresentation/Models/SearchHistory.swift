import MapGeometry
public import MapSearch
import MapSearchText

/// The recent searches and favourites of a user.
///
/// ```swift
/// var history = SearchHistory()
/// history.record(line)                                    // the line that was tapped
/// history.setFavorite(true, for: line)                    // a star
/// let lines = history.suggestions(for: "vad", limit: 3)   // favourites first, then the latest
/// ```
///
/// The history is a value that your app encodes and stores; the library writes nothing. Assign it to
/// ``SuggestModel/history`` to list its entries before the backend's suggestions.
public struct SearchHistory: Hashable, Sendable, Codable {
    /// An entry of the history.
    public struct Entry: Hashable, Sendable, Codable {
        /// The chosen suggestion, without values that depend on the typed text.
        public let suggestion: Suggestion
        /// Whether it is a favourite.
        public internal(set) var isFavorite: Bool
        /// The number of times it was chosen; 0 for a favourite that never was.
        public internal(set) var useCount: Int
    }

    /// The entries, the most recently chosen one first; initially empty.
    public private(set) var entries: [Entry] = []

    /// The maximum number of entries other than favourites, at least 0; reducing it removes the oldest entries.
    public var limit: Int {
        didSet { forgetOldest() }
    }

    /// Creates an empty history.
    ///
    /// - Parameter limit: The maximum number of entries other than favourites; negative counts as 0.
    public init(limit: Int = 50) {
        self.limit = limit
    }

    /// Records that a suggestion was chosen; it becomes the latest entry.
    ///
    /// - Parameter suggestion: The suggestion.
    /// - Complexity: O(*n*) in the number of entries.
    public mutating func record(_ suggestion: Suggestion) {
        guard !suggestion.title.isEmpty else { return }
        var entry = take(suggestion)
        entry.useCount += 1
        entries.insert(entry, at: 0)
        forgetOldest()
    }

    /// Records that a text was submitted.
    ///
    /// - Parameter text: The text; blank text is ignored.
    /// - Complexity: O(*n*) in the number of entries.
    public mutating func record(text: String) {
        guard text.contains(where: { !$0.isWhitespace }) else { return }
        record(Suggestion(title: text))
    }

    /// Adds or removes a favourite.
    ///
    /// - Parameters:
    ///   - isFavorite: Whether the suggestion is a favourite.
    ///   - suggestion: The suggestion, which need not be in the history.
    /// - Complexity: O(*n*) in the number of entries.
    public mutating func setFavorite(_ isFavorite: Bool, for suggestion: Suggestion) {
        guard !suggestion.title.isEmpty, isFavorite || place(of: suggestion) != nil else { return }
        let place = place(of: suggestion) ?? 0
        var entry = take(suggestion)
        entry.isFavorite = isFavorite
        entries.insert(entry, at: place)
        forgetOldest()
    }

    /// Returns whether a suggestion is a favourite.
    ///
    /// - Complexity: O(*n*) in the number of entries.
    public func isFavorite(_ suggestion: Suggestion) -> Bool {
        place(of: suggestion).map { entries[$0].isFavorite } ?? false
    }

    /// Removes an entry, even if it is a favourite.
    ///
    /// - Complexity: O(*n*) in the number of entries.
    public mutating func remove(_ suggestion: Suggestion) {
        if let place = place(of: suggestion) { entries.remove(at: place) }
    }

    /// Removes all entries.
    ///
    /// - Parameter keepsFavorites: Whether to keep favourites.
    public mutating func removeAll(keepingFavorites keepsFavorites: Bool = false) {
        entries.removeAll { !keepsFavorites || !$0.isFavorite }
    }

    /// Returns the entries to suggest for a text: favourites first, then the others, each with the latest first.
    ///
    /// An entry matches if each word of the text begins one of its words, ignoring case and accents.
    ///
    /// - Parameters:
    ///   - text: The text of the field; for blank text, all entries match.
    ///   - limit: The maximum number of entries; negative counts as 0.
    /// - Returns: The entries, with their matched parts in ``/MapSearch/Suggestion/titleSpans``; empty if none matches.
    /// - Complexity: O(*n*) in the letters of all entries.
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

    /// Removes the entry of a suggestion, or creates one.
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

    /// Decodes a history; missing values are those of a new one, and unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if an entry has no title, or a member is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(limit: try members.value(.limit, or: 50))
        entries = try members.value(.entries, or: [])
        forgetOldest()
    }
}

extension SearchHistory.Entry {
    /// Decodes an entry; missing values are those of an entry that was never chosen, and unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if there is no suggestion, or a member is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            suggestion: try members.required(.suggestion), isFavorite: try members.value(.isFavorite, or: false),
            useCount: try members.value(.useCount, or: 0))
    }
}
