#if canImport(CoreLocation)
public import CoreLocation

extension Coordinate {
    /// Creates a coordinate from a Core Location coordinate, without conversion.
    public init(_ coordinate: CLLocationCoordinate2D) {
        self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
}

extension CLLocationCoordinate2D {
    /// Creates a Core Location coordinate, without conversion.
    public init(_ coordinate: Coordinate) {
        self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
}

#if os(iOS) || os(macOS) || os(visionOS)
extension CircularRegion {
    /// Creates a circle from a Core Location region.
    public init(_ region: CLCircularRegion) {
        self.init(center: Coordinate(region.center), radius: region.radius)
    }
}

extension CLCircularRegion {
    /// Creates a Core Location region with the same centre and radius.
    ///
    /// - Parameters:
    ///   - region: The circle.
    ///   - identifier: The identifier of the Core Location region.
    public convenience init(_ region: CircularRegion, identifier: String) {
        self.init(center: CLLocationCoordinate2D(region.center), radius: region.radius, identifier: identifier)
    }
}
#endif
#endif
