import MapGeometry
public import MapSearch

/// A file of GeoJSON (RFC 7946): one document, or one feature a line, as in newline-delimited GeoJSON and in text sequences
/// (RFC 8142).
///
/// ```
/// {"type":"Source","name":"My places","date":"2026-09-05","license":"CC0-1.0","attribution":["Me"]}
/// {"type":"Feature","id":"my:1","geometry":{"type":"Point","coordinates":[9.52,47.14]},"properties":{"kind":"locality","name":"Vaduz"}}
/// ```
///
/// A feature with the street or the city of an address is in these, which are made where no feature is them; one that has a
/// street and a house number and no name is a house. Names of properties are read as those of the columns of a table:
/// `addr:street` and `Straße` are streets, too.
///
/// The first of several lines may describe the source; blank lines are skipped. A line or an area is where it is in the
/// middle, and is kept as the course or the outline. Files of others have other properties:
///
/// ```swift
/// var parks = GeoJSONFile(path: "parks.geojson", kind: .area)
/// parks.properties[.name] = "title"
/// try parks.read(into: &builder)
/// ```
public struct GeoJSONFile: Sendable {
    /// What a property says of a feature; the raw value is the name of the property that does unless another is named.
    public enum Property: String, Hashable, Sendable, CaseIterable {
        /// A stable identifier; only read when a property is named for it, and otherwise the feature's own.
        case id
        /// What sort of thing it is, as `ObjectKind` writes it.
        case kind
        /// The name to show.
        case name
        /// Names by language, an object of texts.
        case names
        /// Names that are searched and never shown, a list or one.
        case alternates
        /// Codes such as `LHR`, a list or one.
        case codes
        /// A number of people.
        case population
        /// `country` or `region` for a seat of government.
        case capital
        /// How well known it is, 0…1.
        case importance
        /// The identifier of the feature that this one belongs to.
        case parent
        /// A country as ISO 3166-1 alpha-2.
        case country
        /// An IANA time zone.
        case timeZone = "timezone"
        /// What sort of water it is.
        case water
        /// A postal code.
        case postcode
        /// The outline of a feature whose geometry is a point: a Polygon or MultiPolygon.
        case boundary
        /// The category of a business, such as `shop=bakery`.
        case category
        /// A number to call.
        case phone
        /// A page of its own.
        case website
        /// When it is open, in the grammar of OpenStreetMap.
        case openingHours = "opening_hours"
        /// The street of its address; with a house number and without a name the feature is a house.
        case street
        /// The house number of its address, or of the object itself where it names a parent.
        case houseNumber = "housenumber"
        /// The settlement of its address.
        case city
        /// The region of its address.
        case region
        /// The ways into it: a list of `[kind, longitude, latitude]`, the kind as `Entrance.Kind` writes it.
        case entrances
        /// The houses of a street: a list of `[number, longitude, latitude, postcode, outline, entrances]`; the last three may
        /// be missing or null.
        case houses
        /// Runs of house numbers: objects with `first`, `last`, `step` and a `line` of positions.
        case houseRanges = "house_ranges"
        /// Names of other towns that its addresses give, a list or one.
        case towns
        /// The coarsest zoom at which reverse geocoding answers with it.
        case zoom
        /// Numbers with their kinds and remarks: a list of `[number, kind, remark]`.
        case phones
        /// Pages with their kinds: a list of `[url, kind]`.
        case links
        /// Categories with names of their own: a list of `[id, name]`, or of identifiers.
        case categories
        /// The chains that it belongs to: a list of `[id, name]`.
        case chains
        /// What it offers: a list of `[id, name, value]`; the value is a boolean, a number, a list of texts, or an object
        /// with a list of `dates`.
        case features
    }

