import MapGeometry

extension SearchArea.Shape {
    private enum Name: String, CodingKey {
        case point, bounds, circle, polygon, polyline
    }

    /// Decodes a shape from an object with one member, the name of the case; other members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if there is not exactly one case known to this version, or its values are invalid.
    public init(from decoder: any Decoder) throws {
        let encoded = try EncodedCase<Name>(from: decoder)
        switch encoded.name {
        case .point: self = .point(try encoded.value("coordinate"))
        case .bounds: self = .bounds(try encoded.value("bounds"))
        case .circle: self = .circle(try encoded.value("circle"))
        case .polygon: self = .polygon(try encoded.value("polygon"))
        case .polyline: self = .polyline(try encoded.value("polyline"))
        }
    }

    /// Encodes a shape in the format that ``init(from:)`` reads.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .point(let coordinate):
            var values = encoder.values(of: Name.point)
            try values.encode(coordinate, forKey: "coordinate")
        case .bounds(let bounds):
            var values = encoder.values(of: Name.bounds)
            try values.encode(bounds, forKey: "bounds")
        case .circle(let circle):
            var values = encoder.values(of: Name.circle)
            try values.encode(circle, forKey: "circle")
        case .polygon(let polygon):
            var values = encoder.values(of: Name.polygon)
            try values.encode(polygon, forKey: "polygon")
        case .polyline(let polyline):
            var values = encoder.values(of: Name.polyline)
            try values.encode(polyline, forKey: "polyline")
        }
    }
}
