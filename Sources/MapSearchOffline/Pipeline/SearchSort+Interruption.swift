package import MapSearch

extension SearchSort {
    /// The distance to sort by, like ``measure``, but infinite as soon as the task is cancelled.
    package var interruptibleMeasure: DistanceMeasure? { interruptibleMeasure(preparedLine: nil) }

    /// The same, with the line of the order if it is prepared already.
    ///
    /// Searches look for a cancellation only now and then, and a line with many long segments takes milliseconds for each place.
    package func interruptibleMeasure(preparedLine: PreparedLine?) -> DistanceMeasure? {
        guard let measure = measure(preparedLine: preparedLine) else { return nil }
        switch self {
        case .rank, .distance: return measure
        case .distanceFromLine, .positionAlongLine:
            return DistanceMeasure { Task.isCancelled ? .infinity : measure($0, within: $1) }
        }
    }
}
