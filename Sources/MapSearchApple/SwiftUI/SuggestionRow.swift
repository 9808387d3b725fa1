#if canImport(SwiftUI)
import Foundation
public import MapSearch
import MapSearchPresentation
public import SwiftUI

/// A list row for a suggestion: title and subtitle, with the matched text in bold.
public struct SuggestionRow: View {
    private let suggestion: Suggestion

    /// Creates a row.
    ///
    /// - Parameter suggestion: The suggestion; without a subtitle, the row has a single line.
    public init(_ suggestion: Suggestion) {
        self.suggestion = suggestion
    }

    /// The lines.
    public var body: some View {
        VStack(alignment: .leading) {
            Text(Self.emphasized(suggestion.title, suggestion.titleSpans))
            if let subtitle = suggestion.subtitle {
                Text(Self.emphasized(subtitle, suggestion.subtitleSpans)).font(.caption).foregroundStyle(.secondary)
            }
        }
    }

    static func emphasized(_ text: String, _ spans: [TextSpan]) -> AttributedString {
        var strong = AttributeContainer()
        strong.inlinePresentationIntent = .stronglyEmphasized
        return AttributedString(HighlightedText(text, spans: spans), highlighted: strong)
    }
}

extension View {
    /// Shows suggestions under the search field of `searchable`.
    ///
    /// ```swift
    /// list.searchable(text: $text)
    ///     .searchSuggestions(suggestions) { suggestion in search(for: suggestion) }
    /// ```
    ///
    /// - Parameters:
    ///   - suggestions: The suggestions, best first; if empty, nothing is shown.
    ///   - onSelect: Called when the user taps a suggestion. For ``/MapSearch/Suggestion/Action/substitute``, put its
    ///     ``/MapSearch/Suggestion/displayText`` into the field; otherwise submit its
    ///     ``/MapSearch/Suggestion/searchRequest(in:options:)``.
    /// - Returns: The view with its suggestions.
    public func searchSuggestions(
        _ suggestions: [Suggestion], onSelect: @escaping @MainActor (Suggestion) -> Void
    ) -> some View {
        searchSuggestions {
            ForEach(Array(suggestions.enumerated()), id: \.offset) { _, suggestion in
                Button {
                    onSelect(suggestion)
                } label: {
                    SuggestionRow(suggestion)
                }
            }
        }
    }

    /// Shows suggestions under the search field of `searchable`, each of which puts its text into the field when
    /// tapped.
    ///
    /// - Parameter suggestions: The suggestions, best first; if empty, nothing is shown.
    /// - Returns: The view with its suggestions.
    public func searchSuggestions(_ suggestions: [Suggestion]) -> some View {
        searchSuggestions {
            ForEach(Array(suggestions.enumerated()), id: \.offset) { _, suggestion in
                SuggestionRow(suggestion).searchCompletion(suggestion.displayText)
            }
        }
    }
}
#endif
