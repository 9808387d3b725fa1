public import MapGeometry

extension Geocoder {
    /// Finds the places that an address may mean.
    ///
    /// - Parameters:
    ///   - address: The address, in the order of any country; place names and coordinates will do, too.
    ///   - area: Where to look first, or only when it is required; `nil` for everywhere.
    ///   - languages: The languages to answer in as BCP 47 tags, best first; empty to leave it to the backend.
    /// - Returns: At least one placemark, best first.
    /// - Throws: ``SearchError``: ``SearchError/Code/noResult`` when there is no such place,
    ///   ``SearchError/Code/partialResult`` when what there is does not satisfy the ``policy``, ``SearchError/Code/busy`` while another conversion is under way, ``SearchError/Code/cancelled`` after
    ///   ``cancelGeocode()``, ``SearchError/Code/emptyQuery`` for a blank address, or why the backend failed.
    ///   `CancellationError` when the task is cancelled.
    public func geocode(
        address: String, in area: SearchArea? = nil, languages: [String] = []
    ) async throws -> [Placemark] {
        try await placemarks(for: .text(address, in: area, options: SearchOptions(languages: languages)))
    }

    /// Finds the places that an address in fields may mean.
    ///
    /// - Parameters:
    ///   - postalAddress: The fields that are known.
    ///   - area: Where to look first, or only when it is required; `nil` for everywhere.
    ///   - languages: The languages to answer in as BCP 47 tags, best first; empty to leave it to the backend.
    /// - Returns: At least one placemark, best first.
    /// - Throws: As ``geocode(address:in:languages:)`` does.
    public func geocode(
        postalAddress: PostalAddress, in area: SearchArea? = nil, languages: [String] = []
    ) async throws -> [Placemark] {
        try await placemarks(for: .address(postalAddress, in: area, options: SearchOptions(languages: languages)))
    }

    /// Finds the address of a coordinate.
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate, in degrees.
    ///   - languages: The languages to answer in as BCP 47 tags, best first; empty to leave it to the backend.
    /// - Returns: At least one placemark, the nearest and most exact first.
    /// - Throws: As ``geocode(address:in:languages:)`` does, with ``SearchError/Code/invalidCoordinate`` for a
    ///   coordinate that is not on the Earth.
    public func reverseGeocode(_ coordinate: Coordinate, languages: [String] = []) async throws -> [Placemark] {
        try await placemarks(for: .address(of: coordinate, languages: languages))
    }
}

// With handlers instead of `await`: each is called exactly once, on the main actor.
extension Geocoder {
    /// Finds the places that an address may mean and calls a handler with them.
    ///
    /// - Parameters:
    ///   - address: The address, in the order of any country.
    ///   - area: Where to look first, or only when it is required; `nil` for everywhere.
    ///   - languages: The languages to answer in as BCP 47 tags, best first.
    ///   - completionHandler: Called exactly once whatever happens, on the main actor, with at least one placemark
    ///     or with why there is none; after ``cancelGeocode()`` and after the end of the geocoder, too.
    public func geocode(
        address: String, in area: SearchArea? = nil, languages: [String] = [],
        completionHandler: @escaping @MainActor (Result<[Placemark], SearchError>) -> Void
    ) {
        placemarks(
            for: .text(address, in: area, options: SearchOptions(languages: languages)),
            completionHandler: completionHandler)
    }

    /// Finds the places that an address in fields may mean and calls a handler with them.
    ///
    /// - Parameters:
    ///   - postalAddress: The fields that are known.
    ///   - area: Where to look first, or only when it is required; `nil` for everywhere.
    ///   - languages: The languages to answer in as BCP 47 tags, best first.
    ///   - completionHandler: Called exactly once whatever happens, on the main actor.
    public func geocode(
        postalAddress: PostalAddress, in area: SearchArea? = nil, languages: [String] = [],
        completionHandler: @escaping @MainActor (Result<[Placemark], SearchError>) -> Void
    ) {
        placemarks(
            for: .address(postalAddress, in: area, options: SearchOptions(languages: languages)),
            completionHandler: completionHandler)
    }

    /// Finds the address of a coordinate and calls a handler with it.
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate, in degrees.
    ///   - languages: The languages to answer in as BCP 47 tags, best first.
    ///   - completionHandler: Called exactly once whatever happens, on the main actor.
    public func reverseGeocode(
        _ coordinate: Coordinate, languages: [String] = [],
        completionHandler: @escaping @MainActor (Result<[Placemark], SearchError>) -> Void
    ) {
        placemarks(for: .address(of: coordinate, languages: languages), completionHandler: completionHandler)
    }
}

extension SearchRequest {
    /// What has an address at a coordinate: shops are left out.
    fileprivate static func address(of coordinate: Coordinate, languages: [String]) -> SearchRequest {
        .reverse(coordinate, options: SearchOptions(searchTypes: .geo, languages: languages))
    }
}
