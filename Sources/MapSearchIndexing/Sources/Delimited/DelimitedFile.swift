public import MapSearch
import MapSearchIndexFormat

/// A table of places or addresses as text: comma-separated values (RFC 4180) or any other separator.
///
/// ```swift
/// try DelimitedFile(path: "li/countrywide.csv", countryCode: "LI").read(into: &builder)       // OpenAddresses
///
/// var shops = DelimitedFile(path: "shops.tsv", kind: .business)
/// shops.columns[.name] = "Filiale"
/// shops.columns[.phone] = "Telefon"
/// try shops.read(into: &builder)
/// ```
///
/// The first row names the columns, in any of some fifteen languages. Separator and encoding are found out: UTF-8, UTF-16
/// or Windows-1252; numbers may have decimal commas. A row with a house number and a street and without
/// a name is a house: houses become streets, these belong to cities, and cities to regions. Any other row is a record of its
/// own, at its house number and in the street, city or region that it names. A city or region with a row of its own, of kind
/// `locality` or `region`, is that row; others are in the middle of what they have. Cities of one name in different regions,
/// or far apart, are different ones. The order of the rows makes no difference.
public struct DelimitedFile: Sendable {
    /// What a column says of a row.
    public enum Field: String, Hashable, Sendable, CaseIterable {
        /// A stable identifier; without one a row has its line for it.
        case id
        /// The name to show.
        case name
        /// What sort of thing it is, as `ObjectKind` writes it.
        case kind
        /// The latitude in degrees.
        case latitude
        /// The longitude in degrees.
        case longitude
        /// A house number.
        case houseNumber
        /// A street.
        case street
        /// A settlement.
        case city
        /// A region.
        case region
        /// A postal code.
        case postcode
        /// A country as ISO 3166-1 alpha-2.
        case country
        /// A number of people.
        case population
        /// The category of a business, such as `shop=bakery`.
        case category
        /// A number to call.
        case phone
        /// A page of its own.
        case website
        /// When it is open, in the grammar of OpenStreetMap.
        case openingHours
        /// An address in one line: street and number, and what follows a comma where the table has no city.
        case address
        /// Latitude and longitude in one column, in any notation that ``/MapGeometry/CoordinateParser`` reads.
        case coordinates
    }

    /// The path of the file.
    public let path: String
    /// Which column says what, by its title; begins with the titles of OpenAddresses and those that tables usually have.
    public var columns: [Field: String] = [:]
    /// The character between the fields, or `nil` to take the one of comma, semicolon, tab and bar that cuts the first rows
    /// alike, or that a first line such as `sep=;` names.
    public var separator: Character?
    /// Whether a row that cannot be read is an error; otherwise it is skipped, counted and reported.
    public var isStrict = false
    /// What a row is that does not say it.
    public var kind: ObjectKind
    /// The ISO 3166-1 alpha-2 code of the country of rows that do not say it, or `nil`.
    public var countryCode: String?
    /// What URIs begin with, such as `shops` for `shops:42`; the name of the file without its extension at first.
    public var scheme: String

    /// Names a file; nothing is read yet.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - kind: What a row is that does not say it.
    ///   - countryCode: The country of rows that do not say it.
    public init(path: String, kind: ObjectKind = .business, countryCode: String? = nil) {
        self.path = path
        self.kind = kind
        self.countryCode = countryCode
        scheme = InputFile.name(of: path)
    }

