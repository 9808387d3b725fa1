/// A shape on the Earth: the geometry of an object, or a search area.
public enum Geometry: Hashable, Sendable {
    /// A single position.
    case point(Coordinate)

    /// A line.
    case polyline(Polyline)

    /// An area, possibly with holes.
    case polygon(Polygon)

    /// Several areas that form one object, such as a country and its islands.
    case multiPolygon(MultiPolygon)

    /// A box of latitudes and longitudes.
    case bounds(CoordinateBounds)

    /// A circle on the ground.
    case circle(CircularRegion)

    /// Several shapes of any kind.
    case collection([Geometry])

    /// The smallest box known to contain the shape; empty if the shape is empty.
    ///
    /// - Complexity: O(*n* log *n*) in the number of coordinates.
    public var bounds: CoordinateBounds {
        switch self {
        case .point(let coordinate):
            coordinate.isValid ? CoordinateBounds(southWest: coordinate, northEast: coordinate) : .empty
        case .polyline(let polyline): polyline.bounds
        case .polygon(let polygon): polygon.bounds
        case .multiPolygon(let multiPolygon): multiPolygon.bounds
        case .bounds(let bounds): bounds
        case .circle(let circle): circle.bounds
        case .collection(let geometries): CoordinateBounds(covering: geometries.map(\.bounds))
        }
    }
}

extension Geometry: Codable {
    private enum CodingKeys: String, CodingKey {
        case point, polyline, polygon, multiPolygon, bounds, circle, collection
    }

    /// Decodes a shape from an object with one key, the name of the case.
    ///
    /// Other keys are ignored, and so are members of a collection that are known only to later versions.
    ///
    /// - Throws: `DecodingError` if there is not exactly one known key, or its value is invalid.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let key = try container.onlyCase()
        switch key {
        case .point: self = .point(try container.decode(Coordinate.self, forKey: key))
        case .polyline: self = .polyline(try container.decode(Polyline.self, forKey: key))
        case .polygon: self = .polygon(try container.decode(Polygon.self, forKey: key))
        case .multiPolygon: self = .multiPolygon(try container.decode(MultiPolygon.self, forKey: key))
        case .bounds: self = .bounds(try container.decode(CoordinateBounds.self, forKey: key))
        case .circle: self = .circle(try container.decode(CircularRegion.self, forKey: key))
        case .collection: self = .collection(try container.knownElements(key))
        }
    }

    /// Encodes the shape as an object with one key, the name of the case: `{"point": {"latitude": …}}`.
    ///
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .point(let value): try container.encode(value, forKey: .point)
        case .polyline(let value): try container.encode(value, forKey: .polyline)
        case .polygon(let value): try container.encode(value, forKey: .polygon)
        case .multiPolygon(let value): try container.encode(value, forKey: .multiPolygon)
        case .bounds(let value): try container.encode(value, forKey: .bounds)
        case .circle(let value): try container.encode(value, forKey: .circle)
        case .collection(let value): try container.encode(value, forKey: .collection)
        }
    }
}
