import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchIndexingFoundation

/// Geocodes a table, or finds what is at its coordinates, and writes the same rows with new columns.
struct TableGeocoder: Sendable {
    let answerer: Answerer
    let options: SearchOptions
    let workers: Workers
    /// The address columns; nil to choose them by their titles.
    let columns: [String]?
    /// Whether to read coordinates and write what is there.
    var isReverse = false
    /// The level of detail for coordinates; nil for the finest.
    var zoom: Double?
    /// Whether a row that cannot be read is an error.
    var isStrict = false
    /// The encoding; nil to detect it.
    var encoding: TableEncoding?

    /// Rows ready to be written, with their match counts.
    private struct Written: Sendable {
        var bytes: [UInt8] = []
        var counts = MatchCounts()
    }

    /// Information about the table from its first rows.
    private struct Layout: Sendable {
        var fieldCount: Int
        var plan: TablePlan
        var separator: UInt8?
        var hasDecimalCommas: Bool
        var lineEnd: [UInt8]

        /// The separator between fields.
        var outputSeparator: UInt8 { separator ?? UInt8(ascii: ",") }
    }

    /// Receives messages while a table is read.
    struct Listener {
        /// Reports how the table is read.
        var notice: (String) throws -> Void = { _ in }
        /// Reports the number of finished rows.
        var progress: (_ rowCount: Int) -> Void = { _ in }
    }

    /// Reads a table and writes it with the new columns.
    ///
    /// - Parameters:
    ///   - source: The table.
    ///   - name: The name of the table in messages.
    ///   - earlier: The output of an earlier run, whose rows are not requested again.
    ///   - listener: Receives the messages and the progress.
    ///   - output: Receives the rows, once it is known how much of `earlier` is kept.
    /// - Returns: The match counts, including those of the earlier run.
    /// - Throws: ``CommandFailure`` if it is not a table, a column is missing, or a row cannot be read in strict mode;
    ///   ``StreamError``.
    func run(
        _ source: some ByteSource, name: String, after earlier: (stream: any ByteSource, path: String)?,
        _ listener: Listener = Listener(),
        _ output: (_ keptLength: Int) throws -> Output
    ) async throws -> MatchCounts {
        let decoder = TableTextDecoder(encoding, among: TableEncoding.known)
        var rows = TableRows(source, name: name, decoder: decoder, batchCount: workers.batchCount)
        let (dialect, separatorLine) = try rows.begin(naming: columns?.filter { Int($0) == nil } ?? [])
        let isTitled = columns != nil && !Self.areNumbers(columns) || !dialect.isWithoutTitles
        guard let titles = dialect.rows.first else {
            throw CommandFailure.badInput("\(name) is empty: the first row must contain the column titles.")
        }
        let plan = try TablePlan(columns, isReverse: isReverse, in: dialect)
        var layout = Layout(
            fieldCount: titles.count, plan: plan, separator: dialect.separator,
            hasDecimalCommas: dialect.hasDecimalCommas, lineEnd: Array("\n".utf8))
        var head = separatorLine
        // Spreadsheets assume the system's encoding for a table without a byte order mark.
        if rows.encoding?.isUnicode == false { head = [0xEF, 0xBB, 0xBF] + head }
        if separatorLine.suffix(2) == [0x0D, 0x0A] { layout.lineEnd = [0x0D, 0x0A] }
        var headRowCount = dialect.headRowCount
        var titleLine: Int?
        while isTitled || headRowCount > 0, let row = try rows.nextRow() {
            layout.lineEnd = Array((row.hasReturn ? "\r\n" : "\n").utf8)
            if row.isBlank || headRowCount > 0 {
                if !row.isBlank { headRowCount -= 1 }
                head += row.raw + layout.lineEnd
                continue
            }
            if dialect.headRowCount > 0 { titleLine = row.line }
            Self.append(row, Self.distinct(plan.newColumns, from: titles), layout, to: &head)
            break
        }
        try listener.notice(
            notice(dialect, rows.encoding, plan, titles, isTitled: isTitled, titleLine: titleLine, name))
        var counts = MatchCounts()
        var start = 0
        if let (stream, path) = earlier {
            var earlier = WrittenTable(stream, path: path, separator: layout.outputSeparator)
            let isBegun = try earlier.begins(with: head)
            var checked: [(own: TableRow, line: Int, bytes: [UInt8])] = []
            while isBegun, let row = try earlier.nextRow() {
                guard let own = try rows.nextRow(), row.raw.starts(with: Self.prefix(of: own, layout)) else {
                    throw CommandFailure.badInput(
                        "\(earlier.path):\(row.line) is not an answer to \(name): delete it, or choose another output.")
                }
                if own.isBlank { continue }
                if checked.count < Self.checkedRowCount { checked.append((own, row.line, row.raw)) }
                if let problem = Self.problem(of: own, layout) {
                    counts.add(unreadable: problem)
                } else {
                    counts.add(row, of: own, firstNewField: layout.fieldCount, plan)
                }
            }
            start = earlier.length
            try await check(checked, layout, name, of: path)
        }
        let output = try output(start)
        if start == 0 { try output.append(head) }
        try output.flush()
        let sendableLayout = layout
        try await workers.run(&rows) { batch in
            await Self.result { try await written(batch, sendableLayout, name) }
        } _: { result in
            let written = try result.get()
            counts += written.counts
            try output.append(written.bytes)
            try output.flush()
            listener.progress(counts.rows)
        }
        return counts
    }

