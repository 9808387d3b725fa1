#if canImport(MapKit) && !os(watchOS)
import CoreLocation
import Foundation
import MapGeometry
import MapKit
import MapSearch
import MapSearchPresentation

// The handlers convert MapKit's objects to values immediately, because MapKit's objects must not leave the main thread.

extension AppleSearchBackend {
    @MainActor
    func search(_ text: String, in area: SearchArea?, _ options: SearchOptions) async throws -> [GeoObject] {
        let request =
            completions[text].map { MKLocalSearch.Request(completion: $0) }
            ?? MKLocalSearch.Request(naturalLanguageQuery: text)
        var types: MKLocalSearch.ResultType = []
        if options.searchTypes.contains(.places) { types.formUnion([.address, .physicalFeature]) }
        if options.searchTypes.contains(.organizations) { types.insert(.pointOfInterest) }
        return try await search(request, for: types, in: area)
    }

    @MainActor
    func search(
        _ request: MKLocalSearch.Request, for types: MKLocalSearch.ResultType, in area: SearchArea?
    ) async throws -> [GeoObject] {
        request.resultTypes = types
        if let region = Self.region(of: area) {
            request.region = region
            request.regionPriority = area?.strictness == .required ? .required : .default
        }
        return try await PendingReply.reply { pending in
            let search = MKLocalSearch(request: request)
            search.start { response, error in
                pending.finish(Self.objects(response?.mapItems, error))
            }
            return { search.cancel() }
        }
    }

    @MainActor
    func geocode(
        _ address: PostalAddress, in area: SearchArea?, _ options: SearchOptions
    ) async throws -> [GeoObject] {
        let parts = AddressParts(address)
        let line = AddressFormatter(.singleLine).string(from: parts)
        let text = line.isEmpty ? address.singleLine : line
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *) {
            return try await geocode(text, in: area, options)
        }
        return try await search(MKLocalSearch.Request(naturalLanguageQuery: text), for: .address, in: area)
    }

    @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *)
    @MainActor
    private func geocode(_ text: String, in area: SearchArea?, _ options: SearchOptions) async throws -> [GeoObject] {
        guard let request = MKGeocodingRequest(addressString: text) else { return [] }
        if let region = Self.region(of: area) { request.region = region }
        request.preferredLocale = options.languages.first.map { Locale(identifier: $0) }
        return try await PendingReply.reply { pending in
            request.getMapItems { items, error in pending.finish(Self.objects(items, error)) }
            return { request.cancel() }
        }
    }

    @MainActor
    func reverse(_ coordinate: Coordinate, _ options: SearchOptions) async throws -> [GeoObject] {
        let location = CLLocation(coordinate)
        let locale = options.languages.first.map { Locale(identifier: $0) }
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *) {
            return try await reverse(location, locale)
        }
        return try await PendingReply.reply { pending in
            let geocoder = CLGeocoder()
            geocoder.reverseGeocodeLocation(location, preferredLocale: locale) { placemarks, error in
                pending.finish(
                    Self.objects(placemarks?.map { MKMapItem(placemark: MKPlacemark(placemark: $0)) }, error))
            }
            return { geocoder.cancelGeocode() }
        }
    }

    @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *)
    @MainActor
    private func reverse(_ location: CLLocation, _ locale: Locale?) async throws -> [GeoObject] {
        guard let request = MKReverseGeocodingRequest(location: location) else { return [] }
        request.preferredLocale = locale
        return try await PendingReply.reply { pending in
            request.getMapItems { items, error in pending.finish(Self.objects(items, error)) }
            return { request.cancel() }
        }
    }

    @MainActor
    func item(_ uri: String) async throws -> GeoObject {
        guard uri.hasPrefix(GeoObject.mapItemScheme),
            let id = MKMapItem.Identifier(rawValue: String(uri.dropFirst(GeoObject.mapItemScheme.count)))
        else { throw SearchError.notFound(uri: uri, backend: name) }
        var object = try await PendingReply<GeoObject>.reply { pending in
            let request = MKMapItemRequest(mapItemIdentifier: id)
            request.getMapItem { item, error in
                pending.finish(
                    Self.objects(item.map { [$0] }, error).flatMap { found in
                        found.first.map { .success($0) } ?? .failure(MKError(.placemarkNotFound))
                    })
            }
            return { request.cancel() }
        }
        // An item may have a new identifier by now; the object keeps the requested one.
        object.uri = uri
        return object
    }

    /// The values passed to a handler.
    private static func objects(_ items: [MKMapItem]?, _ error: (any Error)?) -> Result<[GeoObject], any Error> {
        if let error { return .failure(error) }
        return .success((items ?? []).map(object).filter(\.coordinate.isValid))
    }

    /// The region of an area; nil for everywhere.
    static func region(of area: SearchArea?) -> MKCoordinateRegion? {
        guard let area else { return nil }
        if case .point(let coordinate) = area.shape {
            let surroundings = CoordinateRegion(
                center: coordinate, latitudinalMeters: surroundings, longitudinalMeters: surroundings)
            return MKCoordinateRegion(surroundings)
        }
        return MKCoordinateRegion(CoordinateRegion(area.bounds))
    }

    /// The width and height in metres of the area around a point: MapKit's preferred area needs an extent.
    private static let surroundings = 20_000.0
}
#endif
