/// The tiles of one zoom level that cover a box, a rectangle or an area, in rows from the north-west.
///
/// ```swift
/// for tile in TileCover(bounds, zoom: 14) { … }
/// ```
///
/// A box across the 180th meridian is covered on both sides of it. A tile that a box only touches with its eastern or
/// southern edge is not included. Tiles are created one at a time, so a cover of any size costs nothing until you
/// iterate over it.
public struct TileCover: Sequence, Sendable {
    /// The zoom level of the tiles.
    public let zoom: Int

    private let rows: ClosedRange<Int>
    private let columns: Columns

    /// The columns of the rows, in runs from the west.
    enum Columns: Sendable {
        /// The same in every row.
        case alike([ClosedRange<Int>])
        /// The tiles inside a boundary.
        case within(TileOutline)
    }

    /// Creates the cover of a box.
    ///
    /// - Parameters:
    ///   - bounds: The box; if it is empty, so is the cover.
    ///   - zoom: The zoom level; clamped to 0…30.
    public init(_ bounds: CoordinateBounds, zoom: Int) {
        self.init(
            y: bounds.isEmpty ? nil : (WebMercator.y(latitude: bounds.north), WebMercator.y(latitude: bounds.south)),
            x: bounds.longitudes.ranges.map {
                (WebMercator.x(longitude: $0.lowerBound), WebMercator.x(longitude: $0.upperBound))
            }, zoom: zoom)
    }

    /// Creates the cover of a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, which may extend beyond the world to the east or west; parts beyond the north or south
    ///     have no tiles. If it is empty, so is the cover.
    ///   - zoom: The zoom level; clamped to 0…30.
    public init(rect: MapRect, zoom: Int) {
        let isInWorld = !rect.isEmpty && rect.maxY > 0 && rect.minY < WebMercator.worldSize
        self.init(
            y: isInWorld ? (rect.minY, rect.maxY) : nil, x: rect.wrappedParts.map { ($0.minX, $0.maxX) }, zoom: zoom)
    }

    private init(y: (Double, Double)?, x: [(Double, Double)], zoom: Int) {
        let level = Swift.min(Swift.max(zoom, 0), TileID.greatestZoom)
        guard let y else {
            self.init(zoom: level, rows: 0...0, columns: .alike([]))
            return
        }
        let runs = x.map { Self.indices(from: $0.0, to: $0.1, zoom: level) }
        let rows = Self.indices(from: y.0, to: y.1, zoom: level)
        // At low zoom levels the two sides of the 180th meridian can meet in the same column.
        if runs.count == 2, runs[1].upperBound >= runs[0].lowerBound {
            self.init(zoom: level, rows: rows, columns: .alike([0...(1 << level) - 1]))
        } else {
            self.init(zoom: level, rows: rows, columns: .alike(runs))
        }
    }

    init(zoom: Int, rows: ClosedRange<Int>, columns: Columns) {
        self.zoom = zoom
        self.rows = rows
        self.columns = columns
    }

    static func indices(from low: Double, to high: Double, zoom: Int) -> ClosedRange<Int> {
        guard low <= high else { return 0...0 }
        let first = TileID.index(of: low, zoom: zoom)
        let last = TileID.index(of: high, zoom: zoom)
        let side = WebMercator.worldSize / Double(1 << zoom)
        // The far edge exactly on a border does not reach into the next tile.
        return first...(last > first && Double(last) * side == high ? last - 1 : last)
    }

    /// The number of tiles.
    ///
    /// - Complexity: O(1) for a box; for an area, a pass over its rows.
    public var count: Int {
        switch columns {
        case .alike(let runs): return runs.reduce(0) { $0 + $1.count } * rows.count
        case .within(var outline):
            return rows.reduce(0) { sum, _ in outline.nextRow().reduce(sum) { $0 + $1.count } }
        }
    }

    /// Returns an iterator over the tiles.
    public func makeIterator() -> Iterator {
        Iterator(zoom: zoom, rows: rows, columns: columns)
    }

    /// An iterator over the tiles of a cover.
    public struct Iterator: IteratorProtocol, Sendable {
        private let zoom: Int
        private let rows: ClosedRange<Int>
        private var columns: Columns
        private var row: Int
        /// The columns of the row, and the place among them.
        private var runs: [ClosedRange<Int>] = []
        private var run = 0
        private var offset = 0

        fileprivate init(zoom: Int, rows: ClosedRange<Int>, columns: Columns) {
            self.zoom = zoom
            self.rows = rows
            self.columns = columns
            row = rows.lowerBound - 1
        }

        /// Returns the next tile, or `nil` after the last one.
        public mutating func next() -> TileID? {
            while run == runs.count {
                guard row < rows.upperBound, enterNextRow() else { return nil }
            }
            let tile = TileID(uncheckedZoom: zoom, x: runs[run].lowerBound + offset, y: row)
            offset += 1
            if offset == runs[run].count {
                run += 1
                offset = 0
            }
            return tile
        }

        /// Goes on to the next row; false when no later one has a tile.
        private mutating func enterNextRow() -> Bool {
            row += 1
            run = 0
            switch columns {
            case .alike(let all):
                runs = all
                return !all.isEmpty
            case .within(var outline):
                runs = outline.nextRow()
                columns = .within(outline)
                return true
            }
        }
    }
}
