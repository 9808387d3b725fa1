public import MapGeometry

/// The surroundings of a route: how far from the line, and from where on.
///
/// ```swift
/// let route = Polyline(coordinates)
/// let here = route.closestPosition(to: position)?.position
/// let corridor = Corridor(route, maximumDistance: 2_000, startingAt: here)      // within 2 km, and still to come
/// let session = manager.submit(text: "petrol", along: corridor)
/// for object in try await session.response().objects {
///     print(object.name, object[CorridorMetadata.self]?.distanceAlongLine ?? 0)
/// }
/// ```
///
/// What lies outside is left out, each result tells where on the route it is in ``CorridorMetadata``. Distances are
/// those of the ellipsoid, and each end of the line reaches out in a half circle.
public struct Corridor: Hashable, Sendable, Codable {
    /// The route, in the direction of travel.
    public var line: Polyline
    /// How far from the line a result may lie, to either side, in metres; `nil` for any distance.
    public var maximumDistance: Double?
    /// The place on the line from which on results count, or `nil` for its start.
    ///
    /// What has its closest place on the rest of the line counts, also beside an earlier stretch; what is passed is not.
    public var start: PolylinePosition?

    /// Creates a corridor.
    ///
    /// - Parameters:
    ///   - line: The route, in the direction of travel.
    ///   - maximumDistance: How far from the line a result may lie, in metres.
    ///   - start: The place on the line from which on results count.
    public init(_ line: Polyline, maximumDistance: Double? = nil, startingAt start: PolylinePosition? = nil) {
        self.line = line
        self.maximumDistance = maximumDistance
        self.start = start
    }

    /// Whether anything is left out.
    var isLimited: Bool { maximumDistance != nil || start != nil }
}
