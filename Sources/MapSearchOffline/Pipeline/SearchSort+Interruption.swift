package import MapSearch

extension SearchSort {
    /// The distance to sort by, like ``measure``, but infinite as soon as the task is cancelled.
    ///
    /// Searches look for a cancellation only now and then, and a line with many long segments takes milliseconds for each place.
    package var interruptibleMeasure: DistanceMeasure? {
        switch self {
        case .rank, .distance: return measure
        case .distanceFromLine, .positionAlongLine:
            guard let measure else { return nil }
            return DistanceMeasure { Task.isCancelled ? .infinity : measure($0, within: $1) }
        }
    }
}
