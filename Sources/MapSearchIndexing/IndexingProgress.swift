/// The progress of building an index from its records.
public struct IndexingProgress: Hashable, Sendable {
    /// The phases of a build, in order.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
        /// Reads and decomposes the records; counted in objects.
        case objects
        /// Builds the lists of objects for the words of their names; counted in objects.
        case words
        /// Sorts the points on the map; counted in points.
        case points
        /// Writes the file; counted in bytes.
        case file
    }

    /// The current phase.
    public let phase: Phase
    /// The amount of work done in the phase.
    public let completedCount: Int
    /// The total amount of work in the phase.
    public let totalCount: Int

    init(_ phase: Phase, _ completedCount: Int, of totalCount: Int) {
        self.phase = phase
        self.completedCount = completedCount
        self.totalCount = totalCount
    }
}
