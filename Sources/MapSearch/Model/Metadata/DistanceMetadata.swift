public import MapGeometry

/// How far away an object is.
public struct DistanceMetadata: ObjectMetadata {
    /// `distance`.
    public static let identifier = "distance"

    /// The distance from the origin to the object's coordinate as the crow flies, in metres; of a reverse search to the nearest
    /// place of the object, and 0 in it.
    public var meters: Double
    /// Where the distance was measured from, in degrees: the user, the origin of the sort, or the
    /// coordinate of a reverse search.
    public var origin: Coordinate

    /// Creates a distance.
    ///
    /// - Parameters:
    ///   - meters: The distance in metres.
    ///   - origin: Where it was measured from.
    public init(meters: Double, origin: Coordinate) {
        self.meters = meters
        self.origin = origin
    }
}

extension GeoObject {
    /// The distance from the user or the origin of the sort in metres, or `nil` when the request had neither;
    /// from the coordinate of a reverse search always.
    public var distance: Double? { self[DistanceMetadata.self]?.meters }
}
