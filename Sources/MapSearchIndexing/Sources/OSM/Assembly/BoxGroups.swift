import MapGeometry

/// Boxes in a tree, for finding those that touch one another.
///
/// Eight boxes that are near each other are a group, eight groups a group of the next level. After Leutenegger, Lopez and
/// Edgington, *STR: a simple and efficient algorithm for R-tree packing* (1997).
struct BoxGroups {
    private static let fanOutShift = 3
    private static let fanOut = 1 << fanOutShift

    /// The boxes in the order of the tree.
    private let order: [Int]
    /// The boxes of the lowest level are those that were given, of each other level those around eight of the one below.
    private let levels: [[CoordinateBounds]]
    /// For each box and group whether all of it belongs together, as far as is known.
    private var isUnited: [[Bool]]

    init(_ boxes: [CoordinateBounds]) {
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
        isUnited = levels.indices.map { Array(repeating: $0 == 0, count: levels[$0].count) }
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

    /// Unites everything that a box touches with what the box belongs to.
    ///
    /// A group all of whose boxes are united already is passed over once it belongs to the same, so that boxes that all lie on
    /// one another cost no more than those that do not.
    ///
    /// - Parameters:
    ///   - number: The number of the box.
    ///   - box: The box.
    ///   - root: What a box belongs to.
    ///   - unite: Unites what two boxes belong to.
    mutating func uniteTouched(by number: Int, box: CoordinateBounds, root: (Int) -> Int, unite: (Int, Int) -> Void) {
        guard !order.isEmpty else { return }
        visit(level: levels.count - 1, 0, number, box, root, unite)
    }

    private mutating func visit(
        level: Int, _ place: Int, _ number: Int, _ box: CoordinateBounds, _ root: (Int) -> Int,
        _ unite: (Int, Int) -> Void
    ) {
        let first = order[place << (Self.fanOutShift * level)]
        if isUnited[level][place], root(first) == root(number) { return }
        guard levels[level][place].intersects(box) else { return }
        if level == 0 { return unite(number, first) }
        let children = place * Self.fanOut..<min((place + 1) * Self.fanOut, levels[level - 1].count)
        for child in children { visit(level: level - 1, child, number, box, root, unite) }
        isUnited[level][place] = children.allSatisfy { child in
            isUnited[level - 1][child] && root(order[child << (Self.fanOutShift * (level - 1))]) == root(first)
        }
    }
}
