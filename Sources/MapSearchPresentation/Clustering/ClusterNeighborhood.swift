/// The up to four cells of a level that can contain a point within the radius of a position.
struct ClusterNeighborhood {
    private(set) var cells: (ClusterGrid.Cell, ClusterGrid.Cell, ClusterGrid.Cell, ClusterGrid.Cell) = (-1, -1, -1, -1)

    /// The key shared by positions with the same neighbouring cells.
    @inline(__always)
    static func key(of place: ClusterPlace, cellShift: UInt32) -> UInt64 {
        UInt64(place.x >> (cellShift - 1)) << 32 | UInt64(place.y >> (cellShift - 1))
    }

    /// Looks up the cells.
    ///
    /// A cell is at least twice the radius wide, so only the nearer sides matter.
    init(of place: ClusterPlace, level: Int, cellShift: UInt32, in grid: ClusterGrid) {
        let last: UInt32 = cellShift >= 32 ? 0 : .max >> cellShift
        let column = place.x >> cellShift
        let row = place.y >> cellShift
        let isEast = place.x >> (cellShift - 1) & 1 == 1
        let isSouth = place.y >> (cellShift - 1) & 1 == 1
        // A single column is its own neighbour, and must not be examined twice.
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
