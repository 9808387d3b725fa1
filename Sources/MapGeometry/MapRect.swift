/// A rectangle on the flat map, in map points.
///
/// ```swift
/// let rect = MapRect(covering: results.map(\.coordinate))
/// let visible = rect.fitted(to: ViewSize(width: 390, height: 600), padding: EdgePadding(40))
/// ```
///
/// Origin and size are plain numbers: edges are computed from them, and a negative size is kept. The rectangle may
/// extend beyond the world square to the east or west, which represents a rectangle across the 180th meridian.
/// Operations with *Wrapped* in their name treat the map as wrapped around the Earth.
///
/// | rectangle | meaning |
/// |---|---|
/// | ``null`` | no rectangle: the identity of ``union(_:)`` and the result of an empty intersection |
/// | width or height ≤ 0 | empty: it contains no point, but has a position that ``union(_:)`` includes |
/// | ``world`` | the whole map |
/// | minX < 0 or maxX > 2²⁸ | across the 180th meridian |
public struct MapRect: Hashable, Sendable, Codable {
    /// The corner with the smallest x and y, the north-western one.
    public var origin: MapPoint

    /// The width and the height.
    public var size: MapSize

    /// The null rectangle; its origin is at infinity.
    public static let null = MapRect(
        origin: MapPoint(x: .infinity, y: .infinity), size: MapSize(width: 0, height: 0))

    /// The whole world, from (0, 0) to (2²⁸, 2²⁸).
    public static let world = MapRect(origin: MapPoint(x: 0, y: 0), size: .world)

    /// Creates a rectangle, stored unchanged.
    ///
    /// - Parameters:
    ///   - origin: The north-western corner.
    ///   - size: The width and the height.
    public init(origin: MapPoint, size: MapSize) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from its numbers, stored unchanged.
    ///
    /// - Parameters:
    ///   - x: The western edge.
    ///   - y: The northern edge.
    ///   - width: The extent to the east.
    ///   - height: The extent to the south.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MapPoint(x: x, y: y), size: MapSize(width: width, height: height))
    }

    /// The western edge.
    public var minX: Double { origin.x }

    /// The northern edge.
    public var minY: Double { origin.y }

    /// The eastern edge, origin plus width.
    public var maxX: Double { origin.x + size.width }

    /// The southern edge, origin plus height.
    public var maxY: Double { origin.y + size.height }

    /// The centre between west and east.
    public var midX: Double { origin.x + size.width / 2 }

    /// The centre between north and south.
    public var midY: Double { origin.y + size.height / 2 }

    /// The extent from west to east.
    public var width: Double { size.width }

    /// The extent from north to south.
    public var height: Double { size.height }

    /// The centre point.
    public var center: MapPoint { MapPoint(x: midX, y: midY) }

    /// A Boolean value that is true if the rectangle is null: its origin is not finite.
    public var isNull: Bool { !origin.x.isFinite || !origin.y.isFinite }

    /// A Boolean value that is true if the rectangle contains no point: it is null or has no width or no height.
    public var isEmpty: Bool { isNull || !(size.width > 0) || !(size.height > 0) }
}

extension MapRect: CustomStringConvertible {
    /// The origin and the size with one decimal, such as `{{0.0, 0.0}, {512.0, 256.0}}`.
    public var description: String { "{\(origin), \(size)}" }
}
