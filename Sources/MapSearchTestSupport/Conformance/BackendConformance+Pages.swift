import MapSearch

extension BackendConformance {
    /// Checks of pages, both of the backend itself and through a session.
    static func pageChecks(_ fixture: BackendFixture) -> [Check] {
        let query = fixture.broadQuery ?? fixture.query
        return [
            Check("The pages of a session are disjoint and in the order of one long page.", fixture) { probe in
                try probe.requireBroadQuery()
                let whole = try await probe.patiently {
                    let options = SearchOptions(resultPageSize: 25)
                    return try await SearchManager(backend: probe.backend).submit(text: query, options: options)
                        .response()
                }
                try probe.expect(whole.collection.children.count == 25, "the first page of 25 is not full")
                for size in [1, 7, 10, 25] {
                    let paged = try await probe.patiently {
                        try await probe.firstObjects(25, of: query, pageSize: size)
                    }
                    try probe.expect(Set(paged).count == paged.count, "pages of \(size) repeat an object")
                    try probe.expect(paged == whole.objects.map(\.id), "pages of \(size) give another order")
                }
            },
            Check("The pages of a backend that declares paging come to an end.", fixture) { probe in
                try probe.require(.paging, claimedBy: .paging)
                try probe.requireBroadQuery()
                var page = SearchRequest.Page(limit: SearchRequest.Page.limits.upperBound)
                while true {
                    let response = try await probe.response(to: .text(query, page: page))
                    guard response.hasNextPage else { return }
                    let isEmpty = response.collection.children.isEmpty
                    try probe.expect(!isEmpty, "a page without objects reports a next page")
                    page.offset += page.limit
                }
            },
            Check("A backend that declares paging respects the limit and the offset.", fixture) { probe in
                try probe.require(.paging, claimedBy: .paging)
                try probe.requireBroadQuery()
                for limit in [1, 3, 20] {
                    let page = SearchRequest.Page(offset: 2, limit: limit)
                    let response = try await probe.response(to: .text(query, page: page))
                    let count = response.collection.children.count
                    try probe.expect(count == limit, "a limit of \(limit) gives \(count) results")
                    try probe.expect(response.hasNextPage, "there is no next page after \(2 + limit) of 25 results")
                }
                let beyond = SearchRequest.Page(offset: SearchRequest.Page.offsets.upperBound, limit: 10)
                let response = try await probe.response(to: .text(query, page: beyond))
                try probe.expect(response.objects.isEmpty, "there are results after a thousand million")
                try probe.expect(!response.hasNextPage, "there is a page after a thousand million results")
            },
        ]
    }
}

extension BackendConformance.Probe {
    /// The identities of the first objects that a session returns, page by page.
    fileprivate func firstObjects(_ count: Int, of query: String, pageSize: Int) async throws -> [GeoObject.ID] {
        var found: [GeoObject.ID] = []
        let options = SearchOptions(resultPageSize: pageSize)
        for try await page in SearchManager(backend: backend).submit(text: query, options: options).pages() {
            found += page.objects.map(\.id)
            if found.count >= count { break }
        }
        return Array(found.prefix(count))
    }
}
