import Testing

import MapSearch

@Suite struct RequestPlanTests {
    private static let everything: BackendCapabilities = [
        .paging, .sort, .distances, .requiredArea, .searchTypes, .postalAddress, .languages, .geometry,
        .spellingCorrection, .zoom, .origin,
    ]

    private static let demanding = SearchOptions(
        searchTypes: .organizations, userPosition: zurich, includesGeometry: true, disablesSpellingCorrection: true,
        languages: ["de"], sort: .distance(from: berlin), origin: "test")

    @Test func aCapableBackendIsLeftAlone() {
        let box = CircularRegion(center: zurich, radius: 1000).bounds
        let request = SearchRequest.text("a", in: .bounds(box, .required), options: Self.demanding)
        let plan = RequestPlan(request, capabilities: Self.everything)
        #expect(plan.sent == request)
        #expect(plan.emulated.isEmpty)
        #expect(plan.ignored.isEmpty)
        #expect(!plan.cutsPages)
    }

    @Test func nothingIsSilentlyIgnored() {
        let box = CircularRegion(center: zurich, radius: 1000).bounds
        let request = SearchRequest.text("a", in: .bounds(box, .required), options: Self.demanding)
        let plan = RequestPlan(request, capabilities: [])
        #expect(plan.emulated == [.searchTypes, .userPosition, .sort, .requiredArea, .paging])
        #expect(plan.ignored == [.geometry, .spellingCorrection, .languages, .origin])
        #expect(plan.sent.page == SearchRequest.Page(offset: 0, limit: 1000))
    }

    @Test(arguments: [
        (SearchOption.searchTypes, BackendCapabilities.searchTypes), (.userPosition, .distances), (.sort, .sort),
        (.geometry, .geometry), (.spellingCorrection, .spellingCorrection), (.languages, .languages),
        (.origin, .origin),
    ])
    func eachCapabilityIsForOneOption(option: SearchOption, capability: BackendCapabilities) {
        let request = SearchRequest.text("a", options: Self.demanding)
        let without = RequestPlan(request, capabilities: Self.everything.subtracting(capability))
        #expect(without.emulated.union(without.ignored).subtracting([.paging]) == [option])
    }

    @Test func operationsHaveOptionsOfTheirOwn() {
        let options = SearchOptions(searchTypes: .places, disablesSpellingCorrection: true)
        let byURI = RequestPlan(.uri("a", options: options), capabilities: Self.everything)
        #expect(byURI.ignored == [.searchTypes, .spellingCorrection])
        let reverse = RequestPlan(.reverse(zurich, zoom: 3, options: options), capabilities: Self.everything)
        #expect(reverse.ignored == [.spellingCorrection])
        #expect(RequestPlan(.reverse(zurich, zoom: 3), capabilities: .paging).ignored == [.zoom])
        let whole = SearchOptions(includesHierarchy: true)
        #expect(RequestPlan(.reverse(zurich, options: whole), capabilities: [.paging, .hierarchy]).ignored.isEmpty)
        #expect(RequestPlan(.reverse(zurich, options: whole), capabilities: .paging).ignored == [.hierarchy])
        #expect(RequestPlan(.text("a", options: whole), capabilities: [.paging, .hierarchy]).ignored == [.hierarchy])
        let wide = SearchOptions(radius: 100)
        #expect(RequestPlan(.reverse(zurich, options: wide), capabilities: [.paging, .radius]).ignored.isEmpty)
        #expect(RequestPlan(.reverse(zurich, options: wide), capabilities: .paging).ignored == [.radius])
        #expect(RequestPlan(.text("a", options: wide), capabilities: [.paging, .radius]).ignored == [.radius])
        let point = RequestPlan(
            .text("a", in: SearchArea(.point(zurich), .required)), capabilities: Self.everything)
        #expect(point.ignored == [.requiredArea])
    }

    @Test func fieldsBecomeAText() {
        let address = PostalAddress(street: "Main St 1", city: "Vaduz")
        let plan = RequestPlan(.address(address, in: .point(zurich)), capabilities: .paging)
        #expect(plan.sent == .text("Main St 1, Vaduz", in: .point(zurich)))
        #expect(plan.emulated == [.postalAddress])
    }