    /// The number of rows of an earlier run that are answered again.
    private static let checkedRowCount = 16

    /// Checks that the indexes and options give the same answers as those of an earlier run, as far as its first rows show.
    private func check(
        _ rows: [(own: TableRow, line: Int, bytes: [UInt8])], _ layout: Layout, _ name: String, of path: String
    ) async throws {
        // A service may answer differently from day to day.
        guard answerer.isRepeatable else { return }
        for (own, line, bytes) in rows
        where try await written([own], layout, name).bytes.dropLast(layout.lineEnd.count) != bytes[...] {
            throw CommandFailure.badInput(
                "\(path):\(line) was written with another index or with other options: use the same ones, delete it, or "
                    + "choose another output.")
        }
    }

    private static func areNumbers(_ columns: [String]?) -> Bool {
        columns?.allSatisfy { Int($0) != nil } ?? false
    }

    /// Describes how the table is read.
    private func notice(
        _ dialect: TableDialect, _ encoding: TableEncoding?, _ plan: TablePlan, _ titles: [String],
        isTitled: Bool, titleLine: Int?, _ name: String
    ) -> String {
        var parts = [dialect.separator == nil ? "one column" : "columns separated by \(dialect.separatorName)"]
        if let encoding, encoding != .utf8 {
            parts.append(
                encoding.isUnicode || self.encoding != nil
                    ? "read as \(encoding)"
                    : "read as \(encoding) because it is not UTF-8 (if letters are wrong, add --encoding NAME)")
            parts.append("written as UTF-8")
        }
        if let titleLine { parts.append("the titles are in line \(titleLine)") }
        if !isTitled { parts.append("the first row has no titles and is treated as data") }
        parts.append(plan.summary(of: titles, isTitled: isTitled))
        return "\(name): \(parts.joined(separator: "; "))."
    }

    /// Returns new titles that the table does not contain.
    private static func distinct(_ titles: [String], from old: [String]) -> [String] {
        var taken = Set(old.map { $0.lowercased().filter { !$0.isWhitespace } })
        return titles.map { title in
            var name = title
            var number = 1
            while !taken.insert(name.lowercased()).inserted {
                name = number == 1 ? "found_\(title)" : "found_\(title)_\(number)"
                number += 1
            }
            return name
        }
    }

    private func written(_ rows: [TableRow], _ layout: Layout, _ name: String) async throws -> Written {
        var written = Written()
        for row in rows {
            if row.isBlank {
                written.bytes += layout.lineEnd
            } else if let problem = Self.problem(of: row, layout) {
                if isStrict { throw CommandFailure.badInput("\(name):\(row.line): \(problem.reason).") }
                written.counts.add(unreadable: problem)
                Self.append(row, layout.plan.errorValues, layout, to: &written.bytes)
            } else {
                try await append(row, layout, name, to: &written)
            }
        }
        return written
    }

    /// Returns the reason why a row cannot be read; nil if it can.
    private static func problem(of row: TableRow, _ layout: Layout) -> SkippedInput? {
        if !row.isText {
            return SkippedInput(line: row.line, reason: DelimitedReport.invalidText)
        }
        guard row.hasExcessFields(columnCount: layout.fieldCount) else { return nil }
        return SkippedInput(
            line: row.line, reason: DelimitedReport.excessFields(row.fields.count, layout.fieldCount))
    }

    private static func result(_ body: () async throws -> Written) async -> Result<Written, any Error> {
        do {
            return .success(try await body())
        } catch {
            return .failure(error)
        }
    }

