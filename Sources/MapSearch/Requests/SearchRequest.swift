public import MapGeometry

/// A search, whole and as a value: what a ``SearchBackend`` answers.
///
/// ```swift
/// let request = SearchRequest.text("Unter den Linden 77", in: .point(berlin))
/// let response = try await backend.response(to: request)
/// ```
///
/// Apps rarely make one: ``SearchManager`` and ``Geocoder`` do.
public struct SearchRequest: Hashable, Sendable, Codable {
    /// What is asked.
    ///
    /// More kinds will come: a `switch` in a backend ends in a `default` that throws
    /// ``SearchError/unsupported(_:backend:)``.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Operation: Hashable, Sendable, Codable {
        /// A text: name, address in any order, category, activity, coordinates.
        case text(String, area: SearchArea?)
        /// An address in fields.
        // Indirect, as it is large and rare: every request would have to be as large.
        indirect case address(PostalAddress, area: SearchArea?)
        /// What there is at a coordinate: its address, then the organisations that are there. With a zoom of 0 (the world) to 22
        /// (a house entrance), objects too small to be seen at it are left out: 3 leaves countries, 5 regions, 8 counties, 10
        /// cities, 13 villages and suburbs, 16 streets, 17 paths, 18 and more houses and organisations.
        case reverse(Coordinate, zoom: Double?)
        /// The object, or the objects, that an identifier stands for.
        case uri(String)
        /// The objects that several identifiers stand for, in that order; those that stand for nothing are left out.
        case uris([String])
    }

    /// A cut from the list of all results.
    public struct Page: Hashable, Sendable, Codable {
        /// The offsets that a page can have.
        public static let offsets = 0...1_000_000_000
        /// The limits that a page can have.
        public static let limits = 1...1000

        /// The number of results to leave out at the beginning, in ``offsets``.
        public var offset: Int
        /// The number of results to answer with at most, in ``limits``.
        public var limit: Int

        /// Creates a page.
        ///
        /// - Parameters:
        ///   - offset: The number of results to leave out.
        ///   - limit: The number of results to answer with at most.
        public init(offset: Int = 0, limit: Int = 10) {
            self.offset = offset
            self.limit = limit
        }

        /// The places of its results in the list of all results.
        package var range: Range<Int> { offset..<offset + limit }
    }

    /// What is asked.
    public var operation: Operation
    /// How to search.
    public var options: SearchOptions
    /// Which of the results to answer with.
    public var page: Page

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - operation: What is asked.
    ///   - options: How to search.
    ///   - page: Which of the results to answer with; `nil` for the first
    ///     ``SearchOptions/resultPageSize`` ones.
    public init(_ operation: Operation, options: SearchOptions = SearchOptions(), page: Page? = nil) {
        self.operation = operation
        self.options = options
        let limits = Page.limits
        self.page = page ?? Page(limit: min(max(options.resultPageSize, limits.lowerBound), limits.upperBound))
    }
}

extension SearchRequest {
    /// A search for a text.
    ///
    /// - Parameters:
    ///   - text: Name, address in any order, category, activity, coordinates.
    ///   - area: Where to search; `nil` for everywhere.
    ///   - options: How to search.
    ///   - page: Which of the results to answer with; `nil` for the first.
    /// - Returns: The request.
    public static func text(
        _ text: String, in area: SearchArea? = nil, options: SearchOptions = SearchOptions(), page: Page? = nil
    ) -> SearchRequest {
        SearchRequest(.text(text, area: area), options: options, page: page)
    }

    /// A search for an address in fields.
    ///
    /// - Parameters:
    ///   - address: The fields that are known.
    ///   - area: Where to search; `nil` for everywhere.
    ///   - options: How to search.
    ///   - page: Which of the results to answer with; `nil` for the first.
    /// - Returns: The request.
    public static func address(
        _ address: PostalAddress, in area: SearchArea? = nil, options: SearchOptions = SearchOptions(),
        page: Page? = nil
    ) -> SearchRequest {
        SearchRequest(.address(address, area: area), options: options, page: page)
    }

    /// A search for what there is at a coordinate.
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate, in degrees.
    ///   - zoom: From 0 (the world) to 22 (a house entrance): leaves out what is too small to be seen at it, as
    ///     ``Operation/reverse(_:zoom:)`` says; `nil` for nothing.
    ///   - options: How to search; ``SearchOptions/radius`` lists everything around the coordinate.
    ///   - page: Which of the results to answer with; `nil` for the first.
    /// - Returns: The request.
    public static func reverse(
        _ coordinate: Coordinate, zoom: Double? = nil, options: SearchOptions = SearchOptions(), page: Page? = nil
    ) -> SearchRequest {
        SearchRequest(.reverse(coordinate, zoom: zoom), options: options, page: page)
    }

    /// A search by identifier.
    ///
    /// - Parameters:
    ///   - uri: The identifier, such as `osm:w123`.
    ///   - options: How to search.
    ///   - page: Which of the results to answer with; `nil` for the first.
    /// - Returns: The request.
    public static func uri(
        _ uri: String, options: SearchOptions = SearchOptions(), page: Page? = nil
    ) -> SearchRequest {
        SearchRequest(.uri(uri), options: options, page: page)
    }

    /// A search by several identifiers.
    ///
    /// - Parameters:
    ///   - uris: 1 to 1000 identifiers, such as `osm:w123`.
    ///   - options: How to search.
    ///   - page: Which of the identifiers to answer for; `nil` for the first.
    /// - Returns: The request.
    public static func uris(
        _ uris: [String], options: SearchOptions = SearchOptions(), page: Page? = nil
    ) -> SearchRequest {
        SearchRequest(.uris(uris), options: options, page: page)
    }

    /// The order of results: what the options say, or the natural order.
    public var sort: SearchSort {
        if let sort = options.sort { return sort }
        return (options.corridor?.line ?? areaLine).map(SearchSort.distanceFromLine) ?? .rank
    }

    /// The corridor that results are measured by: that of the options, or else one around the line of the order or the
    /// area that leaves nothing out.
    var measuringCorridor: Corridor? {
        options.corridor ?? (options.sort?.line ?? areaLine).map { Corridor($0) }
    }

    private var areaLine: Polyline? {
        if case .polyline(let line) = area?.shape { line } else { nil }
    }

    /// Where the request searches; `nil` for everywhere, and for operations that have no area.
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
    /// Members that are missing have the defaults of the initializer, unknown ones are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when it has no operation that this version knows.
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
    /// Members that are missing have the defaults of the initializer, unknown ones are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when a member is no whole number.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(offset: try members.value(.offset, or: 0), limit: try members.value(.limit, or: 10))
    }
}
