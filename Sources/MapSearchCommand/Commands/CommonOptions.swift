import MapGeometry
import MapSearch
import MapSearchOffline
import MapSearchWorld

extension [Option] {
    /// Which index answers, and in which form.
    static let common: [Option] = [
        .value("index", "FILE", isRepeatable: true, "search this index; several are searched as one"),
        .flag("json", "answer in JSON, one line"),
        .flag("help", letter: "h", "show this"),
    ]

    /// Who answers a search.
    static let backend: [Option] =
        [
            .value("language", "LL[,LL]", "the languages of names, best first, as in de,en")
        ] + services + common

    /// Where to search.
    static let area: [Option] = [
        .value("near", "LAT,LON", "prefer what is near, and tell the distance"),
        .value("bounds", "S,W,N,E", "prefer what lies in the box"),
        .value("within", "FILE.geojson", "leave out what lies outside of the polygon"),
    ]

    /// What to look for, and how much of it.
    static let results: [Option] = [
        .value("along", "LINE|FILE.geojson", "what is nearest to a line, a file or an encoded polyline of 5 digits"),
        .value("width", "METRES", "leave out what is farther than that from the line of --along"),
        .value("types", "geo,biz", "places, organisations, or both"),
        .value("category", "ID[,ID]", "only organisations of a category, as in amenity=cafe"),
        .value("open-at", "TIME", "only what is open at a local time such as 2026-11-21T14:30, or now"),
        .value(
            "filter", "ID[=VALUE]", isRepeatable: true,
            "only what has it: wifi, cuisine=pizza,sushi, stars=4.., distance=..500"),
        .flag("facets", "tell what else there is to filter by, and how many results each choice would leave"),
        .value(
            "sort", "ORDER", "rank, distance from the line, --near or the area, or along: as one comes by on the line"),
        .value("limit", "N", "at most so many results, 10 by default"),
        .value("page", "N", "the N-th page of results, from 1"),
        .flag("no-correction", "take the text by the letter"),
    ]
}

extension Arguments {
    /// The indexes that are asked for, or the bundled world.
    func indexes() throws -> [OfflineIndex] {
        guard has("index") else { return [try WorldGazetteer.index] }
        return try values("index").map { path in try OfflineIndex(path: path) }
    }

    /// The text of the command.
    func requiredText(_ example: String) throws(CommandFailure) -> String {
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw .usage("say what to look for, as in `mapsearch \(example)`.")
        }
        return text
    }

    /// Where to search; nil for everywhere.
    ///
    /// The polygon that must hold the results wins over the box, and the box over the point: each says more.
    func area() throws -> SearchArea? {
        let near = try coordinate("near")
        let bounds = try bounds("bounds")
        if let path = self["within"] { return .polygon(try ShapeFile.polygon(at: path), .required) }
        if let bounds { return .bounds(bounds) }
        // With a line the position of the user only measures.
        return has("along") ? nil : near.map { .point($0) }
    }

    /// How to search.
    func searchOptions(in area: SearchArea?) throws -> SearchOptions {
        var options = SearchOptions()
        options.languages = list("language")
        options.userPosition = try coordinate("near")
        options.disablesSpellingCorrection = has("no-correction")
        if let text = self["types"] {
            guard let types = SearchTypes(names: Self.list(text)) else {
                throw CommandFailure.usage(
                    "--types is “\(text)”: use geo for places, biz for organisations, or geo,biz.")
            }
            options.searchTypes = types
        }
        if let text = self["open-at"] {
            guard let time = text == "now" ? CivilTime.now() : CivilTime(text) else {
                throw CommandFailure.usage("--open-at is “\(text)”: use a time such as 2026-11-21T14:30, or now.")
            }
            options.localTime = time
            options.filters.add(.open())
        }
        if has("category") {
            let categories = list("category")
            guard !categories.isEmpty else { throw CommandFailure.usage("--category names none: use amenity=cafe.") }
            options.filters.add(.anyOf(SearchFilter.category, Set(categories)))
        }
        for filter in try filters() { options.filters.add(filter) }
        options.includesFacets = has("facets")
        options.corridor = try corridor()
        try sort(&options, in: area)
        return options
    }

    /// The line to search along; nil for none.
    private func corridor() throws -> Corridor? {
        let width = try self["width"].map { text throws(CommandFailure) in
            guard let width = Double(text), width.isFinite, width >= 0 else {
                throw .usage("--width is “\(text)”: use metres from 0 on.")
            }
            return width
        }
        guard let text = self["along"] else {
            guard width == nil else { throw CommandFailure.usage("--width belongs to --along: add the line.") }
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

    private func sort(_ options: inout SearchOptions, in area: SearchArea?) throws(CommandFailure) {
        switch try choice("sort", of: ["rank", "distance", "along"]) {
        case "rank": options.sort = .rank
        case "along":
            guard let line = options.corridor?.line else {
                throw .usage("--sort along needs a line: add --along LINE.")
            }
            options.sort = .positionAlongLine(line)
        case "distance":
            if let line = options.corridor?.line {
                options.sort = .distanceFromLine(line)
                return
            }
            guard let origin = options.userPosition ?? area?.center else {
                throw .usage("--sort distance needs to know from where: add --near LAT,LON.")
            }
            options.sort = .distance(from: origin)
            // Each result says how far it is.
            options.userPosition = origin
        default: break
        }
    }

    /// Which results to answer with.
    func page() throws -> SearchRequest.Page {
        let limit = try integer("limit", in: SearchRequest.Page.limits) ?? 10
        let number = try integer("page", in: 1...10_000) ?? 1
        return SearchRequest.Page(offset: (number - 1) * limit, limit: limit)
    }
}

extension SearchTypes {
    /// Creates the set of some names; nil when one is unknown or there are none.
    init?(names: [String]) {
        let known: [String: SearchTypes] = ["geo": .geo, "biz": .biz]
        let types = names.compactMap { known[$0] }
        guard types.count == names.count, !types.isEmpty else { return nil }
        self.init(types)
    }
}
