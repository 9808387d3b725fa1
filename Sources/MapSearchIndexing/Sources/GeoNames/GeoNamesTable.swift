import MapGeometry

/// A GeoNames table: `allCountries.txt`, the table of a country, or one of cities such as `cities15000.txt`.
///
/// ```swift
/// let report = try GeoNamesTable(path: "geonames/cities15000.txt").read(into: &builder)
/// ```
///
/// The alternate names of the table are read, and GeoNames tables in the same folder: `countryInfo.txt`, `admin1CodesASCII.txt`, `admin2Codes.txt`,
/// `hierarchy.txt`, and `alternateNamesV2.txt` or `alternateNames.txt`. Name files of a single country, which have the
/// same name as its main table, must be listed in ``alternateNames``. Records have URIs such as `geonames:2643743`. The
/// parent of a record is the one in `hierarchy.txt`, or else the division given by its codes. Countries and divisions
/// that occur only in the code tables are placed where most people of their places live.
///
/// File format: https://download.geonames.org/export/dump/readme.txt. GeoNames is licensed under CC-BY-4.0, which is
/// set in the builder.
public struct GeoNamesTable: Sendable {
    /// The path of the table.
    public let path: String
    /// The paths of tables of alternate names, such as `alternatenames/LI.txt`; empty to use the one in the same
    /// folder.
    public var alternateNames: [String] = []
    /// Whether an invalid row is an error; otherwise it is skipped, counted and reported.
    public var isStrict = false

    /// Creates a reference to a table without reading it.
    ///
    /// - Parameter path: The path of the table.
    public init(path: String) {
        self.path = path
    }

    /// Returns whether a file contains alternate names: rows of 8 or 10 columns, the first two of them numbers.
    ///
    /// - Parameter path: The path of the file.
    /// - Returns: Whether it does; false for a main table, and for anything else.
    /// - Throws: ``IndexingError`` if the file cannot be read.
    public static func hasAlternateNames(_ path: String) throws(IndexingError) -> Bool {
        let file = try InputFile(path: path)
        try file.refuseForeignFormats()
        let line = try file.read(1 << 12, at: 0).prefix { $0 != 0x0A }
        let fields = String(streamSafe: line).split(separator: "\t", omittingEmptySubsequences: false)
        return (4...10).contains(fields.count) && Int(fields[0]) != nil && Int(fields[1]) != nil
    }

    /// Reads the table and its companion files, and adds a record for each place.
    ///
    /// - Parameter builder: The builder for the records, and for the licence and attribution unless they are set.
    /// - Returns: The counts of records and skipped rows.
    /// - Throws: ``IndexingError`` with file and line if a table cannot be read, is not a GeoNames table or, with
    ///   ``isStrict``, has an invalid row; `CancellationError` if the task is cancelled.
    /// - Complexity: O(*n*) in the rows of all tables; the records are kept in memory.
    @discardableResult
    public func read(into builder: inout IndexBuilder) throws -> DelimitedReport {
        var gazetteer = GeoNamesGazetteer()
        var report = DelimitedReport()
        var isFirst = true
        try forEachRow(of: path, &report) { fields, line, report throws(IndexingError) in
            defer { isFirst = false }
            var reason = "the row has \(CountedNoun(fields.count, "column")) instead of 19"
            if fields.count == 19 {
                do throws(GeoNamesGazetteer.InvalidRow) {
                    return try gazetteer.add(fields)
                } catch {
                    reason = error.reason
                }
            } else if isFirst {
                throw IndexingError("\(reason): the file is not a main table of GeoNames", file: path, line: line)
            }
            report.incompleteCount += 1
            try report.skip(line: line, of: path, reason, isStrict: isStrict)
        }
        report.formerPlaceCount = gazetteer.formerCount
        try readCompanions(&gazetteer, &report)
        for record in gazetteer.records() { try builder.add(record, unlessThere: &report) }
        if builder.license.isEmpty { builder.license = "CC-BY-4.0" }
        if !builder.attributions.contains("GeoNames") { builder.attributions.append("GeoNames") }
        return report
    }

    private func readCompanions(_ gazetteer: inout GeoNamesGazetteer, _ report: inout DelimitedReport) throws {
        var ignored = DelimitedReport()
        if let path = companion("countryInfo.txt") {
            try forEachRow(of: path, &ignored) { fields, _, _ in gazetteer.addCountry(fields) }
        }
        for name in ["admin1CodesASCII.txt", "admin2Codes.txt"] {
            guard let path = companion(name) else { continue }
            try forEachRow(of: path, &ignored) { fields, _, _ in gazetteer.addDivision(fields) }
        }
        if let path = companion("hierarchy.txt") {
            try forEachRow(of: path, &ignored) { fields, _, _ in gazetteer.addLink(fields) }
        }
        let ownNames = [companion("alternateNamesV2.txt") ?? companion("alternateNames.txt")].compactMap(\.self)
        for path in alternateNames.isEmpty ? ownNames : alternateNames {
            try forEachRow(of: path, &ignored) { fields, _, _ in gazetteer.addName(fields) }
        }
        report.badEncodingCount += ignored.badEncodingCount
    }

    /// The tables in the same folder that are read with this one.
    package var companions: [String] {
        [
            "countryInfo.txt", "admin1CodesASCII.txt", "admin2Codes.txt", "hierarchy.txt", "alternateNamesV2.txt",
            "alternateNames.txt",
        ].compactMap(companion)
    }

    /// Another table in the same folder, if it exists.
    private func companion(_ name: String) -> String? {
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        let other = String(folder + name)
        return InputFile.exists(other) ? other : nil
    }

    /// Calls `body` with the fields of each row except comments.
    private func forEachRow(
        of path: String, _ report: inout DelimitedReport,
        _ body: (_ fields: [String], _ line: Int, _ report: inout DelimitedReport) throws(IndexingError) -> Void
    ) throws {
        var rows = try RowReader(file: try InputFile(path: path), separator: 0x09, hasQuotes: false)
        while let result = try rows.next() {
            if report.rowCount.isMultiple(of: 1024) { try Task.checkCancellation() }
            guard case .success(let fields) = result else {
                report.badEncodingCount += 1
                try report.skip(line: rows.line, of: path, DelimitedReport.invalidText, isStrict: isStrict)
                continue
            }
            if fields[0].first == "#" { continue }
            report.rowCount += 1
            try body(fields, rows.line, &report)
        }
    }
}
