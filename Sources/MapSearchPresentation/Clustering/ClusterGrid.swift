/// The points of each level in the cells of a grid, which are found by blocks of four by four: a block's cells fill one
/// line of the cache.
struct ClusterGrid: Sendable {
    /// A cell, by its place in the list of all.
    typealias Cell = Int

    /// A place of the table, with its key beside it, so that a block is found by one look into memory.
    private struct Slot {
        var key: UInt64 = 0
        /// The number of the block; none where the slot is free.
        var block = Self.free

        static let free: Int32 = -1
    }

    /// The blocks by the hashes of their keys: each in the first free slot from there on.
    private var table: [Slot]
    private var tableShift: UInt64
    /// The first point of each cell, block by block.
    private var heads: [Int32] = []
    /// The block that was made or asked for when one was wanted last.
    private var latest = Slot()

    /// Creates a grid without points.
    ///
    /// - Parameter capacity: How many points are expected at most. Memory is set aside for half as many blocks.
    init(capacity: Int = 0) {
        table = Array(repeating: Slot(), count: 64)
        tableShift = 58
        heads.reserveCapacity(capacity * 8)
    }

    var blockCount: Int { heads.count / 16 }

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

    /// The number of a block, whose cells are the sixteen from sixteen times that on, in rows; `nil` if it never had a point.
    @inline(__always)
    func block(level: Int, column: UInt32, row: UInt32) -> Int? {
        let block = table[slot(of: Self.key(level, column, row))].block
        return block == Slot.free ? nil : Int(block)
    }

    /// The cell of a column and a row at a level, which is made if need be.
    mutating func makeCell(level: Int, column: UInt32, row: UInt32) -> Cell {
        let key = Self.key(level, column >> 2, row >> 2)
        if latest.key != key || latest.block == Slot.free {
            var slot = slot(of: key)
            if table[slot].block == Slot.free {
                if (blockCount + 1) * 3 > table.count * 2 {
                    makeRoom()
                    slot = self.slot(of: key)
                }
                table[slot] = Slot(key: key, block: Int32(blockCount))
                heads.append(contentsOf: repeatElement(ClusterNode.none, count: 16))
            }
            latest = table[slot]
        }
        return Int(latest.block) * 16 + Self.cellInBlock(column, row)
    }

    /// Drops blocks without points, of which points on the move leave a trail, and enlarges the table where that does not do.
    private mutating func makeRoom() {
        dropEmptyBlocks()
        let blocks = table
        // Half full at most, so that room lasts.
        var bits = UInt64(6)
        while blockCount * 2 >= 1 << bits { bits += 1 }
        table = Array(repeating: Slot(), count: 1 << bits)
        tableShift = 64 - bits
        for block in blocks where block.block != Slot.free { table[slot(of: block.key)] = block }
        latest = Slot()
    }

    private mutating func dropEmptyBlocks() {
        guard (0..<blockCount).contains(where: isEmpty) else { return }
        var numbers = [Int32](repeating: Slot.free, count: blockCount)
        var kept: [Int32] = []
        for block in numbers.indices where !isEmpty(block) {
            numbers[block] = Int32(kept.count / 16)
            kept += heads[block * 16..<block * 16 + 16]
        }
        heads = kept
        for slot in table.indices where table[slot].block != Slot.free {
            table[slot].block = numbers[Int(table[slot].block)]
        }
    }

    private func isEmpty(_ block: Int) -> Bool {
        (block * 16..<block * 16 + 16).allSatisfy { heads[$0] == ClusterNode.none }
    }

    /// The slot of a key, or the one where it goes.
    @inline(__always)
    private func slot(of key: UInt64) -> Int {
        // Four blocks in a row share a line of the cache.
        var slot = Int(((key >> 2) &* 0x9E37_79B9_7F4A_7C15) >> tableShift) & ~3 | Int(key & 3)
        while table[slot].key != key, table[slot].block != Slot.free { slot = (slot + 1) & (table.count - 1) }
        return slot
    }

    @inline(__always)
    private static func key(_ level: Int, _ column: UInt32, _ row: UInt32) -> UInt64 {
        UInt64(level) << 58 | UInt64(row) << 29 | UInt64(column)
    }

    @inline(__always)
    private static func cellInBlock(_ column: UInt32, _ row: UInt32) -> Int { Int(row & 3) * 4 + Int(column & 3) }
}
