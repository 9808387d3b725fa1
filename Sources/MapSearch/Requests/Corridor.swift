public import MapGeometry

/// The area along a route, with a maximum distance from the line and an optional start.
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
/// Objects outside the corridor are excluded, and each result has its position on the route in ``CorridorMetadata``.
/// Distances are measured on the ellipsoid, and both ends of the line are rounded.
public struct Corridor: Hashable, Sendable, Codable {
    /// The route, in the direction of travel.
    public var line: Polyline
    /// The maximum distance of a result from the line, to either side, in metres; `nil` for no limit.
    public var maximumDistance: Double?
    /// The position on the line from which results count, or `nil` for its start.
    ///
    /// Results whose closest point is on the remaining part of the line count, even if they are also near an earlier
    /// part; results already passed do not.
    public var start: PolylinePosition?

    /// Creates a corridor.
    ///
    /// - Parameters:
    ///   - line: The route, in the direction of travel.
    ///   - maximumDistance: The maximum distance of a result from the line, in metres.
    ///   - start: The position on the line from which results count.
    public init(_ line: Polyline, maximumDistance: Double? = nil, startingAt start: PolylinePosition? = nil) {
        self.line = line
        self.maximumDistance = maximumDistance
        self.start = start
    }

    /// Whether anything is excluded.
    var isLimited: Bool { maximumDistance != nil || start != nil }
}
