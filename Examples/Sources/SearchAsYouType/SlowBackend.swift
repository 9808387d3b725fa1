import MapSearch

/// A backend whose searches take a while, like those of a distant service; suggestions are immediate.
struct SlowBackend: WrappingBackend {
    let backend: any SearchBackend
    let delay: Duration

    func answer(to call: BackendCall) async throws -> BackendAnswer {
        if case .search = call.request { try await Task.sleep(for: delay) }
        return try await call.ask()
    }
}
