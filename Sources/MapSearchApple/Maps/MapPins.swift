#if canImport(MapKit) && !os(watchOS)
import CoreLocation
public import Foundation
public import MapGeometry
public import MapKit
public import MapSearchPresentation

/// A display that shows a live list as pins of an `MKMapView` and reports user interaction.
///
/// ```swift
/// let pins = MapPins<GeoObject>(mapView)                       // becomes its delegate
/// controller.drive(pins)                                       // pins follow the results
/// pins.onSelect = { object in show(object) }
/// pins.onMove = { visible in Task { try await results.mapMoved(to: visible) } }
/// ```
///
/// It keeps one ``ObjectAnnotation`` for each object, so that pins and open callouts do not flicker. For thousands of
/// objects, put a ``/MapSearchPresentation/ClusteringDisplay`` in front of it: its target is then a
/// `MapPins<ClusterPin<Object>>`, and `onMove` calls its `show(_:zoom:)` with ``zoomLevel``.
///
/// If your app has its own map view delegate, pass `false` for `becomesDelegate` and forward the two delegate methods.
@MainActor
public final class MapPins<Object: Locatable>: NSObject, AnnotationDisplay, MKMapViewDelegate {
    /// The map view; `nil` if it was deallocated.
    public private(set) weak var mapView: MKMapView?

    /// Returns the title of a callout; by default `nil` for objects of your own types.
    public var title: @MainActor (Object) -> String?

    /// Returns the subtitle of a callout; by default `nil` for objects of your own types.
    public var subtitle: @MainActor (Object) -> String?

    /// Called when the user taps a pin; `nil` by default.
    public var onSelect: (@MainActor (Object) -> Void)?

    /// Called with the visible part of the map when it changes; `nil` by default.
    public var onMove: (@MainActor (MapRect) -> Void)?

    private var annotations: [Object.ID: ObjectAnnotation<Object>] = [:]

    /// Creates a display that shows pins on a map view.
    ///
    /// - Parameters:
    ///   - mapView: The map view, which is not retained.
    ///   - becomesDelegate: Whether to become the map view's delegate, which ``onSelect`` and ``onMove`` require.
    ///   - title: Returns the title of a callout; `nil` to use the names of objects and placemarks.
    ///   - subtitle: Returns the subtitle of a callout; `nil` to use the descriptions of objects.
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

    /// Returns the annotation of an object.
    ///
    /// - Parameter id: The identity of the object.
    /// - Returns: The annotation; `nil` if the object has none.
    public func annotation(for id: Object.ID) -> ObjectAnnotation<Object>? { annotations[id] }

    /// The visible part of the map; `null` if the map view was deallocated.
    public var visibleRect: MapRect { mapView.map { MapRect($0.visibleMapRect) } ?? .null }

    /// The zoom level of the map view for tiles of 256 points; not-a-number if it was deallocated or has no size.
    public var zoomLevel: Double {
        guard let mapView else { return .nan }
        let size = mapView.bounds.size
        return visibleRect.zoomLevel(fitting: ViewSize(width: Double(size.width), height: Double(size.height)))
    }

    /// Adds pins.
    ///
    /// - Parameter objects: The objects. An object that already has a pin is updated.
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
    /// - Parameter objects: The objects; those without a pin are ignored.
    public func remove(_ objects: [Object]) {
        let removed = objects.compactMap { annotations.removeValue(forKey: $0.id) }
        if !removed.isEmpty { mapView?.removeAnnotations(removed) }
    }

    /// Moves a pin, as part of the current animation if there is one.
    ///
    /// - Parameters:
    ///   - object: The object in its current state.
    ///   - old: The previous coordinate.
    public func move(_ object: Object, from old: Coordinate) {
        annotations[object.id]?.coordinate = CLLocationCoordinate2D(object.coordinate)
    }

    /// Updates the pin of a changed object.
    ///
    /// - Parameters:
    ///   - object: The object in its current state.
    ///   - old: The object in its previous state.
    public func update(_ object: Object, from old: Object) {
        guard let annotation = annotations[object.id] else { return }
        show(object, on: annotation)
    }

    /// Calls ``onMove``.
    ///
    /// - Parameters:
    ///   - mapView: The map view.
    ///   - animated: Whether the change was animated.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        onMove?(MapRect(mapView.visibleMapRect))
    }

    /// Calls ``onSelect`` if the annotation is one of these pins.
    ///
    /// - Parameters:
    ///   - mapView: The map view.
    ///   - annotation: The selected annotation.
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
        if let annotation = annotation as? ObjectAnnotation<Object> { onSelect?(annotation.object) }
    }

    private func show(_ object: Object, on annotation: ObjectAnnotation<Object>) {
        annotation.object = object
        // A map view redraws a pin whose values are set, even to the same values.
        let coordinate = CLLocationCoordinate2D(object.coordinate)
        if Coordinate(annotation.coordinate) != object.coordinate { annotation.coordinate = coordinate }
        let (title, subtitle) = (title(object), subtitle(object))
        if annotation.title != title { annotation.title = title }
        if annotation.subtitle != subtitle { annotation.subtitle = subtitle }
    }
}
#endif
