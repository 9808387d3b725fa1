/// How points are gathered into clusters.
public struct ClusterOptions: Hashable, Sendable {
    /// Which of several points near each other stands for them all.
    public enum Precedence: Hashable, Sendable {
        /// Whichever is the quickest to find.
        case any
        /// The first in the list: for results, the best one. Building takes about eight times as long.
        case first
    }

    /// How far apart the pins of a whole zoom level are at least, in points or pixels; 60 by default.
    public let radius: Double

    /// The last zoom level with clusters, 16 by default; at the next one every point has a pin of its own.
    public let maximumZoom: Int

    /// Which of several points stands for them all.
    public let precedence: Precedence

    /// The zoom level at which every point has a pin of its own, the one after ``maximumZoom``.
    public var leafZoom: Int { maximumZoom + 1 }

    /// Creates options.
    ///
    /// - Parameters:
    ///   - radius: How far apart pins are at least; 1…512, what lies outside is moved there, and not-a-number counts as 60.
    ///   - maximumZoom: The last zoom level with clusters, for tiles of 256 points; 0…22, what lies outside is moved there.
    ///   - precedence: Which of several points stands for them all.
    public init(radius: Double = 60, maximumZoom: Int = 16, precedence: Precedence = .any) {
        self.radius = radius.isNaN ? 60 : min(max(radius, 1), 512)
        self.maximumZoom = min(max(maximumZoom, 0), 22)
        self.precedence = precedence
    }
}
