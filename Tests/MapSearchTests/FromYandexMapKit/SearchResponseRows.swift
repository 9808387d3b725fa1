import MapSearch
import MapSearchTestSupport
import Testing

/// What a program for Yandex MapKit's search response relies on, field by field.
@Suite(.timeLimit(.minutes(1))) struct SearchResponseRows {
    private let backend = MockBackend(capabilities: [.paging])
    private let manager: SearchManager

    init() {
        manager = SearchManager(backend: backend)
        backend.reply(
            with: .response(SearchResponse(objects: row(3), metadata: SearchMetadata(found: 9), isOffline: true)))
    }

    @Test func metadataCollectionIsOffline() async throws {
        let response = try await manager.submit(text: "a").response()
        #expect(response.metadata.found == 9 && response.collection.count { _ in true } == 3 && response.isOffline)
    }

    @Test func displayType() {
        #expect(SearchMetadata(found: 1).displayType == .single)
        #expect(SearchMetadata.DisplayType(rawValue: "multiple") == .multiple)
    }

    @Test func boundingBox() async throws {
        let box = CoordinateBounds(covering: row(3).map(\.coordinate))
        #expect(try await manager.submit(text: "a").response().metadata.boundingBox == box)
    }

    @Test func sort() async throws {
        backend.capabilities = [.paging, .sort, .distances]
        for (sort, user, expected) in [
            (nil, nil, SearchMetadata.Sort.rank), (SearchSort.distance(from: berlin), nil, .distanceFromRequest),
            (.distance(from: berlin), berlin, .distanceFromUser),
            (.distanceFromLine(Polyline([zurich, berlin])), nil, .distanceFromRequest),
        ] as [(SearchSort?, Coordinate?, SearchMetadata.Sort)] {
            let options = SearchOptions(userPosition: user, sort: sort)
            #expect(try await manager.submit(text: "a", options: options).response().metadata.sort == expected)
        }
        // "cafe near Central Park" is for the backend to say.
        var near = SearchResponse(objects: row(1), isOffline: true)
        near.metadata.sort = .distanceFromQuery
        backend.enqueue(.response(near))
        #expect(try await manager.submit(text: "a").response().metadata.sort == .distanceFromQuery)
    }

    @Test func toponym() {
        let metadata = SearchMetadata(
            found: 1, toponym: berlinHouse,
            toponymResultMetadata: ToponymResultMetadata(found: 1, mode: .reverse, reversePoint: berlin))
        #expect(metadata.toponym?.name == "Unter den Linden 77")
        #expect(metadata.toponymResultMetadata?.reversePoint == berlin)
        #expect(ToponymResultMetadata.Mode(rawValue: "geocode") == .geocode)
    }

    @Test func businessResultMetadata() {
        let business = BusinessResultMetadata(
            categories: [PlaceCategory(id: "cafe", name: "Café")],
            chains: [BusinessMetadata.Chain(id: "Q1", name: "Chain")],
            facets: [SearchFacet(id: "wifi", values: .boolean(count: 3))])
        #expect(business.categories.count == 1 && business.chains.count == 1 && business.facets.count == 1)
    }

    @Test func requestTextAndCorrectedRequestText() async throws {
        var response = SearchResponse(objects: row(1), isOffline: true)
        response.metadata.correctedRequestText = "berlin"
        backend.enqueue(.response(response))
        let metadata = try await manager.submit(text: "brelin").response().metadata
        #expect(metadata.requestText == "brelin" && metadata.correctedRequestText == "berlin")
    }

    @Test func requestBoundingBox() async throws {
        let box = CoordinateBounds(southWest: zurich, northEast: berlin)
        #expect(try await manager.submit(text: "a", in: .bounds(box)).response().metadata.requestBoundingBox == box)
        #expect(try await manager.submit(text: "a").response().metadata.requestBoundingBox == nil)
    }
}
