#if canImport(MapKit) && !os(watchOS)
import CoreLocation
public import Foundation
public import MapGeometry
public import MapKit
public import MapSearchPresentation

/// Shows a live list as pins of an `MKMapView`, and reports what the user does with the map.
///
/// ```swift
/// let pins = MapPins<GeoObject>(mapView)                       // becomes its delegate
/// controller.drive(pins)                                       // pins follow the results
/// pins.onSelect = { object in show(object) }
/// pins.onMove = { visible in Task { try await results.mapMoved(to: visible) } }
/// ```
///
/// It keeps one ``ObjectAnnotation`` for each object, so that pins and callouts that are open do not flicker. For thousands
/// of objects put a ``/MapSearchPresentation/ClusteringDisplay`` between: its target is then a
/// `MapPins<ClusterPin<Object>>`, and `onMove` calls its `show(_:zoom:)`, with ``zoomLevel``.
///
/// An app with a delegate of its own passes `nil` for the map view's and forwards the two methods that are here.
@MainActor
public final class MapPins<Object: Locatable>: NSObject, AnnotationDisplay, MKMapViewDelegate {
    /// The map view; `nil` when it is gone.
    public private(set) weak var mapView: MKMapView?

    /// The line of a callout; nothing by default for objects that are not of this library.
    public var title: @MainActor (Object) -> String?

    /// The second line of a callout; nothing by default for objects that are not of this library.
    public var subtitle: @MainActor (Object) -> String?

    /// What happens when the user has tapped a pin; nothing by default.
    public var onSelect: (@MainActor (Object) -> Void)?

    /// What happens when the map shows another part of the world, with that part; nothing by default.
    public var onMove: (@MainActor (MapRect) -> Void)?

    private var annotations: [Object.ID: ObjectAnnotation<Object>] = [:]

    /// Creates a display that shows pins on a map view.
    ///
    /// - Parameters:
    ///   - mapView: The map view, which is not kept.
    ///   - becomesDelegate: Whether it becomes the map view's delegate, which ``onSelect`` and ``onMove`` need.
    ///   - title: The line of a callout; `nil` for the names of objects and placemarks.
    ///   - subtitle: The second line of a callout; `nil` for the descriptions of objects.
    public init(
        _ mapView: MKMapView, becomesDelegate: Bool = true, title: (@MainActor (Object) -> String?)? = nil,
        subtitle: (@MainActor (Object) -> String?)? = nil
    ) {
        self.mapView = mapView
        self.title = title ?? { PinText($0).title }
        self.subtitle = subtitle ?? { PinText($0).subtitle }
        super.init()
        if becomesDelegate { mapView.delegate = self }
    }

    /// The pin of an object.
    ///
    /// - Parameter id: The identity of the object.
    /// - Returns: The pin; `nil` when it has none.
    public func annotation(for id: Object.ID) -> ObjectAnnotation<Object>? { annotations[id] }

    /// The part of the world that the map view shows; `null` when the map view is gone.
    public var visibleRect: MapRect { mapView.map { MapRect($0.visibleMapRect) } ?? .null }

    /// The zoom level of the map view for tiles of 256 points; not-a-number when it is gone or has no size.
    public var zoomLevel: Double {
        guard let mapView else { return .nan }
        let size = mapView.bounds.size
        return visibleRect.zoomLevel(fitting: ViewSize(width: Double(size.width), height: Double(size.height)))
    }

    /// Adds pins.
    ///
    /// - Parameter objects: The objects. One that has a pin already is updated instead.
    public func add(_ objects: [Object]) {
        var added: [ObjectAnnotation<Object>] = []
        for object in objects {
            if let annotation = annotations[object.id] {
                show(object, on: annotation)
                continue
            }
            let annotation = ObjectAnnotation(object)
            show(object, on: annotation)
            annotations[object.id] = annotation
            added.append(annotation)
        }
        if !added.isEmpty { mapView?.addAnnotations(added) }
    }

    /// Removes pins.
    ///
    /// - Parameter objects: The objects; those without a pin change nothing.
    public func remove(_ objects: [Object]) {
        let removed = objects.compactMap { annotations.removeValue(forKey: $0.id) }
        if !removed.isEmpty { mapView?.removeAnnotations(removed) }
    }

    /// Moves a pin, within an animation if one is under way.
    ///
    /// - Parameters:
    ///   - object: The object as it is now.
    ///   - old: The coordinate before.
    public func move(_ object: Object, from old: Coordinate) {
        annotations[object.id]?.coordinate = CLLocationCoordinate2D(object.coordinate)
    }

    /// Shows that an object has changed.
    ///
    /// - Parameters:
    ///   - object: The object as it is now.
    ///   - old: The object as it was before.
    public func update(_ object: Object, from old: Object) {
        guard let annotation = annotations[object.id] else { return }
        show(object, on: annotation)
    }

    /// Tells ``onMove``.
    ///
    /// - Parameters:
    ///   - mapView: The map view.
    ///   - animated: Whether the map has slid there.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        onMove?(MapRect(mapView.visibleMapRect))
    }

    /// Tells ``onSelect``, if the annotation is a pin from here.
    ///
    /// - Parameters:
    ///   - mapView: The map view.
    ///   - annotation: What was tapped.
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
        if let annotation = annotation as? ObjectAnnotation<Object> { onSelect?(annotation.object) }
    }

    private func show(_ object: Object, on annotation: ObjectAnnotation<Object>) {
        annotation.object = object
        // A map view looks at a pin whose values are set, be they the same.
        let coordinate = CLLocationCoordinate2D(object.coordinate)
        if Coordinate(annotation.coordinate) != object.coordinate { annotation.coordinate = coordinate }
        let (title, subtitle) = (title(object), subtitle(object))
        if annotation.title != title { annotation.title = title }
        if annotation.subtitle != subtitle { annotation.subtitle = subtitle }
    }
}
#endif
