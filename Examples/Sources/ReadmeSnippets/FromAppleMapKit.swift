// The code in the last column of Docs/FromAppleMapKit.md, line by line: a test compares them.

import MapSearch
import MapSearchTestSupport

@MainActor
final class AppleScreen {
    var session: SearchSession?

    func show(_ result: Result<[Placemark], SearchError>) {}
    func show(_ placemarks: [Placemark]) {}
    func show(_ lines: [Suggestion]) {}
    func show(_ objects: [GeoObject]) {}
    func show(_ error: SearchError) {}

    func geocoders(backend: any SearchBackend, here: Coordinate, circle: CircularRegion) async throws {
        let geocoder = Geocoder(backend: backend)
        show(try await geocoder.geocode(address: "Unter den Linden 77, Berlin"))
        geocoder.geocode(address: "Unter den Linden 77, Berlin") { self.show($0) }
        show(try await geocoder.geocode(address: "Main Street", in: .circle(circle), languages: ["en"]))
        show(try await geocoder.geocode(address: "Main Street", in: .circle(circle, .required)))
        show(try await geocoder.geocode(postalAddress: PostalAddress(street: "Main Street 1", city: "Springfield")))
        show(try await geocoder.reverseGeocode(here, languages: ["de"]))
        geocoder.reverseGeocode(here) { self.show($0) }
        if geocoder.isGeocoding { geocoder.cancelGeocode() }
    }

    func placemarks(placemark: Placemark) {
        print(placemark.name, placemark.coordinate)
        print(placemark.thoroughfare ?? "", placemark.subThoroughfare ?? "")
        print(placemark.locality ?? "", placemark.subLocality ?? "")
        print(placemark.administrativeArea ?? "", placemark.subAdministrativeArea ?? "")
        print(placemark.postalCode ?? "", placemark.isoCountryCode ?? "", placemark.country ?? "")
        print(placemark.inlandWater ?? "", placemark.ocean ?? "", placemark.areasOfInterest)
        print(placemark.timeZoneIdentifier ?? "", placemark.region.radius, placemark.postalAddress)
    }

    func searches(
        manager: SearchManager, region: CoordinateRegion, here: Coordinate, completion: Suggestion, identifier: String
    ) async throws {
        session = manager.submit(text: "coffee", in: .bounds(region.bounds))
        show(try await manager.submit(text: "coffee", in: .bounds(region.bounds, .required)).response().objects)
        session?.cancel()
        if session?.isLoading == true { print("searching") }
        if let request = completion.searchRequest() { session = manager.submit(request) }
        let options = SearchOptions(searchTypes: .organizations)
        session = manager.submit(
            text: "coffee", in: .circle(CircularRegion(center: here, radius: 500), .required), options: options)
        let bakeries = SearchOptions(filters: [.anyOf(SearchFilter.category, ["shop=bakery", "amenity=cafe"])])
        let object = try await manager.resolve(uri: identifier)
        print(object.name, bakeries.filters.isEmpty)
    }

    func responses(response: SearchResponse, object: GeoObject) {
        let box = response.metadata.boundingBox.map { CoordinateRegion($0) }
        print(object.name, object.coordinate, object.uri ?? "")
        print(object[BusinessMetadata.self]?.phones.first?.number ?? "")
        print(object[BusinessMetadata.self]?.categories.first?.id ?? "", box?.center ?? object.coordinate)
    }

    func completers(backend: any SearchBackend, region: CoordinateRegion, line: Suggestion) async {
        let completer = SearchCompleter(backend: backend)
        completer.queryFragment = "ber"
        completer.area = .bounds(region.bounds)
        completer.options.searchTypes = .places
        completer.onUpdate { self.show($0.suggestions) }
        for await update in completer.updates() { show(update.suggestions) }
        completer.onUpdate { if case .failure(let error) = $0.result { self.show(error) } }
        show(completer.results)
        if completer.isSearching { completer.cancel() }
        print(line.title, line.subtitle ?? "")
        let highlighted = line.titleSpans.compactMap { $0.range(in: line.title) }
        print(highlighted, line.center ?? region.center)
    }

    func errors(geocoder: Geocoder) async throws {
        do {
            show(try await geocoder.geocode(address: "Atlantis"))
        } catch SearchError.Code.noResult {
            print("no such place")
        } catch SearchError.Code.partialResult {
            print("the street, but not the house")
        } catch SearchError.Code.cancelled {
            print("never mind")
        } catch SearchError.Code.rateLimited {
            print("later")
        } catch let error as SearchError {
            print(error.code.clErrorCode ?? 0)
        }
    }

    func geometry(here: Coordinate, there: Coordinate, region: CoordinateRegion, rect: MapRect, point: MapPoint) {
        print(MapPoint(here), point.coordinate)
        print(MapRect(region), CoordinateRegion(rect))
        print(CoordinateRegion(center: here, latitudinalMeters: 1_000, longitudinalMeters: 2_000))
        print(rect.union(MapRect(region)), rect.intersection(MapRect(region)), rect.insetBy(dx: 1, dy: 1))
        print(rect.spans180thMeridian, rect.remainder, rect.containsWrapped(point))
        print(here.distance(to: there), MapPoint(here).distance(to: MapPoint(there)))
    }
}
