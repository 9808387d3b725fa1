/// The address of a square of the map at a zoom level, as in the URL `…/z/x/y` of a tile server.
///
/// At zoom level 0, one tile shows the world; each level divides every tile into four. x counts eastwards from the
/// 180th meridian, y southwards from the northern edge.
///
/// ```swift
/// let tile = TileID(Coordinate(latitude: 40.1222, longitude: 20.6852), zoom: 9)   // 9/285/193
/// tile.quadkey                                                                   // "120201102"
/// ```
public struct TileID: Hashable, Sendable, Codable {
    /// The greatest zoom level, at which a tile is a few centimetres wide.
    public static let greatestZoom = 30

    /// The zoom level, 0…30.
    public let zoom: Int

    /// The column, 0..<2^zoom from the west.
    public let x: Int

    /// The row, 0..<2^zoom from the north.
    public let y: Int

    /// Creates the address of a tile; `nil` if there is no such tile.
    ///
    /// - Parameters:
    ///   - zoom: The zoom level, 0…30.
    ///   - x: The column from the west.
    ///   - y: The row from the north.
    public init?(zoom: Int, x: Int, y: Int) {
        guard (0...Self.greatestZoom).contains(zoom), (0..<1 << zoom).contains(x), (0..<1 << zoom).contains(y) else {
            return nil
        }
        self.init(uncheckedZoom: zoom, x: x, y: y)
    }

    /// Creates the address of the tile that shows a coordinate.
    ///
    /// Longitudes are wrapped, and places beyond the edge of the map belong to the outermost row. A coordinate that is
    /// not finite counts as (0, 0).
    ///
    /// - Parameters:
    ///   - coordinate: The coordinate.
    ///   - zoom: The zoom level; clamped to 0…30.
    public init(_ coordinate: Coordinate, zoom: Int) {
        let normalized = coordinate.normalized
        let place = normalized.isValid ? normalized : Coordinate(latitude: 0, longitude: 0)
        let level = min(max(zoom, 0), Self.greatestZoom)
        let point = MapPoint(place)
        self.init(
            uncheckedZoom: level, x: Self.index(of: point.x, zoom: level), y: Self.index(of: point.y, zoom: level))
    }

    init(uncheckedZoom zoom: Int, x: Int, y: Int) {
        self.zoom = zoom
        self.x = x
        self.y = y
    }

    /// The column or row of a position in the world; the far edge belongs to the last one.
    static func index(of position: Double, zoom: Int) -> Int {
        let count = 1 << zoom
        let tile = position / WebMercator.worldSize * Double(count)
        // Compared before it is converted: not every number is one of a tile.
        return tile >= Double(count) ? count - 1 : tile > 0 ? Int(tile) : 0
    }

    /// The square of the map that the tile covers.
    public var rect: MapRect {
        let side = WebMercator.worldSize / Double(1 << zoom)
        return MapRect(x: Double(x) * side, y: Double(y) * side, width: side, height: side)
    }

    /// The box of coordinates that the tile covers.
    public var bounds: CoordinateBounds { rect.bounds }

    /// The tile of the level above that contains this one; `nil` at zoom level 0.
    public var parent: TileID? {
        zoom == 0 ? nil : TileID(uncheckedZoom: zoom - 1, x: x / 2, y: y / 2)
    }

    /// The four tiles of the level below, from the north-west in rows; none at the greatest zoom level.
    public var children: [TileID] {
        guard zoom < Self.greatestZoom else { return [] }
        return [(0, 0), (1, 0), (0, 1), (1, 1)].map {
            TileID(uncheckedZoom: zoom + 1, x: 2 * x + $0.0, y: 2 * y + $0.1)
        }
    }

    /// Returns whether another tile is this one or part of it.
    public func contains(_ other: TileID) -> Bool {
        let levels = other.zoom - zoom
        return levels >= 0 && other.x >> levels == x && other.y >> levels == y
    }
}

extension TileID {
    /// The name of the tile in Bing Maps: a digit 0…3 for each level; empty at zoom level 0.
    ///
    /// J. Schwartz, *Bing Maps Tile System*, Microsoft.
    public var quadkey: String {
        String((0..<zoom).reversed().map { level in Character("\((x >> level & 1) + 2 * (y >> level & 1))") })
    }

    /// Creates the address of a tile from its quadkey.
    ///
    /// The result is `nil` if the text has characters other than 0…3 or more than thirty of them.
    ///
    /// - Parameter quadkey: The quadkey; the empty string is the tile of zoom level 0.
    public init?(quadkey: String) {
        guard quadkey.utf8.count <= Self.greatestZoom else { return nil }
        var x = 0
        var y = 0
        for byte in quadkey.utf8 {
            guard (UInt8(ascii: "0")...UInt8(ascii: "3")).contains(byte) else { return nil }
            let digit = Int(byte - UInt8(ascii: "0"))
            x = x << 1 | digit & 1
            y = y << 1 | digit >> 1
        }
        self.init(uncheckedZoom: quadkey.utf8.count, x: x, y: y)
    }
}

extension TileID: CustomStringConvertible {
    /// Zoom level, column and row, such as `9/285/193`.
    public var description: String { "\(zoom)/\(x)/\(y)" }
}

extension TileID {
    /// Decodes a tile from its zoom, column and row; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if there is no such tile.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        let (zoom, x, y): (Int, Int, Int) = (
            try members.required(.zoom), try members.required(.x), try members.required(.y)
        )
        guard let tile = TileID(zoom: zoom, x: x, y: y) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "There is no tile \(zoom)/\(x)/\(y)."))
        }
        self = tile
    }
}
