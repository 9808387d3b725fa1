import MapGeometry

/// Makes the tree of clusters of a list of points, level by level from the world on.
///
/// At each level the points that have no pin yet are looked at in turn: one that is within the radius of a pin waits for the
/// next level, any other gets a pin. A point that waits keeps the nearest pin in mind, which becomes its parent.
struct ClusterBuilder {
    /// A point without a pin.
    private struct Pending {
        let place: ClusterPlace
        let number: Int32
        /// The nearest pin of the levels before the one that is under way, as far as it is within their radius.
        var nearest = ClusterNode.none
        var squaredDistance = Double.infinity
    }

    private let scale: ClusterScale
    private(set) var nodes: [ClusterNode] = []
    private(set) var grid = ClusterGrid()

    init(_ places: [ClusterPlace?], options: ClusterOptions) {
        scale = ClusterScale(options)
        nodes.reserveCapacity(places.count)
        // Beyond a quarter of a thousand million numbers do not fit beside the keys.
        let isListed = options.precedence == .first || places.count >= 1 << 28
        var pending = isListed ? Self.listed(places) : Self.sorted(places)
        for level in 0...scale.leafLevel {
            sweep(&pending, level: level)
        }
        linkTree()
    }

    private static func listed(_ places: [ClusterPlace?]) -> [Pending] {
        places.indices.compactMap { index in places[index].map { Pending(place: $0, number: Int32(index)) } }
    }

    /// The points along a curve, so that those that are near each other are also near in memory.
    private static func sorted(_ places: [ClusterPlace?]) -> [Pending] {
        // The upper 36 bits of the place on the curve, which tell cells of the finest level of usual options apart, and
        // the number of the point.
        var keys: [UInt64] = []
        keys.reserveCapacity(places.count)
        for (index, place) in places.enumerated() {
            guard let place else { continue }
            keys.append((place.curveIndex >> 28) << 28 | UInt64(index))
        }
        sortByUpperBits(&keys)
        return keys.map { key in
            let index = Int(key & 0xFFF_FFFF)
            return Pending(place: places[index]!, number: Int32(index))
        }
    }

    /// Sorts by bits 28…63, twelve at a time from the lowest; equal ones keep their order.
    private static func sortByUpperBits(_ keys: inout [UInt64]) {
        var sorted = [UInt64](repeating: 0, count: keys.count)
        for shift in [28, 40, 52] as [UInt64] {
            var ends = [Int](repeating: 0, count: 4097)
            for key in keys { ends[Int(key >> shift & 4095) + 1] += 1 }
            for digit in 1...4096 { ends[digit] += ends[digit - 1] }
            for key in keys {
                let digit = Int(key >> shift & 4095)
                sorted[ends[digit]] = key
                ends[digit] += 1
            }
            swap(&keys, &sorted)
        }
    }

    /// Gives pins of a level to the points that are not within the radius of another one; the rest stays.
    private mutating func sweep(_ pending: inout [Pending], level: Int) {
        let squaredRadius = scale.squaredRadius(level)
        let isLeafLevel = level == scale.leafLevel
        let shift = scale.cellShift(level)
        let shiftBefore = level > 0 ? scale.cellShift(level - 1) : 0
        var before = Surroundings()
        var here = Surroundings()
        var keptCount = 0
        for index in pending.indices {
            var point = pending[index]
            if level > 0 {
                // The pins of the level before are all known by now.
                let key = ClusterNeighborhood.key(of: point.place, cellShift: shiftBefore)
                if before.key != key { collect(&before, key, around: point.place, level - 1, shiftBefore) }
                // By index: a loop over the list itself would hold on to it and let it go for each point.
                for number in before.pins.indices {
                    let pin = before.pins[number]
                    let squaredDistance = pin.place.squaredDistance(to: point.place)
                    if squaredDistance < point.squaredDistance {
                        point.squaredDistance = squaredDistance
                        point.nearest = pin.node
                    }
                }
            }
            if !isLeafLevel {
                var isCovered = point.squaredDistance < squaredRadius
                if !isCovered {
                    let key = ClusterNeighborhood.key(of: point.place, cellShift: shift)
                    if here.key != key { collect(&here, key, around: point.place, level, shift) }
                    for number in here.pins.indices
                    where here.pins[number].place.squaredDistance(to: point.place) < squaredRadius {
                        isCovered = true
                        break
                    }
                }
                if isCovered {
                    pending[keptCount] = point
                    keptCount += 1
                    continue
                }
            }
            append(point, level: level, cellShift: shift)
            if !isLeafLevel { here.pins.append(.init(place: point.place, node: Int32(nodes.count - 1))) }
        }
        pending.removeSubrange(keptCount...)
    }

    /// The pins of a level around the points of a quarter of a cell, side by side in memory.
    private struct Surroundings {
        struct Pin {
            let place: ClusterPlace
            let node: Int32
        }

        var key = UInt64.max
        var pins: [Pin] = []
    }

    private func collect(
        _ surroundings: inout Surroundings, _ key: UInt64, around place: ClusterPlace, _ level: Int, _ shift: UInt32
    ) {
        surroundings.key = key
        surroundings.pins.removeAll(keepingCapacity: true)
        let cells = ClusterNeighborhood(of: place, level: level, cellShift: shift, in: grid).cells
        collect(&surroundings.pins, of: cells.0)
        collect(&surroundings.pins, of: cells.1)
        collect(&surroundings.pins, of: cells.2)
        collect(&surroundings.pins, of: cells.3)
    }

    @inline(__always)
    private func collect(_ pins: inout [Surroundings.Pin], of cell: ClusterGrid.Cell) {
        guard cell >= 0 else { return }
        var node = grid.head(cell)
        while node >= 0 {
            pins.append(.init(place: nodes[Int(node)].place, node: node))
            node = nodes[Int(node)].nextInCell
        }
    }

    @inline(__always)
    private mutating func append(_ point: Pending, level: Int, cellShift: UInt32) {
        let cell = grid.makeCell(level: level, column: point.place.x >> cellShift, row: point.place.y >> cellShift)
        var node = ClusterNode(place: point.place, level: level, number: point.number, parent: point.nearest)
        let next = grid.head(cell)
        let index = Int32(nodes.count)
        node.nextInCell = next
        if next >= 0 { nodes[Int(next)].previousInCell = index }
        grid.setHead(cell, index)
        nodes.append(node)
    }

    /// Hangs each node on its parent.
    ///
    /// Nodes stand in the order of their levels, and so parents before their children.
    private mutating func linkTree() {
        for index in nodes.indices.reversed() {
            let node = nodes[index]
            guard node.parent >= 0 else { continue }
            let parent = Int(node.parent)
            let next = nodes[parent].firstChild
            nodes[index].nextSibling = next
            if next >= 0 { nodes[Int(next)].previousSibling = Int32(index) }
            let offset = nodes[parent].place.offset(to: node.place)
            nodes[parent].firstChild = Int32(index)
            nodes[parent].count += node.count
            nodes[parent].sumX += node.sumX + Int64(node.count) * offset.x
            nodes[parent].sumY += node.sumY + Int64(node.count) * offset.y
        }
    }
}
