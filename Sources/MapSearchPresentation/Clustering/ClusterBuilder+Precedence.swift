// The assignment of pins with precedence for the first of a list.
extension ClusterBuilder {
    /// A point without a pin.
    private struct Pending {
        let point: ClusterRows.Point
        /// The number of the nearest pin of previous levels, if it is within their radius.
        var nearest = ClusterNode.none
        var squaredDistance = Double.infinity
    }

    /// Assigns pins level by level, starting with the world, and at each level point by point.
    ///
    /// A point within the radius of a pin waits for the next level, any other gets a pin. A waiting point remembers the
    /// nearest pin, which becomes its parent.
    mutating func select(_ points: [ClusterRows.Point]) {
        var pending = points.map { Pending(point: $0) }
        for level in 0...scale.leafLevel {
            sweep(&pending, level: level)
        }
    }

    /// Assigns pins of a level to the points that are not within the radius of another one; the others remain.
    private mutating func sweep(_ pending: inout [Pending], level: Int) {
        let squaredRadius = scale.squaredRadius(level)
        let isLeafLevel = level == scale.leafLevel
        let shift = scale.cellShift(level)
        let shiftBefore = level > 0 ? scale.cellShift(level - 1) : 0
        var before = Surroundings()
        var here = Surroundings()
        var keptCount = 0
        for index in pending.indices {
            var waiting = pending[index]
            let place = waiting.point.place
            if level > 0 {
                // All pins of the previous level are known by now.
                let key = ClusterNeighborhood.key(of: place, cellShift: shiftBefore)
                if before.key != key { collect(&before, key, around: place, level - 1, shiftBefore) }
                // By index, because a loop over the list itself would retain and release it for each point.
                for number in before.pins.indices {
                    let pin = before.pins[number]
                    let squaredDistance = pin.place.squaredDistance(to: place)
                    if squaredDistance < waiting.squaredDistance {
                        waiting.squaredDistance = squaredDistance
                        waiting.nearest = pin.number
                    }
                }
            }
            if !isLeafLevel {
                var isCovered = waiting.squaredDistance < squaredRadius
                if !isCovered {
                    let key = ClusterNeighborhood.key(of: place, cellShift: shift)
                    if here.key != key { collect(&here, key, around: place, level, shift) }
                    for number in here.pins.indices
                    where here.pins[number].place.squaredDistance(to: place) < squaredRadius {
                        isCovered = true
                        break
                    }
                }
                if isCovered {
                    pending[keptCount] = waiting
                    keptCount += 1
                    continue
                }
            }
            append(waiting.point, level: level, parent: waiting.nearest, cellShift: shift)
            if !isLeafLevel { here.pins.append(waiting.point) }
        }
        pending.removeSubrange(keptCount...)
    }

    /// The pins of a level around the points of a quarter of a cell, contiguous in memory.
    private struct Surroundings {
        var key = UInt64.max
        var pins: [ClusterRows.Point] = []
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
    private func collect(_ pins: inout [ClusterRows.Point], of cell: ClusterGrid.Cell) {
        guard cell >= 0 else { return }
        var node = grid.head(cell)
        while node >= 0 {
            let pin = nodes[Int(node)]
            pins.append(.init(place: pin.place, number: pin.number))
            node = pin.nextInCell
        }
    }
}
