public import MapSearch

extension SearchModel {
    /// The selected object, or `nil`.
    ///
    /// - Complexity: O(*n*) in the number of results.
    public var selectedResult: GeoObject? {
        guard let selection else { return nil }
        return results.first { $0.id == selection }
    }

    /// Adds the next page to the results; does nothing if a request is pending or there is no next page.
    ///
    /// If loading fails, ``error`` is set, the results remain, and ``retry()`` loads the page.
    public func loadMore() {
        guard hasMore, !isLoadingMore, let session else { return }
        isLoadingMore = true
        error = nil
        work.start(on: clock) { [weak self] in
            do {
                let page = try await session.fetchNextPage()
                if !Task.isCancelled { self?.finishLoadingMore(.success(page)) }
            } catch let error as SearchError {
                if !Task.isCancelled { self?.finishLoadingMore(.failure(error)) }
            } catch {
                // Cancelled in favour of a newer request.
            }
        }
    }

    /// Adds the next page when the last result comes into view, for lists with infinite scrolling.
    ///
    /// - Parameter object: The result that has come into view; only the last one loads a page.
    public func loadMore(after object: GeoObject) {
        if object.id == results.last?.id { loadMore() }
    }

    private func finishLoadingMore(_ result: Result<SearchResponse, SearchError>) {
        isLoadingMore = false
        switch result {
        case .success(let page):
            response = page
            hasMore = page.hasNextPage
            results = Self.adding(page.objects, to: results)
        case .failure(let error):
            self.error = error
        }
    }

    /// Appends the results of a page without duplicates: a service's pages may overlap, and each row needs a unique
    /// identity.
    static func adding(_ page: [GeoObject], to results: [GeoObject]) -> [GeoObject] {
        var known = Set(results.map(\.id))
        return results + page.filter { known.insert($0.id).inserted }
    }

    /// Creates a model for previews that has results without a search.
    ///
    /// ```swift
    /// #Preview { SearchScreen(model: SearchModel(previewing: [bern, basel])) }
    /// #Preview("No network") { SearchScreen(model: SearchModel(previewing: [], phase: .failed(.network()))) }
    /// ```
    ///
    /// Every search in the preview returns the same objects.
    ///
    /// - Parameters:
    ///   - objects: The results.
    ///   - text: The text of the field.
    ///   - phase: The phase to show; `nil` for loaded, or empty if there are no results.
    ///   - selection: The selected object.
    public convenience init(
        previewing objects: [GeoObject], text: String = "", phase: SearchPhase? = nil, selection: GeoObject.ID? = nil
    ) {
        self.init(backend: PreviewBackend(objects: objects))
        setText(text)
        results = Self.adding(objects, to: [])
        self.phase = phase ?? .answered(isEmpty: objects.isEmpty)
        error = self.phase.error
        self.selection = selection
    }
}
