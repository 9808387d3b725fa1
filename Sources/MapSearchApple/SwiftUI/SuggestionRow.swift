#if canImport(SwiftUI)
import Foundation
public import MapSearch
import MapSearchPresentation
public import SwiftUI

/// A suggestion as a row of a list: title and subtitle, with what was typed in bold.
public struct SuggestionRow: View {
    private let suggestion: Suggestion

    /// Creates a row.
    ///
    /// - Parameter suggestion: The suggestion; one without a subtitle has one line.
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
    /// Offers suggestions under the search field of `searchable`.
    ///
    /// ```swift
    /// list.searchable(text: $text)
    ///     .searchSuggestions(suggestions) { suggestion in search(for: suggestion) }
    /// ```
    ///
    /// - Parameters:
    ///   - suggestions: The lines, best first; without any nothing is offered.
    ///   - onSelect: What happens when the user has tapped one. For ``/MapSearch/Suggestion/Action/substitute`` put its
    ///     ``/MapSearch/Suggestion/displayText`` into the field, and otherwise begin its
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

    /// Offers suggestions under the search field of `searchable`, each of which puts its text into the field.
    ///
    /// - Parameter suggestions: The lines, best first; without any nothing is offered.
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
