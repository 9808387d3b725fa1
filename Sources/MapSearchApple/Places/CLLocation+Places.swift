#if canImport(CoreLocation)
public import CoreLocation
public import Foundation
public import MapGeometry
public import MapSearch

extension Coordinate {
    /// Creates a coordinate from a location, without conversion.
    ///
    /// `nil` if the location is invalid, which Core Location indicates by a negative horizontal accuracy.
    ///
    /// - Parameter location: The location.
    public init?(_ location: CLLocation) {
        guard location.horizontalAccuracy >= 0 else { return nil }
        self.init(location.coordinate)
    }
}

extension CircularRegion {
    /// Creates a circle from a location's coordinate and its horizontal accuracy in metres.
    ///
    /// `nil` if the location is invalid, which Core Location indicates by a negative horizontal accuracy.
    ///
    /// - Parameter location: The location.
    public init?(_ location: CLLocation) {
        guard let center = Coordinate(location) else { return nil }
        self.init(center: center, radius: location.horizontalAccuracy)
    }
}

extension CLLocation {
    /// Creates a location from a coordinate.
    ///
    /// Its altitude is unknown, which Core Location indicates by a vertical accuracy of −1.
    ///
    /// - Parameters:
    ///   - coordinate: The position, in degrees.
    ///   - accuracy: The horizontal accuracy in metres; negative for an invalid location, as it is for an invalid
    ///     coordinate.
    ///   - timestamp: The time of the location.
    public convenience init(_ coordinate: Coordinate, accuracy: Double = 0, timestamp: Date = Date()) {
        self.init(
            coordinate: CLLocationCoordinate2D(coordinate), altitude: 0,
            horizontalAccuracy: coordinate.isValid ? accuracy : -1, verticalAccuracy: -1, timestamp: timestamp)
    }

    /// Creates a location from a circle.
    ///
    /// - Parameters:
    ///   - circle: The circle; its centre is the coordinate, and its radius the accuracy in metres.
    ///   - timestamp: The time of the location.
    public convenience init(_ circle: CircularRegion, timestamp: Date = Date()) {
        self.init(circle.center, accuracy: circle.radius, timestamp: timestamp)
    }

    /// Creates the location of a place, with the radius of ``/MapSearch/Placemark/region`` as its accuracy.
    ///
    /// - Parameters:
    ///   - placemark: The place.
    ///   - timestamp: The time of the location.
    public convenience init(_ placemark: Placemark, timestamp: Date = Date()) {
        self.init(placemark.coordinate, accuracy: placemark.region.radius, timestamp: timestamp)
    }
}
#endif
