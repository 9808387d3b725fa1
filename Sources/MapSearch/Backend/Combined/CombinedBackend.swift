/// Two backends that answer as one: one on the device, and one on the network.
///
/// ```swift
/// let backend = CombinedBackend(offline: world, online: service, policy: .refine(within: .seconds(3)))
/// for try await page in SearchManager(backend: backend).submit(text: "museum").progress() {
///     show(page.objects)                  // what the device knows at once, and then more
/// }
/// ```
///
/// Use it where a service knows more, but the device is at hand. The failure of one of the two never takes away what the
/// other one found; ``SearchMetadata/missingBackends`` names it.
///
/// **One list.** An object that both have appears once: they share an identifier, or a name within a short distance. It
/// keeps the name and the place of the one that came first and gets from the other what it lacks; ``SourceMetadata`` says
/// where each is from. Groups are dissolved.
///
/// **What was shown stays.** The results of the first page that were given early keep their places; what comes later
/// follows them.
///
/// Answers are put together once, of up to ``depth`` results of each backend, and pages are cut from them.
public struct CombinedBackend: SearchBackend {
    /// Which of the two answers, and when.
    public enum Policy: Hashable, Sendable {
        /// Offline at once, as an early answer; then both together, if online answers within the time. `nil` to wait as
        /// long as it takes.
        case refine(within: Duration?)
        /// Online if it answers within the time, and otherwise offline. Where offline has no data, online is waited for.
        case fallback(after: Duration)
        /// Whoever is first to find something. One that may never answer belongs into a ``TimeLimitedBackend``.
        case race
    }

    /// The backend on the device.
    public let offline: any SearchBackend
    /// The backend on the network.
    public let online: any SearchBackend
    /// Which of the two answers, and when.
    public let policy: Policy
    /// The number of results that each backend is asked for, 1…1000.
    public let depth: Int

    private let time: Timekeeper

    /// Creates a combination.
    ///
    /// - Parameters:
    ///   - offline: The backend on the device.
    ///   - online: The backend on the network.
    ///   - policy: Which of the two answers, and when.
    ///   - depth: The number of results that each is asked for; the nearest value in 1…1000 is used.
    ///   - clock: The clock that the time of the policy is measured on.
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

    /// Both names, as in `world+photon`.
    public var name: String { "\(offline.name)+\(online.name)" }

    /// What both do together.
    ///
    /// Each does by itself what it can, and the rest is done for each: only paging and filters are left for the whole.
    public var capabilities: BackendCapabilities {
        let whole: BackendCapabilities = [
            .sort, .distances, .requiredArea, .searchTypes, .postalAddress, .languages, .geometry, .spellingCorrection,
            .zoom, .origin, .hierarchy, .radius, .suggestions, .previews,
        ]
        return whole.union(offline.capabilities.intersection(online.capabilities).intersection(.offline))
    }

    /// Answers as the policy says.
    ///
    /// - Parameter request: What is asked.
    /// - Returns: All results, whatever page was asked for.
    /// - Throws: What ``SearchRequest/validate()`` throws, and what both throw: the error of the network, unless that is
    ///   only that it does not support the request. `CancellationError` when the task was cancelled.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        try await response(to: request) { _ in }
    }

    /// Answers as the policy says, with the offline answer early where that refines it.
    ///
    /// - Parameters:
    ///   - request: What is asked.
    ///   - preview: Called with the offline answer.
    /// - Returns: All results, whatever page was asked for.
    /// - Throws: As ``response(to:)`` does.
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

    /// Suggests as the policy says, of both without what they have in common.
    ///
    /// - Parameter request: The text, and where the user looks.
    /// - Returns: Suggestions, best first; empty for a blank text or when nothing fits.
    /// - Throws: As ``response(to:)`` does.
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

    /// All that a backend has to say, each object with its source.
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
        // Each has cut its pages from a part only; that is for the whole to say.
        response.metadata.emulatedOptions.remove(.paging)
        return Answer(response)
    }
}
