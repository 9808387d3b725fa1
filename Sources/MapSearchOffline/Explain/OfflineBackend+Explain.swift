public import MapSearch

extension OfflineBackend {
    /// Responds to a request, and explains the results.
    ///
    /// It explains the actual search: the objects are those of ``answer(_:)``.
    ///
    /// - Parameter request: The request, of any kind.
    /// - Returns: The results of the page with the parts of their scores, and the stages of the search; empty if
    ///   nothing was found.
    /// - Throws: The errors of ``answer(_:)``; `CancellationError` if the current task is cancelled.
    public func explain(_ request: SearchRequest) throws -> SearchExplanation { try pipeline.explain(request) }
}

extension SearchPipeline {
    /// Answers a request and records how.
    func explain(_ request: SearchRequest) throws -> SearchExplanation {
        let trace = SearchTrace()
        let response = try answer(request, trace: trace)
        return trace.explanation(of: response)
    }
}
