#if canImport(MapKit) && !os(watchOS)
import Foundation
import MapKit
import MapSearch

extension AppleSearchBackend {
    @MainActor
    func complete(_ request: SuggestRequest) async throws -> [Suggestion] {
        let completer = MKLocalSearchCompleter()
        var types: MKLocalSearchCompleter.ResultType = []
        if request.options.searchTypes.contains(.places) { types.insert(.address) }
        if request.options.searchTypes.contains(.organizations) { types.formUnion([.pointOfInterest, .query]) }
        completer.resultTypes = types
        if let region = Self.region(of: request.area) { completer.region = region }
        let found = try await PendingReply<[Suggestion]>.reply { pending in
            let delegate = CompleterDelegate(pending)
            completer.delegate = delegate
            completer.queryFragment = request.text
            // The completer does not retain its delegate; this does until the reply arrives.
            return { [delegate] in
                completer.cancel()
                completer.delegate = nil
                _ = delegate
            }
        }
        completions.keep(completer.results, for: found)
        return found
    }
}

/// Waits for the first results of a completer.
private final class CompleterDelegate: NSObject, MKLocalSearchCompleterDelegate {
    private nonisolated let pending: PendingReply<[Suggestion]>

    init(_ pending: PendingReply<[Suggestion]>) {
        self.pending = pending
        super.init()
    }

    nonisolated func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
        pending.finish(.success(completer.results.map(Suggestion.init)))
    }

    nonisolated func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
        pending.finish(.failure(error))
    }
}

extension Suggestion {
    /// The line of a MapKit completion, with the typed part marked.
    init(_ completion: MKLocalSearchCompletion) {
        func spans(_ ranges: [NSValue]) -> [TextSpan] {
            ranges.map { TextSpan(start: $0.rangeValue.location, length: $0.rangeValue.length) }
        }
        let lines = [completion.title, completion.subtitle].filter { !$0.isEmpty }
        self.init(
            title: completion.title, subtitle: completion.subtitle.isEmpty ? nil : completion.subtitle,
            titleSpans: spans(completion.titleHighlightRanges),
            subtitleSpans: spans(completion.subtitleHighlightRanges),
            searchText: lines.joined(separator: ", "))
    }
}

/// Recent completions of MapKit by the text to search for: a search with a completion finds what was meant.
@MainActor
final class RecentCompletions {
    /// More than a user sees before tapping one.
    private static let limit = 100

    private var texts: [String] = []
    private var completions: [String: MKLocalSearchCompletion] = [:]

    nonisolated init() {}

    var count: Int { completions.count }

    subscript(text: String) -> MKLocalSearchCompletion? { completions[text] }

    func keep(_ new: [MKLocalSearchCompletion], for suggestions: [Suggestion]) {
        for (completion, suggestion) in zip(new, suggestions) {
            if completions.updateValue(completion, forKey: suggestion.searchText) == nil {
                texts.append(suggestion.searchText)
            }
        }
        for text in texts.prefix(max(0, texts.count - Self.limit)) { completions[text] = nil }
        texts.removeFirst(max(0, texts.count - Self.limit))
    }
}
#endif
