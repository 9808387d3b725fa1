/// Where each level of a packed tree begins among its nodes, the lowest one first, up to one node.
enum TreeLevels {
    /// The levels over so many nodes of the lowest one, each node of which has `fanOut` nodes of the level below; none without nodes.
    ///
    /// The nodes above are fewer than those, so a damaged count fails where the nodes are read.
    static func ranges(over count: Int, fanOut: Int) -> [Range<Int>] {
        var levels: [Range<Int>] = []
        var count = count
        var total = 0
        while count > 0 {
            levels.append(total..<total + count)
            total += count
            if count == 1 { break }
            count = (count + fanOut - 1) / fanOut
        }
        return levels
    }
}
