import MapGeometry
public import MapSearch

/// A GeoJSON file (RFC 7946): one document, or one feature per line, as in newline-delimited GeoJSON and text sequences
/// (RFC 8142).
///
/// ```
/// {"type":"Source","name":"My places","date":"2026-09-05","license":"CC0-1.0","attribution":["Me"]}
/// {"type":"Feature","id":"my:1","geometry":{"type":"Point","coordinates":[9.52,47.14]},"properties":{"kind":"locality","name":"Vaduz"}}
/// ```
///
/// A feature with a street or city in its address is placed in that street or city, which is created if there is no
/// feature for it. A feature with a street and a house number but no name is a house. Property names are recognized
/// like the column titles of a table: `addr:street` and `Straße` mean street, too.
///
/// If there is one feature per line, the first line may describe the source; blank lines are skipped. A line or an area
/// has its coordinate in its middle, and is kept as the course or outline. For files with other properties, specify
/// their meanings:
///
/// ```swift
/// var parks = GeoJSONFile(path: "parks.geojson", kind: .area)
/// parks.properties[.name] = "title"
/// try parks.read(into: &builder)
/// ```
public struct GeoJSONFile: Sendable {
    /// The meaning of a property; the raw value is its default name.
    public enum Property: String, Hashable, Sendable, CaseIterable {
        /// A stable identifier; read only if you name a property for it, otherwise the feature's own `id` is used.
        case id
        /// The kind, as a raw value of `ObjectKind`.
        case kind
        /// The name to show.
        case name
        /// Names by language, as an object of strings.
        case names
        /// Names that are searchable but never shown, as a list or a single one.
        case alternates
        /// Codes such as `LHR`, as a list or a single one.
        case codes
        /// The number of inhabitants.
        case population
        /// `country` or `region` for a seat of government.
        case capital
        /// The importance, 0…1.
        case importance
        /// The identifier of the feature that contains this one.
        case parent
        /// A country, as an ISO 3166-1 alpha-2 code.
        case country
        /// An IANA time zone.
        case timeZone = "timezone"
        /// The kind of water.
        case water
        /// A postal code.
        case postcode
        /// The outline of a feature whose geometry is a point: a Polygon or MultiPolygon.
        case boundary
        /// The category of a business, such as `shop=bakery`.
        case category
        /// A phone number.
        case phone
        /// A website.
        case website
        /// Opening hours, in OpenStreetMap's format.
        case openingHours = "opening_hours"
        /// The street of the address; with a house number and without a name, the feature is a house.
        case street
        /// The house number of the address, or of the object itself if it has a parent.
        case houseNumber = "housenumber"
        /// The settlement of the address.
        case city
        /// The region of the address.
        case region
        /// The entrances: a list of `[kind, longitude, latitude]`, with a raw value of `Entrance.Kind` as the kind.
        case entrances
        /// The houses of a street: a list of `[number, longitude, latitude, postcode, outline, entrances]`; the last three may
        /// be missing or null.
        case houses
        /// House number ranges: objects with `first`, `last`, `step` and a `line` of positions.
        case houseRanges = "house_ranges"
        /// Names of other towns and areas in its addresses, such as its county, as a list or a single one.
        case towns
        /// The coarsest zoom at which reverse geocoding returns it.
        case zoom
        /// Phone numbers with their kinds and remarks: a list of `[number, kind, remark]`.
        case phones
        /// Web pages with their kinds: a list of `[url, kind]`.
        case links
        /// Categories with custom names: a list of `[id, name]`, or of identifiers.
        case categories
        /// The chains that it belongs to: a list of `[id, name]`.
        case chains
        /// The features it offers: a list of `[id, name, value]`; the value is a Boolean, a number, a list of strings,
        /// or an object with a list of `dates`.
        case features
    }

