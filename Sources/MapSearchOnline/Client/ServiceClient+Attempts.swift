import Foundation
import MapSearch

extension ServiceClient {
    private typealias Outcome = Result<HTTPResponse, AttemptFailure>

    /// The outcome of concurrent attempts.
    private enum Step: Sendable {
        case ended(Result<HTTPResponse, AttemptFailure>)
        /// The first attempt is slow, so another endpoint should be queried.
        case late
    }

    /// Tries until there is a response, or no further attempt makes sense.
    ///
    /// Another endpoint is tried immediately, all of them again after a pause.
    ///
    /// - Throws: ``/MapSearch/SearchError`` of the last attempt; `CancellationError` if the task is cancelled.
    func firstGoodResponse(_ exchange: Exchange) async throws -> HTTPResponse {
        var attempts = 0
        var rounds = 0
        var tried: Set<Int> = []
        var index = endpoints.first(at: time.now())
        while true {
            let outcome = try await outcome(of: &attempts, at: index, tried: &tried, exchange)
            guard case .failure(let failure) = outcome else { return try outcome.get() }
            guard attempts < configuration.retry.attempts, failure.mayPass || failure.blamesEndpoint else {
                throw failure.error
            }
            if let other = endpoints.other(than: tried, at: time.now()) {
                send(.retrying(pause: .zero), exchange)
                index = other
                continue
            }
            rounds += 1
            let wanted = failure.error.retryAfter ?? .zero
            guard failure.mayPass, let pause = backoff.pause(after: rounds, atLeast: wanted, random: random()),
                time.now() + pause < exchange.deadline
            else { throw failure.error }
            send(.retrying(pause: pause), exchange)
            try await alarms.sleep(until: time.now() + pause)
            tried = []
            index = endpoints.first(at: time.now())
        }
    }

    /// Queries an endpoint, and another one as well if it takes too long.
    private func outcome(
        of attempts: inout Int, at index: Int, tried: inout Set<Int>, _ exchange: Exchange
    ) async throws -> Outcome {
        attempts += 1
        tried.insert(index)
        let first = attempts
        guard let delay = configuration.hedging, endpoints.endpoints.count > 1 else {
            return try await outcome(ofAttempt: first, at: index, exchange)
        }
        var (started, asked) = (attempts, tried)
        defer { (attempts, tried) = (started, asked) }
        return try await withThrowingTaskGroup(of: Step.self) { group in
            defer { group.cancelAll() }
            group.addTask { .ended(try await self.outcome(ofAttempt: first, at: index, exchange)) }
            group.addTask {
                try await self.alarms.sleep(until: self.time.now() + delay.bounded)
                return .late
            }
            var running = 1
            while let step = try await group.next() {
                switch step {
                case .late:
                    guard let other = endpoints.other(than: asked, at: time.now()) else { continue }
                    started += 1
                    running += 1
                    asked.insert(other)
                    let number = started
                    group.addTask { .ended(try await self.outcome(ofAttempt: number, at: other, exchange)) }
                case .ended(.success(let response)): return .success(response)
                case .ended(.failure(let failure)):
                    running -= 1
                    if running == 0 { return .failure(failure) }
                }
            }
            throw CancellationError()
        }
    }

    /// Queries an endpoint once, when there is a free slot and it is its turn.
    private func outcome(ofAttempt number: Int, at index: Int, _ exchange: Exchange) async throws -> Outcome {
        let endpoint = endpoints.endpoints[index]
        var outcome: Outcome
        do {
            outcome = try await gate.withPlace {
                try await endpoint.limiter.takeTurn(waitingAtMost: exchange.deadline - time.now()) {
                    send(.throttled(host: endpoint.host, wait: $0), exchange)
                }
                send(.attempt(number: number, host: endpoint.host), exchange)
                return try await sent(to: endpoint, exchange)
            }
        } catch let refusal as RateLimiter.Refusal {
            outcome = .failure(AttemptFailure(wait: refusal.wait, backend: name))
        } catch {
            endpoints.update(index) { $0.callOff() }
            throw error
        }
        report(outcome, of: index)
        if case .failure(let failure) = outcome {
            send(
                .attemptFailed(
                    number: number, host: endpoint.host, code: failure.error.code, status: failure.error.status),
                exchange)
        }
        return outcome
    }

    private func report(_ outcome: Outcome, of index: Int) {
        let now = time.now()
        guard case .failure(let failure) = outcome else { return endpoints.update(index) { $0.succeed() } }
        let pause = failure.error.status == nil ? nil : failure.error.retryAfter
        endpoints.update(index) { health in
            if failure.blamesEndpoint {
                health.fail(at: now)
            } else if failure.error.status != nil {
                // An endpoint that refuses a request is available.
                health.succeed()
            } else {
                health.callOff()
            }
            if let pause { health.rest(until: now + pause) }
        }
        // The service demands the pause, so it applies to all clients of the host.
        if let pause { endpoints.endpoints[index].limiter.pause(for: pause) }
    }

    /// Sends a request and evaluates the outcome.
    private func sent(to endpoint: Endpoint, _ exchange: Exchange) async throws -> Outcome {
        guard let url = URL(string: endpoint.base + exchange.target) else {
            throw SearchError.badRequest("The request does not form a valid URL: check the endpoint.", backend: name)
        }
        let request = HTTPRequest(
            url: url, headers: exchange.headers, maximumBodySize: configuration.maximumBodySize)
        do {
            let response = try await response(to: request, deadline: exchange.deadline)
            guard response.body.count <= request.maximumBodySize else { throw TransportError.bodyTooLarge }
            let failure = AttemptFailure(
                response, isConditional: exchange.isConditional, backend: name,
                now: configuration.cache?.now() ?? Date().wholeSeconds)
            return failure.map { .failure($0) } ?? .success(response)
        } catch is SharedTask<HTTPResponse>.Abandoned {
            return .failure(AttemptFailure(timeout: configuration.attemptTimeout, backend: name))
        } catch {
            // If a transport throws a CancellationError without a cancellation, it is a failure like any other.
            try Task.checkCancellation()
            // Other errors may contain the URL, so only their type is reported.
            let failure = error as? TransportError ?? .interrupted("\(type(of: error))")
            return .failure(
                AttemptFailure(failure, backend: name, maximumBodySize: configuration.maximumBodySize))
        }
    }

    /// Returns the response of the transport, within the time limit of an attempt.
    private func response(to request: HTTPRequest, deadline: Duration) async throws -> HTTPResponse {
        let end = time.now() + configuration.attemptTimeout.bounded
        let transport = transport
        // The deadline of the whole request is enforced elsewhere, and ends this, too.
        guard end < deadline || configuration.hedging != nil else { return try await transport.response(to: request) }
        let work = SharedTask { try await transport.response(to: request) }
        let alarm = alarms.set(at: end) { work.cancel() }
        defer { alarms.remove(alarm) }
        return try await work.value()
    }
}
