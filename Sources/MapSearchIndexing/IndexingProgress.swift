/// How far the making of an index from its records has come.
public struct IndexingProgress: Hashable, Sendable {
    /// What is being done, in this order.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
        /// The records are read and taken apart; counted in objects.
        case objects
        /// The words of their names get their lists of objects; counted in objects.
        case words
        /// The points on the map are sorted; counted in points.
        case points
        /// The file is written; counted in bytes.
        case file
    }

    /// What is being done.
    public let phase: Phase
    /// How much of the phase is done.
    public let completedCount: Int
    /// How much there is to do in the phase.
    public let totalCount: Int

    init(_ phase: Phase, _ completedCount: Int, of totalCount: Int) {
        self.phase = phase
        self.completedCount = completedCount
        self.totalCount = totalCount
    }
}
