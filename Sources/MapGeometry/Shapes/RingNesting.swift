/// Determines which of many rings are areas and which are holes in them.
///
/// The depth of a ring in others decides: a position inside it is located in all larger rings whose boxes contain the
/// position. So rings may touch, and if some cross by mistake, no others are affected.
package struct RingNesting {
    /// Rings at even depth with those directly inside them as holes, largest area first; nil if the rings are nested so
    /// deeply that the check would take too long.
    package private(set) var polygons: [Polygon]?
    /// The number of boxes of rings and of their edges compared with a position.
    package private(set) var visitCount = 0

    /// A limit that no real map reaches: 300 nested rings stay below it.
    package static let visitsPerCoordinate = 128

    /// Groups rings; those with fewer than three coordinates are dropped.
    ///
    /// - Parameter rings: The rings, in any order and direction.
    /// - Complexity: O(*n* log *n*) in the number of coordinates; for deeply nested rings, at most
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
