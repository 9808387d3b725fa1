#if canImport(CoreLocation)
public import CoreLocation
public import Foundation
public import MapGeometry
public import MapSearch

extension Coordinate {
    /// Creates the coordinate of a position, degree for degree.
    ///
    /// `nil` when Core Location says that it is none: its horizontal accuracy is negative then.
    ///
    /// - Parameter location: The position.
    public init?(_ location: CLLocation) {
        guard location.horizontalAccuracy >= 0 else { return nil }
        self.init(location.coordinate)
    }
}

extension CircularRegion {
    /// Creates the circle in which a position lies: its coordinate and its horizontal accuracy in metres.
    ///
    /// `nil` when Core Location says that the position is none: its horizontal accuracy is negative then.
    ///
    /// - Parameter location: The position.
    public init?(_ location: CLLocation) {
        guard let center = Coordinate(location) else { return nil }
        self.init(center: center, radius: location.horizontalAccuracy)
    }
}

extension CLLocation {
    /// Creates a position.
    ///
    /// Its altitude is unknown, which Core Location says with a vertical accuracy of −1.
    ///
    /// - Parameters:
    ///   - coordinate: Where it is, in degrees.
    ///   - accuracy: How far it may be off in metres; negative for a position that is none, as is that of a coordinate that
    ///     is not valid.
    ///   - timestamp: When it was found.
    public convenience init(_ coordinate: Coordinate, accuracy: Double = 0, timestamp: Date = Date()) {
        self.init(
            coordinate: CLLocationCoordinate2D(coordinate), altitude: 0,
            horizontalAccuracy: coordinate.isValid ? accuracy : -1, verticalAccuracy: -1, timestamp: timestamp)
    }

    /// Creates the position of which a circle is known.
    ///
    /// - Parameters:
    ///   - circle: Its centre is the coordinate, its radius the accuracy in metres.
    ///   - timestamp: When it was found.
    public convenience init(_ circle: CircularRegion, timestamp: Date = Date()) {
        self.init(circle.center, accuracy: circle.radius, timestamp: timestamp)
    }

    /// Creates the position of a place, as accurate as ``/MapSearch/Placemark/region`` is small.
    ///
    /// - Parameters:
    ///   - placemark: The place.
    ///   - timestamp: When it was found.
    public convenience init(_ placemark: Placemark, timestamp: Date = Date()) {
        self.init(placemark.coordinate, accuracy: placemark.region.radius, timestamp: timestamp)
    }
}
#endif
