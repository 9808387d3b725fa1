import MapGeometry

/// Finds what is near by cells of equal degrees.
struct PointGrid {
    private let cellsPerDegree: Double
    private var cells: [Cell: [Int]] = [:]

    private struct Cell: Hashable {
        var row: Int32
        var column: Int32
    }

    /// Creates a grid whose cells are about so many metres high.
    init(cellHeight: Double) {
        cellsPerDegree = 111_000 / cellHeight
    }

    var isEmpty: Bool { cells.isEmpty }

    private func cell(_ coordinate: Coordinate) -> Cell {
        Cell(
            row: Int32((coordinate.latitude * cellsPerDegree).rounded(.down)),
            column: Int32((coordinate.longitude * cellsPerDegree).rounded(.down)))
    }

    mutating func insert(_ index: Int, at coordinate: Coordinate) {
        cells[cell(coordinate), default: []].append(index)
    }

    /// Puts an element into all cells of a box.
    mutating func insert(_ index: Int, in box: CoordinateBounds) {
        guard !box.isEmpty else { return }
        let low = cell(Coordinate(latitude: box.south, longitude: box.west))
        let high = cell(Coordinate(latitude: box.north, longitude: box.east))
        guard low.column <= high.column else { return }
        for row in low.row...high.row {
            for column in low.column...high.column { cells[Cell(row: row, column: column), default: []].append(index) }
        }
    }

    /// What is in the cell of a coordinate.
    func elements(at coordinate: Coordinate) -> [Int] { cells[cell(coordinate)] ?? [] }

    /// What is in the cells around a coordinate that a radius in metres reaches; more than once if it is in several.
    func elements(around coordinate: Coordinate, radius: Double) -> [Int] {
        guard !cells.isEmpty else { return [] }
        let ruler = FlatRuler(latitude: coordinate.latitude)
        let height = radius / ruler.metersPerDegreeOfLatitude
        let width = min(radius / max(ruler.metersPerDegreeOfLongitude, 1), 180)
        let low = cell(
            Coordinate(latitude: max(coordinate.latitude - height, -90), longitude: coordinate.longitude - width))
        let high = cell(
            Coordinate(latitude: min(coordinate.latitude + height, 90), longitude: coordinate.longitude + width))
        var found: [Int] = []
        for row in low.row...high.row {
            for column in low.column...high.column {
                if let indices = cells[Cell(row: row, column: column)] { found += indices }
            }
        }
        return found
    }
}
