import CoreLocation
import Foundation
import MapGeometry
import MapKit
import MapSearch
@testable import MapSearchApple
import MapSearchTestSupport
import Testing

/// The backend, asked while MapKit's answers are scripted; one test after the other, as there is one script.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(1))) struct AppleSearchBackendTests {
    private let backend = AppleSearchBackend()

    init() {
        SearchScript.answer = { question in
            switch question {
            case .search(let request):
                guard request.naturalLanguageQuery?.hasPrefix("Place") ?? false else {
                    throw MKError(.placemarkNotFound)
                }
                return Self.items
            case .geocode: return Array(Self.items.prefix(1))
            case .reverse(let request):
                let coordinate = Coordinate(request.location.coordinate)
                return [
                    Self.items.min {
                        Coordinate($0.location.coordinate).distance(to: coordinate)
                            < Coordinate($1.location.coordinate).distance(to: coordinate)
                    }!
                ]
            case .item(let request):
                guard let item = Self.items.first(where: { $0.identifier == request.mapItemIdentifier }) else {
                    throw MKError(.placemarkNotFound)
                }
                return [item]
            }
        }
        SearchScript.completions = { text in
            (0..<5).map {
                MKLocalSearchCompletion(
                    title: "\(text) \($0)", subtitle: $0 == 0 ? "" : "Vaduz",
                    titleRanges: [NSRange(location: 0, length: text.utf16.count)], subtitleRanges: [])
            }
        }
        SearchScript.hangs = false
        SearchScript.cancelledCount = 0
        SearchScript.askedCount = 0
    }

    private static let items = (0..<30).map { number in
        let item = MKMapItem(
            location: CLLocation(latitude: Double(number) / 10, longitude: Double(number) / 10),
            address: MKAddress(fullAddress: "Street \(number)", shortAddress: nil))
        item.name = "Place \(number)"
        item.identifier = MKMapItem.Identifier(rawValue: "I\(number)")
        if number % 2 == 0 { item.pointOfInterestCategory = .cafe }
        return item
    }

    private nonisolated static let fixture = BackendFixture(
        query: "Place", broadQuery: "Place", coordinate: Coordinate(latitude: 1, longitude: 1))

    @Test(arguments: BackendConformance.checks(for: fixture))
    func conforms(check: BackendConformance.Check) async {
        await #expect(throws: Never.self) { try await check.run(against: backend) }
    }

    @Test func aTextIsSearchedForInItsArea() async throws {
        var asked: [MKLocalSearch.Request] = []
        SearchScript.answer = { question in
            if case .search(let request) = question { asked.append(request) }
            return Array(Self.items.prefix(2))
        }
        let box = CoordinateBounds(south: 46, west: 8, north: 48, east: 10)
        let options = SearchOptions(searchTypes: .organizations)
        let response = try await backend.response(
            to: .text("coffee", in: .bounds(box, .required), options: options))
        #expect(asked.first?.naturalLanguageQuery == "coffee")
        #expect(asked.first?.resultTypes == .pointOfInterest)
        #expect(asked.first?.regionPriority == .required)
        #expect(abs((asked.first?.region.span.latitudeDelta ?? 0) - 2) < 1e-9)
        #expect(response.metadata.requestText == "coffee")
        #expect(!response.isOffline)
        #expect(response.attributions.map(\.text) == ["Apple Maps"])
        #expect(response.objects.first?[SourceMetadata.self]?.backend == "apple")

        _ = try await backend.response(to: .text("coffee", in: .point(Coordinate(latitude: 47, longitude: 9))))
        #expect(asked.last?.regionPriority == .default)
        #expect(abs((asked.last?.region.span.latitudeDelta ?? 0) * 111 - 20) < 0.2)
        #expect(asked.last?.resultTypes == [.address, .pointOfInterest, .physicalFeature])
        _ = try await backend.response(to: .text("coffee"))
        #expect(asked.last?.region.span.latitudeDelta == 0)
    }

    @Test func anAddressIsGeocodedAsItsCountryWritesIt() async throws {
        var asked: [MKGeocodingRequest] = []
        SearchScript.answer = { question in
            if case .geocode(let request) = question { asked.append(request) }
            return Array(Self.items.prefix(1))
        }
        let address = PostalAddress(
            street: "10 Downing Street", city: "London", postalCode: "SW1A 2AA", isoCountryCode: "gb")
        let request = SearchRequest.address(address, options: SearchOptions(languages: ["fr"]))
        #expect(try await backend.response(to: request).objects.count == 1)
        #expect(asked.first?.addressString.hasPrefix("10 Downing Street, London, SW1A 2AA") ?? false)
        #expect(asked.first?.preferredLocale?.identifier == "fr")
    }

    @Test func aCoordinateIsReversed() async throws {
        var locale: Locale?
        let answer = SearchScript.answer
        SearchScript.answer = { question in
            if case .reverse(let request) = question { locale = request.preferredLocale }
            return try answer(question)
        }
        let coordinate = Coordinate(latitude: 0.52, longitude: 0.48)
        let response = try await backend.response(to: .reverse(coordinate, options: SearchOptions(languages: ["de"])))
        #expect(response.objects.map(\.name) == ["Place 5"])
        #expect(locale?.identifier == "de")
    }

    @Test func suggestionsLeadToWhatWasMeant() async throws {
        let lines = try await backend.suggestions(for: SuggestRequest(text: "caf", limit: 3))
        #expect(lines.map(\.title) == ["caf 0", "caf 1", "caf 2"])
        #expect(lines.map(\.subtitle) == [nil, "Vaduz", "Vaduz"])
        #expect(lines[1].titleSpans == [TextSpan(start: 0, length: 3)])
        #expect(lines[1].searchText == "caf 1, Vaduz")
        var completions: [String?] = []
        SearchScript.answer = { question in
            if case .search(let request) = question { completions.append(request.completion?.title) }
            return []
        }
        let request = try #require(lines[1].searchRequest())
        _ = try await backend.response(to: request)
        _ = try await backend.response(to: .text("caf 1, Zürich"))
        #expect(completions == ["caf 1", nil])
        // A copy knows the same, another backend does not.
        let copy = backend
        _ = try await copy.response(to: request)
        _ = try await AppleSearchBackend().response(to: request)
        #expect(completions == ["caf 1", nil, "caf 1", nil])
    }

    @Test func completionsAreForgotten() async throws {
        for number in 0..<60 { _ = try await backend.suggestions(for: SuggestRequest(text: "text \(number)")) }
        #expect(backend.completions["text 0 0"] == nil)
        #expect(backend.completions["text 59 0"] != nil)
        #expect(backend.completions.count == 100)
    }

    @Test(
        arguments: [
            (MKError(.serverFailure), SearchError.Code.network), (MKError(.decodingFailed), .badResponse),
            (MKError(.unknown), .backendFailure), (MKError(.directionsNotFound), .backendFailure),
            (CLError(.network), .network), (CLError(.denied), .backendFailure),
            (NSError(domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet), .network),
            (NSError(domain: NSURLErrorDomain, code: NSURLErrorTimedOut), .timeout),
            (
                NSError(
                    domain: "x", code: 1,
                    userInfo: [NSUnderlyingErrorKey: NSError(domain: NSURLErrorDomain, code: NSURLErrorTimedOut)]),
                .timeout
            ),
            (NSError(domain: "x", code: 1), .backendFailure),
        ] as [(any Error, SearchError.Code)])
    func errorsHaveCodes(error: any Error, code: SearchError.Code) async throws {
        SearchScript.answer = { _ in throw error }
        SearchScript.completions = { _ in throw error }
        for request in [
            SearchRequest.text("a"), .address(PostalAddress(city: "a")), .uri("apple:I1"),
            .reverse(Coordinate(latitude: 0, longitude: 0)),
        ] {
            let thrown = await #expect(throws: SearchError.self) { try await backend.response(to: request) }
            #expect(thrown?.code == code)
            #expect(thrown?.backend == "apple")
        }
        let thrown = await #expect(throws: SearchError.self) {
            try await backend.suggestions(for: SuggestRequest(text: "a"))
        }
        #expect(thrown?.code == code)
    }

    @Test func nothingFoundIsNoError() async throws {
        for error in [MKError(.placemarkNotFound), CLError(.geocodeFoundNoResult)] as [any Error] {
            SearchScript.answer = { _ in throw error }
            SearchScript.completions = { _ in throw error }
            #expect(try await backend.response(to: .text("a")).objects.isEmpty)
            #expect(try await backend.response(to: .reverse(Coordinate(latitude: 0, longitude: 0))).objects.isEmpty)
            #expect(try await backend.suggestions(for: SuggestRequest(text: "a")).isEmpty)
            for uri in ["apple:I1", "apple:", "osm:w1"] {
                await #expect(throws: SearchError.notFound(uri: uri, backend: "apple")) {
                    try await backend.response(to: .uri(uri))
                }
            }
        }
        await #expect(throws: SearchError.self) { try await backend.response(to: .uris(["apple:I1"])) }
    }

    @Test func aPauseIsAsLongAsAppleSays() async throws {
        let details: [String: Any] = ["details": [["timeUntilReset": 34, "maxRequests": 50]]]
        for (userInfo, pause) in [
            ([:], Duration.seconds(60)), (["MKErrorGEOErrorUserInfo": details], .seconds(34)),
            (["timeUntilReset": NSNumber(value: 2.5)], .seconds(2.5)), (["timeUntilReset": "soon"], .seconds(60)),
            (["timeUntilReset": -1], .seconds(60)), (["timeUntilReset": Double.nan], .seconds(60)),
            ([NSUnderlyingErrorKey: NSError(domain: "GEOErrorDomain", code: -3, userInfo: details)], .seconds(34)),
        ] as [([String: Any], Duration)] {
            SearchScript.answer = { _ in throw MKError(.loadingThrottled, userInfo: userInfo) }
            let error = await #expect(throws: SearchError.self) { try await backend.response(to: .text("a")) }
            #expect(error?.code == .rateLimited)
            #expect(error?.retryAfter == pause)
        }
    }

    /// A cancelled caller does not wait for MapKit, which is cancelled as well.
    @Test func cancellationReachesMapKit() async throws {
        for hangs in [true, false] {
            for request in [
                SearchRequest.text("Place"), .address(PostalAddress(city: "a")), .uri("apple:I1"),
                .reverse(Coordinate(latitude: 0, longitude: 0)),
            ] {
                SearchScript.hangs = hangs
                SearchScript.cancelledCount = 0
                let asked = SearchScript.askedCount
                let task = Task { try await backend.response(to: request) }
                while SearchScript.askedCount == asked { await Task.yield() }
                task.cancel()
                guard case .failure(let error) = await task.result else {
                    // What does not hang may have been answered already.
                    #expect(!hangs)
                    continue
                }
                #expect(error is CancellationError)
                while SearchScript.cancelledCount == 0 { await Task.yield() }
            }
        }
        SearchScript.hangs = true
        let asked = SearchScript.askedCount
        let task = Task { try await backend.suggestions(for: SuggestRequest(text: "a")) }
        while SearchScript.askedCount == asked { await Task.yield() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        // One that was cancelled before asks nothing.
        let late = SearchScript.askedCount
        let never = Task { try await backend.response(to: .text("Place")) }
        never.cancel()
        await #expect(throws: CancellationError.self) { try await never.value }
        #expect(SearchScript.askedCount == late)
    }

    /// What the backend is for: the online half of a combination, which nothing else is lost with.
    @Test func asTheOnlineHalfOfACombination() async throws {
        let offline = MockBackend(capabilities: .offline)
        let mine = GeoObject(
            name: "Place 3", coordinate: Coordinate(latitude: 0.3, longitude: 0.3), kind: .locality, uri: "mine:3")
        offline.reply(with: .response(SearchResponse(objects: [mine], isOffline: true)))
        let combined = CombinedBackend(offline: offline, online: backend, policy: .refine(within: nil))
        let manager = SearchManager(backend: combined)
        let response = try await manager.submit(text: "Place", options: SearchOptions(resultPageSize: 50)).response()
        #expect(response.objects.first?.uri == "mine:3")
        #expect(response.objects.count == 30)

        SearchScript.answer = { _ in throw MKError(.loadingThrottled) }
        let alone = try await manager.submit(text: "Place").response()
        #expect(alone.objects.map(\.uri) == ["mine:3"])
        #expect(alone.metadata.missingBackends == ["apple"])
    }

    /// What the library does for the backend is right with what MapKit gives.
    @Test func theLibraryDoesTheRest() async throws {
        let manager = SearchManager(backend: backend)
        let box = CoordinateBounds(south: -1, west: -1, north: 1.05, east: 1.05)
        var options = SearchOptions(searchTypes: .organizations, resultPageSize: 4)
        options.sort = .distance(from: Coordinate(latitude: 1, longitude: 1))
        let session = manager.submit(text: "Place", in: .bounds(box, .required), options: options)
        #expect(try await session.response().objects.map(\.name) == [10, 8, 6, 4].map { "Place \($0)" })
        #expect(try await session.fetchNextPage().objects.map(\.name) == [2, 0].map { "Place \($0)" })
        let found = try await Geocoder(backend: backend).reverseGeocode(Coordinate(latitude: 2.1, longitude: 2.1))
        #expect(found.first?.name == "Place 21")
    }
}
