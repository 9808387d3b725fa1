/// A width and a height on the flat map, in map points.
public struct MapSize: Hashable, Sendable, Codable {
    /// The extent from west to east in map points.
    public var width: Double

    /// The extent from north to south in map points.
    public var height: Double

    /// The size of the world square: 2²⁸ by 2²⁸ map points.
    public static let world = MapSize(width: WebMercator.worldSize, height: WebMercator.worldSize)

    /// Creates a size, stored unchanged; a negative size is kept.
    ///
    /// - Parameters:
    ///   - width: Map points from west to east.
    ///   - height: Map points from north to south.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

extension MapSize: CustomStringConvertible {
    /// The width and the height with one decimal, such as `{512.0, 256.0}`.
    public var description: String { "{\(oneDecimal(width)), \(oneDecimal(height))}" }
}
