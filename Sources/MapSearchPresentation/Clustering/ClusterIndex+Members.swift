extension ClusterIndex {
    /// Returns the first zoom level at which a cluster splits, to zoom to when it is tapped.
    ///
    /// - Parameter cluster: A cluster of this index.
    /// - Returns: An integer level above the cluster's, at most ``ClusterOptions/leafZoom``; `nil` for a single point,
    ///   and if its point is no longer a pin at that level.
    /// - Complexity: O(*pins*) in the nearby pins that were part of it.
    public func expansionZoom(of cluster: PointCluster) -> Int? {
        guard let node = pin(of: cluster), let child = firstMember(of: node, after: cluster.zoom) else { return nil }
        return Int(nodes[child].level)
    }

    /// Returns the pins that a cluster splits into at its ``expansionZoom(of:)``.
    ///
    /// - Parameter cluster: A cluster of this index.
    /// - Returns: Two or more pins, that of its own point first; none for a single point, and if its point is no longer
    ///   a pin at that level.
    /// - Complexity: O(*pins*).
    public func children(of cluster: PointCluster) -> [PointCluster] {
        guard let node = pin(of: cluster), var child = firstMember(of: node, after: cluster.zoom) else { return [] }
        let level = Int(nodes[child].level)
        var clusters = [self.cluster(of: node, level: level)]
        while nodes[child].level == level {
            clusters.append(self.cluster(of: child, level: level))
            guard let next = nodes[child].nextSibling.index else { break }
            child = next
        }
        return clusters
    }

    /// Returns the point numbers of a cluster, one page at a time.
    ///
    /// - Parameters:
    ///   - cluster: A cluster of this index.
    ///   - offset: The number of points to skip; negative counts as 0.
    ///   - limit: The maximum number of points to return; negative counts as 0.
    /// - Returns: The numbers, that of the pin first, in an order that is the same for each page until the index
    ///   changes. Empty beyond the last one, and if its point is no longer a pin at that level.
    /// - Complexity: O(*limit* + *siblings* · *levels*): whole branches are skipped at once.
    public func members(of cluster: PointCluster, offset: Int = 0, limit: Int = .max) -> [Int] {
        guard let node = pin(of: cluster), limit > 0 else { return [] }
        var page = Page(skip: max(0, offset), limit: limit)
        page.take(nodes[node].number)
        var child = firstMember(of: node, after: cluster.zoom)
        while let next = child, !page.isFull {
            collect(next, into: &page)
            child = nodes[next].nextSibling.index
        }
        return page.numbers
    }

    private struct Page {
        var skip: Int
        let limit: Int
        private(set) var numbers: [Int] = []

        init(skip: Int, limit: Int) {
            self.skip = skip
            self.limit = limit
        }

        var isFull: Bool { numbers.count >= limit }

        mutating func take(_ number: Int32) {
            if skip > 0 { skip -= 1 } else if !isFull { numbers.append(Int(number)) }
        }
    }

    /// Collects a branch.
    ///
    /// The depth of the recursion is bounded by the number of levels.
    private func collect(_ node: Int, into page: inout Page) {
        if page.skip >= Int(nodes[node].count) {
            page.skip -= Int(nodes[node].count)
            return
        }
        page.take(nodes[node].number)
        var child = nodes[node].firstChild
        while let childIndex = child.index, !page.isFull {
            collect(childIndex, into: &page)
            child = nodes[childIndex].nextSibling
        }
    }

    /// The node of a cluster, which may predate the last changes.
    private func pin(of cluster: PointCluster) -> Int? {
        guard let node = node(of: cluster.point), nodes[node].level <= cluster.zoom else { return nil }
        return node
    }

    /// The first child of a node without its own pin at a level.
    private func firstMember(of node: Int, after level: Int) -> Int? {
        var child = nodes[node].firstChild
        while child.level <= level { child = nodes[Int(child.node)].nextSibling }
        return child.index
    }
}
