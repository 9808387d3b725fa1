import MapSearch

extension OfflineBackend {
    func hasFilters(_ request: SearchRequest) -> Bool {
        !request.options.filters.isEmpty || request.options.includesFacets
    }

    /// The answer to a request for names, of whose best thousand results those are left that pass the filters.
    func filtered(_ request: SearchRequest) throws -> SearchResponse {
        let plan = RequestPlan(request, capabilities: capabilities.subtracting(.filters))
        let whole = try plan.complete(try answer(plan.sent))
        return plan.cutsPages ? plan.page(of: whole) : whole
    }
}
