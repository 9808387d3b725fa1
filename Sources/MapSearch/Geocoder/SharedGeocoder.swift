public import MapGeometry

/// Turns addresses into places, and places into addresses, for any number of callers at once.
///
/// Make one, keep it for as long as the program runs, and use it from every task: this is the geocoder for servers and for
/// tables of addresses.
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
/// It has the functions of ``Geocoder`` and returns the same answers. They differ in one thing:
///
/// | | `SharedGeocoder` | ``Geocoder`` |
/// |---|---|---|
/// | conversions at a time | any number | one; a second one throws ``SearchError/Code/busy`` |
/// | to cancel one | cancel its task | ``Geocoder/cancelGeocode()``, or cancel its task |
/// | made for | servers, batches, every `async` function | a screen that asks one question at a time, completion handlers |
///
/// Conversions are independent: one that fails or is cancelled does not affect another. They run outside the caller's actor,
/// as many in parallel as there are cores. How many requests a web service gets at once is limited by its backend.
public struct SharedGeocoder: Sendable {
    /// What answers.
    public let backend: any SearchBackend
    /// Which matches are good enough to answer an address with; reverse geocoding does not ask.
    public let policy: MatchPolicy

    /// Creates a geocoder.
    ///
    /// - Parameters:
    ///   - backend: What answers.
    ///   - policy: Which matches are good enough to answer an address with; any by default.
    public init(backend: any SearchBackend, accepting policy: MatchPolicy = .any) {
        self.backend = backend
        self.policy = policy
    }

    /// Finds the places that an address may mean.
    ///
    /// - Parameters:
    ///   - address: The address, in the order of any country; place names and coordinates work, too.
    ///   - area: Where to look first, or only when it is required; `nil` for everywhere.
    ///   - languages: The languages to answer in as BCP 47 tags, best first; empty to leave it to the backend.
    /// - Returns: At least one placemark, best first.
    /// - Throws: ``SearchError``: ``SearchError/Code/noResult`` when there is no such place,
    ///   ``SearchError/Code/partialResult`` when what there is does not satisfy the ``policy``,
    ///   ``SearchError/Code/emptyQuery`` for a blank address, or why the backend failed; never ``SearchError/Code/busy``.
    ///   `CancellationError` when the task is cancelled.
    @concurrent public func geocode(
        address: String, in area: SearchArea? = nil, languages: [String] = []
    ) async throws -> [Placemark] {
        try await conversion().geocode(address: address, in: area, languages: languages)
    }

    /// Finds the places that an address in fields may mean.
    ///
    /// - Parameters:
    ///   - postalAddress: The fields that are known.
    ///   - area: Where to look first, or only when it is required; `nil` for everywhere.
    ///   - languages: The languages to answer in as BCP 47 tags, best first; empty to leave it to the backend.
    /// - Returns: At least one placemark, best first.
    /// - Throws: As ``geocode(address:in:languages:)`` does.
    @concurrent public func geocode(
        postalAddress: PostalAddress, in area: SearchArea? = nil, languages: [String] = []
    ) async throws -> [Placemark] {
        try await conversion().geocode(postalAddress: postalAddress, in: area, languages: languages)
    }

    /// Finds the address of a coordinate.
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate, in degrees.
    ///   - languages: The languages to answer in as BCP 47 tags, best first; empty to leave it to the backend.
    /// - Returns: At least one placemark, the nearest and most exact first.
    /// - Throws: As ``geocode(address:in:languages:)`` does, with ``SearchError/Code/invalidCoordinate`` for a
    ///   coordinate that is not on the Earth.
    @concurrent public func reverseGeocode(
        _ coordinate: Coordinate, languages: [String] = []
    ) async throws -> [Placemark] {
        try await conversion().reverseGeocode(coordinate, languages: languages)
    }

    /// A geocoder for one conversion, unless nobody waits for that any more.
    private func conversion() throws -> Geocoder {
        // A backend that answers at once would not notice.
        try Task.checkCancellation()
        return Geocoder(backend: backend, accepting: policy)
    }
}
