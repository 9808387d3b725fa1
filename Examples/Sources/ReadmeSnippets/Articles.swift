// The Swift code of the articles in Docs, block by block: a test compares them.
// Each block is the body of a function here; its imports are above.

import Foundation
import MapSearch
import MapSearchFoundation
import MapSearchIndexing
import MapSearchOffline
import MapSearchPresentation
import MapSearchTestSupport
import MapSearchWorld

// MARK: Getting started

func firstAnswers() async throws {
    let geocoder = try SharedGeocoder(backend: .world)

    let placemarks = try await geocoder.geocode(address: "Paris, Texas")
    print(placemarks[0].name, placemarks[0].coordinate)

    let here = Coordinate(latitude: 48.8534, longitude: 2.3488)
    let address = try await geocoder.reverseGeocode(here, languages: ["fr"])[0]
    print(address.locality ?? "", address.country ?? "")
}

func firstSearch() async throws {
    let manager = try SearchManager(backend: .world)
    let response = try await manager.submit(text: "airport Zürich").response()
    for object in response.objects {
        print(object.name, object.descriptionText ?? "", object.coordinate)
    }
    print(response.attributions.map(\.text).joined(separator: ", "))
}

func trustAnAnswer(geocoder: SharedGeocoder) async throws -> String {
    func answer(to text: String) async throws -> String {
        let placemark = try await geocoder.geocode(address: text)[0]
        switch placemark.matchQuality {
        case .exact, .corrected: return placemark.name
        case .partial: return "only \(placemark.name) is known"
        case nil: return placemark.name  // the backend does not report it
        }
    }

    print(try await answer(to: "Main Street 5, Vaduz"))  // only Vaduz is known
    return try await answer(to: "Main Street 5, Vaduz")
}

// MARK: Offline data

func buildFromExtract(extract: String, output: String) throws {
    var builder = IndexBuilder(name: "Liechtenstein")
    try OSMExtract(paths: [extract]).read(into: &builder)
    let report = try builder.write(to: output)
    print(report.objectCount, "objects")
}

func openTogether(path: String) async throws {
    let country = try OfflineIndex(path: path)
    let backend = OfflineIndexGroup([country, try WorldGazetteer.index])
    let geocoder = SharedGeocoder(backend: backend)
    print(try await geocoder.geocode(address: "Städtle 38, Vaduz")[0].coordinate)
}

func checkADownload(path: String) throws {
    let index = try OfflineIndex(path: path)
    try index.verify()
    print(index.name, index.date, index.objectCount)
}

// MARK: Search as you type

func completeAField(backend: any SearchBackend, show: ([Suggestion]) -> Void) async {
    let completer = SearchCompleter(backend: backend, minimumLength: 2, delay: .milliseconds(200))
    completer.queryFragment = "ber"
    for await update in completer.updates() {
        show(update.suggestions)
    }
}

func followASuggestion(_ suggestion: Suggestion, manager: SearchManager) async throws -> [GeoObject] {
    guard let request = suggestion.searchRequest() else { return [] }
    return try await manager.submit(request).response().objects
}

// MARK: Your own backend

struct Gazetteer: SearchBackend {
    let places: [GeoObject]

    func response(to request: SearchRequest) async throws -> SearchResponse {
        try request.validate()
        guard case .text(let text, _) = request.operation else {
            throw SearchError.unsupported("searches without a text", backend: name)
        }
        return SearchResponse(objects: places.filter { $0.name.contains(text) }, isOffline: true)
    }
}

func politeBackend(service: any SearchBackend) -> any SearchBackend {
    let limited = RateLimitedBackend(service, interval: .seconds(1))
    return CachingBackend(RetryingBackend(limited))
}

struct LoggingBackend: WrappingBackend {
    let backend: any SearchBackend

    func answer(to call: BackendCall) async throws -> BackendAnswer {
        let start = ContinuousClock.now
        defer { print("\(call.request) took \(start.duration(to: .now))") }
        return try await call.ask()
    }
}

// MARK: Testing

func testAnApp() async throws {
    let backend = MockBackend()
    backend.enqueue(.failure(SearchError.rateLimited(retryAfter: .seconds(5))))
    backend.enqueue(.objects([GeoObject(name: "Bern", coordinate: Coordinate(latitude: 46.95, longitude: 7.45))]))

    let session = SearchManager(backend: backend).submit(text: "Bern")
    do {
        _ = try await session.response()
    } catch SearchError.Code.rateLimited {
        print(try await session.retry().objects[0].name)
    }
}

@MainActor func screen() async throws {
    let bern = GeoObject(name: "Bern", coordinate: Coordinate(latitude: 46.95, longitude: 7.45))
    let clock = ManualClock()
    let backend = MockBackend(clock: clock)
    backend.enqueue(.objects([bern]))
    let model = SearchModel(backend: backend, clock: clock)
    model.text = "Bern"
    try await clock.waitForSleepers(1)  // the pause after the last letter
    await clock.advance(by: .milliseconds(250))
    await model.settled()
    print(model.phase == .loaded, model.results[0].name)
}

