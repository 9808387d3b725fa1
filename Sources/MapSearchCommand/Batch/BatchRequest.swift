import MapGeometry
import MapSearch
import MapSearchIndexing

/// The request in one line of a batch.
struct BatchRequest: Sendable {
    enum Operation: Sendable {
        case search(SearchRequest)
        case suggest(SuggestRequest)
    }

    let operation: Operation

    /// Parses a request.
    ///
    /// - Parameters:
    ///   - members: The members sent by the client.
    ///   - languages: The languages if the request does not specify any.
    /// - Throws: ``SearchError`` with `badRequest` if a member is missing or has the wrong type, `unsupported` for an
    ///   operation that no backend supports. The backend validates the values.
    init(_ members: RequestMembers, languages: [String]) throws(SearchError) {
        if let other = members.other {
            throw .badRequest(
                "The request is \(other.kindName): send an object, such as {\"op\":\"search\",\"text\":\"Vaduz\"}.")
        }
        if let unknown = members.unknown {
            let unknown = unknown.shortened(to: 60)
            let known = RequestMembers.Name.allCases.map(\.spelling)
            let meant = Spelling.closest(to: unknown, among: known).map { "did you mean “\($0)”?" }
            throw .badRequest("There is no member “\(unknown)”: \(meant ?? "use \(known.joined(separator: ", ")).")")
        }
        let area = try members.area()
        var options = SearchOptions()
        options.searchTypes = try members.types()
        options.languages = try members.languages() ?? languages
        options.userPosition = try members.near()
        options.disablesSpellingCorrection = try members.bool(.correction) == false
        options.includesHierarchy = try members.bool(.hierarchy) == true
        options.radius = try members.number(.radius)
        options.corridor = try members.corridor()
        let categories = try members.categories()
        if let categories {
            options.filters.add(.anyOf(SearchFilter.category, categories))
        }
        for filter in try members.filters() { options.filters.add(filter) }
        try members.openAt(&options)
        options.includesFacets = try members.bool(.facets) == true
        try members.sort(&options, in: area)
        let limit = try members.integer(.limit) ?? options.resultPageSize
        let page = try members.page(limit)
        let name = try members.operation()
        switch name {
        case "search", "geocode":
            let question: SearchRequest.Operation =
                if name == "geocode", let address = try members.address() {
                    .address(address, area: area)
                } else {
                    .text(try members.text(or: categories), area: area)
                }
            operation = .search(SearchRequest(question, options: options, page: page))
        case "reverse":
            operation = .search(
                .reverse(try members.coordinate(), zoom: try members.number(.zoom), options: options, page: page))
        case "suggest":
            operation = .suggest(SuggestRequest(text: try members.text(), in: area, options: options, limit: limit))
        case "resolve":
            operation = .search(.uri(try members.identifier(), options: options, page: page))
        default:
            throw .badRequest("There is no op “\(name)”: use search, geocode, reverse, suggest or resolve.")
        }
    }
}

extension RequestMembers {
    fileprivate func operation() throws(SearchError) -> String {
        guard let name = try string(.op) else {
            throw .badRequest("“op” is missing: use search, geocode, reverse, suggest or resolve.")
        }
        return name
    }

    fileprivate func text() throws(SearchError) -> String {
        guard let text = try string(.text) else { throw .badRequest("“text” is missing: send the text to search for.") }
        return text
    }

    /// The text; without one, the name of the only category.
    fileprivate func text(or categories: Set<String>?) throws(SearchError) -> String {
        guard let categories, try string(.text)?.allSatisfy(\.isWhitespace) != false else { return try text() }
        guard categories.count == 1, let category = categories.first else {
            throw .badRequest("“category” has \(categories.count) categories: send one, or a “text” as well.")
        }
        return CategoryWords.name(of: category)
    }

    fileprivate func coordinate() throws(SearchError) -> Coordinate {
        guard let latitude = try number(.latitude), let longitude = try number(.longitude) else {
            throw .badRequest("“latitude” or “longitude” is missing: send both, in degrees.")
        }
        return Coordinate(latitude: latitude, longitude: longitude)
    }

    fileprivate func near() throws(SearchError) -> Coordinate? {
        guard let near = self[.near] else { return nil }
        return try Self.coordinate(near, "near")
    }

    /// The required polygon takes precedence over the box, and the box over the point.
    fileprivate func area() throws(SearchError) -> SearchArea? {
        if let within = try coordinates(.within) { return .polygon(Polygon(outer: within), .required) }
        if let value = self[.bounds] {
            guard let edges = value.numbers, edges.count == 4, edges.allSatisfy(\.isFinite) else {
                throw .badRequest("“bounds” must be four numbers: [south, west, north, east] in degrees.")
            }
            guard
                let bounds = CoordinateBounds(checkedSouth: edges[0], west: edges[1], north: edges[2], east: edges[3])
            else {
                throw .badRequest("“bounds” is not a valid box: send [south, west, north, east] in degrees.")
            }
            return .bounds(bounds)
        }
        // With a line, the user's position is used only for distances.
        return has(.along) ? nil : try near().map { .point($0) }
    }

    fileprivate func corridor() throws(SearchError) -> Corridor? {
        let width = try number(.width)
        guard let along = try coordinates(.along) else {
            guard width == nil else { throw .badRequest("“width” requires “along”: send the line as well.") }
            return nil
        }
        return Corridor(Polyline(along), maximumDistance: width)
    }

    fileprivate func categories() throws(SearchError) -> Set<String>? {
        guard let value = self[.category] else { return nil }
        let names = value.string.map { [$0] } ?? value.array?.compactMap(\.string)
        guard let names, !names.isEmpty, names.count == value.array?.count ?? 1 else {
            throw .badRequest("“category” must be an identifier such as “amenity=cafe”, or a list of identifiers.")
        }
        try Self.badRequests { () throws(CommandFailure) in
            try Arguments.check(count: names.count, of: "“category”")
        }
        for name in names where !name.contains("=") {
            guard let meant = CategoryWords.suggestion(for: name) else { continue }
            throw .badRequest("“category” is “\(name)”: did you mean \(meant)?")
        }
        return Set(names)
    }

    fileprivate func types() throws(SearchError) -> SearchTypes {
        guard let value = self[.types] else { return .all }
        let names = value.array?.map { $0.string ?? "" }
        guard let types = names.flatMap({ SearchTypes(names: $0) }) else {
            throw .badRequest("“types” must be a list of “places” and “organizations”.")
        }
        return types
    }

    fileprivate func languages() throws(SearchError) -> [String]? {
        guard let languages = try string(.language).map(Arguments.list) else { return nil }
        try Self.badRequests { () throws(CommandFailure) in
            try Arguments.check(count: languages.count, of: "“language”")
        }
        return languages
    }
}
