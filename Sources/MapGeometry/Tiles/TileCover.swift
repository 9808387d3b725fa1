/// The tiles of one zoom level that show a box of coordinates, row by row from the north-west.
///
/// ```swift
/// for tile in TileCover(bounds, zoom: 14) { … }
/// ```
///
/// A box across the 180th meridian is covered on both sides of it. A tile that the box only touches with its eastern or
/// southern edge does not belong to the cover. Tiles are made one at a time, so that a cover of any size costs nothing.
public struct TileCover: Sequence, Sendable {
    /// The zoom level of the tiles.
    public let zoom: Int

    private let columns: [ClosedRange<Int>]
    private let rows: ClosedRange<Int>

    /// Creates the cover of a box.
    ///
    /// - Parameters:
    ///   - bounds: The box; for an empty one the cover is empty.
    ///   - zoom: The zoom level; below 0 it is 0, above 30 it is 30.
    public init(_ bounds: CoordinateBounds, zoom: Int) {
        let level = Swift.min(Swift.max(zoom, 0), TileID.greatestZoom)
        self.zoom = level
        let top = WebMercator.y(latitude: bounds.north)
        let bottom = WebMercator.y(latitude: bounds.south)
        rows = Self.indices(from: top, to: bottom, zoom: level)
        let ranges = bounds.isEmpty ? [] : bounds.longitudes.ranges
        let spans = ranges.map {
            Self.indices(
                from: WebMercator.x(longitude: $0.lowerBound), to: WebMercator.x(longitude: $0.upperBound), zoom: level)
        }
        // At low zoom levels the two sides of the 180th meridian can meet in the same column.
        if spans.count == 2, spans[1].upperBound >= spans[0].lowerBound {
            columns = [0...(1 << level) - 1]
        } else {
            columns = spans
        }
    }

    private static func indices(from low: Double, to high: Double, zoom: Int) -> ClosedRange<Int> {
        guard low <= high else { return 0...0 }
        let first = TileID.index(of: low, zoom: zoom)
        let last = TileID.index(of: high, zoom: zoom)
        let side = WebMercator.worldSize / Double(1 << zoom)
        // The far edge exactly on a border does not reach into the next tile.
        return first...(last > first && Double(last) * side == high ? last - 1 : last)
    }

    /// How many tiles there are.
    public var count: Int {
        columns.reduce(0) { $0 + $1.count } * rows.count
    }

    /// Returns an iterator over the tiles.
    public func makeIterator() -> Iterator {
        Iterator(zoom: zoom, columns: columns, rows: rows)
    }

    /// Walks through the tiles of a cover.
    public struct Iterator: IteratorProtocol, Sendable {
        private let zoom: Int
        private let columns: [ClosedRange<Int>]
        private let rows: ClosedRange<Int>
        private var row: Int
        private var part = 0
        private var column: Int

        fileprivate init(zoom: Int, columns: [ClosedRange<Int>], rows: ClosedRange<Int>) {
            self.zoom = zoom
            self.columns = columns
            self.rows = rows
            row = rows.lowerBound
            column = columns.first?.lowerBound ?? 0
        }

        /// Returns the next tile, or `nil` after the last one.
        public mutating func next() -> TileID? {
            guard part < columns.count, row <= rows.upperBound else { return nil }
            let tile = TileID(uncheckedZoom: zoom, x: column, y: row)
            if column < columns[part].upperBound {
                column += 1
            } else {
                part += 1
                if part == columns.count {
                    part = 0
                    row += 1
                }
                column = columns[part].lowerBound
            }
            return tile
        }
    }
}