    @Test func sortsByDistance() throws {
        let plan = RequestPlan(
            .text("a", options: SearchOptions(sort: .distance(from: row(10)[7].coordinate))), capabilities: .paging)
        var objects = row(10)
        objects.append(GeoObject(name: "Nowhere", coordinate: Coordinate(latitude: .nan, longitude: 0)))
        objects.append(GeoObject(name: "Twin of 0", coordinate: objects[0].coordinate))
        let group = GeoObjectCollection(children: [
            .object(objects[11]), .collection(GeoObjectCollection(objects[0..<5])), .object(objects[10]),
            .collection(GeoObjectCollection(objects[5..<10])),
        ])
        let answer = try plan.complete(
            SearchResponse(collection: group, metadata: SearchMetadata(found: 12), isOffline: true))
        let names = answer.objects.map(\.name)
        #expect(names.prefix(3).sorted() == ["Place 6", "Place 7", "Place 8"])
        #expect(names.first == "Place 7")
        #expect(Array(names.suffix(3)) == ["Twin of 0", "Place 0", "Nowhere"])
        #expect(answer.metadata.sort == .distanceFromRequest)
        #expect(answer.metadata.emulatedOptions == [.sort, .paging])
    }

    @Test func fillsDistances() throws {
        let plan = RequestPlan(.text("a", options: SearchOptions(userPosition: zurich)), capabilities: .paging)
        let group = GeoObjectCollection(children: [.collection(GeoObjectCollection(row(3)))])
        let answer = try plan.complete(
            SearchResponse(collection: group, metadata: SearchMetadata(found: 3), isOffline: true))
        #expect(answer.objects.map(\.distance) == row(3).map { zurich.distance(to: $0.coordinate) })
        #expect(answer.collection.children.count == 1)
    }

    @Test func filtersTypesAndAreas() throws {
        let box = CoordinateBounds(southWest: row(5)[1].coordinate, northEast: row(5)[3].coordinate)
            .expanded(byMeters: 1)
        let request = SearchRequest.text(
            "a", in: .bounds(box, .required), options: SearchOptions(searchTypes: .organizations))
        var shops = row(5, kind: .business)
        shops[2].kind = .locality
        let group = GeoObjectCollection(children: [
            .object(shops[0]), .collection(GeoObjectCollection(shops[1...2])), .object(shops[3]),
            .collection(GeoObjectCollection([shops[4]])),
        ])
        let answer = try RequestPlan(request, capabilities: [])
            .complete(SearchResponse(collection: group, metadata: SearchMetadata(found: 5), isOffline: true))
        #expect(answer.objects.map(\.name) == ["Place 1", "Place 3"])
        #expect(answer.collection.children.count == 2)
        #expect(answer.metadata.found == 2)
    }

    @Test(arguments: [0, 1, 9, 10, 11, 25], [(0, 1), (0, 10), (5, 10), (10, 10), (20, 1), (30, 10), (0, 1000)])
    func cutsPages(count: Int, page: (offset: Int, limit: Int)) {
        let (offset, limit) = page
        let page = SearchRequest.Page(offset: offset, limit: limit)
        let plan = RequestPlan(.text("a", page: page), capabilities: [])
        let answer = plan.page(of: response(count))
        let expected = row(count).enumerated().filter { offset..<offset + limit ~= $0.offset }.map(\.element)
        #expect(answer.objects == expected)
        #expect(answer.hasNextPage == (offset + limit < count))
    }

    @Test func anOriginOfTheOrderGivesDistances() throws {
        let request = SearchRequest.text("a", options: SearchOptions(sort: .distance(from: zurich)))
        for capabilities in [[], BackendCapabilities.sort] {
            let objects = try RequestPlan(request, capabilities: capabilities).complete(response(3)).objects
            for object in objects { #expect(object.distance == zurich.distance(to: object.coordinate)) }
        }
    }

    @Test func aReverseSearchHasAToponym() throws {
        var business = row(1, kind: .business)[0]
        business[BusinessMetadata.self] = BusinessMetadata(name: "B")
        let objects = [business] + row(2)
        let plan = RequestPlan(.reverse(zurich), capabilities: [])
        let answer = try plan.complete(SearchResponse(objects: objects, isOffline: false))
        #expect(answer.metadata.toponym == objects[1])
        let text = RequestPlan(.text("a"), capabilities: [])
        #expect(try text.complete(SearchResponse(objects: objects, isOffline: false)).metadata.toponym == nil)
    }
}
