import MapSearch

extension BackendConformance {
    /// A backend under test.
    struct Probe: Sendable {
        let backend: any SearchBackend
        let fixture: BackendFixture
        let rule: String

        /// Sends a request to the backend, with the time limit of the fixture.
        func response(to request: SearchRequest) async throws -> SearchResponse {
            do {
                return try await patiently { try await backend.response(to: request) }
            } catch SearchError.Code.unsupported {
                throw Skip(lacks: Feature(request.operation))
            }
        }

        func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
            do {
                return try await patiently { try await backend.suggestions(for: request) }
            } catch SearchError.Code.unsupported {
                throw Skip(lacks: .suggestions)
            }
        }

        /// Skips the check if the backend does not declare the capability.
        func require(_ feature: Feature, claimedBy capability: BackendCapabilities) throws {
            guard backend.capabilities.contains(capability) else {
                throw Skip(feature, "it does not declare \(feature)")
            }
        }

        /// Skips the check if there are not enough data.
        func requireBroadQuery() throws {
            guard fixture.broadQuery != nil else { throw Skip(.pages, "the fixture has no broadQuery") }
        }

        func objects(_ request: SearchRequest) async throws -> [GeoObject] {
            try await response(to: request).objects
        }

        /// Some objects of the data, best first.
        func someObjects(options: SearchOptions = SearchOptions()) async throws -> [GeoObject] {
            let objects = try await objects(.text(fixture.broadQuery ?? fixture.query, options: options))
            try expect(!objects.isEmpty, "\"\(fixture.broadQuery ?? fixture.query)\" finds nothing")
            return objects
        }

        func expect(_ condition: Bool, _ finding: @autoclosure () -> String) throws {
            guard condition else { throw Failure(backend: backend.name, rule: rule, finding: finding()) }
        }

        func unwrap<Value>(_ value: Value?, _ finding: @autoclosure () -> String) throws -> Value {
            guard let value else { throw Failure(backend: backend.name, rule: rule, finding: finding()) }
            return value
        }

        /// Expects that a request fails.
        func expect(_ code: SearchError.Code, for request: SearchRequest, _ what: String) async throws {
            do {
                let response = try await response(to: request)
                try expect(false, "it answered \(what) with \(response.objects.count) objects")
            } catch let error as SearchError where error.code == code {
                return
            } catch let skip as Skip {
                throw skip
            } catch let failure as Failure {
                throw failure
            } catch {
                try expect(false, "it answered \(what) with \(error)")
            }
        }

        /// Waits for an outcome until the time limit of the fixture; a backend that hangs is abandoned.
        func patiently<Value: Sendable>(
            _ operation: @escaping @Sendable () async throws -> Value
        ) async throws -> Value {
            let (outcomes, continuation) = AsyncStream.makeStream(of: Result<Value, any Error>?.self)
            let work = Task {
                do {
                    continuation.yield(.success(try await operation()))
                } catch {
                    continuation.yield(.failure(error))
                }
            }
            let watchdog = Task { [patience = fixture.patience] in
                try await Task.sleep(for: patience.bounded)
                continuation.yield(nil)
            }
            defer {
                work.cancel()
                watchdog.cancel()
            }
            for await outcome in outcomes {
                guard let outcome else { break }
                return try outcome.get()
            }
            throw Failure(backend: backend.name, rule: rule, finding: "no answer within \(fixture.patience)")
        }
    }
}
