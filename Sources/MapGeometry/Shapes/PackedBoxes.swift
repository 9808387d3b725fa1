/// Boxes in a tree that is built once, for finding those that contain a coordinate.
///
/// Eight boxes that are near each other form a group, eight groups a group of the next level, as in Leutenegger, Lopez and
/// Edgington, *STR: a simple and efficient algorithm for R-tree packing* (1997).
package struct PackedBoxes: Sendable {
    private static let fanOutShift = 3
    private static let fanOut = 1 << fanOutShift

    /// The numbers of the boxes in the order of the tree.
    package let order: [Int]
    /// The boxes of the lowest level are the given ones; those of each other level contain eight of the level below.
    package let levels: [[CoordinateBounds]]

    package init(_ boxes: [CoordinateBounds]) {
        let order = Self.arranged(boxes)
        var levels = [order.map { boxes[$0] }]
        while let level = levels.last, level.count > 1 {
            levels.append(
                stride(from: 0, to: level.count, by: Self.fanOut).map {
                    CoordinateBounds(covering: level[$0..<min($0 + Self.fanOut, level.count)])
                })
        }
        self.order = order
        self.levels = levels
    }

    /// The boxes in slices from west to east, each from south to north.
    private static func arranged(_ boxes: [CoordinateBounds]) -> [Int] {
        let centers = boxes.map(\.center)
        let byLongitude = boxes.indices.sorted { (centers[$0].longitude, $0) < (centers[$1].longitude, $1) }
        let groupCount = Double((boxes.count + fanOut - 1) / fanOut)
        let sliceLength = max(fanOut, fanOut * Int(groupCount.squareRoot().rounded(.up)))
        return stride(from: 0, to: boxes.count, by: sliceLength).flatMap { start in
            byLongitude[start..<min(start + sliceLength, boxes.count)]
                .sorted { (centers[$0].latitude, $0) < (centers[$1].latitude, $1) }
        }
    }

    /// The boxes or groups of the level below in a group of a higher level.
    package func children(of group: Int, level: Int) -> Range<Int> {
        group * Self.fanOut..<min((group + 1) * Self.fanOut, levels[level - 1].count)
    }

    /// The index in ``order`` of the first box of a group.
    package func firstPlace(of group: Int, level: Int) -> Int {
        group << (Self.fanOutShift * level)
    }

    /// Returns whether one of the boxes that contain a coordinate is accepted.
    ///
    /// - Parameters:
    ///   - coordinate: A valid coordinate.
    ///   - visits: Increases by the number of boxes and groups compared with the coordinate.
    ///   - accept: Returns whether to accept the box with a number; called in no particular order, until it returns true.
    /// - Returns: Whether a box was accepted.
    package func contains(_ coordinate: Coordinate, visits: inout Int, where accept: (Int) -> Bool) -> Bool {
        !order.isEmpty && visit(level: levels.count - 1, 0, coordinate, &visits, accept)
    }

    private func visit(
        level: Int, _ place: Int, _ coordinate: Coordinate, _ visits: inout Int, _ accept: (Int) -> Bool
    ) -> Bool {
        visits += 1
        guard levels[level][place].contains(coordinate) else { return false }
        if level == 0 { return accept(order[place]) }
        for child in children(of: place, level: level)
        where visit(level: level - 1, child, coordinate, &visits, accept) { return true }
        return false
    }
}
