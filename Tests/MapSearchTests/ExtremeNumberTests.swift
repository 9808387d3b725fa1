import MapGeometry
import MapSearch
import MapSearchTestSupport
import TestFixtures
import Testing

/// Every public function of the module that takes numbers, with numbers at which arithmetic ends: it returns, or throws an
/// error of the library.
@Suite(.timeLimit(.minutes(1))) struct ExtremeNumberTests {
    /// The test is that it ends: a trap would end the process.
    @Test(arguments: calls.keys.sorted()) func returns(name: String) async throws {
        let call = try #require(Self.calls[name])
        try await call()
    }

    @Test func nothingIsLeftOut() throws {
        let listed = Set(Self.calls.keys).union(Self.stored.keys)
        let difference = try NumericSymbols.names(in: "MapSearch").symmetricDifference(listed)
        #expect(difference.isEmpty, "\(difference)")
    }

    private static let here = Coordinate(latitude: 47.14, longitude: 9.52)

    /// Those that keep what they are given, and compute nothing.
    private static let stored: [String: String] = [
        "BackendCapabilities.init(rawValue:)": "a set of bits",
        "Address.init(rawValue:)": "a set of bits",
        "SearchTypes.init(rawValue:)": "a set of bits",
        "SearchError.network(backend:status:underlying:)": "the status is part of the error",
        "SearchError.unauthorized(backend:status:)": "the status is part of the error",
        "SearchError.badResponse(_:backend:status:underlying:)": "the status is part of the error",
        "SearchError.badRequest(_:backend:status:)": "the status is part of the error",
        "ToponymMetadata.init(address:precision:balloonPoint:formerName:localizedNames:population:timeZoneIdentifier:waterBody:areasOfInterest:)":
            "the population is part of the value",
        "SearchFacet.init(id:name:count:isSelected:)": "the count is part of the value",
        "ToponymResultMetadata.init(found:mode:reversePoint:)": "the count is part of the value",
        "CorridorMetadata.init(position:distanceFromLine:distanceAlongLine:side:)": "distances are part of the value",
        "DistanceMetadata.init(meters:origin:)": "the distance is part of the value",
    ]

    /// Sends requests through a backend; what it throws is an error of the library.
    private static func ask(_ backend: any SearchBackend) async throws {
        for _ in 0..<2 {
            do {
                _ = try await backend.response(to: .text("x"))
                _ = try await backend.suggestions(for: SuggestRequest(text: "x"))
            } catch is SearchError {}
        }
    }

    private static func mock() -> MockBackend {
        let backend = MockBackend()
        backend.reply(with: .objects([GeoObject(name: "x", coordinate: here)]))
        return backend
    }

    private static func check(_ request: SearchRequest) async throws {
        for page in [SearchRequest.Page(), request.page] {
            var request = request
            request.page = page
            do throws(SearchError) {
                try request.validate()
            } catch {
                #expect(!error.message.isEmpty)
            }
            do { _ = try await mock().response(to: request) } catch is SearchError {}
        }
    }

    private static let calls: [String: @Sendable () async throws -> Void] = [
        "CombinedBackend.init(offline:online:policy:depth:clock:)": {
            for depth in Extremes.integers {
                try await ask(CombinedBackend(offline: mock(), online: mock(), policy: .race, depth: depth))
            }
            for duration in Extremes.durations {
                try await ask(CombinedBackend(offline: mock(), online: mock(), policy: .refine(within: duration)))
                try await ask(CombinedBackend(offline: mock(), online: mock(), policy: .fallback(after: duration)))
            }
        },
        "CachingBackend.init(_:capacity:lifetime:negativeLifetime:clock:)": {
            for duration in Extremes.durations {
                for capacity in Extremes.integers {
                    try await ask(
                        CachingBackend(
                            mock(), capacity: capacity, lifetime: duration, negativeLifetime: duration))
                }
            }
        },
        "RateLimitedBackend.init(_:interval:burst:excess:clock:)": {
            for interval in Extremes.durations {
                for burst in Extremes.integers {
                    // Whoever waits without end is not asked.
                    for limit in Extremes.durations where limit < .seconds(1) {
                        try await ask(
                            RateLimitedBackend(
                                mock(), interval: interval, burst: burst, excess: .wait(atMost: limit)))
                    }
                    try await ask(RateLimitedBackend(mock(), interval: interval, burst: burst, excess: .fail))
                }
            }
            for duration in Extremes.durations {
                let backend = MockBackend()
                backend.reply(with: .failure(SearchError.rateLimited(retryAfter: duration)))
                try await ask(RateLimitedBackend(backend, interval: .zero, excess: .fail))
            }
        },
        "RetryingBackend.init(_:attempts:firstPause:longestPause:clock:random:)": {
            for attempts in Extremes.integers {
                try await ask(RetryingBackend(mock(), attempts: attempts))
            }
            for first in Extremes.durations {
                for longest in Extremes.durations {
                    let backend = MockBackend()
                    backend.reply(with: .failure(SearchError.network()))
                    let clock = ManualClock()
                    let task = Task {
                        try await ask(
                            RetryingBackend(
                                backend, attempts: 3, firstPause: first, longestPause: longest, clock: clock))
                    }
                    await clock.run()
                    task.cancel()
                    _ = await task.result
                }
            }
        },
        "TimeLimitedBackend.init(_:limit:clock:)": {
            for limit in Extremes.durations { try await ask(TimeLimitedBackend(mock(), limit: limit)) }
        },
        "SearchError.timeout(after:backend:)": {
            for duration in Extremes.durations { #expect(!SearchError.timeout(after: duration).message.isEmpty) }
        },
        "SearchError.rateLimited(retryAfter:backend:status:)": {
            for duration in Extremes.durations {
                #expect(!SearchError.rateLimited(retryAfter: duration).message.isEmpty)
            }
        },
        "SearchError.indexVersion(file:found:readable:)": {
            for number in Extremes.integers { _ = SearchError.indexVersion(file: "f", found: number, readable: 1...2) }
        },
        "SearchError.indexCorrupt(file:offset:expected:found:)": {
            for number in Extremes.integers {
                _ = SearchError.indexCorrupt(file: "f", offset: number, expected: "a", found: "b").message
            }
        },
        "SearchError.queryTooLong(_:)": {
            for number in Extremes.integers { #expect(!SearchError.queryTooLong(number).message.isEmpty) }
        },
        "MatchPolicy.init(minimumQuality:minimumConfidence:)": {
            for confidence in Extremes.doubles { _ = MatchPolicy(minimumConfidence: confidence).hashValue }
        },
        "MatchMetadata.init(score:spans:matchedName:edits:unmatchedWords:quality:confidence:)": {
            Extremes.each { _ = MatchMetadata(score: $0, edits: .max, confidence: $1).hashValue }
        },
        "TextSpan.init(start:length:)": {
            Extremes.eachInteger { _ = TextSpan(start: $0, length: $1).range(in: "Vaduz") }
        },
        "Corridor.init(_:maximumDistance:startingAt:)": {
            let line = Polyline([here, Coordinate(latitude: 48, longitude: 10)])
            for distance in Extremes.doubles {
                for segment in Extremes.integers {
                    let start = PolylinePosition(segmentIndex: segment, segmentPosition: distance)
                    let corridor = Corridor(line, maximumDistance: distance, startingAt: start)
                    try await check(.text("x", options: SearchOptions(corridor: corridor)))
                }
            }
        },
        "SearchFilter.range(_:from:to:)": {
            for from in Extremes.doubles {
                for to in Extremes.doubles {
                    let filters: FilterCollection = [.range("stars", from: from, to: to)]
                    try await check(.text("x", options: SearchOptions(filters: filters)))
                }
            }
        },
        "SearchOptions.init(searchTypes:resultPageSize:userPosition:includesGeometry:disablesSpellingCorrection:languages:sort:corridor:localTime:filters:includesFacets:includesHierarchy:radius:origin:)":
            {
                for size in Extremes.integers {
                    try await check(.text("x", options: SearchOptions(resultPageSize: size)))
                }
                for radius in Extremes.doubles {
                    let place = Coordinate(latitude: radius, longitude: radius)
                    try await check(.reverse(here, options: SearchOptions(radius: radius)))
                    try await check(
                        .text("x", options: SearchOptions(userPosition: place, sort: .distance(from: place))))
                    try await check(.text("x", in: .circle(CircularRegion(center: here, radius: radius), .required)))
                    try await check(.text("x", in: .point(place)))
                }
            },
        "SearchRequest.init(offset:limit:)": {
            for offset in Extremes.integers {
                for limit in Extremes.integers {
                    try await check(.text("x", page: .init(offset: offset, limit: limit)))
                }
            }
        },
        "SearchRequest.reverse(_:zoom:options:page:)": {
            for zoom in Extremes.doubles { try await check(.reverse(here, zoom: zoom)) }
        },
        "SuggestRequest.init(text:in:options:limit:)": {
            for limit in Extremes.integers {
                for text in ["", " ", "x"] {
                    let request = SuggestRequest(text: text, limit: limit)
                    #expect((try? request.validate()) == nil || (1...1000).contains(limit))
                    do { _ = try await mock().suggestions(for: request) } catch is SearchError {}
                    let combined = CombinedBackend(offline: mock(), online: mock(), policy: .race)
                    do { _ = try await combined.suggestions(for: request) } catch is SearchError {}
                    let caching = CachingBackend(RetryingBackend(mock(), attempts: 1))
                    do { _ = try await caching.suggestions(for: request) } catch is SearchError {}
                }
            }
        },
        "SearchMetadata.init(found:displayType:boundingBox:sort:toponym:toponymResultMetadata:businessResultMetadata:requestText:correctedRequestText:requestBoundingBox:missingBackends:ignoredOptions:emulatedOptions:notices:)":
            { for found in Extremes.integers { #expect(SearchMetadata(found: found).found == found) } },
        "Suggestion.init(title:subtitle:titleSpans:subtitleSpans:action:searchText:displayText:uri:center:kind:distance:category:)":
            {
                for distance in Extremes.doubles { _ = Suggestion(title: "x", distance: distance).hashValue }
            },
        "SearchManager.submit(point:zoom:options:completionHandler:)": {
            for zoom in Extremes.doubles {
                let session = SearchManager(backend: mock()).submit(point: here, zoom: zoom) { _ in }
                session.cancel()
            }
        },
        "SearchManager.submit(point:zoom:options:)": {
            for zoom in Extremes.doubles {
                let session = SearchManager(backend: mock()).submit(point: here, zoom: zoom)
                do { _ = try await session.response() } catch is SearchError {}
            }
        },
        "SearchCompleter.init(backend:minimumLength:delay:clock:)": {
            for length in Extremes.integers {
                for delay in Extremes.durations {
                    let completer = SearchCompleter(backend: mock(), minimumLength: length, delay: delay)
                    completer.limit = length
                    completer.queryFragment = "x"
                    completer.cancel()
                }
            }
        },
    ]
}
