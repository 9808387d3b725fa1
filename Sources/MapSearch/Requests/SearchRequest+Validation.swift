import MapGeometry

extension SearchRequest {
    /// The maximum length of a text or an identifier, in UTF-8 bytes.
    public static let maximumTextLength = 65_536

    /// The valid zooms of a reverse search: 0 is the world, 22 a house entrance.
    public static let zooms = 0.0...22

    /// Checks that the request is valid for any backend.
    ///
    /// Every backend calls this first, so that it never has to handle an empty text, an invalid coordinate or an
    /// impossible page.
    ///
    /// - Throws: ``SearchError/Code/emptyQuery`` for a blank text, identifier or address;
    ///   ``SearchError/Code/queryTooLong`` for one of more than ``maximumTextLength`` bytes;
    ///   ``SearchError/Code/invalidCoordinate`` for a coordinate that is not finite or out of range, whether of the
    ///   request, the user, the sort or the area; ``SearchError/Code/badRequest`` for an area without extent, a zoom
    ///   outside 0…22, a radius outside 0…50,000, an empty set of search types, a corridor without a line, no
    ///   identifier or more than 1000, or a page outside ``Page/offsets`` or ``Page/limits``;
    ///   ``SearchError/Code/invalidFilter`` for a filter that nothing can match.
    /// - Complexity: O(*n*) in the length of the text and the number of vertices of the area.
    public func validate() throws(SearchError) {
        switch operation {
        case .text(let text, _):
            try Self.validate(text: text)
        case .address(let address, _):
            try Self.validate(text: address.singleLine)
        case .uri(let uri):
            try Self.validate(text: uri)
        case .uris(let uris):
            guard (1...1000).contains(uris.count) else {
                throw .badRequest("There are \(uris.count) identifiers: use 1 to 1000 at a time.")
            }
            for uri in uris { try Self.validate(text: uri) }
        case .reverse(let coordinate, let zoom):
            try Self.validate(coordinate)
            if let zoom, !Self.zooms.contains(zoom) {
                throw .badRequest("The zoom is \(zoom): use 0 (the world) to 22 (a house entrance), or nil.")
            }
        }
        try area?.validate()
        try options.validate()
        guard Page.offsets.contains(page.offset) else {
            throw .badRequest("The offset is \(page.offset): use 0 to \(Page.offsets.upperBound).")
        }
        guard Page.limits.contains(page.limit) else {
            throw .badRequest("The limit is \(page.limit): use 1 to \(Page.limits.upperBound).")
        }
    }

    static func validate(text: String) throws(SearchError) {
        let length = text.utf8.count
        guard length <= maximumTextLength else { throw .queryTooLong(length) }
        guard !text.isBlank else { throw .emptyQuery }
    }

    static func validate(_ coordinate: Coordinate) throws(SearchError) {
        guard coordinate.isValid else { throw .invalidCoordinate(coordinate) }
    }

    static func validate(_ coordinates: [Coordinate]) throws(SearchError) {
        for coordinate in coordinates { try validate(coordinate) }
    }
}

extension String {
    /// Whether the text has no visible characters.
    var isBlank: Bool { unicodeScalars.allSatisfy { $0.properties.isWhitespace } }
}

extension SearchOptions {
    /// The valid radii of a reverse search, in metres.
    public static let radii = 0.0...50_000

    func validate() throws(SearchError) {
        guard !searchTypes.isEmpty else { throw .badRequest("The set of search types is empty: use .all.") }
        if let radius, !Self.radii.contains(radius) {
            throw .badRequest(
                "The radius is \(plainText(radius, outside: Self.radii)) m: use 0 to \(Int(Self.radii.upperBound)), or nil."
            )
        }
        if let userPosition { try SearchRequest.validate(userPosition) }
        if case .distance(let origin) = sort { try SearchRequest.validate(origin) }
        if let line = sort?.line {
            guard !line.coordinates.isEmpty else {
                throw .badRequest("The line to sort by has no vertices: sort by rank or by distance from a point.")
            }
            try SearchRequest.validate(line.coordinates)
        }
        try corridor?.validate()
        try filters.validate()
    }
}

extension Corridor {
    func validate() throws(SearchError) {
        guard !line.coordinates.isEmpty else {
            throw .badRequest("The line of the corridor has no vertices: use nil to search without one.")
        }
        try SearchRequest.validate(line.coordinates)
        if let maximumDistance, !(maximumDistance >= 0) {
            throw .badRequest(
                "The corridor reaches \(plainText(maximumDistance, outside: 0...(.infinity))) m from its line: use 0 or more, or nil."
            )
        }
        if let start, !start.segmentPosition.isFinite {
            throw .badRequest("The corridor starts at \(plainText(start.segmentPosition)) of a segment: use 0 to 1.")
        }
    }
}

extension SearchArea {
    func validate() throws(SearchError) {
        switch shape {
        case .point(let coordinate):
            try SearchRequest.validate(coordinate)
        case .bounds(let bounds):
            guard !bounds.isEmpty else { throw .badRequest("The search area is an empty box: use nil for everywhere.") }
        case .circle(let circle):
            try SearchRequest.validate(circle.center)
            guard circle.radius.isFinite, circle.radius >= 0 else {
                throw .badRequest(
                    "The radius of the search area is \(plainText(circle.radius, outside: 0...(.infinity))) m: use 0 or more."
                )
            }
        case .polygon(let polygon):
            guard polygon.outer.count >= 3 else {
                throw .badRequest("The search area is a polygon of \(polygon.outer.count) vertices: use 3 or more.")
            }
            try SearchRequest.validate(polygon.outer)
            for hole in polygon.holes { try SearchRequest.validate(hole) }
        case .polyline(let polyline):
            guard !polyline.coordinates.isEmpty else {
                throw .badRequest("The search area is a line without vertices: use nil for everywhere.")
            }
            try SearchRequest.validate(polyline.coordinates)
        }
    }
}
