import MapGeometry
import MapSearchText

/// Gets suggestions out of a backend, and does what the backend does not.
struct SuggestRunner: Sendable {
    let backend: any SearchBackend

    /// Suggests what goes on from a text.
    ///
    /// - Parameter request: What was typed so far, and where the user looks.
    /// - Returns: The answer, or why there is none. A cancelled backend gives ``SearchError/cancelled``.
    func answer(_ request: SuggestRequest) async -> Result<SuggestResponse, SearchError> {
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
        // What a backend suggests without means of its own has been through a plan of the search for the same.
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

    /// Whether a line may be offered; one of which nothing is known stands for a search, which will see to it.
    private func isWanted(_ line: Suggestion, _ request: SuggestRequest, _ emulated: Set<SearchOption>) -> Bool {
        if emulated.contains(.searchTypes), let kind = line.kind,
            !request.options.searchTypes.contains(kind == .business ? .biz : .geo)
        {
            return false
        }
        if emulated.contains(.requiredArea), let area = request.area, let center = line.center {
            return area.shape.contains(center)
        }
        return true
    }
}
