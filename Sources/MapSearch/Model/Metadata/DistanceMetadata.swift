public import MapGeometry

/// The distance of an object from an origin.
public struct DistanceMetadata: ObjectMetadata {
    /// `distance`.
    public static let identifier = "distance"

    /// The distance from the origin to the object's coordinate as the crow flies, in metres.
    ///
    /// For a reverse search, it is the distance to the nearest point of the object, and 0 inside it.
    public var meters: Double
    /// The origin of the distance, in degrees: the user, the origin of the sort, or the coordinate of a reverse search.
    public var origin: Coordinate

    /// Creates a distance.
    ///
    /// - Parameters:
    ///   - meters: The distance in metres.
    ///   - origin: The origin of the distance.
    public init(meters: Double, origin: Coordinate) {
        self.meters = meters
        self.origin = origin
    }
}

extension GeoObject {
    /// The distance in metres from the user or the origin of the sort, or `nil` if the request has neither; always set
    /// after a reverse search, from its coordinate.
    public var distance: Double? { self[DistanceMetadata.self]?.meters }
}
