#if canImport(MapKit)
import MapGeometry
public import MapKit
public import MapSearch

extension MKMapRect {
    /// Creates the part of the map that shows a place: its box, or a circle that is usual for its kind.
    ///
    /// - Parameter placemark: The place; `MKMapRect.null`'s values when its coordinate is not valid.
    public init(_ placemark: Placemark) {
        let box = placemark.object.boundingBox.flatMap { $0.isEmpty ? nil : $0 }
        self.init(box.map { MapRect($0) } ?? MapRect(placemark.region))
    }
}

extension MKCoordinateRegion {
    /// Creates the region of the map that shows a place; see `MKMapRect.init(_:)`.
    ///
    /// - Parameter placemark: The place.
    public init(_ placemark: Placemark) {
        self.init(CoordinateRegion(MapRect(MKMapRect(placemark))))
    }
}

extension SearchArea {
    /// The region that a map shows, as the area of a search.
    ///
    /// - Parameters:
    ///   - region: The region; one across 180° stays one.
    ///   - strictness: Whether results may be outside.
    /// - Returns: The area.
    public static func region(_ region: MKCoordinateRegion, _ strictness: Strictness = .preferred) -> SearchArea {
        .rect(MapRect(CoordinateRegion(region)), strictness)
    }
}
#endif
