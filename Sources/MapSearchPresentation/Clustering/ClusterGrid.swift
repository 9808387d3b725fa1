/// A grid with the points of each level, stored in blocks of four by four cells: the cells of a block fill one cache
/// line.
struct ClusterGrid: Sendable {
    /// A cell, by its index in the list of all cells.
    typealias Cell = Int

    /// A slot of the table, with its key next to it, so that a block is found with one memory access.
    private struct Slot {
        var key: UInt64 = 0
        /// The number of the block; none if the slot is free.
        var block = Self.free

        static let free: Int32 = -1
    }

    /// The blocks by the hashes of their keys: each in the first free slot after its hash.
    private var table: [Slot]
    private var tableShift: UInt64
    /// The first point of each cell, block by block.
    private var heads: [Int32] = []
    /// The last block that was created or looked up.
    private var latest = Slot()

    /// Creates a grid without points.
    ///
    /// - Parameter capacity: The expected maximum number of points. Memory is reserved for half as many blocks.
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

    /// Returns the cell of a column and a row at a level; `nil` if its block has never had a point.
    @inline(__always)
    func cell(level: Int, column: UInt32, row: UInt32) -> Cell? {
        guard let block = block(level: level, column: column >> 2, row: row >> 2) else { return nil }
        return block * 16 + Self.cellInBlock(column, row)
    }

    /// Returns the number of a block, whose cells are the sixteen from sixteen times that number on, in rows; `nil` if
    /// it never had a point.
    @inline(__always)
    func block(level: Int, column: UInt32, row: UInt32) -> Int? {
        let block = table[slot(of: Self.key(level, column, row))].block
        return block == Slot.free ? nil : Int(block)
    }

    /// Returns the cell of a column and a row at a level, creating it if necessary.
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

    /// Removes empty blocks, which moving points leave behind, and enlarges the table if that is not enough.
    private mutating func makeRoom() {
        dropEmptyBlocks()
        let blocks = table
        // At most half full, so that the space lasts.
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

    /// The slot of a key, or the one to use for it.
    @inline(__always)
    private func slot(of key: UInt64) -> Int {
        // Four blocks in a row share a cache line.
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
