public import MapGeometry

extension ClusterIndex {
    /// Adds a point.
    ///
    /// - Parameter coordinate: The position. If it is not on the map, the point is in no cluster until it is moved.
    /// - Returns: The number of the point.
    /// - Complexity: O(*levels* · *pins*), with the pins nearby.
    @discardableResult
    public mutating func insert(_ coordinate: Coordinate) -> Int {
        nodeOfPoint.append(Whereabouts.nowhere)
        let point = nodeOfPoint.count - 1
        if let place = ClusterPlace(coordinate) { add(point, at: place, coordinate) }
        return point
    }

    /// Removes a point.
    ///
    /// - Parameter point: The number of the point; an unknown number changes nothing.
    /// - Returns: Whether the point existed.
    /// - Complexity: As ``insert(_:)``, and if the point is a pin, once more for each of its direct members.
    @discardableResult
    public mutating func remove(_ point: Int) -> Bool {
        guard nodeOfPoint.indices.contains(point), nodeOfPoint[point] != Whereabouts.removed else { return false }
        if let node = node(of: point) { remove(node: node) }
        nodeOfPoint[point] = Whereabouts.removed
        return true
    }

    /// Moves a point.
    ///
    /// A pin that moves slightly keeps its members and its identity.
    ///
    /// - Parameters:
    ///   - point: The number of the point; an unknown number changes nothing.
    ///   - coordinate: The new position. If it is not on the map, the point is in no cluster until it is moved again.
    /// - Returns: Whether the point existed.
    /// - Complexity: As ``remove(_:)`` and ``insert(_:)``.
    @discardableResult
    public mutating func move(_ point: Int, to coordinate: Coordinate) -> Bool {
        guard nodeOfPoint.indices.contains(point), nodeOfPoint[point] != Whereabouts.removed else { return false }
        let place = ClusterPlace(coordinate)
        if let node = node(of: point) {
            if let place, canMove(node, to: place) {
                move(node: node, to: place)
                coordinates[node] = coordinate.normalized
                return true
            }
            remove(node: node)
            nodeOfPoint[point] = Whereabouts.nowhere
        }
        if let place { add(point, at: place, coordinate) }
        return true
    }

    /// Reinserts a removed point at any position, so that its number can be used for a new point.
    mutating func restore(_ point: Int, at coordinate: Coordinate) {
        nodeOfPoint[point] = Whereabouts.nowhere
        if let place = ClusterPlace(coordinate) { add(point, at: place, coordinate) }
    }

    private mutating func add(_ point: Int, at place: ClusterPlace, _ coordinate: Coordinate) {
        let (level, parent) = nearestPin(of: place, before: scale.leafLevel)
        let node = ClusterNode(place: place, level: level, number: Int32(point))
        let index: Int
        if let free = freeNodes.popLast() {
            index = Int(free)
            nodes[index] = node
            coordinates[index] = coordinate.normalized
        } else {
            index = nodes.count
            nodes.append(node)
            coordinates.append(coordinate.normalized)
        }
        nodeOfPoint[point] = Int32(index)
        enterCell(index)
        if let parent { attach(index, to: parent) }
    }

    private mutating func remove(node index: Int) {
        // A point at the same position can take over directly.
        if let twin = twin(of: index) {
            let number = nodes[twin].number
            nodes[index].number = number
            nodeOfPoint[Int(number)] = Int32(index)
            coordinates[index] = coordinates[twin]
            return remove(node: twin)
        }
        detach(index)
        leaveCell(index)
        var child = nodes[index].firstChild
        while let childIndex = child.index {
            child = nodes[childIndex].nextSibling
            rehang(childIndex)
        }
        nodes[index].level = -1
        nodes[index].firstChild = .none
        freeNodes.append(Int32(index))
    }

    /// A child without children at the same position.
    private func twin(of index: Int) -> Int? {
        var child = nodes[index].firstChild
        while let childIndex = child.index {
            let node = nodes[childIndex]
            if node.place == nodes[index].place, node.firstChild.index == nil { return childIndex }
            child = node.nextSibling
        }
        return nil
    }

    /// Finds a place for a node whose parent is removed: another parent of the previous level, or else pins of earlier
    /// levels.
    private mutating func rehang(_ index: Int) {
        nodes[index].parent = ClusterNode.none
        nodes[index].nextSibling = .none
        nodes[index].previousSibling = ClusterNode.none
        let (level, parent) = nearestPin(of: nodes[index].place, before: Int(nodes[index].level))
        if level != nodes[index].level {
            leaveCell(index)
            nodes[index].level = Int8(level)
            enterCell(index)
        }
        if let parent { attach(index, to: parent) }
    }

    /// Whether a node at another position would keep its distance, and be near its parent and its children.
    private func canMove(_ index: Int, to place: ClusterPlace) -> Bool {
        let node = nodes[index]
        let level = Int(node.level)
        if node.parent >= 0,
            nodes[Int(node.parent)].place.squaredDistance(to: place) >= scale.squaredRadius(level - 1)
        {
            return false
        }
        var child = node.firstChild
        while let childIndex = child.index {
            let other = nodes[childIndex]
            if other.place.squaredDistance(to: place) >= scale.squaredRadius(Int(other.level) - 1) { return false }
            child = other.nextSibling
        }
        return nearestPin(of: place, before: scale.leafLevel, except: index).level <= level
    }

    private mutating func move(node index: Int, to place: ClusterPlace) {
        let parent = nodes[index].parent
        detach(index)
        leaveCell(index)
        let offset = place.offset(to: nodes[index].place)
        nodes[index].sumX += Int64(nodes[index].count - 1) * offset.x
        nodes[index].sumY += Int64(nodes[index].count - 1) * offset.y
        nodes[index].place = place
        enterCell(index)
        if parent >= 0 { attach(index, to: Int(parent)) }
    }
}
