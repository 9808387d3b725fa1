public import MapSearch

extension Highlighter {
    /// Returns the name of an object with its matched parts: those reported by the backend, or else those found in the
    /// name.
    ///
    /// - Parameter object: An object of a response.
    /// - Returns: The name. If the backend matched another name of the object, nothing is highlighted.
    /// - Complexity: O(*n* *k*) in the length of the name and the number of spans or words.
    public func highlight(_ object: GeoObject) -> HighlightedText {
        guard let match = object[MatchMetadata.self] else { return highlight(object.name) }
        if match.spans.isEmpty, match.matchedName == nil { return highlight(object.name) }
        return HighlightedText(object.name, spans: match.spans)
    }

    /// Returns the two lines of a suggestion with their matched parts: those reported by the backend, or else those
    /// found.
    ///
    /// - Parameter suggestion: A suggestion.
    /// - Returns: The title and the subtitle, which is `nil` if the suggestion has none.
    /// - Complexity: O(*n* *k*) in the length of the lines and the number of spans or words.
    public func highlight(_ suggestion: Suggestion) -> (title: HighlightedText, subtitle: HighlightedText?) {
        if suggestion.titleSpans.isEmpty, suggestion.subtitleSpans.isEmpty {
            return (highlight(suggestion.title), suggestion.subtitle.map { highlight($0) })
        }
        return (
            HighlightedText(suggestion.title, spans: suggestion.titleSpans),
            suggestion.subtitle.map { HighlightedText($0, spans: suggestion.subtitleSpans) }
        )
    }
}
