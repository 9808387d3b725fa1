public import MapGeometry

/// A search request, as handled by a ``SearchBackend``.
///
/// ```swift
/// let request = SearchRequest.text("Unter den Linden 77", in: .point(berlin))
/// let response = try await backend.response(to: request)
/// ```
///
/// Apps rarely create one: ``SearchManager`` and ``Geocoder`` do.
public struct SearchRequest: Hashable, Sendable, Codable {
    /// The operation to perform.
    ///
    /// More operations may be added: end a `switch` in a backend with a `default` that throws
    /// ``SearchError/unsupported(_:backend:)``.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Operation: Hashable, Sendable, Codable {
        /// A text: a name, an address in any order, a category, an activity, or coordinates.
        case text(String, area: SearchArea?)
        /// An address in fields.
        // Indirect, because it is large and rare, and would otherwise make every request as large.
        indirect case address(PostalAddress, area: SearchArea?)
        /// The place at a coordinate: its address, then the organizations there. A zoom from 0 (the world) to 22 (a
        /// house entrance) excludes objects that are too small for it: 3 keeps countries, 5 regions, 8 counties, 10
        /// cities, 13 villages and suburbs, 16 streets, 17 paths, 18 and more houses and organizations.
        case reverse(Coordinate, zoom: Double?)
        /// The object or objects with an identifier.
        case uri(String)
        /// The objects with several identifiers, in that order; unknown identifiers are skipped.
        case uris([String])
    }

    /// A page of the list of all results.
    public struct Page: Hashable, Sendable, Codable {
        /// The valid offsets.
        public static let offsets = 0...1_000_000_000
        /// The valid limits.
        public static let limits = 1...1000

        /// The number of results to skip, in ``offsets``.
        public var offset: Int
        /// The maximum number of results to return, in ``limits``.
        public var limit: Int

        /// Creates a page.
        ///
        /// - Parameters:
        ///   - offset: The number of results to skip.
        ///   - limit: The maximum number of results to return.
        public init(offset: Int = 0, limit: Int = 10) {
            self.offset = offset
            self.limit = limit
        }

        /// The range of its results in the list of all results.
        package var range: Range<Int> { offset..<offset + limit }
    }

    /// The operation to perform.
    public var operation: Operation
    /// The search options.
    public var options: SearchOptions
    /// The page of results to return.
    public var page: Page
    /// The line along which to search, prepared while the request is answered.
    package var preparation = LinePreparation()

    private enum CodingKeys: CodingKey {
        case operation, options, page
    }

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - operation: The operation to perform.
    ///   - options: The search options.
    ///   - page: The page of results to return; `nil` for the first ``SearchOptions/resultPageSize`` ones.
    public init(_ operation: Operation, options: SearchOptions = SearchOptions(), page: Page? = nil) {
        self.operation = operation
        self.options = options
        let limits = Page.limits
        self.page = page ?? Page(limit: min(max(options.resultPageSize, limits.lowerBound), limits.upperBound))
    }
}

extension SearchRequest {
    /// Returns a request to search for a text.
    ///
    /// - Parameters:
    ///   - text: A name, an address in any order, a category, an activity, or coordinates.
    ///   - area: The area to search; `nil` for everywhere.
    ///   - options: The search options.
    ///   - page: The page of results to return; `nil` for the first page.
    /// - Returns: The request.
    public static func text(
        _ text: String, in area: SearchArea? = nil, options: SearchOptions = SearchOptions(), page: Page? = nil
    ) -> SearchRequest {
        SearchRequest(.text(text, area: area), options: options, page: page)
    }

    /// Returns a request to find an address given in fields.
    ///
    /// - Parameters:
    ///   - address: The known fields.
    ///   - area: The area to search; `nil` for everywhere.
    ///   - options: The search options.
    ///   - page: The page of results to return; `nil` for the first page.
    /// - Returns: The request.
    public static func address(
        _ address: PostalAddress, in area: SearchArea? = nil, options: SearchOptions = SearchOptions(),
        page: Page? = nil
    ) -> SearchRequest {
        SearchRequest(.address(address, area: area), options: options, page: page)
    }

    /// Returns a request to find what is at a coordinate.
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate, in degrees.
    ///   - zoom: From 0 (the world) to 22 (a house entrance); excludes objects that are too small for it, see
    ///     ``Operation/reverse(_:zoom:)``; `nil` to exclude nothing.
    ///   - options: The search options; ``SearchOptions/radius`` lists everything around the coordinate.
    ///   - page: The page of results to return; `nil` for the first page.
    /// - Returns: The request.
    public static func reverse(
        _ coordinate: Coordinate, zoom: Double? = nil, options: SearchOptions = SearchOptions(), page: Page? = nil
    ) -> SearchRequest {
        SearchRequest(.reverse(coordinate, zoom: zoom), options: options, page: page)
    }

    /// Returns a request to find an object by its identifier.
    ///
    /// - Parameters:
    ///   - uri: The identifier, such as `osm:w123`.
    ///   - options: The search options.
    ///   - page: The page of results to return; `nil` for the first page.
    /// - Returns: The request.
    public static func uri(
        _ uri: String, options: SearchOptions = SearchOptions(), page: Page? = nil
    ) -> SearchRequest {
        SearchRequest(.uri(uri), options: options, page: page)
    }

    /// Returns a request to find objects by their identifiers.
    ///
    /// - Parameters:
    ///   - uris: 1 to 1000 identifiers, such as `osm:w123`.
    ///   - options: The search options.
    ///   - page: The page of identifiers to resolve; `nil` for the first page.
    /// - Returns: The request.
    public static func uris(
        _ uris: [String], options: SearchOptions = SearchOptions(), page: Page? = nil
    ) -> SearchRequest {
        SearchRequest(.uris(uris), options: options, page: page)
    }

    /// The effective order of results: the one in the options, or the default.
    public var sort: SearchSort {
        if let sort = options.sort { return sort }
        return (options.corridor?.line ?? areaLine).map(SearchSort.distanceFromLine) ?? .rank
    }

    /// The corridor for measuring results: that of the options, or else one around the line of the order or the area
    /// that excludes nothing.
    var measuringCorridor: Corridor? {
        options.corridor ?? (options.sort?.line ?? areaLine).map { Corridor($0) }
    }

    private var areaLine: Polyline? {
        if case .polyline(let line) = area?.shape { line } else { nil }
    }

    /// The area of the request; `nil` for everywhere, and for operations without an area.
    public var area: SearchArea? {
        switch operation {
        case .text(_, let area), .address(_, let area): area
        case .reverse, .uri, .uris: nil
        }
    }
}

extension SearchRequest {
    /// Decodes a request.
    ///
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if there is no operation known to this version.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try members.decode(Operation.self, forKey: .operation),
            options: try members.value(.options, or: SearchOptions()),
            page: try members.optional(.page))
    }
}

extension SearchRequest.Page {
    /// Decodes a page.
    ///
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if a member is not an integer.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(offset: try members.value(.offset, or: 0), limit: try members.value(.limit, or: 10))
    }
}
