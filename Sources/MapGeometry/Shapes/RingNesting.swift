/// Which of many rings bound areas and which bound holes in them.
///
/// That is decided by how deep a ring lies in others: a place inside it is located in all larger rings whose boxes contain that
/// place. Rings may therefore touch, and where they cross by mistake, nothing else is misjudged.
package struct RingNesting {
    /// Rings at even depth with those that lie directly in them as holes, the largest area first; nil if so many rings lie
    /// in one another that finding out takes too long.
    package private(set) var polygons: [Polygon]?
    /// How many boxes of rings and of their edges were compared with a place.
    package private(set) var visitCount = 0

    /// More visits for each coordinate than any real map needs: 300 rings in one another stay below it.
    package static let visitsPerCoordinate = 128

    /// Sorts out rings; those with fewer than three coordinates are dropped.
    ///
    /// - Parameter rings: The rings, in any order and direction.
    /// - Complexity: O(*n* log *n*) in the number of coordinates; when the rings lie in one another in many layers, at most
    ///   ``visitsPerCoordinate`` comparisons for each coordinate.
    package init(_ rings: [[Coordinate]]) {
        let shapes = rings.filter { $0.count > 2 }.map { Polygon(outer: $0) }.map { (shape: $0, area: $0.area) }
            .sorted { $0.area > $1.area }.map(\.shape)
        guard shapes.count > 1 else {
            polygons = shapes
            return
        }
        let limit = Self.visitsPerCoordinate * shapes.reduce(0) { $0 + $1.outer.count }
        let indices = shapes.map { RingIndex($0.outer) }
        let boxes = PackedBoxes(indices.map(\.bounds))
        var depths: [Int] = []
        var areas: [Int: Polygon] = [:]
        for (number, shape) in shapes.enumerated() {
            var around: [Int] = []
            let inside = shape.interiorPoint
            if let inside {
                var edgeVisits = 0
                _ = boxes.contains(inside, visits: &visitCount) { other in
                    if other < number, indices[other].locate(inside, visits: &edgeVisits) != .outside {
                        around.append(other)
                    }
                    return false
                }
                visitCount += edgeVisits
                guard visitCount <= limit else { return }
            }
            depths.append(around.count)
            if !around.count.isMultiple(of: 2) {
                let parent = around.filter { depths[$0] == around.count - 1 }.max()
                if let parent { areas[parent]?.holes.append(shape.outer) }
            } else if inside != nil {
                areas[number] = shape
            }
        }
        polygons = areas.sorted { $0.key < $1.key }.map(\.value)
    }
}
