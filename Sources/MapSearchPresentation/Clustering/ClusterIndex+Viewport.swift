public import MapGeometry

extension ClusterIndex {
    /// Returns the pins in a part of the map.
    ///
    /// - Parameters:
    ///   - rect: The part of the map, which may cross 180°; pins on its western or northern edge are inside. Make it
    ///     larger than the view by the size of a pin, so that none is cut off at the edge.
    ///   - zoom: The zoom level for tiles of 256 points, rounded down and clamped to 0…``ClusterOptions/leafZoom``;
    ///     not-a-number counts as 0.
    /// - Returns: The pins, each once and in no particular order; none for an empty rectangle.
    /// - Complexity: O(*area* + *pins*), with the area in blocks of 8 by 8 radii; O(*n*) at most.
    public func clusters(in rect: MapRect, zoom: Double) -> [PointCluster] {
        let level = scale.level(zoom)
        // First all nodes, so that their memory accesses overlap, then their contents.
        return pins(in: rect, level: level).map { cluster(of: Int($0), level: level) }
    }

    /// Returns the pin that represents a point at a zoom level.
    ///
    /// - Parameters:
    ///   - point: The number of the point.
    ///   - zoom: The zoom level, as for ``clusters(in:zoom:)``.
    /// - Returns: The pin; `nil` if the point was removed, never existed or is not on the map.
    /// - Complexity: O(*levels*).
    public func cluster(containing point: Int, zoom: Double) -> PointCluster? {
        guard var node = node(of: point) else { return nil }
        let level = scale.level(zoom)
        while nodes[node].level > level { node = Int(nodes[node].parent) }
        return cluster(of: node, level: level)
    }

    /// Returns the cluster of a node that has a pin at a level.
    @inline(__always)
    func cluster(of index: Int, level: Int) -> PointCluster {
        let node = nodes[index]
        var count = Int(node.count)
        var sum = (x: node.sumX, y: node.sumY)
        // Children with their own pin take their descendants with them.
        var child = node.firstChild
        while child.level <= level {
            let other = nodes[Int(child.node)]
            let offset = node.place.offset(to: other.place)
            count -= Int(other.count)
            sum.x -= other.sumX + Int64(other.count) * offset.x
            sum.y -= other.sumY + Int64(other.count) * offset.y
            child = other.nextSibling
        }
        let scale = 1 / (Double(count) * ClusterPlace.unitsPerMapPoint)
        let mean = MapPoint(
            x: Double(node.place.x) / ClusterPlace.unitsPerMapPoint + Double(sum.x) * scale,
            y: Double(node.place.y) / ClusterPlace.unitsPerMapPoint + Double(sum.y) * scale)
        return PointCluster(
            point: Int(node.number), zoom: level, count: count, coordinate: coordinates[index],
            mean: mean.x >= 0 && mean.x < WebMercator.worldSize ? mean : mean.wrapped)
    }

    /// Returns the nodes with a pin in a part of the map.
    private func pins(in rect: MapRect, level: Int) -> [Int32] {
        guard let window = ClusterWindow(rect) else { return [] }
        // If there are fewer points than blocks, it is faster to examine all points.
        guard (0...level).reduce(0, { $0 + window.blockCount(scale.cellShift($1)) }) <= max(64, nodes.count / 4) else {
            return nodes.indices.compactMap { index in
                let node = nodes[index]
                return node.level >= 0 && node.level <= level && window.contains(node.place) ? Int32(index) : nil
            }
        }
        var heads: [Int32] = []
        for pinLevel in 0...level {
            window.forEachCell(scale.cellShift(pinLevel)) { column, row in
                grid.block(level: pinLevel, column: column, row: row)
            } _: { cell in
                let head = grid.head(cell)
                if head >= 0 { heads.append(head) }
            }
        }
        var pins: [Int32] = []
        pins.reserveCapacity(heads.count)
        for head in heads {
            var node = head
            while node >= 0 {
                if window.contains(nodes[Int(node)].place) { pins.append(node) }
                node = nodes[Int(node)].nextInCell
            }
        }
        return pins
    }
}

/// A rectangle on the map in node units.
private struct ClusterWindow {
    private let west: UInt32
    /// From the western to the eastern edge; if it is as wide as the world, nothing is outside.
    private let width: UInt64
    private let rows: Range<UInt64>

    /// Creates the window of a rectangle; `nil` if it is empty.
    init?(_ rect: MapRect) {
        guard !rect.isEmpty, rect.maxY > 0, rect.minY < WebMercator.worldSize else { return nil }
        let units = ClusterPlace.unitsPerMapPoint
        let world = 4_294_967_296.0
        let isWhole = !(rect.width < WebMercator.worldSize)
        west = isWhole ? 0 : UInt32(min(MapPoint(x: rect.minX, y: 0).wrapped.x * units, world - 1))
        width = isWhole ? 1 << 32 : UInt64((rect.width * units).rounded(.up))
        // Positions beyond the southern edge are drawn on it.
        let south = rect.maxY >= WebMercator.worldSize ? world : rect.maxY * units
        rows = UInt64(max(rect.minY * units, 0))..<UInt64(south.rounded(.up))
    }

    @inline(__always)
    func contains(_ place: ClusterPlace) -> Bool {
        UInt64(place.x &- west) < width && rows.contains(UInt64(place.y))
    }

    func blockCount(_ cellShift: UInt32) -> Int {
        let shift = UInt64(cellShift) + 2
        let columns = ((UInt64(west) + width - 1) >> shift) - UInt64(west) >> shift + 1
        return Int(min(columns * ((rows.upperBound - 1) >> shift - rows.lowerBound >> shift + 1), 1 << 40))
    }

    /// Calls a function for each cell that is partly in the window, once each.
    ///
    /// - Parameters:
    ///   - cellShift: Two to this power is the side of a cell.
    ///   - block: Returns the block of a column and a row of blocks, if there is one.
    ///   - body: Called with each cell.
    @inline(__always)
    func forEachCell(
        _ cellShift: UInt32, block: (_ column: UInt32, _ row: UInt32) -> Int?, _ body: (ClusterGrid.Cell) -> Void
    ) {
        let shift = UInt64(cellShift)
        let blocksAround = shift >= 30 ? 1 : UInt64(1) << (30 - shift)
        var columns = UInt64(west) >> shift...(UInt64(west) + width - 1) >> shift
        // A full circle contains each column once.
        if blocksAround == 1 || columns.count >= blocksAround * 4 { columns = 0...blocksAround * 4 - 1 }
        let rows = rows.lowerBound >> shift...(rows.upperBound - 1) >> shift
        for blockRow in rows.lowerBound >> 2...rows.upperBound >> 2 {
            let rowsInBlock = max(rows.lowerBound, blockRow << 2)...min(rows.upperBound, blockRow << 2 | 3)
            for blockColumn in columns.lowerBound >> 2...columns.upperBound >> 2 {
                guard let block = block(UInt32(blockColumn & (blocksAround - 1)), UInt32(blockRow)) else { continue }
                let columnsInBlock =
                    max(columns.lowerBound, blockColumn << 2)...min(columns.upperBound, blockColumn << 2 | 3)
                for row in rowsInBlock {
                    for column in columnsInBlock { body(block * 16 + Int(row & 3) * 4 + Int(column & 3)) }
                }
            }
        }
    }
}
