import Foundation
package import MapSearch
import Synchronization

/// The HTTP client of the backends in this module, with caching, retries, time limits and rate limits.
///
/// A request passes through these layers, from the outside to the inside: the cache; the deadline; attempts with their
/// pauses, at several endpoints if there are any; the queue for a slot; the rate limit of the host; the time limit of
/// an attempt; the transport.
package final class ServiceClient: Sendable {
    /// The name of the backend, for errors and events.
    let name: String
    package let configuration: ServiceConfiguration
    let transport: any Transport
    let time: Timekeeper
    package let alarms: DeadlineScheduler
    package let gate: AsyncSemaphore
    let endpoints: EndpointSet
    let backoff: Backoff
    let random: @Sendable () -> Double

    private let center = EventCenter()
    private let headers: [String: String]
    /// The keys as part of a query, each after an `&`.
    private let keys: String
    private let service: String
    private let requestCount = Atomic(0)

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - configuration: The configuration of the service.
    ///   - transport: The transport; `nil` for the one in the configuration.
    ///   - clock: The clock that measures waiting times; `nil` for the one in the configuration.
    ///   - name: The name of the backend.
    ///   - random: Returns a new number in 0..<1 on each call.
    /// - Throws: ``/MapSearch/SearchError/Code/invalidConfiguration``.
    package init(
        configuration: ServiceConfiguration, transport: (any Transport)? = nil, clock: (any Clock<Duration>)? = nil,
        name: String,
        random: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
    ) throws(SearchError) {
        try configuration.validate(backend: name)
        let clock = clock ?? configuration.clock
        let time = Timekeeper(clock)
        // Another clock belongs to a test, which needs its own rate limits.
        let limits = clock is ContinuousClock ? HostLimits.shared : HostLimits()
        self.name = name
        self.configuration = configuration
        self.transport = transport ?? configuration.transport
        self.time = time
        self.random = random
        alarms = DeadlineScheduler(time)
        gate = AsyncSemaphore(places: configuration.maximumConcurrentRequests)
        backoff = Backoff(firstPause: configuration.retry.firstPause, longestPause: configuration.retry.longestPause)
        endpoints = EndpointSet(
            configuration.endpoints.map { url in
                Endpoint(url, limits: limits, interval: configuration.minimumInterval ?? .zero, time: time)
            })
        var headers = ["Accept": "application/json", "User-Agent": configuration.userAgent]
        headers.merge(configuration.headers) { $1 }
        self.headers = headers
        var keys = ""
        for (name, value) in configuration.keys.sorted(by: { $0.key < $1.key }) {
            keys += "&"
            PercentEncoding.append(name, to: &keys)
            keys += "="
            PercentEncoding.append(value, to: &keys)
        }
        self.keys = keys
        service = endpoints.endpoints.map(\.base).joined(separator: " ")
    }

    /// The events of requests.
    package var events: ServiceEvents { ServiceEvents(center) }

    /// Returns the response from the cache or the service.
    ///
    /// - Parameter request: The request.
    /// - Returns: The response, with a status of 2xx, or 400 and 404 if it may contain an explanation.
    /// - Throws: ``/MapSearch/SearchError`` for any request failure; `CancellationError` if the task is cancelled.
    package func answer(to request: ServiceRequest) async throws -> ServiceAnswer {
        try Task.checkCancellation()
        var target = request.target
        if !keys.isEmpty { target += request.query.isEmpty ? "?" + keys.dropFirst() : keys }
        let start = time.now()
        let exchange = Exchange(
            number: requestCount.add(1, ordering: .relaxed).newValue, start: start,
            deadline: start + configuration.timeout.bounded, target: target,
            headers: headers.merging(request.headers) { $1 })
        send(.requested(path: request.path), exchange)
        do {
            let answer = try await answer(to: request, exchange)
            send(.finished(status: answer.status, byteCount: answer.body.count), exchange)
            return answer
        } catch let error as SearchError {
            send(.failed(code: error.code, status: error.status), exchange)
            throw error
        } catch {
            send(.cancelled, exchange)
            throw error
        }
    }

    /// Removes the cached response to a request, if it turns out to be invalid.
    ///
    /// - Parameter request: The request.
    package func forget(_ request: ServiceRequest) {
        configuration.cache?.remove(CacheKey(service: service, request: request))
    }

    /// Sends an event to all listeners.
    func send(_ kind: @autoclosure () -> ServiceEvent.Kind, _ exchange: Exchange) {
        center.send(
            ServiceEvent(
                backend: name, request: exchange.number, elapsed: time.now() - exchange.start, kind: kind()))
    }

    private func answer(to request: ServiceRequest, _ exchange: Exchange) async throws -> ServiceAnswer {
        guard let cache = configuration.cache else { return ServiceAnswer(try await response(exchange)) }
        let key = CacheKey(service: service, request: request)
        var exchange = exchange
        var known: CacheEntry?
        switch cache.find(key) {
        case .fresh(let entry):
            send(.cacheHit, exchange)
            return ServiceAnswer(status: 200, body: entry.body)
        case .stale(let entry):
            known = entry
            exchange.headers.merge(entry.conditions) { $1 }
            exchange.isConditional = true
        case .nothing: break
        }
        let response = try await response(exchange)
        if response.status == 304, let known {
            send(.revalidated, exchange)
            cache.refresh(known, with: response, for: key)
            return ServiceAnswer(status: 200, body: known.body)
        }
        cache.keep(response, for: key)
        return ServiceAnswer(response)
    }

    /// Returns the response of the first endpoint that has one, before the deadline.
    private func response(_ exchange: Exchange) async throws -> HTTPResponse {
        let work = SharedTask { try await self.firstGoodResponse(exchange) }
        let alarm = alarms.set(at: exchange.deadline) { work.cancel() }
        defer { alarms.remove(alarm) }
        do {
            return try await work.value()
        } catch is SharedTask<HTTPResponse>.Abandoned {
            throw SearchError.timeout(after: configuration.timeout, backend: name)
        }
    }
}

extension ServiceAnswer {
    fileprivate init(_ response: HTTPResponse) {
        self.init(status: response.status, body: response.body)
    }
}
