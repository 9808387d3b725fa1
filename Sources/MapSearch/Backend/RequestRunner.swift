/// Gets answers out of a backend: plans, asks, and does what the backend does not.
struct RequestRunner: Sendable {
    let backend: any SearchBackend

    /// Answers a request.
    ///
    /// - Parameters:
    ///   - request: A valid request.
    ///   - first: The answer with the first page of the same search, if this is for a later one.
    /// - Returns: The answer, or why there is none. A cancelled backend gives ``SearchError/cancelled``.
    func answer(_ request: SearchRequest, after first: Answer?) async -> Result<Answer, SearchError> {
        let plan = RequestPlan(request, capabilities: backend.capabilities)
        if plan.cutsPages, let whole = first?.whole { return .success(Answer(plan.page(of: whole), whole: whole)) }
        do {
            let response = plan.complete(try await backend.response(to: plan.sent))
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
}

/// A page, and the whole that it was cut from where the pages are cut here.
///
/// An object, because a response is large and is handed from the request through the session to those who wait.
final class Answer: Sendable {
    let page: SearchResponse
    let whole: SearchResponse?

    init(_ page: SearchResponse, whole: SearchResponse? = nil) {
        self.page = page
        self.whole = whole
    }
}
