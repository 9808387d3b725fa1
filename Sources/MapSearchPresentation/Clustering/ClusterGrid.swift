/// The points of each level in the cells of a grid, which are found by blocks of four by four: a block's cells fill one
/// line of the cache.
struct ClusterGrid: Sendable {
    /// A cell, by its place in the list of all.
    typealias Cell = Int

    /// The number of a block plus one by the hash of its key; 0 where there is none.
    private var table: [UInt32]
    private var keys: [UInt64] = []
    /// The first point of each cell.
    private var heads: [Int32] = []
    private var tableShift: UInt64

    init() {
        table = Array(repeating: 0, count: 64)
        tableShift = 58
    }

    var blockCount: Int { keys.count }

    /// The first point in a cell.
    @inline(__always)
    func head(_ cell: Cell) -> Int32 { heads[cell] }

    mutating func setHead(_ cell: Cell, _ node: Int32) { heads[cell] = node }

    /// The cell of a column and a row at a level; `nil` when its block has never had a point.
    @inline(__always)
    func cell(level: Int, column: UInt32, row: UInt32) -> Cell? {
        guard let block = block(level: level, column: column >> 2, row: row >> 2) else { return nil }
        return block * 16 + Self.cellInBlock(column, row)
    }

    /// The first cell of a block, of which the others follow in rows; `nil` when it has never had a point.
    @inline(__always)
    func block(level: Int, column: UInt32, row: UInt32) -> Int? {
        let key = Self.key(level, column, row)
        var slot = hash(key)
        while true {
            let entry = table[slot]
            if entry == 0 { return nil }
            if keys[Int(entry) - 1] == key { return Int(entry) - 1 }
            slot = (slot + 1) & (table.count - 1)
        }
    }

    /// The cell of a column and a row at a level, which is made if need be.
    mutating func makeCell(level: Int, column: UInt32, row: UInt32) -> Cell {
        if let cell = cell(level: level, column: column, row: row) { return cell }
        if (keys.count + 1) * 2 > table.count { makeRoom() }
        let key = Self.key(level, column >> 2, row >> 2)
        keys.append(key)
        heads.append(contentsOf: repeatElement(ClusterNode.none, count: 16))
        enter(key, UInt32(keys.count))
        return (keys.count - 1) * 16 + Self.cellInBlock(column, row)
    }

    /// Drops blocks without points, of which points on the move leave a trail, and enlarges the table where that does not do.
    private mutating func makeRoom() {
        var kept: [UInt64] = []
        var keptHeads: [Int32] = []
        kept.reserveCapacity(keys.count)
        keptHeads.reserveCapacity(heads.count)
        for block in keys.indices {
            let cells = heads[block * 16..<block * 16 + 16]
            guard cells.contains(where: { $0 != ClusterNode.none }) else { continue }
            kept.append(keys[block])
            keptHeads += cells
        }
        keys = kept
        heads = keptHeads
        var bits = UInt64(6)
        while (keys.count + 1) * 3 > 1 << bits { bits += 1 }
        table = Array(repeating: 0, count: 1 << bits)
        tableShift = 64 - bits
        for (index, key) in keys.enumerated() { enter(key, UInt32(index + 1)) }
    }

    private mutating func enter(_ key: UInt64, _ entry: UInt32) {
        var slot = hash(key)
        while table[slot] != 0 { slot = (slot + 1) & (table.count - 1) }
        table[slot] = entry
    }

    @inline(__always)
    private func hash(_ key: UInt64) -> Int { Int((key &* 0x9E37_79B9_7F4A_7C15) >> tableShift) }

    @inline(__always)
    private static func key(_ level: Int, _ column: UInt32, _ row: UInt32) -> UInt64 {
        UInt64(level) << 58 | UInt64(row) << 29 | UInt64(column)
    }

    @inline(__always)
    private static func cellInBlock(_ column: UInt32, _ row: UInt32) -> Int { Int(row & 3) * 4 + Int(column & 3) }
}

/// The up to four cells of a level that can have a point within the radius of a place.
struct ClusterNeighborhood {
    private(set) var cells: (ClusterGrid.Cell, ClusterGrid.Cell, ClusterGrid.Cell, ClusterGrid.Cell) = (-1, -1, -1, -1)

    /// What two places have in common that have the same cells around them.
    @inline(__always)
    static func key(of place: ClusterPlace, cellShift: UInt32) -> UInt64 {
        UInt64(place.x >> (cellShift - 1)) << 32 | UInt64(place.y >> (cellShift - 1))
    }

    /// Looks up the cells.
    ///
    /// A cell has at least twice the radius, so that only the sides that a place is nearer to matter.
    init(of place: ClusterPlace, level: Int, cellShift: UInt32, in grid: ClusterGrid) {
        let last: UInt32 = cellShift >= 32 ? 0 : .max >> cellShift
        let column = place.x >> cellShift
        let row = place.y >> cellShift
        let isEast = place.x >> (cellShift - 1) & 1 == 1
        let isSouth = place.y >> (cellShift - 1) & 1 == 1
        // A single column is its own neighbour, and must not be looked at twice.
        let besideColumn = last == 0 ? nil : (isEast ? column &+ 1 : column &- 1) & last
        let besideRow = isSouth ? (row == last ? nil : row + 1) : (row == 0 ? nil : row - 1)
        cells.0 = grid.cell(level: level, column: column, row: row) ?? -1
        if let besideColumn {
            cells.1 = grid.cell(level: level, column: besideColumn, row: row) ?? -1
        }
        if let besideRow {
            cells.2 = grid.cell(level: level, column: column, row: besideRow) ?? -1
            if let besideColumn {
                cells.3 = grid.cell(level: level, column: besideColumn, row: besideRow) ?? -1
            }
        }
    }
}
