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
        case .point(let coordinate): try encoder.encode(Name.point, ["coordinate": coordinate])
        case .bounds(let bounds): try encoder.encode(Name.bounds, ["bounds": bounds])
        case .circle(let circle): try encoder.encode(Name.circle, ["circle": circle])
        case .polygon(let polygon): try encoder.encode(Name.polygon, ["polygon": polygon])
        case .polyline(let polyline): try encoder.encode(Name.polyline, ["polyline": polyline])
        }
    }
}
