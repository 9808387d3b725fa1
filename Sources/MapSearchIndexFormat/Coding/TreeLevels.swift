/// The start of each level of a packed tree among its nodes, the lowest level first, up to a single node.
enum TreeLevels {
    /// The levels above a number of nodes of the lowest one, where each node has `fanOut` nodes of the level below; none without nodes.
    ///
    /// The upper levels have fewer nodes than the lowest, so a damaged count fails when the nodes are read.
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
