import MapGeometry

/// Boxes in a tree, for finding those that touch one another.
struct BoxGroups {
    private let boxes: PackedBoxes
    /// For each box and group whether all of it belongs together, as far as is known.
    private var isUnited: [[Bool]]

    init(_ boxes: [CoordinateBounds]) {
        self.boxes = PackedBoxes(boxes)
        isUnited = self.boxes.levels.enumerated().map { Array(repeating: $0 == 0, count: $1.count) }
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
