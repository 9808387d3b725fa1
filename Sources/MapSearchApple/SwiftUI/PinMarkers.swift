#if canImport(SwiftUI) && canImport(MapKit)
import CoreLocation
public import MapGeometry
public import MapSearch
public import MapSearchPresentation
import SwiftUI
#if canImport(_MapKit_SwiftUI)
import MapKit
public import _MapKit_SwiftUI
#else
public import MapKit
#endif

/// Markers for objects and clusters, as content of a SwiftUI `Map`.
///
/// ```swift
/// Map(position: $position, selection: $selected) {
///     PinMarkers(pins.pins)
/// }
/// ```
///
/// Each marker is tagged with the identity of its object, for the map's selection; a cluster shows the number of its
/// objects.
public struct PinMarkers<Object: Locatable>: MapContent {
    private let pins: [ClusterPin<Object>]
    private let title: @MainActor (Object) -> String?

    /// Creates markers from pins.
    ///
    /// - Parameters:
    ///   - pins: The pins, with unique identities.
    ///   - title: Returns the text of a single object's marker; `nil` to use the names of objects and placemarks.
    public init(_ pins: [ClusterPin<Object>], title: (@MainActor (Object) -> String?)? = nil) {
        self.pins = pins
        self.title = title ?? { PinText($0).title }
    }

    /// Creates markers from objects, without clusters.
    ///
    /// - Parameters:
    ///   - objects: The objects, with unique identities; an object without a valid coordinate has no marker.
    ///   - title: Returns the text of a marker; `nil` to use the names of objects and placemarks.
    public init(objects: [Object], title: (@MainActor (Object) -> String?)? = nil) {
        self.init(objects.filter(\.coordinate.isValid).map { ClusterPin($0) }, title: title)
    }

    /// The markers.
    public var body: some MapContent {
        ForEach(pins) { pin in
            if pin.isSingle {
                Marker(title(pin.object) ?? "", coordinate: CLLocationCoordinate2D(pin.coordinate)).tag(pin.id)
            } else {
                Marker("", monogram: Text("\(pin.count)"), coordinate: CLLocationCoordinate2D(pin.coordinate))
                    .tag(pin.id)
            }
        }
    }
}

extension MapCameraPosition {
    /// Returns the camera position that shows a place: its box, or a circle typical for its kind.
    ///
    /// - Parameter placemark: The place.
    /// - Returns: The position; automatic if the coordinate of the place is invalid.
    public static func placemark(_ placemark: Placemark) -> MapCameraPosition {
        placemark.coordinate.isValid ? .rect(MKMapRect(placemark)) : .automatic
    }

    /// Returns the camera position that shows a rectangle, such as that of a ``/MapSearchPresentation/CameraMove``.
    ///
    /// - Parameter rect: The rectangle.
    /// - Returns: The position; automatic if there is nothing to show.
    public static func showing(_ rect: MapRect) -> MapCameraPosition {
        rect.isNull ? .automatic : .rect(MKMapRect(rect))
    }
}
#endif
