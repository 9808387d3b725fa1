/// A rectangle on the flat map, in map points.
///
/// ```swift
/// let rect = MapRect(covering: results.map(\.coordinate))
/// let visible = rect.fitted(to: ViewSize(width: 390, height: 600), padding: EdgePadding(40))
/// ```
///
/// Origin and size are plain numbers: edges are computed from them and a negative size is kept. The rectangle may leave
/// the world square to the east or west, which is how one across the 180th meridian is written; the operations with
/// *wrapped* in their name take the map as the closed strip that it is.
///
/// | rectangle | is |
/// |---|---|
/// | ``null`` | no rectangle: the identity of ``union(_:)`` and the result of an empty intersection |
/// | width or height ≤ 0 | empty: it contains no point, but has a place that ``union(_:)`` takes in |
/// | ``world`` | the whole map |
/// | minX < 0 or maxX > 2²⁸ | across the 180th meridian |
public struct MapRect: Hashable, Sendable, Codable {
    /// The corner with the smallest x and y, the north-western one.
    public var origin: MapPoint

    /// The width and the height.
    public var size: MapSize

    /// The rectangle that is none; its origin is at infinity.
    public static let null = MapRect(
        origin: MapPoint(x: .infinity, y: .infinity), size: MapSize(width: 0, height: 0))

    /// The whole world, from (0, 0) to (2²⁸, 2²⁸).
    public static let world = MapRect(origin: MapPoint(x: 0, y: 0), size: .world)

    /// Creates a rectangle, stored as it is.
    ///
    /// - Parameters:
    ///   - origin: The north-western corner.
    ///   - size: The width and the height.
    public init(origin: MapPoint, size: MapSize) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from its numbers, stored as they are.
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

    /// The middle between west and east.
    public var midX: Double { origin.x + size.width / 2 }

    /// The middle between north and south.
    public var midY: Double { origin.y + size.height / 2 }

    /// The extent from west to east.
    public var width: Double { size.width }

    /// The extent from north to south.
    public var height: Double { size.height }

    /// The point in the middle.
    public var center: MapPoint { MapPoint(x: midX, y: midY) }

    /// A Boolean value that is true when the rectangle is none: its origin is not finite.
    public var isNull: Bool { !origin.x.isFinite || !origin.y.isFinite }

    /// A Boolean value that is true when the rectangle contains no point: it is null or has no width or no height.
    public var isEmpty: Bool { isNull || !(size.width > 0) || !(size.height > 0) }
}

extension MapRect: CustomStringConvertible {
    /// The origin and the size with one decimal, as in `{{0.0, 0.0}, {512.0, 256.0}}`.
    public var description: String { "{\(origin), \(size)}" }
}
