package import MapSearch

extension SearchSort {
    /// Returns the distance to sort by, like ``measure(preparedLine:)``, but infinite as soon as the task is cancelled.
    ///
    /// Searches look for a cancellation only now and then, and a line with many long segments takes milliseconds for each place.
    ///
    /// - Parameter preparedLine: The line of the order, if it is prepared already.
    /// - Returns: The measure; `nil` for rank.
    package func interruptibleMeasure(preparedLine: PreparedLine? = nil) -> DistanceMeasure? {
        guard let measure = measure(preparedLine: preparedLine) else { return nil }
        switch self {
        case .rank, .distance: return measure
        case .distanceFromLine, .positionAlongLine:
            return DistanceMeasure { Task.isCancelled ? .infinity : measure($0, within: $1) }
        }
    }
}
