import Synchronization

/// The endpoints of a service, the preferred one first, with their health.
final class EndpointSet: Sendable {
    let endpoints: [Endpoint]
    private let health: Mutex<[EndpointHealth]>

    /// Creates a set.
    ///
    /// - Parameter endpoints: One or more, the preferred one first.
    init(_ endpoints: [Endpoint]) {
        self.endpoints = endpoints
        health = Mutex(Array(repeating: EndpointHealth(), count: endpoints.count))
    }

    /// Returns the first endpoint to use: the most preferred healthy one, or else the one whose suspension ends first.
    ///
    /// No request is rejected because of the endpoints' health: if all seem to be down, a request is the way to find
    /// out.
    func first(at now: Duration) -> Int {
        health.withLock { health in
            let chosen =
                health.indices.first { health[$0].isWorthAsking(at: now) }
                ?? health.indices.min { health[$0].restEnd < health[$1].restEnd } ?? 0
            health[chosen].begin()
            return chosen
        }
    }

    /// Returns another healthy endpoint.
    ///
    /// - Parameters:
    ///   - tried: The endpoints to exclude.
    ///   - now: The current time.
    /// - Returns: The most preferred one, or `nil` if there is none.
    func other(than tried: Set<Int>, at now: Duration) -> Int? {
        guard endpoints.count > tried.count else { return nil }
        return health.withLock { health in
            guard let chosen = health.indices.first(where: { !tried.contains($0) && health[$0].isWorthAsking(at: now) })
            else { return nil }
            health[chosen].begin()
            return chosen
        }
    }

    /// Updates the health of an endpoint.
    func update(_ index: Int, _ change: (inout EndpointHealth) -> Void) {
        health.withLock { change(&$0[index]) }
    }
}