    /// The path of the file.
    public let path: String
    /// The names of properties that differ from the default.
    public var properties: [Property: String] = [:]
    /// The kind of features that do not specify one, or `nil`: then points are businesses, and lines and outlines too if
    /// they have an address, a category or contacts.
    public var kind: ObjectKind?
    /// The ISO 3166-1 alpha-2 code of the country of features that do not specify one, or `nil`.
    public var countryCode: String?
    /// Whether an invalid feature is an error; otherwise it is skipped, counted and reported.
    public var isStrict = false
    /// The prefix of URIs for features whose identifier is a number or missing, such as `parks` for `parks:42`.
    ///
    /// By default it is the name of the file without its extension. A feature without an identifier uses its position
    /// in the file.
    public var scheme: String

    /// Creates a reference to a file without reading it.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - kind: The kind of features that do not specify one.
    ///   - countryCode: The country of features that do not specify one.
    public init(path: String, kind: ObjectKind? = nil, countryCode: String? = nil) {
        self.path = path
        self.kind = kind
        self.countryCode = countryCode
        scheme = InputFile.name(of: path)
    }

    /// Reads the file and adds each of its features.
    ///
    /// - Parameter builder: The builder for the records, and for the source information in the first line.
    /// - Returns: The counts of records and skipped features.
    /// - Throws: ``IndexingError`` with file and line if the file cannot be read, is not GeoJSON, has no valid feature,
    ///   or, with ``isStrict``, has an invalid one; `CancellationError` if the task is cancelled.
    /// - Complexity: O(*n*) in the bytes; the records and one line, or the whole document, are kept in memory.
    @discardableResult
    public func read(into builder: inout IndexBuilder) throws -> GeoJSONReport {
        let file = try InputFile(path: path)
        try file.refuseForeignFormats()
        var lines = LineReader(file: file)
        var reading = GeoJSONReading(self, space: builder.recordSpace)
        var hasBegun = false
        while let line = try lines.next() {
            if lines.number % 1024 == 1 { try Task.checkCancellation() }
            // In a text sequence a record separator comes before each feature.
            let text = line.drop { $0 <= UInt8(ascii: " ") }
            guard !text.isEmpty else { continue }
            let features: [(line: Int, feature: Result<GeoJSON.Feature, GeometryFormatError>)]
            do throws(GeometryFormatError) {
                features = try GeoJSON.features(utf8: Array(text), options: Self.leniency)
            } catch {
                if !hasBegun, let source = SourceLine(text) {
                    source.describe(&builder)
                    hasBegun = true
                    continue
                }
                // A document continues after the first line.
                let isWhole = (try? JSONValue(parsing: String(decoding: text, as: UTF8.self))) != nil
                if !hasBegun, !isWhole, lines.hasMore {
                    try readDocument(file, &reading, into: &builder)
                    break
                }
                let failure = failure(error, length: text.count, line: lines.number)
                guard hasBegun || isWhole else { throw failure }
                reading.countFeature()
                try reading.skip(failure)
                hasBegun = true
                continue
            }
            hasBegun = true
            try reading.add(features.map { (lines.number, $0.feature) }, to: &builder)
        }
        return try reading.finish(&builder)
    }

    private func readDocument(
        _ file: InputFile, _ reading: inout GeoJSONReading, into builder: inout IndexBuilder
    ) throws {
        let bytes = try file.read(file.length, at: 0)
        let features: [(line: Int, feature: Result<GeoJSON.Feature, GeometryFormatError>)]
        do throws(GeometryFormatError) {
            features = try GeoJSON.features(utf8: bytes, options: Self.leniency)
        } catch {
            throw failure(error, length: bytes.count, line: error.line)
        }
        try reading.add(features, to: &builder)
    }

    private func failure(_ error: GeometryFormatError, length: Int, line: Int) -> IndexingError {
        // An incomplete download may end anywhere.
        IndexingError(
            error.offset >= length
                ? "not valid GeoJSON: the file is incomplete: it ends in the middle of an object or a list"
                : "not valid GeoJSON: \(error.message)", file: path, line: line)
    }

    /// Old files name their reference system in a member that is no longer allowed.
    private static let leniency = GeoJSON.ReadingOptions.misplacedMembers
}

/// The source information in the first line.
private struct SourceLine {
    private let value: JSONValue

    /// Reads a line; nil if it does not describe a source.
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
