import MapSearch

/// Geocodes a table: the same rows with the place of their address in new columns.
struct TableGeocoder: Sendable {
    let answerer: Answerer
    let options: SearchOptions
    let workers: Workers
    /// The columns of the address; nil to choose them by their names.
    let columns: [String]?

    private static let newColumns = [
        "latitude", "longitude", "match", "confidence", "unmatched", "precision", "name", "uri",
    ]

    /// Rows that are ready to be written, with how well they were found.
    private struct Written: Sendable {
        var bytes: [UInt8] = []
        var counts = MatchCounts()
    }

    /// What the first row says of the others.
    private struct Header: Sendable {
        var fieldCount: Int
        var address: [Int]
        var lineEnd: [UInt8]
    }

    /// Reads a table and writes it with the new columns.
    ///
    /// - Parameters:
    ///   - source: the table.
    ///   - name: what the table is called in messages.
    ///   - output: receives the rows.
    /// - Returns: how many rows were found, and how well.
    /// - Throws: ``CommandFailure`` when it is no table, or an address column is not there; ``StreamError``.
    func run(_ source: some ByteSource, name: String, _ output: Output) async throws -> MatchCounts {
        var rows = TableRows(source, name: name, batchCount: workers.batchCount)
        guard let first = try rows.nextRow() else {
            throw CommandFailure.badInput("\(name) is empty: the first row must name the columns.")
        }
        let header = try begin(first, output)
        var counts = MatchCounts()
        try await workers.run(&rows) { batch in
            await Self.result { try await written(batch, header, name) }
        } _: { result in
            let written = try result.get()
            counts += written.counts
            try output.append(written.bytes)
            try output.flush()
        }
        return counts
    }

    private func begin(_ row: TableReader.Row, _ output: Output) throws -> Header {
        var names = row.fields
        // A byte order mark stays in the row, and is no part of a name.
        if names[0].unicodeScalars.first == "\u{FEFF}" { names[0].unicodeScalars.removeFirst() }
        let address =
            try columns.map { columns throws(CommandFailure) in
                try AddressColumns.places(of: columns, in: names)
            } ?? AddressColumns.places(in: names)
        let header = Header(
            fieldCount: names.count, address: address, lineEnd: Array((row.hasReturn ? "\r\n" : "\n").utf8))
        var bytes: [UInt8] = []
        Self.append(row, Self.newColumns, header, to: &bytes)
        try output.append(bytes)
        return header
    }

    private func written(_ rows: [TableReader.Row], _ header: Header, _ name: String) async throws -> Written {
        var written = Written()
        for row in rows {
            guard row.fields.count <= header.fieldCount else {
                throw CommandFailure.badInput(
                    "\(name): the row in line \(row.line) has \(row.fields.count) fields, the first row "
                        + "\(header.fieldCount): quote fields with commas in them.")
            }
            if row.isBlank { written.bytes += header.lineEnd } else { try await append(row, header, to: &written) }
        }
        return written
    }

    private static func result(_ body: () async throws -> Written) async -> Result<Written, any Error> {
        do {
            return .success(try await body())
        } catch {
            return .failure(error)
        }
    }

    private func append(_ row: TableReader.Row, _ header: Header, to written: inout Written) async throws {
        let text = AddressColumns.text(of: row.fields, at: header.address)
        let object = try await place(text)
        written.counts.add(object)
        let values = object.map(Self.values) ?? Array(repeating: "", count: Self.newColumns.count)
        Self.append(row, values, header, to: &written.bytes)
    }

    /// What the new columns say of a place.
    private static func values(of object: GeoObject) -> [String] {
        let coordinate = object.coordinate.sourcePrecision
        let confidence = object.matchConfidence.map { ($0 * 100).rounded() / 100 }
        return [
            coordinate.latitude.description, coordinate.longitude.description, object.matchQuality?.rawValue ?? "",
            confidence?.description ?? "", HarmlessText.cell(object.unmatchedWords.joined(separator: " ")),
            object[ToponymMetadata.self]?.precision?.rawValue ?? "", HarmlessText.cell(object.name),
            HarmlessText.cell(object.uri ?? ""),
        ]
    }

    /// The place of an address; nil when there is none, or the text is none.
    private func place(_ text: String) async throws -> GeoObject? {
        do {
            return try await answerer.answer(.text(text, options: options, page: .init(limit: 1))).objects.first
        } catch SearchError.Code.emptyQuery, SearchError.Code.queryTooLong {
            return nil
        }
    }

    // MARK: Rows

    /// Appends a row as it was, empty fields for those that it lacks, and the new ones.
    private static func append(
        _ row: TableReader.Row, _ values: [String], _ header: Header, to bytes: inout [UInt8]
    ) {
        bytes += row.raw
        bytes += [UInt8](repeating: UInt8(ascii: ","), count: header.fieldCount - row.fields.count)
        for value in values {
            bytes.append(UInt8(ascii: ","))
            bytes += field(value).utf8
        }
        bytes += header.lineEnd
    }

    /// A value as a field, in quotes when it needs them.
    static func field(_ value: String) -> String {
        let special: Set<Unicode.Scalar> = [",", "\"", "\r", "\n"]
        guard value.unicodeScalars.contains(where: special.contains) else { return value }
        return "\"" + value.replacing("\"", with: "\"\"") + "\""
    }
}
