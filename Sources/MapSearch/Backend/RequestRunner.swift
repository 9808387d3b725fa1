/// Runs requests on a backend: plans, sends, and emulates missing features.
///
/// A hundred thousand requests may run at once, so little state is kept while a backend works: requests and answers are
/// in objects, and all synchronous work is in separate functions, whose temporaries are gone by then.
struct RequestRunner: Sendable {
    let backend: any SearchBackend
    /// Whether later pages may be requested; otherwise a backend without paging is not asked for all results.
    var isPaged = true

    /// Whether an answer is available without waiting.
    var isImmediate: Bool { backend.capabilities.contains(.immediate) }

    /// Whether previews are useful.
    var givesPreviews: Bool { backend.capabilities.contains(.previews) }

    /// A plan in a reference, which is cheap to pass on.
    private final class Plan: Sendable {
        let plan: RequestPlan

        init(_ plan: RequestPlan) {
            self.plan = plan
        }

        @inline(never)
        func finish(_ answer: Answer) throws -> Answer {
            let response = try plan.complete(answer.page)
            return plan.cutsPages ? Answer(plan.page(of: response), whole: response) : Answer(response)
        }
    }

    /// Responds to a request.
    ///
    /// - Parameters:
    ///   - request: A valid request.
    ///   - first: The answer with the first page of the same search, if this request is for a later one.
    ///   - preview: Called with intermediate answers; used only for a backend that sends some.
    /// - Returns: The answer, or the error. A cancelled backend gives ``SearchError/cancelled``.
    func answer(
        _ request: SearchRequest, after first: Answer? = nil,
        preview: (@Sendable (SearchResponse) -> Void)? = nil
    ) async -> Result<Answer, SearchError> {
        let plan = plan(for: request)
        if let page = page(plan, after: first) { return .success(page) }
        do {
            return .success(try plan.finish(try await ask(plan, preview)))
        } catch {
            return .failure(failure(error))
        }
    }

    @inline(never)
    private func plan(for request: SearchRequest) -> Plan {
        Plan(RequestPlan(request, capabilities: backend.capabilities, isPaged: isPaged))
    }

    /// Returns the page if it can be cut from the available results.
    @inline(never)
    private func page(_ plan: Plan, after first: Answer?) -> Answer? {
        guard plan.plan.cutsPages, let whole = first?.whole else { return nil }
        return Answer(plan.plan.page(of: whole), whole: whole)
    }

    @inline(never)
    private func failure(_ error: any Error) -> SearchError {
        switch error {
        case let error as SearchError: error
        case is CancellationError: .cancelled
        default: .backendFailure(backend: backend.name, underlying: error)
        }
    }

    @inline(never)
    private func ask(_ plan: Plan, _ preview: (@Sendable (SearchResponse) -> Void)?) async throws -> Answer {
        if plan.plan.asksForEach { return try await each(plan) }
        if let preview { return try await ask(plan, previewing: preview) }
        return Answer(try await backend.response(to: plan.plan.sent))
    }

    @inline(never)
    private func ask(
        _ plan: Plan, previewing preview: @escaping @Sendable (SearchResponse) -> Void
    ) async throws -> Answer {
        Answer(
            try await backend.response(to: plan.plan.sent) { early in
                // A preview that cannot be completed is not shown: the final answer will report the error.
                if let early = try? plan.finish(Answer(early)) { preview(early.page) }
            })
    }

    /// The number of identifiers that are requested concurrently.
    private static let breadth = 8

    /// Requests the identifiers of a page one by one; unknown ones are skipped.
    @inline(never)
    private func each(_ plan: Plan) async throws -> Answer {
        let plan = plan.plan
        guard case .uris(let uris) = plan.request.operation else { preconditionFailure("There are no identifiers.") }
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
        let response = SearchResponse(
            collection: GeoObjectCollection(found.flatMap(\.objects)), metadata: SearchMetadata(found: uris.count),
            isOffline: found.allSatisfy(\.isOffline), attributions: attributions,
            hasNextPage: rest.count > page.limit)
        return Answer(response)
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

/// A page, and the complete answer if pages are cut here.
///
/// An object, because a response is large and is passed from the request through the session to its callers.
final class Answer: Sendable {
    let page: SearchResponse
    let whole: SearchResponse?
    /// Numbers the previews of an answer, starting at 1; `nil` for the final answer.
    let preview: Int?

    init(_ page: SearchResponse, whole: SearchResponse? = nil, preview: Int? = nil) {
        self.page = page
        self.whole = whole
        self.preview = preview
    }
}
