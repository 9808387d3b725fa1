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
        .planned("along", instead: "use --near or --bounds"),
    ]

    /// What to look for, and how much of it.
    static let results: [Option] = [
        .value("types", "geo,biz", "places, organisations, or both"),
        .planned("category", instead: "search for the name of the category"),
        .value("open-at", "TIME", "only what is open at a local time such as 2026-11-21T14:30, or now"),
        .value("sort", "ORDER", "rank, or distance from --near or the middle of the area"),
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
        if let path = self["within"] { return .polygon(try PolygonFile.polygon(at: path), .required) }
        return bounds.map { .bounds($0) } ?? near.map { .point($0) }
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
        if try choice("sort", of: ["rank", "distance"]) == "distance" {
            guard let origin = options.userPosition ?? area?.center else {
                throw CommandFailure.usage("--sort distance needs to know from where: add --near LAT,LON.")
            }
            options.sort = .distance(from: origin)
            // Each result says how far it is.
            options.userPosition = origin
        }
        return options
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
