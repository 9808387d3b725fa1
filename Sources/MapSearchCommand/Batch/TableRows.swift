/// The rows of a table, in batches.
struct TableRows: BatchSource {
    private let input: any ByteSource
    private let name: String
    private let batchCount: Int
    private var reader = TableReader()
    /// Rows that came with a piece.
    private var rows: ArraySlice<TableReader.Row> = []
    /// How many of them make a batch.
    private var batchLength = 1
    private var isEnd = false

    /// So many rows are answered and written together at most.
    private static let maximumBatchLength = 128

    /// Reads a table that is called by a name in messages; pieces are cut into so many batches at least.
    init(_ input: any ByteSource, name: String, batchCount: Int) {
        self.input = input
        self.name = name
        self.batchCount = batchCount
    }

    var isReady: Bool { !rows.isEmpty || isEnd || input.isReady }

    mutating func next() throws -> [TableReader.Row]? {
        guard try fill() else { return nil }
        defer { rows = rows.dropFirst(batchLength) }
        return Array(rows.prefix(batchLength))
    }

    /// The next row alone; nil at the end.
    mutating func nextRow() throws -> TableReader.Row? {
        try fill() ? rows.popFirst() : nil
    }

    /// Reads until there are rows; false at the end.
    private mutating func fill() throws -> Bool {
        while rows.isEmpty {
            if isEnd { return false }
            try Task.checkCancellation()
            let piece = try input.read()
            isEnd = piece.isEmpty
            do throws(CommandFailure) {
                rows = try reader.rows(in: piece)[...]
                if isEnd, let last = try reader.finalRow() { rows.append(last) }
            } catch {
                throw CommandFailure(error.status, "\(name): \(error.message)")
            }
            batchLength = min(Self.maximumBatchLength, max(1, rows.count / batchCount))
        }
        return true
    }
}
