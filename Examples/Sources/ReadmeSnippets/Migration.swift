// The code blocks of the migration guides that use MapSearch: a test compares them.

import MapSearch

struct MapboxScreen {
    let backend: any SearchBackend

    func show(_ lines: [Suggestion]) {}
    func show(_ objects: [GeoObject]) {}

    func suggestions() async throws {
        let completer = SearchCompleter(backend: backend, delay: .milliseconds(300))
        completer.area = .bounds(CoordinateBounds(south: 47, west: 9.4, north: 47.3, east: 9.7))
        completer.queryFragment = "cafe"
        for await update in completer.updates() {
            show(update.suggestions)
        }
    }

    func selection(of suggestion: Suggestion) async throws {
        guard let request = suggestion.searchRequest() else { return }
        show(try await SearchManager(backend: backend).submit(request).response().objects)
    }

    func forward() async throws {
        let geocoder = SharedGeocoder(backend: backend)
        let found = try await geocoder.geocode(address: "Städtle 38, Vaduz", languages: ["de"])
        let address = try await geocoder.reverseGeocode(found[0].coordinate, languages: ["de"])
        print(found[0].coordinate, address[0].name)
    }

    func categories(near here: Coordinate) async throws {
        let options = SearchOptions(
            userPosition: here, filters: [.anyOf(SearchFilter.category, ["amenity=cafe"])])
        let session = SearchManager(backend: backend).submit(text: "cafe", in: .point(here), options: options)
        show(try await session.response().objects)
    }

    func alongTheRoute(_ route: Polyline) async throws {
        let session = SearchManager(backend: backend).submit(text: "petrol", along: Corridor(route))
        show(try await session.response().objects)
    }
}

struct GoogleScreen {
    let backend: any SearchBackend

    func show(_ lines: [Suggestion]) {}
    func show(_ objects: [GeoObject]) {}

    func reverse(_ coordinate: Coordinate) async throws {
        let address = try await SharedGeocoder(backend: backend).reverseGeocode(coordinate)[0]
        print(address.thoroughfare ?? "", address.locality ?? "", address.country ?? "")
    }

    func predictions() async throws {
        let completer = SearchCompleter(backend: backend)
        completer.options.searchTypes = .places
        completer.queryFragment = "vad"
        for await update in completer.updates() {
            show(update.suggestions)
        }
    }

    func place(_ identifier: String) async throws {
        let place = try await SearchManager(backend: backend).resolve(uri: identifier)
        print(place.name, place[BusinessMetadata.self]?.phones.first?.number ?? "")
    }

    func textSearch(in bounds: CoordinateBounds) async throws {
        let session = SearchManager(backend: backend).submit(text: "vegan restaurant", in: .bounds(bounds, .required))
        for try await page in session.pages() {
            show(page.objects)
        }
    }

    func nearby(_ circle: CircularRegion) async throws {
        let options = SearchOptions(filters: [.anyOf(SearchFilter.category, ["amenity=restaurant"])])
        let session = SearchManager(backend: backend).submit(
            text: "restaurant", in: .circle(circle, .required), options: options)
        show(try await session.response().objects)
    }

    func openNow() async throws {
        let options = SearchOptions(filters: [.open()])
        let session = SearchManager(backend: backend).submit(text: "restaurant", options: options)
        show(try await session.response().objects)
    }
}

struct BeforeAndAfter {
    let backend: any SearchBackend
    let manager: SearchManager
    let suggestSession: SuggestSession

    func show(_ lines: [Suggestion]) {}
    func show(_ objects: [GeoObject]) {}

    func geocode(near coordinate: Coordinate) async throws {
        let geocoder = SharedGeocoder(backend: backend)
        let found = try await geocoder.geocode(address: "Unter den Linden 77, Berlin")
        let names = try await geocoder.reverseGeocode(coordinate, languages: ["de"])
        print(found[0].coordinate, names[0].name)
    }

    func search(in region: CoordinateRegion) async throws {
        let session = manager.submit(text: "coffee", in: .bounds(region.bounds))
        show(try await session.response().objects)
    }

    func allPages(in visible: CoordinateBounds) async throws {
        let session = manager.submit(text: "cafe", in: .bounds(visible))
        for try await page in session.pages() {
            show(page.objects)
        }
    }

    func suggest(_ text: String, in visible: CoordinateBounds) async throws {
        let request = SuggestRequest(text: text, in: .bounds(visible))
        show(try await suggestSession.suggest(request).suggestions)
    }
}