@MainActor func screen(suggest: SuggestModel, search: SearchModel, visible: CoordinateBounds) -> String {
    suggest.text = "ber"  // from the field: .searchable(text: $suggest.text)
    if let line = suggest.suggestions.first, let request = suggest.select(line) {
        search.submit(request)  // a tap on a line
    }
    search.area = .bounds(visible)  // the map has moved: the same again, after a pause
    let title =
        switch search.phase {
        case .idle, .searching: "Search"
        case .loaded: "Results: \(search.results.count)"
        case .empty: "Nothing found"
        case .failed(let error): error.message
        }
    return title
}

@MainActor func history(suggest: SuggestModel) {
    suggest.history = SearchHistory(limit: 50)  // or what your app has stored
    if let line = suggest.suggestions.first {
        suggest.select(line)  // is remembered
        suggest.history?.setFavorite(true, for: line)  // is kept
    }
}

func conformance() async -> BackendConformance.Report {
    let bern = GeoObject(name: "Bern", coordinate: Coordinate(latitude: 46.95, longitude: 7.45))
    let fixture = BackendFixture(query: "Bern", coordinate: bern.coordinate, required: [.text])
    let report = await BackendConformance.report(for: fixture, against: Gazetteer(places: [bern]))
    print(report)
    return report
}

// MARK: Live results

@MainActor
func followTheMap(manager: SearchManager, visibleRect: MapRect, movedRect: MapRect) async throws {
    let results = SearchResults(manager.submit(text: "café", in: .bounds(visibleRect.bounds)))
    let controller = ResultsController(source: results)
    try await results.load()
    print("results:", controller.list.count)
    try await results.mapMoved(to: movedRect)
}

// MARK: Addresses

func writeAnAddress(placemark: Placemark) {
    print(AddressFormatter().string(from: placemark))
    print(AddressFormatter(.singleLine).string(from: placemark))
}

func findAnAddressInFields(geocoder: SharedGeocoder) async throws -> Placemark {
    let address = PostalAddress(street: "Städtle 38", city: "Vaduz", isoCountryCode: "LI")
    let placemark = try await geocoder.geocode(postalAddress: address)[0]
    if placemark.matchQuality == .partial { print("not found:", placemark.unmatchedWords) }
    if let precision = placemark.precision, precision != .exact { print("the house number is approximate") }
    return placemark
}

// MARK: Errors

func explain(_ error: SearchError) -> String {
    switch error.code {
    case .noResult: "Nothing found. Check the spelling."
    case .partialResult: "Only a part of the address is known."
    case .network, .timeout: "The service cannot be reached."
    case .rateLimited: "Too many requests. Try again in \(error.retryAfter ?? .seconds(60))."
    case .indexMissing, .indexVersion, .indexCorrupt: "The map data must be installed again."
    default: error.message
    }
}

func showAlert(_ error: SearchError) -> (String, String?) {
    let alert = error.localizedDescription  // No place was found.
    let advice = error.recoverySuggestion  // Check the spelling, or remove parts of the address.
    return (alert, advice)
}

// MARK: Concurrency

func geocodeAll(_ addresses: [String], with geocoder: SharedGeocoder) async -> [String: Placemark] {
    await withTaskGroup(of: (String, Placemark?).self) { group in
        for address in addresses {
            group.addTask { (address, try? await geocoder.geocode(address: address).first) }
        }
        return await group.reduce(into: [:]) { found, answer in found[answer.0] = answer.1 }
    }
}

func answerAtOnce(backend: OfflineBackend) throws -> [String] {
    try backend.answer(.text("Vaduz")).objects.map(\.name)
}

func stopWaiting(geocoder: SharedGeocoder) async throws {
    let task = Task { try await geocoder.geocode(address: "Vaduz") }
    task.cancel()
    do {
        print(try await task.value[0].name)
    } catch is CancellationError {
        print("cancelled")
    }
}

// MARK: Deployment

func startAServer() throws -> SharedGeocoder {
    do {
        return try SharedGeocoder(backend: .world)
    } catch SearchError.Code.indexMissing {
        return SharedGeocoder(backend: OfflineBackend(try OfflineIndex(path: "/srv/maps/world.mapindex")))
    }
}

// MARK: Tutorial

struct Finder {
    let geocoder: SharedGeocoder

    init(backend: any SearchBackend) {
        geocoder = SharedGeocoder(backend: backend)
    }

    func answer(to text: String) async -> String {
        do {
            let placemark = try await geocoder.geocode(address: text)[0]
            let note = placemark.matchQuality == .partial ? " (only a part of the text is known)" : ""
            return "\(placemark.name), \(placemark.country ?? "no country"): \(placemark.coordinate)\(note)"
        } catch SearchError.Code.noResult {
            return "Nothing found. Check the spelling."
        } catch let error as SearchError {
            return error.message
        } catch {
            return "Cancelled."
        }
    }
}

func runTheFinder() async throws {
    let finder = try Finder(backend: .world)
    print("Type a place, or nothing to end.")
    while let line = readLine(), !line.isEmpty {
        print(await finder.answer(to: line))
    }
}
