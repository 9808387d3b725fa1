public import MapSearch
import MapSearchIndexFormat

/// A text table of places or addresses: comma-separated values (RFC 4180) or any other separator.
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
/// The first row contains the column titles, in any of about thirty languages; lines above the titles, such as a title
/// of the table, are ignored. The separator is detected, and so is the encoding, see ``encoding``; numbers may have
/// decimal commas. A row with a house number and a street but no name is a house: streets are created from houses,
/// cities from streets, and regions from cities. Any other row becomes a record of its own, at its house number and in
/// the street, city or region it names. If a city or region has its own row of kind `locality` or `region`, that row is
/// used; otherwise it is placed in the middle of its contents. Cities with the same name in different regions, or far
/// apart, are different cities. The order of the rows does not matter.
public struct DelimitedFile: Sendable {
    /// The meaning of a column.
    public enum Field: String, Hashable, Sendable, CaseIterable {
        /// A stable identifier; without one, the line number is used.
        case id
        /// The name to show.
        case name
        /// The kind, as a raw value of `ObjectKind`.
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
        /// A country, as an ISO 3166-1 alpha-2 code.
        case country
        /// The number of inhabitants.
        case population
        /// The category of a business, such as `shop=bakery`.
        case category
        /// A phone number.
        case phone
        /// A website.
        case website
        /// Opening hours, in OpenStreetMap's format.
        case openingHours
        /// An address on one line: street and number, and the rest after a comma if the table has no city.
        case address
        /// Latitude and longitude in one column, in any notation supported by ``/MapGeometry/CoordinateParser``.
        case coordinates
    }

    /// The path of the file.
    public let path: String
    /// The title of each field's column; by default, those of OpenAddresses and other common titles.
    public var columns: [Field: String] = [:]
    /// The separator between the fields, or `nil` to detect it: comma, semicolon, tab or bar, whichever splits the
    /// first rows consistently, or the one named in a first line such as `sep=;`.
    public var separator: Character?
    /// The encoding, or `nil` to detect it: UTF-8, UTF-16, one of ``possibleEncodings`` if it is nearly certain, or
    /// otherwise Windows-1252.
    public var encoding: TableEncoding?
    /// The encodings that may be detected; by default none.
    public var possibleEncodings: [TableEncoding] = []
    /// Whether an invalid row is an error; otherwise it is skipped, counted and reported.
    public var isStrict = false
    /// The kind of rows that do not specify one.
    public var kind: ObjectKind
    /// The ISO 3166-1 alpha-2 code of the country of rows that do not specify one, or `nil`.
    public var countryCode: String?
    /// The prefix of URIs, such as `shops` for `shops:42`; by default the name of the file without its extension.
    public var scheme: String

    /// Creates a reference to a file without reading it.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - kind: The kind of rows that do not specify one.
    ///   - countryCode: The country of rows that do not specify one.
    public init(path: String, kind: ObjectKind = .business, countryCode: String? = nil) {
        self.path = path
        self.kind = kind
        self.countryCode = countryCode
        scheme = InputFile.name(of: path)
    }

    /// Reads the file row by row, and adds a record for each place and each street.
    ///
    /// - Parameter builder: The builder for the records.
    /// - Returns: The counts of records and skipped rows.
    /// - Throws: ``IndexingError`` with file and line if the file cannot be read, has no columns for coordinates or
    ///   names, or has an unclosed quote; `CancellationError` if the task is cancelled.
    /// - Complexity: O(*n* log *n*) in the rows; the records are kept in memory.
    @discardableResult
    public func read(into builder: inout IndexBuilder) throws -> DelimitedReport {
        let file = try InputFile(path: path)
        try file.refuseForeignFormats()
        let dialect = try dialect(of: file)
        var rows = try RowReader(
            file: file, separator: dialect.separator ?? UInt8(ascii: ","), hasQuotes: true, decoder: decoder)
        if dialect.hasSeparatorLine { _ = try rows.advance() }
        for _ in 0..<dialect.headRowCount { _ = try rows.advance() }
        guard case .success(let titles)? = try rows.next() else {
            throw IndexingError("the file has no row with column titles", file: path)
        }
        guard !columns.isEmpty || !dialect.isWithoutTitles else {
            throw IndexingError(
                "the first row has no column titles: add a title row such as name,street,number,postcode,city,lat,lon",
                file: path, line: rows.line)
        }
        let layout = try ColumnLayout(titles, line: rows.line, self)
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
                try report.skip(line: fault.line, of: path, fault.fault.reason, isStrict: isStrict)
            case .row where rows.row.hasText(after: titles.count):
                report.excessFieldsCount += 1
                let reason = DelimitedReport.excessFields(rows.row.count, titles.count)
                try report.skip(line: rows.line, of: path, reason, isStrict: isStrict)
            case .row:
                let row = DelimitedRow(rows.row, layout)
                if try !take(row, line: rows.line, &table, &builder, &report) {
                    report.incompleteCount += 1
                    try report.skip(line: rows.line, of: path, row.lack, isStrict: isStrict)
                }
            }
        }
        report.unusedColumns = layout.unusedTitles
        if let encoding = rows.encoding, !encoding.isUnicode { report.encoding = encoding.name }
        report.houseCount = table.houseCount
        let workerCount = builder.workerCount
        try TownFinder(table).forEachRecord(workerCount: workerCount) { record in
            try builder.add(record, unlessThere: &report)
        }
        FreedMemory.release()
        return report
    }

    /// Processes a row; returns false if essential values are missing.
    private func take(
        _ row: DelimitedRow, line: Int, _ table: inout AddressTable, _ builder: inout IndexBuilder,
        _ report: inout DelimitedReport
    ) throws(IndexingError) -> Bool {
        guard let address = row.address(countryCode: countryCode, in: &table.pool) else { return false }
        if let number = row.house {
            try table.add(house: number, at: address)
        } else if let record = row.record(of: self, line: line) {
            for reason in row.faults(in: record) {
                if isStrict { throw IndexingError(reason, file: path, line: line) }
                report.ignoredValues.append(SkippedInput(line: line, reason: reason))
            }
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

    private var decoder: TableTextDecoder {
        TableTextDecoder(encoding, among: possibleEncodings)
    }

    /// The format of the table, with the specified separator or the detected one.
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
        var decoder = decoder
        return TableDialect(
            sample: decoder.decode(sample, isLast: isWhole)[...], separator: known, naming: Array(columns.values),
            isWhole: isWhole)
    }
}

extension IndexBuilder {
    /// Adds a record, or counts it if its URI exists.
    mutating func add(_ record: IndexRecord, unlessThere report: inout DelimitedReport) throws(IndexingError) {
        if try contains(record.uri) {
            report.duplicateCount += 1
        } else {
            try add(record)
            report.recordCount += 1
        }
    }
}
