extension JSONReader {
    /// Reads an array of pairs of numbers, such as the positions of a line, without a value for each.
    ///
    /// - Parameter depth: The depth of the array.
    /// - Returns: The pairs; `nil`, without reading, if anything else follows.
    package mutating func pairsIfPresent(depth: Int) -> [(Double, Double)]? {
        let start = offset
        if let pairs = try? pairs(depth: depth) { return pairs }
        offset = start
        return nil
    }

    private mutating func pairs(depth: Int) throws(GeometryFormatError) -> [(Double, Double)]? {
        var pairs: [(Double, Double)] = []
        guard nextByte() == UInt8(ascii: "[") else { return nil }
        var hasNext = try enterArray(depth: depth)
        while hasNext {
            guard nextByte() == UInt8(ascii: "["), try enterArray(depth: depth + 1),
                let first = try numberIfPresent(), try continuesArray(),
                let second = try numberIfPresent(), try !continuesArray()
            else { return nil }
            pairs.append((first, second))
            hasNext = try continuesArray()
        }
        return pairs
    }
}
