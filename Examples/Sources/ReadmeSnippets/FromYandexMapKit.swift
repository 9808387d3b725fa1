// The code in the last column of Docs/FromYandexMapKit.md, line by line: a test compares them.

import MapSearch
import MapSearchTestSupport

@MainActor
final class YandexScreen {
    var session: SearchSession?
    var suggestSession: SuggestSession?

    func show(_ result: Result<SearchResponse, SearchError>) {}
    func show(_ response: SearchResponse) {}
    func show(_ lines: [Suggestion]) {}

    func managers(offline: any SearchBackend, online: any SearchBackend) -> [SearchManager] {
        [
            SearchManager(backend: online),
            SearchManager(backend: offline),
            SearchManager(
                backend: CombinedBackend(offline: offline, online: online, policy: .fallback(after: .seconds(2)))),
        ]
    }

    func submissions(
        manager: SearchManager, options: SearchOptions, here: Coordinate, visible: CoordinateBounds, window: Polygon,
        route: Polyline, ids: [String]
    ) async throws {
        session = manager.submit(text: "cafe", in: .bounds(visible), options: options) { self.show($0) }
        show(try await manager.submit(text: "cafe", in: .polygon(window, .required)).response())
        session = manager.submit(text: "cafe", in: .polyline(route)) { self.show($0) }
        session = manager.submit(text: "petrol", along: Corridor(route), within: .bounds(visible)) { self.show($0) }
        session = manager.submit(point: here, zoom: 16, options: SearchOptions(searchTypes: .places)) { self.show($0) }
        let object = try await manager.resolve(uri: "osm:w123")
        session = manager.search(uri: "osm:w123") { self.show($0) }
        session = manager.search(uris: ids) { self.show($0) }
        suggestSession = manager.makeSuggestSession()
        print(object.name)
    }

    func sessions(
        session: SearchSession, visible: CoordinateBounds, here: Coordinate, route: Polyline, position: PolylinePosition
    ) async throws {
        session.cancel()
        session.retry { self.show($0) }
        if session.hasNextPage { session.fetchNextPage { self.show($0) } }
        for try await page in session.pages() { show(page) }
        session.area = .bounds(visible)
        session.sort = .distance(from: here)
        session.sort = .distanceFromLine(route)
        session.sort = nil
        session.options.userPosition = here
        session.options.corridor = Corridor(route, maximumDistance: 2_000, startingAt: position)
        session.filters = [.boolean("wifi"), .anyOf("cuisine", ["pizza", "sushi"]), .range("price", to: 20)]
        session.resubmit { self.show($0) }
    }

    func options(here: Coordinate) -> SearchOptions {
        var options = SearchOptions()
        options.searchTypes = [.places, .organizations]
        options.resultPageSize = 20
        options.userPosition = here
        options.origin = "my-app"
        options.includesGeometry = true
        options.disablesSpellingCorrection = true
        options.filters = [.dates("showtimes", from: CalendarDate("20261121"))]
        options.includesFacets = true
        return options
    }

    func responses(response: SearchResponse) {
        print(response.metadata.found, response.metadata.displayType, response.isOffline)
        print(response.metadata.sort ?? .rank, response.metadata.toponym?.name ?? "")
        print(response.metadata.correctedRequestText ?? response.metadata.requestText ?? "")
        let facets = response.metadata.businessResultMetadata?.facets ?? []
        for object in response.collection { print(object.name, object.coordinate) }
        for child in response.collection.children { print(child) }
        print(facets.map(\.isDisabled))
    }

    func objects(object: GeoObject) {
        let uri = object.uri
        let toponym = object[ToponymMetadata.self]
        let business = object[BusinessMetadata.self]
        print(object.attributions.map(\.text), object.distance ?? 0)
        print(toponym?.precision ?? .exact, toponym?.balloonPoint ?? object.coordinate)
        print(business?.phones.map(\.number) ?? [], business?.features ?? [], uri ?? "")
        print(object.address?.components.first { $0.kinds.contains(.locality) }?.name ?? "")
        print(object[CorridorMetadata.self]?.distanceAlongLine ?? 0, object[CorridorMetadata.self]?.side ?? .on)
    }

    func suggestions(
        manager: SearchManager, suggestSession: SuggestSession, item: Suggestion, visible: CoordinateBounds,
        backend: any SearchBackend
    ) async throws {
        let request = SuggestRequest(
            text: "ber", in: .bounds(visible, .required), options: SearchOptions(searchTypes: .places))
        show(try await suggestSession.suggest(request).suggestions)
        suggestSession.reset()
        let rubric = item.category
        let highlighted = item.titleSpans.compactMap { $0.range(in: item.title) }
        if let request = item.searchRequest() { session = manager.submit(request) { self.show($0) } }
        let completer = SearchCompleter(backend: backend, minimumLength: 2, delay: .milliseconds(200))
        if let request = completer.select(item) { session = manager.submit(request) { self.show($0) } }
        print(rubric?.name ?? "", highlighted)
    }

    func businesses(
        _ business: BusinessMetadata, metadata: BusinessResultMetadata, options: SearchOptions, today: CalendarDate,
        now: CivilTime, place: OpeningHours.Place
    ) {
        var options = options
        let categories = metadata.categories.map(\.name)
        let chains = metadata.chains.map(\.name)
        for filter in metadata.filters { print(filter.id, filter.condition) }
        for facet in metadata.facets where !facet.isDisabled {
            print(facet.name ?? facet.id, facet.values, facet.isSelected)
        }
        print(business.categories.map(\.name), business.chains.map(\.id))
        for feature in business.features { print(feature.name ?? feature.id, feature.value) }
        for feature in business.features {
            if case .flag(let flag) = feature.value { print(flag) }
            if case .values(let values) = feature.value { print(values) }
        }
        options.filters.add(.open(keepsUnknown: true))
        options.filters.add(.range(SearchFilter.completeness, from: 0.6))
        guard let hours = business.openingHours else { return }
        let week = hours.weekText(of: today, language: .english)
        for availability in hours.availabilities(inWeekOf: today) { print(availability.days, availability.timeRanges) }
        for availability in hours.availabilities(inWeekOf: today) {
            let isAllDay = availability.timeRanges.contains(where: \.isTwentyFourHours)
            print(isAllDay)
        }
        let status = hours.status(at: now, in: place)
        if let isOpen = status.isOpenNow { print(isOpen) }
        print(status.text(in: .english), status.shortText(in: .english))
        let isBreak = status.tags.contains(.break)
        let opensSoon = status.tags.contains(.openingSoon)
        let closesSoon = status.tags.contains(.closingSoon)
        let change = hours.nextChange(after: now, in: place)
        print(categories, chains, week, isBreak, opensSoon, closesSoon, change?.time ?? now, options)
    }

    func errors(session: SearchSession) async throws {
        do {
            show(try await session.response())
        } catch SearchError.Code.network {
            print("no connection")
        } catch SearchError.Code.notFound {
            print("the object is gone")
        } catch SearchError.Code.cacheUnavailable {
            print("no data on the device")
        }
    }

    func tests() async throws {
        let backend = MockBackend()
        backend.enqueue(.failure(SearchError.network()))
        print(backend.requests)
    }
}
