/// A backend that combines an offline and an online backend.
///
/// ```swift
/// let backend = CombinedBackend(offline: world, online: service, policy: .refine(within: .seconds(3)))
/// for try await page in SearchManager(backend: backend).submit(text: "museum").progress() {
///     show(page.objects)                  // what the device knows at once, and then more
/// }
/// ```
///
/// Use it when an online service has more data, but the local data are always available. If one backend fails, the
/// results of the other are still returned, and ``SearchMetadata/missingBackends`` names the failed one.
///
/// **One list.** An object found by both backends appears once. Two objects are the same if they share an identifier,
/// or have the same name and are a short distance apart. The merged object keeps the name and position of the one that
/// arrived first, and takes missing values from the other; ``SourceMetadata`` lists both sources. Groups are flattened.
///
/// **Stable order.** Results of the first page that were already delivered early keep their positions; later results
/// are added after them.
///
/// The results are merged once, from up to ``depth`` results of each backend, and pages are cut from the merged list.
public struct CombinedBackend: SearchBackend {
    /// How the two backends share the work.
    public enum Policy: Hashable, Sendable {
        /// Returns offline results early, then merges in the online results if they arrive within the time limit; `nil`
        /// for no limit.
        case refine(within: Duration?)
        /// Returns online results if they arrive in time, otherwise offline results. If the offline backend has no
        /// data, it waits for the online one.
        case fallback(after: Duration)
        /// Returns the results of the backend that finds something first. If a backend might never answer, wrap it in a
        /// ``TimeLimitedBackend``.
        case race
    }

    /// The offline backend.
    public let offline: any SearchBackend
    /// The online backend.
    public let online: any SearchBackend
    /// How the two backends share the work.
    public let policy: Policy
    /// The number of results requested from each backend, 1…1000.
    public let depth: Int

    private let time: Timekeeper

    /// Creates a combined backend.
    ///
    /// - Parameters:
    ///   - offline: The offline backend.
    ///   - online: The online backend.
    ///   - policy: How the two backends share the work.
    ///   - depth: The number of results to request from each backend, clamped to 1…1000.
    ///   - clock: The clock that measures the time limits of the policy.
    public init(
        offline: any SearchBackend, online: any SearchBackend, policy: Policy, depth: Int = 100,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.offline = offline
        self.online = online
        self.policy = policy
        self.depth = min(max(depth, 1), SearchRequest.Page.limits.upperBound)
        time = Timekeeper(clock)
    }

    /// The names of both backends, such as `world+photon`.
    public var name: String { "\(offline.name)+\(online.name)" }

    /// The capabilities of the combination.
    ///
    /// The library emulates what either backend lacks, so only paging and filtering are left to do for the combination.
    public var capabilities: BackendCapabilities {
        let whole: BackendCapabilities = [
            .sort, .distances, .requiredArea, .searchTypes, .postalAddress, .languages, .geometry, .spellingCorrection,
            .zoom, .origin, .hierarchy, .radius, .suggestions, .previews,
        ]
        return whole.union(offline.capabilities.intersection(online.capabilities).intersection(.offline))
    }

    /// Responds according to the policy.
    ///
    /// - Parameter request: The request.
    /// - Returns: All results, regardless of the requested page.
    /// - Throws: Any error thrown by ``SearchRequest/validate()``. If both backends fail, the error of the online
    ///   backend, unless it only says that the request is unsupported. `CancellationError` if the task is cancelled.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        try await response(to: request) { _ in }
    }

    /// Responds according to the policy, and sends the offline response early if the policy is to refine it.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - preview: Called with the offline response.
    /// - Returns: All results, regardless of the requested page.
    /// - Throws: The same errors as ``response(to:)``.
    public func response(
        to request: SearchRequest, preview: @escaping @Sendable (SearchResponse) -> Void
    ) async throws -> SearchResponse {
        try request.validate()
        try Task.checkCancellation()
        var whole = request
        whole.page = SearchRequest.Page(limit: depth)
        let race = BackendRace(time: time, policy: policy) { [offline, whole] in
            await Self.answer(whole, of: offline)
        } online: { [online, whole] in
            await Self.answer(whole, of: online)
        }
        let outcome = try await race.outcome {
            !$0.page.collection.children.isEmpty
        } preview: {
            preview($0.page)
        }
        return response(outcome, to: request)
    }

    @inline(never)
    private func response(_ outcome: BackendRace<Answer>.Outcome, to request: SearchRequest) -> SearchResponse {
        switch outcome {
        case .both(let first, let second):
            return ResponseMerger(request: request).merge(first.page, second.page)
        case .one(let answer, let missing):
            var response = answer.page
            response.metadata.missingBackends += missing.map { $0 == .offline ? offline.name : online.name }
            return response
        }
    }

    /// Returns suggestions from both backends according to the policy, without duplicates.
    ///
    /// - Parameter request: The text, and the area the user is looking at.
    /// - Returns: Suggestions, best first; empty if the text is blank or nothing matches.
    /// - Throws: The same errors as ``response(to:)``.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        try request.validate()
        try Task.checkCancellation()
        guard !request.text.isBlank else { return [] }
        let race = BackendRace(time: time, policy: policy) { [offline] in
            await SuggestRunner(backend: offline).answer(request).map(\.suggestions)
        } online: { [online] in
            await SuggestRunner(backend: online).answer(request).map(\.suggestions)
        }
        let outcome = try await race.outcome {
            !$0.isEmpty
        } preview: { _ in
        }
        switch outcome {
        case .one(let suggestions, _): return suggestions
        case .both(let first, let second): return Array(Self.merged(first, second).prefix(request.limit))
        }
    }

    private static func merged(_ first: [Suggestion], _ second: [Suggestion]) -> [Suggestion] {
        let uris = Set(first.compactMap(\.uri))
        let lines = Set(first.map { [$0.title, $0.subtitle ?? ""] })
        return first
            + second.filter { line in
                !(line.uri.map(uris.contains) ?? false) && !lines.contains([line.title, line.subtitle ?? ""])
            }
    }

    /// The complete answer of a backend, with the source of each object.
    private static func answer(
        _ request: SearchRequest, of backend: any SearchBackend
    ) async -> Result<Answer, SearchError> {
        await RequestRunner(backend: backend, isPaged: false).answer(request).map { signed($0, by: backend) }
    }

    @inline(never)
    private static func signed(_ answer: Answer, by backend: any SearchBackend) -> Answer {
        var response = answer.page
        let source = SourceMetadata(backend: backend.name, isOffline: response.isOffline)
        response.collection.updateObjects { object in
            if object[SourceMetadata.self] == nil { object[SourceMetadata.self] = source }
        }
        // Each source has only cut pages from its part; the combination decides about further pages.
        response.metadata.emulatedOptions.remove(.paging)
        return Answer(response)
    }
}
