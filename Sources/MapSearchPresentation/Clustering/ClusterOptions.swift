/// The options of a cluster index.
public struct ClusterOptions: Hashable, Sendable {
    /// The rule for choosing the point that represents a cluster.
    public enum Precedence: Hashable, Sendable {
        /// The one that is fastest to find.
        case any
        /// The first in the list, which for results is the best one. Building takes about eight times as long.
        case first
    }

    /// The minimum distance between pins at an integer zoom level, in points or pixels; 60 by default.
    public let radius: Double

    /// The last zoom level with clusters, 16 by default; at the next one, every point has its own pin.
    public let maximumZoom: Int

    /// The rule for choosing the point that represents a cluster.
    public let precedence: Precedence

    /// The zoom level at which every point has its own pin, ``maximumZoom`` plus one.
    public var leafZoom: Int { maximumZoom + 1 }

    /// Creates options.
    ///
    /// - Parameters:
    ///   - radius: The minimum distance between pins, clamped to 1…512; not-a-number counts as 60.
    ///   - maximumZoom: The last zoom level with clusters, for tiles of 256 points, clamped to 0…22.
    ///   - precedence: The rule for choosing the point that represents a cluster.
    public init(radius: Double = 60, maximumZoom: Int = 16, precedence: Precedence = .any) {
        self.radius = radius.isNaN ? 60 : min(max(radius, 1), 512)
        self.maximumZoom = min(max(maximumZoom, 0), 22)
        self.precedence = precedence
    }
}
