import MapGeometry
import MapSearchIndexing

/// The request for each row of a table: the place of its address, or what is at its coordinate.
enum TablePlan: Hashable, Sendable {
    case address(AddressColumns)
    /// The columns of latitude and longitude, or the column with both.
    case coordinate([Int])

    /// Chooses the columns to use.
    ///
    /// - Parameters:
    ///   - names: The columns named by the user; nil to choose them.
    ///   - isReverse: Whether to read coordinates.
    ///   - dialect: The format of the table, with its first rows.
    /// - Throws: ``CommandFailure`` if the columns are missing.
    init(_ names: [String]?, isReverse: Bool, in dialect: TableDialect) throws(CommandFailure) {
        let header = dialect.rows.first ?? []
        let titles = ColumnTitles(dialect.isWithoutTitles ? [] : header)
        if let names {
            let places = try AddressColumns.places(of: names, in: header)
            guard isReverse else {
                self = .address(AddressColumns(named: places, ColumnTitles(header)))
                return
            }
            guard places.count <= 2 else {
                throw .usage("--columns has \(places.count) columns: with --reverse, give latitude and longitude.")
            }
            self = .coordinate(places)
        } else if isReverse {
            self = .coordinate(try Self.coordinates(titles, dialect, header))
        } else if dialect.isWithoutTitles {
            self = .address(AddressColumns(guessing: UntitledColumns(dialect.rows)))
        } else {
            let meanings = Set(titles.meanings.compactMap { $0 })
            let hasCoordinates = meanings.contains(.coordinates) || meanings.isSuperset(of: [.latitude, .longitude])
            if hasCoordinates, meanings.isDisjoint(with: Self.addressMeanings) {
                throw .badInput(
                    "the table has coordinates but no address: add --reverse to find what is there, "
                        + "or name the columns to search for with --columns.")
            }
            if let columns = AddressColumns(titles) {
                self = .address(columns)
            } else {
                self = .address(try Self.addressWithoutTitles(dialect))
            }
        }
    }

    private static let addressMeanings: Set<ColumnTitles.Meaning> = [
        .address, .street, .city, .district, .county, .region, .postcode, .country,
    ]

    /// The columns that look like parts of an address, although no title is that of one.
    private static func addressWithoutTitles(_ dialect: TableDialect) throws(CommandFailure) -> AddressColumns {
        let header = dialect.rows.first ?? []
        // A row may have more fields than there are titles.
        let table = UntitledColumns(dialect.rows.dropFirst().map { Array($0.prefix(header.count)) })
        guard table.hasAddress else {
            throw .badInput(
                "no column title looks like an address (the titles are \(header.titleList)): "
                    + "name the address columns with --columns, such as --columns \(header.first ?? "1").")
        }
        return AddressColumns(guessing: table)
    }

    private static func coordinates(
        _ titles: ColumnTitles, _ dialect: TableDialect, _ header: [String]
    ) throws(CommandFailure) -> [Int] {
        if let latitude = titles.column(of: .latitude), let longitude = titles.column(of: .longitude) {
            return [latitude, longitude]
        }
        if let both = titles.column(of: .coordinates) { return [both] }
        if dialect.isWithoutTitles, let guess = UntitledColumns(dialect.rows).coordinates { return guess }
        throw .usage(
            "the table has no columns for latitude and longitude (it has \(header.titleList)): "
                + "name them with --columns LATITUDE,LONGITUDE.")
    }

    /// Returns the coordinate in a row; nil if there is none.
    static func coordinate(in fields: [String], at places: [Int]) -> Coordinate? {
        let texts = places.compactMap { $0 < fields.count ? fields[$0] : nil }
        return texts.count == 2
            ? Coordinate(written: texts[0], texts[1]) : texts.first.flatMap(Coordinate.init(written:))
    }

    /// What is wrong in a row without a coordinate; nil if its fields are blank.
    static func invalidCoordinate(in row: TableRow, at places: [Int]) -> SkippedInput? {
        let texts = places.compactMap { $0 < row.fields.count && !row.fields[$0].isEmpty ? row.fields[$0] : nil }
        guard !texts.isEmpty else { return nil }
        return SkippedInput(line: row.line, reason: DelimitedReport.invalidCoordinate(texts.joined(separator: ", ")))
    }

    /// The titles of the columns that are added.
    var newColumns: [String] {
        switch self {
        case .address: ["latitude", "longitude", "match", "confidence", "unmatched", "precision", "name", "uri"]
        case .coordinate:
            [
                "name", "kind", "address", "houseNumber", "street", "postcode", "locality", "county", "region",
                "country", "countryCode", "distance", "uri",
            ]
        }
    }

    /// The new fields of a row that could not be read.
    var errorValues: [String] {
        newColumns.map { $0 == "match" || $0 == "kind" ? "error" : "" }
    }

    /// Describes the columns in use.
    func summary(of header: [String], isTitled: Bool) -> String {
        func title(_ place: Int) -> String { isTitled ? "“\(header[place])”" : "\(place + 1)" }
        switch self {
        case .address(let columns):
            let parts = columns.parts.map { $0.map(title).joined(separator: " ") }
            let word = columns.places.count == 1 ? "column" : "columns"
            return "the address is in \(isTitled ? "" : word + " ")\(parts.joined(separator: ", "))"
        case .coordinate(let places):
            return "the coordinate is in \(isTitled ? "" : "columns ")\(places.map(title).joined(separator: ", "))"
        }
    }
}
