package import MapGeometry

/// The distance, or the position along a line, that results are ordered by.
package struct DistanceMeasure: Sendable {
    private let measure: @Sendable (Coordinate, _ limit: Double) -> Double

    /// Creates a measure, which may return infinity for what is farther than the limit.
    package init(_ measure: @escaping @Sendable (Coordinate, _ limit: Double) -> Double) {
        self.measure = measure
    }

    /// Returns the distance of a place in metres, or infinity if it exceeds a limit and the measure notices that.
    package func callAsFunction(_ place: Coordinate, within limit: Double = .infinity) -> Double {
        measure(place, limit)
    }
}
