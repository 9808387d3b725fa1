public import MapGeometry

/// A geocoder that converts addresses to places and coordinates to addresses, for concurrent use.
///
/// Create one, keep it for the lifetime of the program, and use it from every task: it is the geocoder for servers and
/// for tables of addresses.
///
/// ```swift
/// let geocoder = SharedGeocoder(backend: backend)
///
/// try await withThrowingTaskGroup { group in
///     for address in addresses {
///         group.addTask { try await geocoder.geocode(address: address)[0] }
///     }
///     for try await placemark in group { print(placemark.name, placemark.coordinate) }
/// }
/// ```
///
/// It has the methods of ``Geocoder`` and returns the same results. They differ in one respect:
///
/// | | `SharedGeocoder` | ``Geocoder`` |
/// |---|---|---|
/// | concurrent requests | any number | one; a second one throws ``SearchError/Code/busy`` |
/// | cancel a request | cancel its task | ``Geocoder/cancelGeocode()``, or cancel its task |
/// | intended for | servers, batches, every `async` function | a screen with one request at a time, completion handlers |
///
/// Requests are independent: a request that fails or is cancelled does not affect others. They run outside the caller's
/// actor, in parallel on all cores. The backend limits the number of concurrent requests to a web service.
public struct SharedGeocoder: Sendable {
    /// The backend that answers the requests.
    public let backend: any SearchBackend
    /// The matches that are accepted for an address; not used in reverse geocoding.
    public let policy: MatchPolicy

    /// Creates a geocoder.
    ///
    /// - Parameters:
    ///   - backend: The backend that answers the requests.
    ///   - policy: The matches to accept for an address; any by default.
    public init(backend: any SearchBackend, accepting policy: MatchPolicy = .any) {
        self.backend = backend
        self.policy = policy
    }

    /// Returns the places that match an address.
    ///
    /// - Parameters:
    ///   - address: The address, in the order of any country; place names and coordinates also work.
    ///   - area: The area to search, preferred or required; `nil` for everywhere.
    ///   - languages: The preferred languages as BCP 47 tags, most preferred first; empty to let the backend choose.
    /// - Returns: At least one placemark, best first.
    /// - Throws: ``SearchError``: ``SearchError/Code/noResult`` if no place is found,
    ///   ``SearchError/Code/partialResult`` if no match satisfies the ``policy``, ``SearchError/Code/emptyQuery`` for a
    ///   blank address, or the error of the backend; never ``SearchError/Code/busy``. `CancellationError` if the task
    ///   is cancelled.
    @concurrent public func geocode(
        address: String, in area: SearchArea? = nil, languages: [String] = []
    ) async throws -> [Placemark] {
        try await conversion().geocode(address: address, in: area, languages: languages)
    }

    /// Returns the places that match an address given in fields.
    ///
    /// - Parameters:
    ///   - postalAddress: The known fields.
    ///   - area: The area to search, preferred or required; `nil` for everywhere.
    ///   - languages: The preferred languages as BCP 47 tags, most preferred first; empty to let the backend choose.
    /// - Returns: At least one placemark, best first.
    /// - Throws: The same errors as ``geocode(address:in:languages:)``.
    @concurrent public func geocode(
        postalAddress: PostalAddress, in area: SearchArea? = nil, languages: [String] = []
    ) async throws -> [Placemark] {
        try await conversion().geocode(postalAddress: postalAddress, in: area, languages: languages)
    }

    /// Returns the address of a coordinate.
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate, in degrees.
    ///   - languages: The preferred languages as BCP 47 tags, most preferred first; empty to let the backend choose.
    /// - Returns: At least one placemark; the nearest and most precise first.
    /// - Throws: The same errors as ``geocode(address:in:languages:)``, and ``SearchError/Code/invalidCoordinate`` for
    ///   a coordinate that is not on Earth.
    @concurrent public func reverseGeocode(
        _ coordinate: Coordinate, languages: [String] = []
    ) async throws -> [Placemark] {
        try await conversion().reverseGeocode(coordinate, languages: languages)
    }

    /// A geocoder for one request, unless its caller no longer waits.
    private func conversion() throws -> Geocoder {
        // A backend that answers immediately would not notice the cancellation.
        try Task.checkCancellation()
        return Geocoder(backend: backend, accepting: policy)
    }
}
