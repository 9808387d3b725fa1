/// A rectangle of latitudes and longitudes given by its centre and its span in degrees.
///
/// Half of the span is on each side of the centre. A region may cross the 180th meridian and may extend beyond a pole;
/// ``bounds`` is the part of the Earth that it covers.
public struct CoordinateRegion: Hashable, Sendable, Codable {
    /// The centre of the region in degrees, halfway between its edges.
    public var center: Coordinate

    /// The height and width of the region.
    public var span: CoordinateSpan

    /// Creates a region from its centre and its span.
    ///
    /// - Parameters:
    ///   - center: The centre of the region.
    ///   - span: The full height and width in degrees.
    public init(center: Coordinate, span: CoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// A Boolean value that is true if the centre is valid and the span is 0…180 degrees high and 0…360 wide.
    public var isValid: Bool {
        center.isValid && (0...180).contains(span.latitudeDelta) && (0...360).contains(span.longitudeDelta)
    }
}

extension CoordinateRegion {
    /// Creates the region around a coordinate with a height and width in metres.
    ///
    /// Metres are converted to degrees at the latitude of the centre with ``Earth/metersPerDegreeOfLatitude(at:)`` and
    /// its counterpart for longitudes, as in MapKit: 1000 m by 2000 m at (0, 0) span (0.009043695025814083,
    /// 0.017966310975031877).
    ///
    /// - Parameters:
    ///   - center: The centre of the region.
    ///   - latitudinalMeters: The full extent from south to north; a negative value counts as 0, a value beyond the
    ///     height of the Earth as 180°.
    ///   - longitudinalMeters: The full extent from west to east; a negative value counts as 0, a value beyond the
    ///     length of the parallel as 360°.
    public init(center: Coordinate, latitudinalMeters: Double, longitudinalMeters: Double) {
        let latitudeDelta = max(0, latitudinalMeters) / Earth.metersPerDegreeOfLatitude(at: center.latitude)
        let longitudeDelta = max(0, longitudinalMeters) / Earth.metersPerDegreeOfLongitude(at: center.latitude)
        self.init(
            center: center,
            span: CoordinateSpan(latitudeDelta: min(latitudeDelta, 180), longitudeDelta: min(longitudeDelta, 360)))
    }

    /// Creates the region of a box; all values are not-a-number for the empty box.
    ///
    /// - Parameter bounds: The box, which may cross the 180th meridian.
    public init(_ bounds: CoordinateBounds) {
        let span = bounds.isEmpty ? CoordinateSpan(latitudeDelta: .nan, longitudeDelta: .nan) : bounds.span
        self.init(center: bounds.center, span: span)
    }

    /// Creates the region of a map rectangle, with the centre and span of its edges in degrees.
    ///
    /// The inverse is ``MapRect/init(_:)-(CoordinateRegion)``. The centre is halfway in degrees, which is not the
    /// centre of the rectangle on the map; its longitude is within ±180°. All values are not-a-number for a null
    /// rectangle. The whole world has the centre (0, 0) and the span (170.10225755961318, 360);
    /// `CoordinateRegion(.world)` is the region of the box, from pole to pole.
    ///
    /// - Parameter rect: The rectangle.
    @_disfavoredOverload
    public init(_ rect: MapRect) {
        let north = WebMercator.latitude(y: rect.minY)
        let south = WebMercator.latitude(y: rect.maxY)
        guard !rect.isNull else {
            self.init(CoordinateBounds.empty)
            return
        }
        self.init(
            center: Coordinate(
                latitude: (north + south) / 2, longitude: wrappedLongitude(WebMercator.longitude(x: rect.midX))),
            span: CoordinateSpan(
                latitudeDelta: north - south, longitudeDelta: rect.width / WebMercator.worldSize * 360))
    }

    /// The part of the Earth that the region covers: its edges with wrapped longitudes and clamped latitudes.
    ///
    /// Empty if the centre is not finite or the span is negative.
    public var bounds: CoordinateBounds {
        guard span.latitudeDelta >= 0, span.longitudeDelta >= 0 else { return .empty }
        return CoordinateBounds(
            south: center.latitude - span.latitudeDelta / 2, west: center.longitude - span.longitudeDelta / 2,
            north: center.latitude + span.latitudeDelta / 2, east: center.longitude + span.longitudeDelta / 2)
    }

    /// Returns whether a coordinate is in the region, including its edges, even across the 180th meridian.
    public func contains(_ coordinate: Coordinate) -> Bool {
        bounds.contains(coordinate)
    }
}

extension CircularRegion {
    /// Creates the circle around a box that passes through its farthest corner.
    ///
    /// It contains every coordinate of the box, provided the box is small enough that no geodesic meets it twice, up to
    /// some thousand kilometres. For the empty box the radius is negative, so that the circle contains nothing.
    ///
    /// - Parameter bounds: The box.
    public init(around bounds: CoordinateBounds) {
        guard !bounds.isEmpty else {
            self.init(center: Coordinate(latitude: 0, longitude: 0), radius: -1)
            return
        }
        let center = bounds.center
        let radius = max(center.distance(to: bounds.southWest), center.distance(to: bounds.northWest))
        self.init(center: center, radius: radius)
    }
}
