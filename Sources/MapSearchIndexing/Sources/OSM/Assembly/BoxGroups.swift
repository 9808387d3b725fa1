import MapGeometry

/// Boxes in a tree, for finding those that touch each other.
struct BoxGroups {
    private let boxes: PackedBoxes
    /// For each box and group, whether all of it is known to belong together.
    private var isUnited: [[Bool]]

    init(_ boxes: [CoordinateBounds]) {
        self.boxes = PackedBoxes(boxes)
        isUnited = self.boxes.levels.enumerated().map { Array(repeating: $0 == 0, count: $1.count) }
    }

    /// Unites a box with every box that it touches.
    ///
    /// A group whose boxes are all united already is skipped once it belongs to the same set, so boxes that all overlap
    /// take no longer than others.
    ///
    /// - Parameters:
    ///   - number: The number of the box.
    ///   - box: The box.
    ///   - root: The set of a box.
    ///   - unite: Unites the sets of two boxes.
    mutating func uniteTouched(by number: Int, box: CoordinateBounds, root: (Int) -> Int, unite: (Int, Int) -> Void) {
        guard !boxes.order.isEmpty else { return }
        visit(level: boxes.levels.count - 1, 0, number, box, root, unite)
    }

    private mutating func visit(
        level: Int, _ place: Int, _ number: Int, _ box: CoordinateBounds, _ root: (Int) -> Int,
        _ unite: (Int, Int) -> Void
    ) {
        let first = boxes.order[boxes.firstPlace(of: place, level: level)]
        if isUnited[level][place], root(first) == root(number) { return }
        guard boxes.levels[level][place].intersects(box) else { return }
        if level == 0 { return unite(number, first) }
        let children = boxes.children(of: place, level: level)
        for child in children { visit(level: level - 1, child, number, box, root, unite) }
        isUnited[level][place] = children.allSatisfy { child in
            isUnited[level - 1][child]
                && root(boxes.order[boxes.firstPlace(of: child, level: level - 1)]) == root(first)
        }
    }
}
