/// A box of latitudes and longitudes, including its edges.
///
/// If the western edge has a greater longitude than the eastern one, the box crosses the 180th meridian, as in RFC 7946
/// (section 5.2). All operations support this.
///
/// ```swift
/// let fiji = CoordinateBounds(south: -21, west: 177, north: -12, east: -178)
/// fiji.contains(Coordinate(latitude: -17, longitude: -179.5))   // true
/// fiji.longitudes.length                                        // 5
/// ```
///
/// | south, west, north, east | contains |
/// |---|---|
/// | 10, 20, 10, 20 | one point |
/// | −90, −180, 90, 180 | the whole Earth, ``world`` |
/// | 90, 180, −90, −180 | nothing, ``empty`` |
public struct CoordinateBounds: Hashable, Sendable {
    /// The southern edge in degrees, −90…90; above ``north`` only for the empty box.
    public let south: Double

    /// The northern edge in degrees, −90…90.
    public let north: Double

    /// The longitudes from the western to the eastern edge.
    public let longitudes: LongitudeInterval

    /// The box that contains nothing; the identity of a union.
    public static let empty = CoordinateBounds(uncheckedSouth: 90, north: -90, longitudes: .empty)

    /// The box that contains every coordinate.
    public static let world = CoordinateBounds(uncheckedSouth: -90, north: 90, longitudes: .full)

    /// Creates a box from its latitudes and an interval of longitudes.
    ///
    /// - Parameters:
    ///   - south: The southern edge in degrees; clamped to −90.
    ///   - north: The northern edge in degrees; clamped to 90. If it is below `south`, or either is not a number, the
    ///     box is empty.
    ///   - longitudes: The longitudes of the box; if they are empty, so is the box.
    public init(south: Double, north: Double, longitudes: LongitudeInterval) {
        // Written so that a comparison with NaN fails; no latitude lies entirely beyond a pole.
        guard south <= north, south <= 90, north >= -90, !longitudes.isEmpty else {
            self = .empty
            return
        }
        self.init(uncheckedSouth: max(south, -90), north: min(north, 90), longitudes: longitudes)
    }

    /// Creates a box from its four edges in degrees.
    ///
    /// - Parameters:
    ///   - south: The southern edge; see ``init(south:north:longitudes:)`` for values out of range.
    ///   - west: The western edge. Longitudes outside −180…180 are wrapped: `west: 170, east: 190` crosses the 180th
    ///     meridian. A width of 360° or more is the full circle.
    ///   - north: The northern edge.
    ///   - east: The eastern edge; smaller than `west` to cross the 180th meridian.
    public init(south: Double, west: Double, north: Double, east: Double) {
        self.init(south: south, north: north, longitudes: LongitudeInterval(west: west, east: east))
    }

    /// Creates a box from two opposite corners.
    ///
    /// - Parameters:
    ///   - southWest: The corner with the smallest latitude, from which the box extends to the east.
    ///   - northEast: The corner with the greatest latitude. If its longitude is smaller than that of `southWest`, the
    ///     box crosses the 180th meridian.
    public init(southWest: Coordinate, northEast: Coordinate) {
        self.init(
            south: southWest.latitude, west: southWest.longitude,
            north: northEast.latitude, east: northEast.longitude)
    }

    /// Creates the smallest box that contains all of the coordinates; of several, the narrowest.
    ///
    /// Coordinates on both sides of the 180th meridian give a box across it if that is shorter.
    ///
    /// - Parameter coordinates: The coordinates; longitudes outside ±180° are wrapped, and coordinates that are not
    ///   finite or beyond a pole are skipped. Without any, the box is empty.
    /// - Complexity: O(*n* log *n*).
    public init(covering coordinates: some Sequence<Coordinate>) {
        var south = Double.infinity
        var north = -Double.infinity
        var longitudes: [Double] = []
        for coordinate in coordinates
        where coordinate.latitude.magnitude <= 90 && coordinate.longitude.isFinite {
            south = min(south, coordinate.latitude)
            north = max(north, coordinate.latitude)
            longitudes.append(coordinate.longitude)
        }
        self.init(south: south, north: north, longitudes: LongitudeInterval(covering: longitudes))
    }

    /// Creates the smallest box that contains all of the boxes; of several, the narrowest.
    ///
    /// - Parameter boxes: The boxes. If all are empty, the result is empty.
    /// - Complexity: O(*n* log *n*).
    public init(covering boxes: some Sequence<CoordinateBounds>) {
        let boxes = boxes.filter { !$0.isEmpty }
        self.init(
            south: boxes.reduce(.infinity) { min($0, $1.south) }, north: boxes.reduce(-.infinity) { max($0, $1.north) },
            longitudes: LongitudeInterval(covering: boxes.map(\.longitudes)))
    }

    private init(uncheckedSouth south: Double, north: Double, longitudes: LongitudeInterval) {
        self.south = south
        self.north = north
        self.longitudes = longitudes
    }

    /// The western edge in degrees; greater than ``east`` if the box crosses the 180th meridian.
    public var west: Double { longitudes.west }

    /// The eastern edge in degrees.
    public var east: Double { longitudes.east }

    /// The south-western corner.
    public var southWest: Coordinate { Coordinate(latitude: south, longitude: west) }

    /// The south-eastern corner.
    public var southEast: Coordinate { Coordinate(latitude: south, longitude: east) }

    /// The north-western corner.
    public var northWest: Coordinate { Coordinate(latitude: north, longitude: west) }

    /// The north-eastern corner.
    public var northEast: Coordinate { Coordinate(latitude: north, longitude: east) }

    /// A Boolean value that is true if the box contains nothing.
    public var isEmpty: Bool { longitudes.isEmpty }

    /// A Boolean value that is true if the box contains every coordinate.
    public var isWorld: Bool { south == -90 && north == 90 && longitudes.isFull }

    /// A Boolean value that is true if the box crosses the 180th meridian, so that `west > east`.
    public var spans180thMeridian: Bool { longitudes.isInverted }

    /// The height and width in degrees; zero for the empty box.
    public var span: CoordinateSpan {
        CoordinateSpan(latitudeDelta: isEmpty ? 0 : north - south, longitudeDelta: longitudes.length)
    }

    /// The coordinate halfway between the edges; not-a-number for the empty box.
    public var center: Coordinate {
        isEmpty
            ? Coordinate(latitude: .nan, longitude: .nan)
            : Coordinate(latitude: 0.5 * (south + north), longitude: longitudes.center)
    }
}

extension CoordinateBounds: Codable {
    private enum CodingKeys: String, CodingKey {
        case south, west, north, east
    }

    /// Decodes a box from the four keys `south`, `west`, `north` and `east`, like ``init(south:west:north:east:)``.
    ///
    /// - Throws: `DecodingError` if a key is missing or is not a number.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            south: try container.decode(Double.self, forKey: .south),
            west: try container.decode(Double.self, forKey: .west),
            north: try container.decode(Double.self, forKey: .north),
            east: try container.decode(Double.self, forKey: .east))
    }

    /// Encodes the four keys `south`, `west`, `north` and `east` in degrees; an empty box has the south above the
    /// north.
    ///
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(south, forKey: .south)
        try container.encode(west, forKey: .west)
        try container.encode(north, forKey: .north)
        try container.encode(east, forKey: .east)
    }
}

extension CoordinateBounds: CustomStringConvertible {
    /// The corners, such as `(-21.0, 177.0) … (-12.0, -178.0)`, or `empty`.
    public var description: String {
        isEmpty ? "empty" : "(\(southWest)) … (\(northEast))"
    }
}
