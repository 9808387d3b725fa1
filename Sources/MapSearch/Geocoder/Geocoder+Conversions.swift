public import MapGeometry

extension Geocoder {
    /// Returns the places that match an address.
    ///
    /// - Parameters:
    ///   - address: The address, in the order of any country; place names and coordinates also work.
    ///   - area: The area to search, preferred or required; `nil` for everywhere.
    ///   - languages: The preferred languages as BCP 47 tags, most preferred first; empty to let the backend choose.
    /// - Returns: At least one placemark, best first.
    /// - Throws: ``SearchError``: ``SearchError/Code/noResult`` if no place is found,
    ///   ``SearchError/Code/partialResult`` if no match satisfies the ``policy``, ``SearchError/Code/busy`` if another
    ///   request is running, ``SearchError/Code/cancelled`` after ``cancelGeocode()``, ``SearchError/Code/emptyQuery``
    ///   for a blank address, or the error of the backend. `CancellationError` if the task is cancelled.
    public func geocode(
        address: String, in area: SearchArea? = nil, languages: [String] = []
    ) async throws -> [Placemark] {
        try await placemarks(for: .text(address, in: area, options: SearchOptions(languages: languages)))
    }

    /// Returns the places that match an address given in fields.
    ///
    /// - Parameters:
    ///   - postalAddress: The known fields.
    ///   - area: The area to search, preferred or required; `nil` for everywhere.
    ///   - languages: The preferred languages as BCP 47 tags, most preferred first; empty to let the backend choose.
    /// - Returns: At least one placemark, best first.
    /// - Throws: The same errors as ``geocode(address:in:languages:)``.
    public func geocode(
        postalAddress: PostalAddress, in area: SearchArea? = nil, languages: [String] = []
    ) async throws -> [Placemark] {
        try await placemarks(for: .address(postalAddress, in: area, options: SearchOptions(languages: languages)))
    }

    /// Returns the address of a coordinate.
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate, in degrees.
    ///   - languages: The preferred languages as BCP 47 tags, most preferred first; empty to let the backend choose.
    /// - Returns: At least one placemark; the nearest and most precise first.
    /// - Throws: The same errors as ``geocode(address:in:languages:)``, and ``SearchError/Code/invalidCoordinate`` for
    ///   a coordinate that is not on Earth.
    public func reverseGeocode(_ coordinate: Coordinate, languages: [String] = []) async throws -> [Placemark] {
        try await placemarks(for: .address(of: coordinate, languages: languages))
    }
}

// Variants with completion handlers instead of `await`; each handler is called exactly once, on the main actor.
extension Geocoder {
    /// Finds the places that match an address and calls a handler with them.
    ///
    /// - Parameters:
    ///   - address: The address, in the order of any country.
    ///   - area: The area to search, preferred or required; `nil` for everywhere.
    ///   - languages: The preferred languages as BCP 47 tags, most preferred first.
    ///   - completionHandler: Called exactly once, on the main actor, with at least one placemark or an error, even
    ///     after ``cancelGeocode()`` or when the geocoder is deallocated.
    public func geocode(
        address: String, in area: SearchArea? = nil, languages: [String] = [],
        completionHandler: @escaping @MainActor (Result<[Placemark], SearchError>) -> Void
    ) {
        placemarks(
            for: .text(address, in: area, options: SearchOptions(languages: languages)),
            completionHandler: completionHandler)
    }

    /// Finds the places that match an address given in fields and calls a handler with them.
    ///
    /// - Parameters:
    ///   - postalAddress: The known fields.
    ///   - area: The area to search, preferred or required; `nil` for everywhere.
    ///   - languages: The preferred languages as BCP 47 tags, most preferred first.
    ///   - completionHandler: Called exactly once, on the main actor.
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
    ///   - languages: The preferred languages as BCP 47 tags, most preferred first.
    ///   - completionHandler: Called exactly once, on the main actor.
    public func reverseGeocode(
        _ coordinate: Coordinate, languages: [String] = [],
        completionHandler: @escaping @MainActor (Result<[Placemark], SearchError>) -> Void
    ) {
        placemarks(for: .address(of: coordinate, languages: languages), completionHandler: completionHandler)
    }
}

extension SearchRequest {
    /// Search types with an address at a coordinate, which excludes shops.
    fileprivate static func address(of coordinate: Coordinate, languages: [String]) -> SearchRequest {
        .reverse(coordinate, options: SearchOptions(searchTypes: .places, languages: languages))
    }
}
