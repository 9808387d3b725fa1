public import MapGeometry

/// An entrance to a building or a site.
public struct Entrance: Hashable, Sendable {
    /// The purpose of an entrance.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The main entrance for visitors.
        case main
        /// Any other entrance for people: of a staircase, a home, a shop.
        case entrance
        /// For deliveries and staff.
        case service
        /// For vehicles.
        case garage
        /// An exit only.
        case exit
        /// An emergency exit.
        case emergency

        /// Whether visitors normally enter here.
        public var isForVisitors: Bool { self == .main || self == .entrance }
    }

    /// The purpose of the entrance.
    public var kind: Kind
    /// The position, in degrees.
    public var coordinate: Coordinate

    /// Creates an entrance.
    ///
    /// - Parameters:
    ///   - kind: The purpose of the entrance.
    ///   - coordinate: The position, in degrees.
    public init(kind: Kind = .entrance, coordinate: Coordinate) {
        self.kind = kind
        self.coordinate = coordinate
    }
}

extension Entrance: Codable {
    /// Decodes an entrance; an unknown kind becomes ``Kind/entrance``.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if there is no coordinate, or a member is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            kind: try members.named(.kind, or: .entrance), coordinate: try members.required(.coordinate))
    }
}

extension Entrance.Kind: Codable {}

/// The entrances of a building, where a route to it can end.
public struct EntranceMetadata: ObjectMetadata {
    /// `entrances`.
    public static let identifier = "entrances"

    /// The entrances, main entrances first; never empty if attached by a backend.
    public var entrances: [Entrance]

    /// Creates a list of entrances.
    ///
    /// - Parameter entrances: The entrances, in any order.
    public init(entrances: [Entrance]) {
        self.entrances = entrances
    }
}

extension GeoObject {
    /// The known entrances of the building or site, main entrances first; empty if none are known.
    public var entrances: [Entrance] { self[EntranceMetadata.self]?.entrances ?? [] }

    /// The point where a route to the object should end: the main entrance, else the visitors' entrance nearest to
    /// ``coordinate``, else that coordinate.
    public var arrivalPoint: Coordinate {
        let visitors = entrances.filter(\.kind.isForVisitors)
        let mains = visitors.filter { $0.kind == .main }
        return (mains.isEmpty ? visitors : mains).map(\.coordinate)
            .min { coordinate.distance(to: $0) < coordinate.distance(to: $1) } ?? coordinate
    }
}
