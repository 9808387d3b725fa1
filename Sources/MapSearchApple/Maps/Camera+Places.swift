#if canImport(MapKit)
import MapGeometry
public import MapKit
public import MapSearch

extension MKMapRect {
    /// Creates the map rectangle of a place: its box, or a circle typical for its kind.
    ///
    /// - Parameter placemark: The place; if its coordinate is invalid, the rectangle is `MKMapRect.null`.
    public init(_ placemark: Placemark) {
        let box = placemark.object.boundingBox.flatMap { $0.isEmpty ? nil : $0 }
        self.init(box.map { MapRect($0) } ?? MapRect(placemark.region))
    }
}

extension MKCoordinateRegion {
    /// Creates the map region of a place; see `MKMapRect.init(_:)`.
    ///
    /// - Parameter placemark: The place.
    public init(_ placemark: Placemark) {
        self.init(CoordinateRegion(MapRect(MKMapRect(placemark))))
    }
}

extension SearchArea {
    /// Returns a map region as a search area.
    ///
    /// - Parameters:
    ///   - region: The region; it may cross 180°.
    ///   - strictness: Whether results may be outside.
    /// - Returns: The area.
    public static func region(_ region: MKCoordinateRegion, _ strictness: Strictness = .preferred) -> SearchArea {
        .rect(MapRect(CoordinateRegion(region)), strictness)
    }
}
#endif