    /// Reads the file, a row at a time, and adds a record for each place and each street.
    ///
    /// - Parameter builder: Receives the records.
    /// - Returns: What was read and what was skipped.
    /// - Throws: ``IndexingError`` with file and line when the file cannot be read, has no columns for coordinates or for
    ///   names, or a quote is never closed; `CancellationError` when the task was cancelled.
    /// - Complexity: O(*n* log *n*) in the rows; in memory are the records.
    @discardableResult
    public func read(into builder: inout IndexBuilder) throws -> DelimitedReport {
        let file = try InputFile(path: path)
        let dialect = try dialect(of: file)
        var rows = try RowReader(
            file: file, separator: dialect.separator ?? UInt8(ascii: ","), hasQuotes: true, encoding: nil)
        if dialect.hasSeparatorLine { _ = try rows.advance() }
        guard case .success(let titles)? = try rows.next() else {
            throw IndexingError("the file has no row with column titles", file: path)
        }
        guard !columns.isEmpty || !dialect.isWithoutTitles else {
            throw IndexingError(
                "the first row has no column titles: add a title row such as name,street,number,postcode,city,lat,lon",
                file: path, line: rows.line)
        }
        let layout = try ColumnLayout(titles, self)
        var report = DelimitedReport()
        var table = AddressTable(scheme: scheme, in: builder.recordSpace)
        reading: while true {
            let step = try rows.advance()
            if case .end = step { break reading }
            report.rowCount += 1
            if report.rowCount.isMultiple(of: 1024) { try Task.checkCancellation() }
            switch step {
            case .end: break
            case .fault(let fault):
                switch fault.fault {
                case .quoting: report.badQuotingCount += 1
                case .encoding: report.badEncodingCount += 1
                }
                try skip(line: fault.line, fault.fault.reason, &report)
            case .row:
                let row = DelimitedRow(rows.row, layout)
                if try !take(row, line: rows.line, &table, &builder, &report) {
                    report.incompleteCount += 1
                    try skip(line: rows.line, row.lack, &report)
                }
            }
        }
        report.unusedColumns = layout.unusedTitles
        if rows.encoding == .windows1252 { report.encoding = rows.encoding?.rawValue }
        report.houseCount = table.houseCount
        let workerCount = builder.workerCount
        try TownFinder(table).forEachRecord(workerCount: workerCount) { record in
            try builder.add(record, unlessThere: &report)
        }
        FreedMemory.release()
        return report
    }

    /// Counts a row that cannot be read, or ends with it.
    private func skip(line: Int, _ reason: String, _ report: inout DelimitedReport) throws(IndexingError) {
        if isStrict { throw IndexingError(reason, file: path, line: line) }
        if report.firstSkippedLine == nil { report.firstSkippedLine = line }
        report.skipped.append(SkippedInput(line: line, reason: reason))
    }

    /// Takes a row; false when it says too little.
    private func take(
        _ row: DelimitedRow, line: Int, _ table: inout AddressTable, _ builder: inout IndexBuilder,
        _ report: inout DelimitedReport
    ) throws(IndexingError) -> Bool {
        guard let address = row.address(countryCode: countryCode, in: &table.pool) else { return false }
        if let number = row.house {
            try table.add(house: number, at: address)
        } else if let record = row.record(of: self, line: line) {
            if table.takes(record, at: address) {
                try table.add(record, at: address)
            } else {
                try builder.add(record, unlessThere: &report)
            }
        } else {
            return false
        }
        return true
    }

    /// How the table is written, with the separator as it is said, or as the first rows have it.
    private func dialect(of file: InputFile) throws(IndexingError) -> TableDialect {
        var known: UInt8?
        if let separator {
            guard let byte = separator.asciiValue, byte != 0x22, byte != 0x0A, byte != 0x0D else {
                throw IndexingError("“\(separator)” cannot separate fields: use one ASCII character", file: path)
            }
            known = byte
        }
        let sample = try file.read(TableDialect.sampleLength, at: 0)
        let isWhole = sample.count == file.length
        var decoder = TableTextDecoder()
        return TableDialect(
            sample: decoder.decode(sample, isLast: isWhole)[...], separator: known, isWhole: isWhole)
    }
}

extension IndexBuilder {
    /// Adds a record unless its URI is there, which is counted.
    mutating func add(_ record: IndexRecord, unlessThere report: inout DelimitedReport) throws(IndexingError) {
        if try contains(record.uri) {
            report.duplicateCount += 1
        } else {
            try add(record)
            report.recordCount += 1
        }
    }
}
