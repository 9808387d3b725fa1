// Links and unlinks nodes in the tree and the grid.
extension ClusterIndex {
    /// Finds where a position belongs among the pins of earlier levels.
    ///
    /// - Parameters:
    ///   - place: The position.
    ///   - end: The level before which to look.
    ///   - exception: A node to ignore.
    /// - Returns: The first level from which on, up to the end, no pin is within its radius, and the nearest pin of the
    ///   level before that.
    func nearestPin(of place: ClusterPlace, before end: Int, except exception: Int = -1) -> (level: Int, parent: Int?) {
        var found: (level: Int, parent: Int?) = (0, nil)
        // Pins of earlier levels are also pins of later ones.
        var nearest = -1
        var squaredDistance = Double.infinity
        for level in 0..<end {
            let neighborhood = ClusterNeighborhood(
                of: place, level: level, cellShift: scale.cellShift(level), in: grid)
            for cell in [
                neighborhood.cells.0, neighborhood.cells.1, neighborhood.cells.2, neighborhood.cells.3,
            ] where cell >= 0 {
                var node = grid.head(cell)
                while node >= 0 {
                    let distance = nodes[Int(node)].place.squaredDistance(to: place)
                    if distance < squaredDistance, Int(node) != exception {
                        squaredDistance = distance
                        nearest = Int(node)
                    }
                    node = nodes[Int(node)].nextInCell
                }
            }
            if squaredDistance < scale.squaredRadius(level) { found = (level + 1, nearest) }
        }
        return found
    }

    /// Links a node, with its descendants, to a parent of an earlier level.
    mutating func attach(_ index: Int, to parent: Int) {
        let level = nodes[index].level
        var previous = ClusterNode.none
        var next = nodes[parent].firstChild
        while let nextIndex = next.index, next.level < level {
            previous = next.node
            next = nodes[nextIndex].nextSibling
        }
        nodes[index].parent = Int32(parent)
        nodes[index].previousSibling = previous
        nodes[index].nextSibling = next
        let child = ClusterNode.Child(node: Int32(index), level: level)
        if previous >= 0 { nodes[Int(previous)].nextSibling = child } else { nodes[parent].firstChild = child }
        if let next = next.index { nodes[next].previousSibling = Int32(index) }
        addToAncestors(of: index, sign: 1)
    }

    /// Unlinks a node, with its descendants, from its parent; does nothing if it has none.
    mutating func detach(_ index: Int) {
        guard nodes[index].parent >= 0 else { return }
        addToAncestors(of: index, sign: -1)
        let (previous, next) = (nodes[index].previousSibling, nodes[index].nextSibling)
        if previous >= 0 { nodes[Int(previous)].nextSibling = next }
        if previous < 0 { nodes[Int(nodes[index].parent)].firstChild = next }
        if let next = next.index { nodes[next].previousSibling = previous }
        nodes[index].parent = ClusterNode.none
        nodes[index].previousSibling = ClusterNode.none
        nodes[index].nextSibling = .none
    }

    private mutating func addToAncestors(of index: Int, sign: Int64) {
        let count = nodes[index].count
        var sum = (x: nodes[index].sumX, y: nodes[index].sumY)
        var node = index
        while nodes[node].parent >= 0 {
            let parent = Int(nodes[node].parent)
            let offset = nodes[parent].place.offset(to: nodes[node].place)
            sum.x += Int64(count) * offset.x
            sum.y += Int64(count) * offset.y
            nodes[parent].count += Int32(sign) * count
            nodes[parent].sumX += sign * sum.x
            nodes[parent].sumY += sign * sum.y
            node = parent
        }
    }

    mutating func enterCell(_ index: Int) {
        let shift = scale.cellShift(Int(nodes[index].level))
        let place = nodes[index].place
        let cell = grid.makeCell(
            level: Int(nodes[index].level), column: place.x >> shift, row: place.y >> shift)
        let next = grid.head(cell)
        nodes[index].nextInCell = next
        nodes[index].previousInCell = ClusterNode.none
        if next >= 0 { nodes[Int(next)].previousInCell = Int32(index) }
        grid.setHead(cell, Int32(index))
    }

    mutating func leaveCell(_ index: Int) {
        let (previous, next) = (nodes[index].previousInCell, nodes[index].nextInCell)
        if next >= 0 { nodes[Int(next)].previousInCell = previous }
        if previous >= 0 {
            nodes[Int(previous)].nextInCell = next
            return
        }
        let shift = scale.cellShift(Int(nodes[index].level))
        let place = nodes[index].place
        grid.setHead(
            grid.makeCell(level: Int(nodes[index].level), column: place.x >> shift, row: place.y >> shift), next)
    }
}
