import MapGeometry

/// Finds nearby elements by cells of equal degrees, across 180° too.
///
/// Elements with different keys, such as streets of different names, are kept apart.
///
/// A box that covers many cells is put into larger ones, each twice as wide as the previous size: even a large box takes
/// only a few, and a search examines one cell of each size.
struct PointGrid {
    private let cellsPerDegree: Double
    private var cells: [Cell: [Int]] = [:]
    /// A bit for each size of cells that is in use.
    private var levels: UInt32 = 0

    private struct Cell: Hashable {
        var key: Int
        var level: UInt8
        var row: Int32
        var column: Int32
    }

    /// The cells from one corner to another.
    private struct Block {
        var rows: ClosedRange<Int32>
        var columns: ClosedRange<Int32>

        var count: Int { rows.count * columns.count }

        /// The larger cells that cover the same area.
        func scaled(by level: UInt8) -> Block {
            Block(
                rows: rows.lowerBound >> level...rows.upperBound >> level,
                columns: columns.lowerBound >> level...columns.upperBound >> level)
        }

        func contains(_ cell: Cell) -> Bool { rows.contains(cell.row) && columns.contains(cell.column) }
    }

    /// The maximum number of cells for a box.
    private static let mostCells = 64

    /// Creates a grid whose smallest cells are about this many metres high.
    init(cellHeight: Double) {
        cellsPerDegree = Earth.metersPerDegree / cellHeight
    }

    private func block(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> Block {
        func number(_ degrees: Double) -> Int32 { Int32((degrees * cellsPerDegree).rounded(.down)) }
        let low = (number(south), number(west))
        return Block(rows: low.0...max(low.0, number(north)), columns: low.1...max(low.1, number(east)))
    }

    // MARK: Inserting

    mutating func insert(_ index: Int, at coordinate: Coordinate) {
        let (latitude, longitude) = (coordinate.latitude, coordinate.longitude)
        insert(index, block(latitude, longitude, latitude, longitude), 0)
    }

    /// Puts an element into all cells of a box.
    mutating func insert(_ index: Int, in box: CoordinateBounds, key: Int = 0) {
        guard !box.isEmpty else { return }
        if box.spans180thMeridian {
            insert(index, block(box.south, box.west, box.north, 180), key)
            insert(index, block(box.south, -180, box.north, box.east), key)
        } else {
            insert(index, block(box.south, box.west, box.north, box.east), key)
        }
    }

    private mutating func insert(_ index: Int, _ block: Block, _ key: Int) {
        var level: UInt8 = 0
        while block.scaled(by: level).count > Self.mostCells { level += 1 }
        levels |= 1 << UInt32(level)
        let block = block.scaled(by: level)
        for row in block.rows {
            for column in block.columns {
                let cell = Cell(key: key, level: level, row: row, column: column)
                // The pieces of a street are added one after the other.
                if cells[cell]?.last != index { cells[cell, default: []].append(index) }
            }
        }
    }

    // MARK: Looking up

    /// The elements in the cells of a coordinate.
    func elements(at coordinate: Coordinate) -> [Int] {
        let (latitude, longitude) = (coordinate.latitude, coordinate.longitude)
        let found = elements(block(latitude, longitude, latitude, longitude), 0)
        // Both sides of 180° are the same position.
        return abs(longitude) < 180 ? found : found + elements(block(latitude, -longitude, latitude, -longitude), 0)
    }

    /// The elements in the cells within a radius in metres around a coordinate; repeated if in several cells.
    func elements(around coordinate: Coordinate, radius: Double, key: Int = 0) -> [Int] {
        let ruler = FlatRuler(latitude: coordinate.latitude)
        let height = radius / ruler.metersPerDegreeOfLatitude
        // Near a pole a few metres are many degrees.
        let isPolar = ruler.metersPerDegreeOfLongitude * 180 <= radius
        let width = isPolar ? 180 : radius / ruler.metersPerDegreeOfLongitude
        let (south, north) = (max(coordinate.latitude - height, -90), min(coordinate.latitude + height, 90))
        let (west, east) = (coordinate.longitude - width, coordinate.longitude + width)
        if isPolar { return elements(block(south, -180, north, 180), key) }
        var found = elements(block(south, max(west, -180), north, min(east, 180)), key)
        if west <= -180 { found += elements(block(south, west + 360, north, 180), key) }
        if east >= 180 { found += elements(block(south, -180, north, east - 360), key) }
        return found
    }

    private func elements(_ block: Block, _ key: Int) -> [Int] {
        var found: [Int] = []
        var rest = levels
        while rest != 0 {
            let level = UInt8(rest.trailingZeroBitCount)
            rest &= rest - 1
            let block = block.scaled(by: level)
            if block.count <= cells.count {
                for row in block.rows {
                    for column in block.columns {
                        let cell = Cell(key: key, level: level, row: row, column: column)
                        if let indices = cells[cell] { found += indices }
                    }
                }
            } else {
                let reached = cells.filter { $0.key.key == key && $0.key.level == level && block.contains($0.key) }
                for (_, indices) in reached.sorted(by: { ($0.key.row, $0.key.column) < ($1.key.row, $1.key.column) }) {
                    found += indices
                }
            }
        }
        return found
    }
}
