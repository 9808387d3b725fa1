import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import MapSearchWorld

extension Option {
    /// The option for the languages of names.
    static let language = Option.value(
        "language", "LL[,LL]", "the languages of names, most preferred first, such as de,en")

    /// The types to search for.
    static func types(_ summary: String) -> Option {
        .value("types", "LIST", completions: ["places", "organizations"], summary)
    }
}

extension [Option] {
    /// The options for indexes and output.
    static let common: [Option] = [
        .value(
            "index", "FILE", isRepeatable: true,
            "the index to search, or world for the bundled one; repeat it to search several"
        ),
        .flag("in-memory", "read each index into memory, so that its file may change meanwhile"),
        .flag("json", "print JSON instead of text"),
        .flag("help", letter: "h", "show this help"),
    ]

    /// The options for the backend of a search.
    static let backend = [.language] + services + common

    /// The options for the search area.
    static let area: [Option] = [
        .value("near", "LAT,LON", "prefer results near this point, and show the distance"),
        .value("bounds", "S,W,N,E", "prefer results in this bounding box"),
        .value("within", "FILE.geojson", "only results inside this polygon"),
    ]

    /// The options for what to search for, and how much of it.
    static let results: [Option] = [
        .value(
            "along", "LINE|FILE.geojson", "sort by distance from a line: a file or an encoded polyline with 5 digits"),
        .value("width", "METRES", "only results within this distance of the line given by --along"),
        .types("places, organizations, or both, separated by a comma"),
        .value("category", "ID[,ID]", "only organizations of this category, such as amenity=cafe"),
        .value("open-at", "TIME", "only places open at this local time, such as 2026-11-21T14:30, or now"),
        .value(
            "filter", "ID[=VALUE]", isRepeatable: true,
            "only matching results: wifi, cuisine=pizza,sushi, stars=4.., distance=..500"),
        .flag("facets", "list the available filters, with the number of results for each value"),
        .value(
            "sort", "ORDER", of: ["rank", "distance", "along"],
            "rank, distance (from the line, --near or the area), or along (travel order)"),
        .value("limit", "N", "maximum number of results, 10 by default"),
        .value("page", "N", "the page of results to show, starting from 1"),
        .flag("no-correction", "turn off typo correction"),
    ]
}

extension Arguments {
    /// The indexes given, those in the variable `MAPSEARCH_INDEX`, or the bundled world.
    func indexes(_ environment: [String: String]) throws -> [OfflineIndex] {
        let paths = indexPaths(environment)
        do {
            return try (paths.isEmpty ? [Self.world] : paths).map { try Self.index($0, loading) }
        } catch let error as SearchError where !has("index") && !paths.isEmpty {
            throw CommandFailure.badInput("\(error.message) The path is from the variable MAPSEARCH_INDEX.")
        }
    }

    /// The languages of names, most preferred first.
    func languages() throws(CommandFailure) -> [String] {
        let languages = list("language")
        try Self.check(count: languages.count, of: "--language")
        for language in languages {
            let code = language.prefix { $0 != "-" && $0 != "_" }
            guard 2...3 ~= code.utf8.count, code.allSatisfy({ $0.isASCII && $0.isLetter }) else {
                throw .usage("--language is “\(language)”: use codes such as de, or de,en.")
            }
        }
        return languages
    }

    /// How indexes are read.
    var loading: OfflineIndex.Loading { has("in-memory") ? .intoMemory : .mapped }

    /// The paths of the indexes given; empty for the bundled world.
    func indexPaths(_ environment: [String: String]) -> [String] {
        if has("index") { return values("index") }
        return (environment["MAPSEARCH_INDEX"] ?? "").split(separator: ":").map(String.init)
    }

    /// The name of the bundled world among other indexes, unless there is a file with that name.
    private static let world = "world"

    /// Whether a path is the name of the bundled world.
    static func isWorld(_ path: String) -> Bool { path == world && FileStream.length(of: path) == nil }

    /// The base map of the indexes.
    func baseMapSource(_ environment: [String: String]) throws -> BaseMapSource {
        let paths = indexPaths(environment)
        let indexes = zip(paths.isEmpty ? [Self.world] : paths, try indexes(environment))
        return BaseMapSource(
            extracts: indexes.filter { !Self.isWorld($0.0) }.map(\.1),
            world: indexes.first { Self.isWorld($0.0) }?.1)
    }

    /// Opens an index, or the bundled world by its name.
    ///
    /// - Throws: ``CommandFailure`` for a data file, with the command that builds an index from it; ``SearchError``.
    static func index(_ path: String, _ loading: OfflineIndex.Loading = .mapped) throws -> OfflineIndex {
        if isWorld(path) {
            let index = try WorldGazetteer.index
            guard loading == .intoMemory, let path = index.path else { return index }
            return try OfflineIndex(path: path, loading: loading)
        }
        if (try? BuildFormat(of: path, named: nil)) != nil, FileStream.length(of: path) != nil {
            let name = path.split(separator: "/").last?.prefix { $0 != "." } ?? "places"
            throw CommandFailure.badInput(
                "\(path) is a data file, not an index: build an index first, with `mapsearch build -o \(name).mapindex \(path)`."
            )
        }
        if BuildFormat.isFolder(path) {
            throw CommandFailure.badInput("\(path) is a folder: name the index in it.")
        }
        return try OfflineIndex(path: path, loading: loading)
    }

