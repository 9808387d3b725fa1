import MapGeometry

/// Builds the tree of clusters for a list of points.
///
/// For any precedence, it begins with all points and goes up, level by level: of points closer than the radius of the
/// previous level, one keeps its pin, and the others become children of the nearest one that does. A level therefore
/// costs as much as it has pins. With precedence for the first of a list, it goes down from the world instead; see
/// `select(_:)`.
struct ClusterBuilder {
    let scale: ClusterScale
    private(set) var nodes: [ClusterNode] = []
    private(set) var grid: ClusterGrid
    /// The node of each point; `ClusterNode.none` for those that are not on the map.
    private(set) var nodeOfPoint: [Int32]

    init(_ coordinates: [Coordinate], options: ClusterOptions) {
        scale = ClusterScale(options)
        nodeOfPoint = Array(repeating: ClusterNode.none, count: coordinates.count)
        var points: [ClusterRows.Point] = []
        points.reserveCapacity(coordinates.count)
        for (number, coordinate) in coordinates.enumerated() {
            guard let place = ClusterPlace(coordinate) else { continue }
            points.append(ClusterRows.Point(place: place, number: Int32(number)))
        }
        nodes.reserveCapacity(points.count)
        grid = ClusterGrid(capacity: points.count)
        switch options.precedence {
        case .any:
            gather(points)
            for index in nodes.indices { link(index) }
        case .first:
            select(points)
            for index in nodes.indices.reversed() { link(index) }
        }
    }

    private mutating func gather(_ points: [ClusterRows.Point]) {
        var rows = ClusterRows(points, shift: scale.cellShift(scale.leafLevel))
        var covered = CoveredPoints(capacity: points.count)
        for level in (1...scale.leafLevel).reversed() {
            rows.thin(radius: scale.radius(level - 1), into: &covered)
            covered.findParents(among: rows, radius: scale.radius(level - 1))
            append(covered, level: level, rowShift: rows.shift)
            rows.raise(to: scale.cellShift(level - 1) + 1)
        }
        append(CoveredPoints(all: rows), level: 0, rowShift: rows.shift)
    }

    /// Appends the points of a level, with those of a grid block adjacent if possible.
    private mutating func append(_ covered: CoveredPoints, level: Int, rowShift: UInt32) {
        let shift = scale.cellShift(level)
        let rowsPerBlock = shift + 2 > rowShift ? UInt32(1) << (shift + 2 - rowShift) : 1
        covered.forEachInBlocks(rowsPerBlock: rowsPerBlock, shift: shift + 2) { index in
            append(covered.points[index], level: level, parent: covered.parents[index], cellShift: shift)
        }
    }

    /// Appends a point as a node with the number of its parent instead of the parent, whose node may not exist yet.
    @inline(__always)
    mutating func append(_ point: ClusterRows.Point, level: Int, parent: Int32, cellShift: UInt32) {
        let cell = grid.makeCell(level: level, column: point.place.x >> cellShift, row: point.place.y >> cellShift)
        var node = ClusterNode(place: point.place, level: level, number: point.number, parent: parent)
        let next = grid.head(cell)
        let index = Int32(nodes.count)
        node.nextInCell = next
        if next >= 0 { nodes[Int(next)].previousInCell = index }
        grid.setHead(cell, index)
        nodes.append(node)
        nodeOfPoint[Int(point.number)] = index
    }

    /// Links a node to its parent, after all nodes of later levels have been linked to theirs.
    private mutating func link(_ index: Int) {
        let node = nodes[index]
        guard node.parent >= 0 else { return }
        let parent = Int(nodeOfPoint[Int(node.parent)])
        let next = nodes[parent].firstChild
        nodes[index].parent = Int32(parent)
        nodes[index].nextSibling = next
        if let next = next.index { nodes[next].previousSibling = Int32(index) }
        let offset = nodes[parent].place.offset(to: node.place)
        nodes[parent].firstChild = .init(node: Int32(index), level: node.level)
        nodes[parent].count += node.count
        nodes[parent].sumX += node.sumX + Int64(node.count) * offset.x
        nodes[parent].sumY += node.sumY + Int64(node.count) * offset.y
    }
}
