import MapSearch
import MapSearchIndexing

/// The output of an earlier run; an incomplete row at the end is ignored.
struct WrittenTable {
    let path: String
    private let input: any ByteSource
    private var splitter: RowSplitter
    private var rows: ArraySlice<TableRow> = []
    private var isEnd = false
    /// The number of bytes of the rows taken, including line ends.
    private(set) var length = 0

    /// Reads the output in a file.
    init(_ input: any ByteSource, path: String, separator: UInt8?) {
        self.input = input
        self.path = path
        splitter = RowSplitter(separator: separator)
    }

    /// Takes the lines before the rows; false if they are incomplete.
    ///
    /// - Throws: ``CommandFailure`` if the file begins differently.
    mutating func begins(with head: [UInt8]) throws -> Bool {
        var expected = head[...]
        while !expected.isEmpty {
            guard let row = try nextRow() else {
                length = 0
                return false
            }
            guard expected.starts(with: row.raw) else {
                throw CommandFailure.badInput(
                    "\(path) was written from another table or with other options: delete it, or choose another output."
                )
            }
            expected = expected.dropFirst(row.raw.count + (row.hasReturn ? 2 : 1))
        }
        return true
    }

    /// The next complete row; nil at the end.
    mutating func nextRow() throws -> TableRow? {
        while rows.isEmpty {
            if isEnd { return nil }
            try Task.checkCancellation()
            let piece = try input.read()
            isEnd = piece.isEmpty
            do throws(CommandFailure) {
                rows = try splitter.rows(in: piece)[...]
            } catch {
                // The incomplete part may have lost a quote.
                isEnd = true
            }
        }
        guard let row = rows.popFirst() else { return nil }
        length += row.raw.count + (row.hasReturn ? 2 : 1)
        return row
    }
}

extension MatchCounts {
    /// Counts a row that an earlier run has written for a row of the table.
    mutating func add(_ row: TableRow, of own: TableRow, firstNewField: Int, _ plan: TablePlan) {
        if case .coordinate(let places) = plan, TablePlan.coordinate(in: own.fields, at: places) == nil {
            return addWithoutCoordinate(TablePlan.invalidCoordinate(in: own, at: places))
        }
        let values = row.fields.dropFirst(firstNewField)
        var quality: MatchQuality?
        if let place = plan.newColumns.firstIndex(of: "match"), place < values.count {
            quality = MatchQuality(rawValue: values[values.startIndex + place])
        }
        // A place has a coordinate or a name.
        add(isFound: values.contains { !$0.isEmpty }, quality)
    }
}
