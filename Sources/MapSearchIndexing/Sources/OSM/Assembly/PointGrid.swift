import MapGeometry

/// Finds what is near by cells of equal degrees, across 180° too.
///
/// Elements with different keys, such as streets of different names, do not meet.
///
/// A box that covers many cells is put into larger ones, each twice as wide as those before: no box, however large, takes
/// more than a few, and a search looks into one cell of each size.
struct PointGrid {
    private let cellsPerDegree: Double
    private var cells: [Cell: [Int]] = [:]
    /// A bit for each size of cells that has any.
    private var levels: UInt32 = 0

    private struct Cell: Hashable {
        var key: Int
        var level: UInt8
        var row: Int32
        var column: Int32
    }

    /// The cells from a corner to another one.
    private struct Block {
        var rows: ClosedRange<Int32>
        var columns: ClosedRange<Int32>

        var count: Int { rows.count * columns.count }

        /// The larger cells that cover the same.
        func scaled(by level: UInt8) -> Block {
            Block(
                rows: rows.lowerBound >> level...rows.upperBound >> level,
                columns: columns.lowerBound >> level...columns.upperBound >> level)
        }

        func contains(_ cell: Cell) -> Bool { rows.contains(cell.row) && columns.contains(cell.column) }
    }

    /// How many cells a box may take.
    private static let mostCells = 64

    /// Creates a grid whose smallest cells are about so many metres high.
    init(cellHeight: Double) {
        cellsPerDegree = 111_000 / cellHeight
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
                // The pieces of a street come one after the other.
                if cells[cell]?.last != index { cells[cell, default: []].append(index) }
            }
        }
    }

    // MARK: Looking up

    /// What is in the cells of a coordinate.
    func elements(at coordinate: Coordinate) -> [Int] {
        let (latitude, longitude) = (coordinate.latitude, coordinate.longitude)
        let found = elements(block(latitude, longitude, latitude, longitude), 0)
        // The two sides of 180° are one place.
        return abs(longitude) < 180 ? found : found + elements(block(latitude, -longitude, latitude, -longitude), 0)
    }

    /// What is in the cells around a coordinate that a radius in metres reaches; more than once if it is in several.
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