    /// The text of the command.
    func requiredText(_ example: String) throws(CommandFailure) -> String {
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw .usage("no text given: add what to search for, as in `mapsearch \(example)`.")
        }
        if text == "-" {
            throw .usage("“-” is no text: for requests from standard input, use `mapsearch batch`.")
        }
        return text
    }

    /// The text of the command, or the name of its category.
    func textOrCategory(_ example: String) throws(CommandFailure) -> String {
        guard has("category"), text.allSatisfy(\.isWhitespace) else { return try requiredText(example) }
        let categories = try categories()
        guard categories.count == 1 else {
            throw .usage("--category has \(categories.count) categories: use one, or add a text to search for.")
        }
        return CategoryWords.name(of: categories[0])
    }

    /// The categories given.
    private func categories() throws(CommandFailure) -> [String] {
        let categories = list("category")
        try Self.check(count: categories.count, of: "--category")
        guard !categories.isEmpty else { throw .usage("--category is empty: use an identifier such as amenity=cafe.") }
        for category in categories where !category.contains("=") {
            let meant = CategoryWords.suggestion(for: category).map { "did you mean \($0)?" }
            throw .usage("--category is “\(category)”: \(meant ?? "use an identifier such as amenity=cafe.")")
        }
        return categories
    }

    /// The search area; nil for everywhere.
    ///
    /// The required polygon takes precedence over the box, and the box over the point, because each is more specific.
    func area() throws -> SearchArea? {
        let near = try coordinate("near")
        let bounds = try bounds("bounds")
        if let path = self["within"] { return .polygon(try ShapeFile.polygon(at: path), .required) }
        if let bounds { return .bounds(bounds) }
        // With a line, the user's position is used only for distances.
        return has("along") ? nil : near.map { .point($0) }
    }

    /// The search options.
    func searchOptions(in area: SearchArea?) throws -> SearchOptions {
        var options = SearchOptions()
        options.languages = try languages()
        options.userPosition = try coordinate("near")
        options.disablesSpellingCorrection = has("no-correction")
        if let text = self["types"] {
            guard let types = SearchTypes(names: Self.list(text)) else {
                throw CommandFailure.usage(
                    "--types is “\(text)”: use places, organizations, or places,organizations.")
            }
            options.searchTypes = types
        }
        if let text = self["open-at"] {
            try Self.open(at: text, &options, named: "--open-at")
        }
        if has("category") {
            options.filters.add(.anyOf(SearchFilter.category, Set(try categories())))
        }
        for filter in try filters() { options.filters.add(filter) }
        options.includesFacets = has("facets")
        options.corridor = try corridor()
        if let order = self["sort"] {
            try Self.sort(order, &options, in: area, named: "--sort")
        }
        return options
    }

    /// The line to search along; nil for none.
    private func corridor() throws -> Corridor? {
        let width = try self["width"].map { text throws(CommandFailure) in
            guard let width = Self.number(text), width.isFinite, width >= 0 else {
                throw .usage("--width is “\(text)”: use a number of metres, 0 or more.")
            }
            return width
        }
        guard let text = self["along"] else {
            guard width == nil else { throw CommandFailure.usage("--width requires --along: add the line.") }
            return nil
        }
        let line: Polyline
        if [".geojson", ".json"].contains(where: text.lowercased().hasSuffix) {
            line = try ShapeFile.line(at: text)
        } else {
            do throws(GeometryFormatError) {
                line = try Polyline(encoded: text)
            } catch {
                throw CommandFailure.usage(
                    "--along is “\(text)”: use a file that ends in .geojson, or an encoded polyline: \(error.message)")
            }
        }
        return Corridor(line, maximumDistance: width)
    }

    /// Leaves what is open at a local time, or now at each place; the subject is what the message calls it.
    static func open(at text: String, _ options: inout SearchOptions, named subject: String) throws(CommandFailure) {
        options.filters.add(.open())
        if text == "now" { return }
        guard let time = CivilTime(text) else {
            throw .usage("\(subject) is “\(text)”: use a time such as 2026-11-21T14:30, or now.")
        }
        options.localTime = time
    }

    /// Sets the order of the results; the subject is its name in messages.
    static func sort(
        _ order: String, _ options: inout SearchOptions, in area: SearchArea?, named subject: String
    ) throws(CommandFailure) {
        let isOption = subject.hasPrefix("--")
        switch order {
        case "rank": options.sort = .rank
        case "along":
            guard let line = options.corridor?.line else {
                throw .usage("\(subject) along requires a line: add \(isOption ? "--along LINE" : "“along”").")
            }
            options.sort = .positionAlongLine(line)
        case "distance":
            if let line = options.corridor?.line {
                options.sort = .distanceFromLine(line)
                return
            }
            guard let origin = options.userPosition ?? area?.center else {
                throw .usage(
                    "\(subject) distance requires a starting point: add \(isOption ? "--near LAT,LON" : "“near”").")
            }
            options.sort = .distance(from: origin)
            // Each result shows its distance.
            options.userPosition = origin
        default: break
        }
    }

    /// The page of results to return.
    func page() throws -> SearchRequest.Page {
        let limit = try integer("limit", in: SearchRequest.Page.limits) ?? 10
        let number = try integer("page", in: 1...10_000) ?? 1
        return SearchRequest.Page(offset: (number - 1) * limit, limit: limit)
    }
}

extension SearchTypes {
    /// Creates a set from names; nil if one is unknown or there are none.
    init?(names: [String]) {
        // `geo` and `biz` are the names of Yandex MapKit.
        let known: [String: SearchTypes] = [
            "places": .places, "organizations": .organizations, "organisations": .organizations, "geo": .places,
            "biz": .organizations,
        ]
        let types = names.compactMap { known[$0] }
        guard types.count == names.count, !types.isEmpty else { return nil }
        self.init(types)
    }
}
