/// Gets answers out of a backend: plans, asks, and does what the backend does not.
struct RequestRunner: Sendable {
    let backend: any SearchBackend
    /// Whether later pages may be asked for; otherwise a backend that knows none is not asked for everything.
    var isPaged = true

    /// Answers a request.
    ///
    /// - Parameters:
    ///   - request: A valid request.
    ///   - first: The answer with the first page of the same search, if this is for a later one.
    ///   - preview: Called with answers that come earlier and are not the last word.
    /// - Returns: The answer, or why there is none. A cancelled backend gives ``SearchError/cancelled``.
    func answer(
        _ request: SearchRequest, after first: Answer? = nil,
        preview: (@Sendable (SearchResponse) -> Void)? = nil
    ) async -> Result<Answer, SearchError> {
        let plan = RequestPlan(request, capabilities: backend.capabilities, isPaged: isPaged)
        if plan.cutsPages, let whole = first?.whole { return .success(Answer(plan.page(of: whole), whole: whole)) }
        do {
            let response = try plan.complete(try await ask(plan, preview))
            guard plan.cutsPages else { return .success(Answer(response)) }
            return .success(Answer(plan.page(of: response), whole: response))
        } catch let error as SearchError {
            return .failure(error)
        } catch is CancellationError {
            return .failure(.cancelled)
        } catch {
            return .failure(.backendFailure(backend: backend.name, underlying: error))
        }
    }

    private func ask(
        _ plan: RequestPlan, _ preview: (@Sendable (SearchResponse) -> Void)?
    ) async throws -> SearchResponse {
        if plan.asksForEach, case .uris(let uris) = plan.request.operation { return try await each(uris, plan) }
        guard let preview else { return try await backend.response(to: plan.sent) }
        return try await backend.response(to: plan.sent) { early in
            // One that cannot be completed is not shown: the last word will say what is wrong.
            guard let early = try? plan.complete(early) else { return }
            preview(plan.cutsPages ? plan.page(of: early) : early)
        }
    }

    /// The number of identifiers that are asked for at the same time.
    private static let breadth = 8

    /// Asks for the identifiers of a page one by one; those that stand for nothing are left out.
    private func each(_ uris: [String], _ plan: RequestPlan) async throws -> SearchResponse {
        let page = plan.request.page
        let rest = uris.dropFirst(page.offset)
        let wanted = Array(rest.prefix(page.limit))
        var answers = [SearchResponse?](repeating: nil, count: wanted.count)
        try await withThrowingTaskGroup(of: (Int, SearchResponse?).self) { group in
            for index in wanted.indices {
                if index >= Self.breadth, let (place, answer) = try await group.next() { answers[place] = answer }
                group.addTask { (index, try await one(wanted[index], plan)) }
            }
            for try await (place, answer) in group { answers[place] = answer }
        }
        let found = answers.compactMap(\.self)
        var attributions: [Attribution] = []
        for attribution in found.flatMap(\.attributions) where !attributions.contains(attribution) {
            attributions.append(attribution)
        }
        return SearchResponse(
            collection: GeoObjectCollection(found.flatMap(\.objects)), metadata: SearchMetadata(found: uris.count),
            isOffline: found.allSatisfy(\.isOffline), attributions: attributions,
            hasNextPage: rest.count > page.limit)
    }

    private func one(_ uri: String, _ plan: RequestPlan) async throws -> SearchResponse? {
        do {
            return try await backend.response(
                to: .uri(uri, options: plan.sent.options, page: SearchRequest.Page(limit: 1)))
        } catch SearchError.Code.notFound {
            return nil
        }
    }
}

/// A page, and the whole that it was cut from where the pages are cut here.
///
/// An object, because a response is large and is handed from the request through the session to those who wait.
final class Answer: Sendable {
    let page: SearchResponse
    let whole: SearchResponse?
    /// Numbers the previews of an answer from 1 on; `nil` for the last word.
    let preview: Int?

    init(_ page: SearchResponse, whole: SearchResponse? = nil, preview: Int? = nil) {
        self.page = page
        self.whole = whole
        self.preview = preview
    }
}