    /// The path of the file.
    public let path: String
    /// Which property says what, by its name, where that is not the usual one.
    public var properties: [Property: String] = [:]
    /// What a feature is that does not say it, or `nil` when each has to.
    public var kind: ObjectKind?
    /// The ISO 3166-1 alpha-2 code of the country of features that do not say it, or `nil`.
    public var countryCode: String?
    /// Whether a feature that cannot be a record is an error; otherwise it is skipped, counted and reported.
    public var isStrict = false
    /// What URIs begin with where the identifier of a feature is a number or missing, such as `parks` for `parks:42`.
    ///
    /// It is the name of the file without its extension at first. A feature without identifier has its place in the file for
    /// one.
    public var scheme: String

    /// Names a file; nothing is read yet.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - kind: What a feature is that does not say it.
    ///   - countryCode: The country of features that do not say it.
    public init(path: String, kind: ObjectKind? = nil, countryCode: String? = nil) {
        self.path = path
        self.kind = kind
        self.countryCode = countryCode
        scheme = InputFile.name(of: path)
    }

    /// Reads the file and adds each of its features.
    ///
    /// - Parameter builder: Receives the records, and what the first line says of the source.
    /// - Returns: What was read and what was skipped.
    /// - Throws: ``IndexingError`` with file and line when the file cannot be read, is no GeoJSON, when not one feature can
    ///   be a record, or, if ``isStrict``, when any cannot; `CancellationError` when the task was cancelled.
    /// - Complexity: O(*n*) in the bytes; in memory are the records and a line, or the whole of a document.
    @discardableResult
    public func read(into builder: inout IndexBuilder) throws -> GeoJSONReport {
        let file = try InputFile(path: path)
        var lines = LineReader(file: file)
        var reading = GeoJSONReading(self, space: builder.recordSpace)
        var hasBegun = false
        while let line = try lines.next() {
            if lines.number % 1024 == 1 { try Task.checkCancellation() }
            // In a text sequence a record separator comes before each feature.
            let text = line.drop { $0 <= UInt8(ascii: " ") }
            guard !text.isEmpty else { continue }
            let features: [GeoJSON.Feature]
            do throws(GeometryFormatError) {
                features = try GeoJSON(utf8: Array(text), options: Self.leniency).features
            } catch {
                if !hasBegun, let source = SourceLine(text) {
                    source.describe(&builder)
                    hasBegun = true
                    continue
                }
                // What ends in a later line than the first is one document.
                if !hasBegun, lines.hasMore {
                    try readDocument(file, &reading, into: &builder)
                    break
                }
                let failure = IndexingError(
                    "no GeoJSON feature: \(error.message)", file: path, line: lines.number)
                guard hasBegun else { throw failure }
                try reading.skip(failure)
                continue
            }
            hasBegun = true
            try reading.add(features, lines: { _ in lines.number }, to: &builder)
        }
        return try reading.finish(&builder)
    }

    private func readDocument(
        _ file: InputFile, _ reading: inout GeoJSONReading, into builder: inout IndexBuilder
    ) throws {
        let bytes = try file.read(file.length, at: 0)
        let (features, lines): ([GeoJSON.Feature], [Int])
        do throws(GeometryFormatError) {
            (features, lines) = try GeoJSON.features(utf8: bytes, options: Self.leniency)
        } catch {
            throw IndexingError("no GeoJSON: \(error.message)", file: path, line: error.line)
        }
        try reading.add(features, lines: { lines[$0] }, to: &builder)
    }

    /// Old files name their reference system where nothing may be named.
    private static let leniency = GeoJSON.ReadingOptions.misplacedMembers
}

/// What the first line may say of all others.
private struct SourceLine {
    private let value: JSONValue

    /// Reads a line; nil when it says nothing of a source.
    init?(_ line: ArraySlice<UInt8>) {
        guard let value = try? JSONValue(parsing: String(decoding: line, as: UTF8.self)),
            value["type"] == .string("Source")
        else { return nil }
        self.value = value
    }

    func describe(_ builder: inout IndexBuilder) {
        if let name = value["name"]?.string { builder.name = name }
        if let date = value["date"]?.string { builder.date = date }
        if let license = value["license"]?.string { builder.license = license }
        builder.attributions += value["attribution"]?.array?.compactMap(\.string) ?? []
    }
}
