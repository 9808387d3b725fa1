import MapGeometry
import MapSearch

extension BackendConformance {
    /// Checks that a backend has its declared capabilities.
    static func capabilityChecks(_ fixture: BackendFixture) -> [Check] {
        [
            Check("A backend that declares sorting by distance returns the nearest first.", fixture) { probe in
                try probe.require(.sort, claimedBy: .sort)
                let options = SearchOptions(sort: .distance(from: fixture.coordinate))
                let distances = try await probe.someObjects(options: options).map {
                    fixture.coordinate.distance(to: $0.coordinate)
                }
                // A backend may measure on a sphere, which is off by up to 0.6 %.
                let isSorted = zip(distances, distances.dropFirst()).allSatisfy { $0 <= $1 * 1.012 + 1 }
                try probe.expect(isSorted, "the distances are \(distances)")
            },
            Check("A backend that declares distances returns those from the user.", fixture) { probe in
                try probe.require(.distances, claimedBy: .distances)
                for object in try await probe.someObjects(options: SearchOptions(userPosition: fixture.coordinate)) {
                    let expected = fixture.coordinate.distance(to: object.coordinate)
                    let distance = try probe.unwrap(object.distance, "\(object.name) has no distance")
                    let isRight = abs(distance - expected) <= expected * 0.012 + 1
                    try probe.expect(isRight, "\(object.name) is \(expected) m away, not \(distance) m")
                }
            },
            Check("A backend that declares required areas respects them.", fixture) { probe in
                try probe.require(.requiredArea, claimedBy: .requiredArea)
                let best = try await probe.someObjects().first
                let center = try probe.unwrap(best?.coordinate, "there is no best result")
                let box = CircularRegion(center: center, radius: 5_000).bounds
                let text = fixture.broadQuery ?? fixture.query
                let found = try await probe.objects(.text(text, in: .bounds(box, .required)))
                try probe.expect(!found.isEmpty, "the best result is not found in a box around it")
                for object in found {
                    try probe.expect(box.contains(object.coordinate), "\(object.name) is outside \(box)")
                }
            },
            Check("A backend that declares search types respects them.", fixture) { probe in
                try probe.require(.searchTypes, claimedBy: .searchTypes)
                for types in [SearchTypes.places, .organizations] {
                    let options = SearchOptions(searchTypes: types)
                    for object in try await probe.objects(.text(fixture.query, options: options)) {
                        let isBusiness = object.kind == .business
                        try probe.expect(
                            isBusiness == (types == .organizations), "\(object.kind) \(object.name) is not \(types)")
                    }
                }
            },
            Check("A backend that declares multiple identifiers returns their objects in order, each once.", fixture) {
                probe in
                try probe.require(.identifiers, claimedBy: .identifiers)
                let uris = Array(try await probe.someObjects().compactMap(\.uri).prefix(5).reversed())
                guard !uris.isEmpty else { throw Skip(.identifiers, "no result has an identifier") }
                let found = try await probe.objects(.uris([fixture.unknownURI] + uris)).map(\.uri)
                try probe.expect(found == uris, "\(uris) resolve to \(found)")
                let page = SearchRequest.Page(offset: 1, limit: 2)
                let second = try await probe.response(to: .uris(uris, page: page))
                try probe.expect(
                    second.objects.map(\.uri) == Array(uris.dropFirst().prefix(2)), "a page has other objects")
                try probe.expect(second.hasNextPage == (uris.count > 3), "it is wrong about the page after \(page)")
                let nothing = try await probe.objects(.uris([fixture.unknownURI]))
                try probe.expect(nothing.isEmpty, "an unknown identifier leads to \(nothing.count) objects")
            },
            Check(
                "A backend that declares early answers sends them before the final one, and only the final one if requested.",
                fixture
            ) {
                probe in
                try probe.require(.previews, claimedBy: .previews)
                let request = SearchRequest.text(fixture.query)
                let (early, continuation) = AsyncStream.makeStream(of: SearchResponse.self)
                let last = try await probe.patiently {
                    try await probe.backend.response(to: request) { continuation.yield($0) }
                }
                continuation.finish()
                for await response in early {
                    let isValid = response.objects.allSatisfy { $0.coordinate.isValid && !$0.name.isEmpty }
                    try probe.expect(isValid, "an early answer has an object without a name or a place")
                }
                let alone = try await probe.response(to: request)
                try probe.expect(alone.objects.map(\.id) == last.objects.map(\.id), "the final answers differ")
            },
            Check("A backend that declares to be offline says so in its answers.", fixture) { probe in
                try probe.require(.offline, claimedBy: .offline)
                let isOffline = try await probe.response(to: .text(fixture.query)).isOffline
                try probe.expect(isOffline, "an answer says that the network was used")
            },
        ]
    }

    /// Checks of cancellation and concurrency.
    static func taskChecks(_ fixture: BackendFixture) -> [Check] {
        [
            Check("A cancelled task ends soon, with CancellationError or a finished answer.", fixture) {
                probe in
                for pause in [Duration.zero, .milliseconds(1)] {
                    let task = Task { try await probe.backend.response(to: .text(fixture.query)) }
                    if pause > .zero { try await Task.sleep(for: pause) }
                    task.cancel()
                    switch try await probe.patiently({ await task.result }) {
                    case .success: break
                    case .failure(is CancellationError): break
                    case .failure(SearchError.Code.unsupported): throw Skip(lacks: .text)
                    case .failure(let error): try probe.expect(false, "it threw \(error)")
                    }
                }
            },
            Check("Concurrent requests do not affect each other.", fixture) { probe in
                let alone = try await probe.someObjects().map(\.id)
                let crowd = try await withThrowingTaskGroup(of: [GeoObject.ID].self) { group in
                    for _ in 0..<16 { group.addTask { try await probe.someObjects().map(\.id) } }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
                try probe.expect(crowd.allSatisfy { $0 == alone }, "equal concurrent requests give different results")
            },
        ]
    }
}
