public import MapGeometry

/// A way into a building or onto a ground.
public struct Entrance: Hashable, Sendable {
    /// Whom an entrance is for.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The one that visitors are sent to.
        case main
        /// Any other for people: of a staircase, a home, a shop.
        case entrance
        /// For deliveries and staff.
        case service
        /// For vehicles.
        case garage
        /// A way out only.
        case exit
        /// A way out when there is an emergency.
        case emergency

        /// Whether people come in here as a matter of course.
        public var isForVisitors: Bool { self == .main || self == .entrance }
    }

    /// Whom it is for.
    public var kind: Kind
    /// Where it is, in degrees.
    public var coordinate: Coordinate

    /// Creates an entrance.
    ///
    /// - Parameters:
    ///   - kind: Whom it is for.
    ///   - coordinate: Where it is, in degrees.
    public init(kind: Kind = .entrance, coordinate: Coordinate) {
        self.kind = kind
        self.coordinate = coordinate
    }
}

extension Entrance: Codable {
    /// Decodes an entrance; one of a kind that a later version added is an ordinary one.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when there is no coordinate, or a member is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            kind: try members.named(.kind, or: .entrance), coordinate: try members.required(.coordinate))
    }
}

extension Entrance.Kind: Codable {}

/// Where people enter a building, for the end of a route.
public struct EntranceMetadata: ObjectMetadata {
    /// `entrances`.
    public static let identifier = "entrances"

    /// The entrances, the main ones first; never empty where a backend attaches this.
    public var entrances: [Entrance]

    /// Creates a list of entrances.
    ///
    /// - Parameter entrances: The entrances, in any order.
    public init(entrances: [Entrance]) {
        self.entrances = entrances
    }
}

extension GeoObject {
    /// The known entrances of the building or ground, the main ones first; empty when none are known.
    public var entrances: [Entrance] { self[EntranceMetadata.self]?.entrances ?? [] }

    /// Where a route to the object ends: the main entrance, else the visitors' entrance nearest to ``coordinate``, else that
    /// coordinate.
    public var arrivalPoint: Coordinate {
        let visitors = entrances.filter(\.kind.isForVisitors)
        let mains = visitors.filter { $0.kind == .main }
        return (mains.isEmpty ? visitors : mains).map(\.coordinate)
            .min { coordinate.distance(to: $0) < coordinate.distance(to: $1) } ?? coordinate
    }
}
