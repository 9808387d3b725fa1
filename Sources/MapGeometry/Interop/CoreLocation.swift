#if canImport(CoreLocation)
public import CoreLocation

extension Coordinate {
    /// Creates a coordinate from Core Location's, degree for degree.
    public init(_ coordinate: CLLocationCoordinate2D) {
        self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
}

extension CLLocationCoordinate2D {
    /// Creates Core Location's coordinate, degree for degree.
    public init(_ coordinate: Coordinate) {
        self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
}

#if os(iOS) || os(macOS) || os(visionOS)
extension CircularRegion {
    /// Creates a circle with the centre and the radius of Core Location's.
    public init(_ region: CLCircularRegion) {
        self.init(center: Coordinate(region.center), radius: region.radius)
    }
}

extension CLCircularRegion {
    /// Creates Core Location's circle with the same centre and radius.
    ///
    /// - Parameters:
    ///   - region: The circle.
    ///   - identifier: The name by which Core Location tells regions apart.
    public convenience init(_ region: CircularRegion, identifier: String) {
        self.init(center: CLLocationCoordinate2D(region.center), radius: region.radius, identifier: identifier)
    }
}
#endif
#endif
