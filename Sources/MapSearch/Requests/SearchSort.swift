public import MapGeometry

/// The order of results.
///
/// Equal results keep the order of rank, so pages are cut from the same list each time.
public enum SearchSort: Hashable, Sendable, Codable {
    /// By how well they fit: text, importance, nearness to the search area.
    case rank
    /// By distance from a point, nearest first.
    case distance(from: Coordinate)
    /// By distance from a line, nearest first.
    case distanceFromLine(Polyline)
    /// By position along a line, as one who follows it comes past: by the place on the line that is closest.
    ///
    /// Together with ``SearchOptions/corridor`` it gives the stops of a journey in order.
    case positionAlongLine(Polyline)

    /// The line of the order, or `nil` when it has none.
    var line: Polyline? {
        switch self {
        case .rank, .distance: nil
        case .distanceFromLine(let line), .positionAlongLine(let line): line
        }
    }
}

extension SearchSort {
    private enum Name: String, CodingKey {
        case rank, distance, distanceFromLine, positionAlongLine
    }

    /// Decodes an order from an object with one member, the name of the case; other members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when there is not exactly one case that this version knows, or its values do not fit.
    public init(from decoder: any Decoder) throws {
        let encoded = try EncodedCase<Name>(from: decoder)
        switch encoded.name {
        case .rank: self = .rank
        case .distance: self = .distance(from: try encoded.value("from"))
        case .distanceFromLine: self = .distanceFromLine(try encoded.value("line"))
        case .positionAlongLine: self = .positionAlongLine(try encoded.value("line"))
        }
    }

    /// Encodes an order as ``init(from:)`` reads it.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .rank: try encoder.encode(Name.rank, [:])
        case .distance(let from): try encoder.encode(Name.distance, ["from": from])
        case .distanceFromLine(let line): try encoder.encode(Name.distanceFromLine, ["line": line])
        case .positionAlongLine(let line): try encoder.encode(Name.positionAlongLine, ["line": line])
        }
    }
}
