/// Gets answers out of a backend: plans, asks, and does what the backend does not.
struct RequestRunner: Sendable {
    /// A page, and the whole that it was cut from where the pages are cut here.
    struct Answer: Sendable {
        var page: SearchResponse
        var whole: SearchResponse?
    }

    let backend: any SearchBackend

    /// Answers a request.
    ///
    /// - Parameters:
    ///   - request: A valid request.
    ///   - whole: The whole answer that an earlier page of the same search was cut from, if it was.
    /// - Returns: The answer, or why there is none. A cancelled backend gives ``SearchError/cancelled``.
    func answer(_ request: SearchRequest, from whole: SearchResponse?) async -> Result<Answer, SearchError> {
        let plan = RequestPlan(request, capabilities: backend.capabilities)
        if plan.cutsPages, let whole { return .success(Answer(page: plan.page(of: whole), whole: whole)) }
        do {
            let response = plan.complete(try await backend.response(to: plan.sent))
            guard plan.cutsPages else { return .success(Answer(page: response)) }
            return .success(Answer(page: plan.page(of: response), whole: response))
        } catch let error as SearchError {
            return .failure(error)
        } catch is CancellationError {
            return .failure(.cancelled)
        } catch {
            return .failure(.backendFailure(backend: backend.name, underlying: error))
        }
    }
}