    private func append(_ row: TableRow, _ layout: Layout, _ name: String, to written: inout Written) async throws {
        var object: GeoObject?
        switch layout.plan {
        case .address(let columns):
            let response = try await response(to: columns.text(of: row.fields))
            object = response?.objects.first
            written.counts.add(object)
            if let response { written.counts.note(response.metadata.notices) }
        case .coordinate(let places):
            if let coordinate = TablePlan.coordinate(in: row.fields, at: places) {
                object = try await place(coordinate)
                written.counts.add(object)
            } else {
                let invalid = TablePlan.invalidCoordinate(in: row, at: places)
                if isStrict, let invalid { throw CommandFailure.badInput("\(name):\(row.line): \(invalid.reason).") }
                written.counts.addWithoutCoordinate(invalid)
            }
        }
        let values = object.map { self.values(of: $0, layout) }
        Self.append(row, values ?? layout.plan.newColumns.map { _ in "" }, layout, to: &written.bytes)
    }

    /// The values of the new columns for a place.
    private func values(of object: GeoObject, _ layout: Layout) -> [String] {
        func number(_ value: Double?) -> String {
            let text = value?.description ?? ""
            return layout.hasDecimalCommas ? text.replacing(".", with: ",") : text
        }
        func cell(_ text: String?) -> String { HarmlessText.cell(text ?? "") }
        switch layout.plan {
        case .address:
            let coordinate = object.coordinate.sourcePrecision
            return [
                number(coordinate.latitude), number(coordinate.longitude), object.matchQuality?.rawValue ?? "",
                number(object.matchConfidence.map { ($0 * 100).rounded() / 100 }),
                cell(object.unmatchedWords.joined(separator: " ")),
                object[ToponymMetadata.self]?.precision?.rawValue ?? "", cell(object.name), cell(object.uri),
            ]
        case .coordinate:
            let address = object.address
            return [
                cell(object.name), object.kind.rawValue, cell(address?.formatted), cell(address?.houseNumber),
                cell(address?.street), cell(address?.postalCode), cell(address?.locality), cell(address?.county),
                cell(address?.region), cell(address?.country), cell(address?.countryCode),
                number(object.distance.map { ($0 * 10).rounded() / 10 }), cell(object.uri),
            ]
        }
    }

    /// Returns the response to an address; nil if the text is blank or too long.
    private func response(to text: String) async throws -> SearchResponse? {
        do {
            return try await answerer.answer(.text(text, options: options, page: .init(limit: 1)))
        } catch SearchError.Code.emptyQuery, SearchError.Code.queryTooLong {
            return nil
        }
    }

    /// Returns what is at a coordinate; nil if nothing is known there.
    private func place(_ coordinate: Coordinate) async throws -> GeoObject? {
        let request = SearchRequest.reverse(coordinate, zoom: zoom, options: options, page: .init(limit: 1))
        return try await answerer.answer(request).objects.first
    }

    // MARK: Rows

    /// Appends a row unchanged, with empty fields for missing ones, and the new fields.
    private static func append(
        _ row: TableRow, _ values: [String], _ layout: Layout, to bytes: inout [UInt8]
    ) {
        bytes += prefix(of: row, layout)
        for value in values {
            bytes.append(layout.outputSeparator)
            bytes += field(value, separator: layout.outputSeparator).utf8
        }
        bytes += layout.lineEnd
    }

    /// Returns a row with as many fields as the first one, unchanged unless it cannot be read.
    private static func prefix(of row: TableRow, _ layout: Layout) -> [UInt8] {
        guard !row.isBlank else { return [] }
        // In a table with one column, a separator is part of the text.
        if layout.separator == nil { return Array(field(row.fields[0]).utf8) }
        if problem(of: row, layout) != nil {
            // Nothing is lost: the last column gets the rest of a row with too many fields.
            let rest = row.fields.dropFirst(layout.fieldCount - 1)
            let separator = String(Character(Unicode.Scalar(layout.outputSeparator)))
            var fields = Array(row.fields.prefix(layout.fieldCount - 1))
            fields += rest.isEmpty ? [] : [rest.joined(separator: separator)]
            fields += [String](repeating: "", count: layout.fieldCount - fields.count)
            return Array(
                fields.map { field($0, separator: layout.outputSeparator) }.joined(separator: separator).utf8)
        }
        let missing = max(0, layout.fieldCount - row.fields.count)
        // Empty fields beyond the last column are separators at the end.
        let bytes = row.raw.dropLast(max(0, row.fields.count - layout.fieldCount))
        return bytes + [UInt8](repeating: layout.outputSeparator, count: missing)
    }

    /// Returns a value as a field, quoted if necessary.
    static func field(_ value: String, separator: UInt8 = UInt8(ascii: ",")) -> String {
        let special: Set<Unicode.Scalar> = [Unicode.Scalar(separator), "\"", "\r", "\n"]
        guard value.unicodeScalars.contains(where: special.contains) else { return value }
        return "\"" + value.replacing("\"", with: "\"\"") + "\""
    }
}
