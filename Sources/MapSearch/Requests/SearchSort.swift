public import MapGeometry

/// The order of results.
///
/// Equal results are ordered by rank, so that pages are always cut from the same list.
public enum SearchSort: Hashable, Sendable, Codable {
    /// By relevance: text match, importance, and distance from the search area.
    case rank
    /// By distance from a point, nearest first.
    case distance(from: Coordinate)
    /// By distance from a line, nearest first.
    case distanceFromLine(Polyline)
    /// By position along a line: by the point on the line that is closest to the result.
    ///
    /// Combine it with ``SearchOptions/corridor`` to get the stops of a journey in order.
    case positionAlongLine(Polyline)

    /// The line of the order, or `nil` if there is none.
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
    /// - Throws: `DecodingError` if there is not exactly one case known to this version, or its values are invalid.
    public init(from decoder: any Decoder) throws {
        let encoded = try EncodedCase<Name>(from: decoder)
        switch encoded.name {
        case .rank: self = .rank
        case .distance: self = .distance(from: try encoded.value("from"))
        case .distanceFromLine: self = .distanceFromLine(try encoded.value("line"))
        case .positionAlongLine: self = .positionAlongLine(try encoded.value("line"))
        }
    }

    /// Encodes an order in the format that ``init(from:)`` reads.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .rank: try encoder.encode(Name.rank, [:])
        case .distance(let from): try encoder.encode(Name.distance, ["from": from])
        case .distanceFromLine(let line): try encoder.encode(Name.distanceFromLine, ["line": line])
        case .positionAlongLine(let line): try encoder.encode(Name.positionAlongLine, ["line": line])
        }
    }
}
