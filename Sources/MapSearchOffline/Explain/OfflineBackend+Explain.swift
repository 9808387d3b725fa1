public import MapSearch

extension OfflineBackend {
    /// Answers a request, and says how it came to the answer.
    ///
    /// What is explained is the very run that answers: its objects are those of ``answer(_:)``.
    ///
    /// - Parameter request: What is asked for, of any kind.
    /// - Returns: The results of the page with their scores taken apart, and what was tried; without results when nothing was
    ///   found.
    /// - Throws: ``/MapSearch/SearchError`` as ``answer(_:)``; `CancellationError` when the current task is cancelled.
    public func explain(_ request: SearchRequest) throws -> SearchExplanation { try pipeline.explain(request) }
}

extension SearchPipeline {
    /// Answers a request and notes how.
    func explain(_ request: SearchRequest) throws -> SearchExplanation {
        let trace = SearchTrace()
        let response = try answer(request, trace: trace)
        return trace.explanation(of: response)
    }
}
