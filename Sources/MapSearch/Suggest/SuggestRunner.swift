import MapGeometry
import MapSearchText

/// Gets suggestions from a backend, and emulates missing features.
package struct SuggestRunner: Sendable {
    let backend: any SearchBackend

    package init(backend: any SearchBackend) { self.backend = backend }

    /// Returns suggestions for a text.
    ///
    /// - Parameter request: The text so far, and the area that the user is looking at.
    /// - Returns: The answer, or the error. A cancelled backend gives ``SearchError/cancelled``.
    package func answer(_ request: SuggestRequest) async -> Result<SuggestResponse, SearchError> {
        do {
            try request.validate()
            guard !request.text.isBlank else { return .success(SuggestResponse(text: request.text, suggestions: [])) }
            return .success(complete(try await backend.suggestions(for: request), request))
        } catch let error as SearchError {
            return .failure(error)
        } catch is CancellationError {
            return .failure(.cancelled)
        } catch {
            return .failure(.backendFailure(backend: backend.name, underlying: error))
        }
    }

    private func complete(_ lines: [Suggestion], _ request: SuggestRequest) -> SuggestResponse {
        // Suggestions of a backend without its own implementation come from a search that has been planned already.
        let plan = RequestPlan(request.searchRequest, capabilities: backend.capabilities, isPaged: false)
        var response = SuggestResponse(
            text: request.text, suggestions: [], emulatedOptions: plan.emulated.subtracting([.paging]),
            ignoredOptions: plan.ignored)
        if !backend.capabilities.contains(.suggestions) { response.emulatedOptions.insert(.suggestions) }
        var seen: Set<Suggestion.ID> = []
        let wanted = lines.filter { isWanted($0, request, response.emulatedOptions) && seen.insert($0.id).inserted }
        let words = WordFinder(request.text)
        func spans(_ text: String) -> [TextSpan] { words.ranges(in: text).map { TextSpan($0, in: text) } }
        response.suggestions = wanted.prefix(request.limit).map { line in
            var line = line
            if line.distance == nil, let center = line.center, let position = request.options.userPosition {
                line.distance = position.distance(to: center)
            }
            if line.titleSpans.isEmpty, line.subtitleSpans.isEmpty {
                line.titleSpans = spans(line.title)
                line.subtitleSpans = line.subtitle.map(spans) ?? []
            }
            return line
        }
        return response
    }

    /// Whether a suggestion may be shown; an unknown one is a search, which applies the rules itself.
    private func isWanted(_ line: Suggestion, _ request: SuggestRequest, _ emulated: Set<SearchOption>) -> Bool {
        if emulated.contains(.searchTypes), let kind = line.kind,
            !request.options.searchTypes.contains(kind.searchType)
        {
            return false
        }
        if emulated.contains(.requiredArea), let area = request.area, let center = line.center {
            return area.shape.contains(center)
        }
        return true
    }
}
