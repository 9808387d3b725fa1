import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline

/// A few records that make an index of their own.
struct TinyWorld {
    private var records: [IndexRecord] = []

    init() {}

    /// Adds a record; the URI is `t:` and what is given.
    mutating func add(
        _ id: String, _ kind: ObjectKind, _ name: String, _ latitude: Double = 10, _ longitude: Double = 10,
        in parent: String? = nil, people: Int? = nil, _ change: (inout IndexRecord) -> Void = { _ in }
    ) {
        var record = IndexRecord(
            uri: "t:" + id, kind: kind, name: name, coordinate: Coordinate(latitude: latitude, longitude: longitude))
        record.parent = parent.map { "t:" + $0 }
        record.population = people
        change(&record)
        records.append(record)
    }

    func bytes() throws -> [UInt8] {
        var builder = IndexBuilder(name: "Tiny")
        builder.attributions = ["Nobody"]
        for record in records { try builder.add(record) }
        return try builder.build().bytes
    }

    func backend() throws -> OfflineBackend { OfflineBackend(try OfflineIndex(bytes: try bytes())) }

    /// Places of one kind and name after name, the first the most important.
    static func places(_ names: [String]) throws -> OfflineBackend {
        var world = TinyWorld()
        for (number, name) in names.enumerated() {
            world.add("\(number)", .locality, name, 10, Double(number % 170), people: 1_000_000 / (number + 1))
        }
        return try world.backend()
    }
}

extension OfflineBackend {
    /// The identifiers of what a text finds, without `t:`.
    func ids(
        _ text: String, in area: SearchArea? = nil, options: SearchOptions = SearchOptions(),
        page: SearchRequest.Page? = nil
    ) throws -> [String] {
        try answer(.text(text, in: area, options: options, page: page)).objects.map(\.key)
    }

    func first(_ text: String) throws -> GeoObject? { try answer(.text(text)).objects.first }

    /// An object that is met only in part.
    struct PartialMatch: Equatable {
        let key: String
        let unmatched: [String]
    }

    /// The first object that a text finds; nil if there is none, or all of the text is met.
    func firstPartial(_ text: String) throws -> PartialMatch? {
        guard let first = try first(text), first.matchQuality == .partial else { return nil }
        return PartialMatch(key: first.key, unmatched: first.unmatchedWords)
    }

    /// What a text that is being typed suggests.
    func suggested(_ text: String) throws -> [String] {
        try suggest(SuggestRequest(text: text)).map { String($0.uri?.dropFirst(2) ?? "") }
    }

    /// The identifier of what is at a place.
    func id(at latitude: Double, _ longitude: Double, zoom: Double? = nil) throws -> String? {
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        return try answer(.reverse(coordinate, zoom: zoom)).objects.first?.key
    }
}

extension GeoObject {
    /// The identifier without `t:`.
    var key: String { String(uri?.dropFirst(2) ?? "") }
}
