import MapGeometry

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Groups coordinates that are near each other, directly or through others, across 180° too.
///
/// The groups depend only on the coordinates, not on their order. Coordinates are stored as the cells of a grid, so the
/// memory is bounded by the area that they cover.
struct ProximityGroups {
    private let cellHeight: Double
    private var groups: [Cell: Int] = [:]

    private struct Cell: Hashable {
        var row: Int32
        var column: Int32
    }

    /// Cells that are at most this many rows and columns apart are neighbours.
    private static let step: Int32 = 2

    /// Creates groups.
    ///
    /// - Parameter gap: Coordinates within this many metres are always in one group. Those that are more than about twice as
    ///   far from all others never are.
    init(gap: Double) {
        // The columns of two rows are not aligned, which costs half a cell.
        cellHeight = gap / (Double(Self.step) - 0.5) / Earth.metersPerDegree
    }

    mutating func insert(_ coordinate: Coordinate) { groups[cell(at: coordinate)] = 0 }

    /// Forms the groups, numbered from south to north; call this once all coordinates are added.
    mutating func join() {
        var unseen = Set(groups.keys)
        var number = 0
        for start in groups.keys.sorted(by: { ($0.row, $0.column) < ($1.row, $1.column) })
        where unseen.remove(start) != nil {
            var stack = [start]
            while let cell = stack.popLast() {
                groups[cell] = number
                for next in neighbors(of: cell) where unseen.remove(next) != nil { stack.append(next) }
            }
            number += 1
        }
    }

    /// The group of a coordinate, which may be one that was not added; nil if none is near.
    func group(at coordinate: Coordinate) -> Int? {
        let cell = cell(at: coordinate)
        return groups[cell] ?? neighbors(of: cell).lazy.compactMap { groups[$0] }.first
    }

    // MARK: Cells

    private func cell(at coordinate: Coordinate) -> Cell {
        let row = Int32((coordinate.latitude / cellHeight).rounded(.down))
        return Cell(row: row, column: column(of: coordinate.longitude, in: row))
    }

    /// The cells of a row are about as wide as high, and divide the circle evenly.
    private func columnCount(in row: Int32) -> Int32 {
        let latitude = min(abs(Double(row) + 0.5) * cellHeight, 89)
        return max(Int32(360 / cellHeight * cos(latitude * .pi / 180)), 1)
    }

    private func column(of longitude: Double, in row: Int32) -> Int32 {
        let count = columnCount(in: row)
        let column = Int32(((longitude + 180) / 360 * Double(count)).rounded(.down))
        return (column % count + count) % count
    }

    private func neighbors(of cell: Cell) -> [Cell] {
        let longitude = (Double(cell.column) + 0.5) / Double(columnCount(in: cell.row)) * 360 - 180
        var neighbors: [Cell] = []
        for row in cell.row - Self.step...cell.row + Self.step {
            let count = columnCount(in: row)
            let middle = column(of: longitude, in: row)
            for offset in -Self.step...Self.step {
                neighbors.append(Cell(row: row, column: ((middle + offset) % count + count) % count))
            }
        }
        return neighbors
    }
}
