#if canImport(MapKit)
public import CoreLocation
public import Foundation
import MapGeometry
public import MapKit
public import MapSearchPresentation

/// A map annotation for an object, independent of the object's type.
///
/// Its coordinate supports key-value observing, so the map view notices when the pin moves.
public class MapAnnotation: NSObject, MKAnnotation {
    #if canImport(ObjectiveC)
    /// The position of the pin.
    @objc public dynamic var coordinate: CLLocationCoordinate2D
    /// The title of the callout, or `nil`.
    @objc public dynamic var title: String?
    /// The subtitle of the callout, or `nil`.
    @objc public dynamic var subtitle: String?
    #else
    /// The position of the pin.
    public var coordinate: CLLocationCoordinate2D
    /// The title of the callout, or `nil`.
    public var title: String?
    /// The subtitle of the callout, or `nil`.
    public var subtitle: String?
    #endif

    init(coordinate: Coordinate) {
        self.coordinate = CLLocationCoordinate2D(coordinate)
        super.init()
    }
}

/// The map annotation of an object, which remains the same while the object moves and changes.
///
/// Two annotations are equal if their objects have the same identity, so a map view, its selection and sets of
/// annotations identify a pin by its object. ``MapPins`` creates, moves and removes annotations.
public final class ObjectAnnotation<Object: Locatable>: MapAnnotation {
    /// The identity of the object.
    public nonisolated let id: Object.ID

    /// The object at the last change of the pin.
    public internal(set) var object: Object

    /// Creates the annotation of an object, without texts.
    ///
    /// - Parameter object: The object; a map view requires a valid coordinate.
    public init(_ object: Object) {
        id = object.id
        self.object = object
        super.init(coordinate: object.coordinate)
    }

    /// Returns whether another object is the annotation of an object with the same identity.
    ///
    /// - Parameter other: Any object.
    /// - Returns: Whether it is such an annotation.
    public override nonisolated func isEqual(_ other: Any?) -> Bool {
        (other as? ObjectAnnotation<Object>)?.id == id
    }

    /// The hash of the identity, which does not change when the object moves or is updated.
    public override nonisolated var hash: Int { id.hashValue }
}
#endif
