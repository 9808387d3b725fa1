import Synchronization

/// The endpoints of a service, the preferred one first, and how they are.
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

    /// The endpoint to ask first: the most preferred one that is worth asking, or else the one whose rest ends first.
    ///
    /// Nothing is refused for the health of endpoints: where all seem to be down, asking is the way to know better.
    func first(at now: Duration) -> Int {
        health.withLock { health in
            let chosen =
                health.indices.first { health[$0].isWorthAsking(at: now) }
                ?? health.indices.min { health[$0].restEnd < health[$1].restEnd } ?? 0
            health[chosen].begin()
            return chosen
        }
    }

    /// Another endpoint that is worth asking.
    ///
    /// - Parameters:
    ///   - tried: Those that are not wanted.
    ///   - now: The time.
    /// - Returns: The most preferred one, or `nil` when there is none.
    func other(than tried: Set<Int>, at now: Duration) -> Int? {
        guard endpoints.count > tried.count else { return nil }
        return health.withLock { health in
            guard let chosen = health.indices.first(where: { !tried.contains($0) && health[$0].isWorthAsking(at: now) })
            else { return nil }
            health[chosen].begin()
            return chosen
        }
    }

    /// Changes what is known of the health of an endpoint.
    func update(_ index: Int, _ change: (inout EndpointHealth) -> Void) {
        health.withLock { change(&$0[index]) }
    }
}
