#if canImport(MapKit)
public import CoreLocation
public import Foundation
import MapGeometry
public import MapKit
public import MapSearchPresentation

/// What a map view of MapKit shows of an object: the part that does not depend on the type of the object.
///
/// Its coordinate can be observed by key-value coding, which is how a map view learns that a pin moves.
public class MapAnnotation: NSObject, MKAnnotation {
    #if canImport(ObjectiveC)
    /// Where the pin is.
    @objc public dynamic var coordinate: CLLocationCoordinate2D
    /// The line of the callout, or `nil`.
    @objc public dynamic var title: String?
    /// The second line of the callout, or `nil`.
    @objc public dynamic var subtitle: String?
    #else
    /// Where the pin is.
    public var coordinate: CLLocationCoordinate2D
    /// The line of the callout, or `nil`.
    public var title: String?
    /// The second line of the callout, or `nil`.
    public var subtitle: String?
    #endif

    init(coordinate: Coordinate) {
        self.coordinate = CLLocationCoordinate2D(coordinate)
        super.init()
    }
}

/// The pin of an object on a map view of MapKit, which stays the same pin while the object moves and changes.
///
/// Two annotations are equal when their objects have the same identity; so a map view, its selection and sets of annotations
/// know a pin by its object. ``MapPins`` makes, moves and removes them.
public final class ObjectAnnotation<Object: Locatable>: MapAnnotation {
    /// The identity of the object.
    public nonisolated let id: Object.ID

    /// The object as it was when the pin last changed.
    public internal(set) var object: Object

    /// Creates the pin of an object, without texts.
    ///
    /// - Parameter object: The object; a map view needs a valid coordinate.
    public init(_ object: Object) {
        id = object.id
        self.object = object
        super.init(coordinate: object.coordinate)
    }

    /// Whether another object is the pin of an object with the same identity.
    ///
    /// - Parameter other: Anything.
    /// - Returns: Whether it is such a pin.
    public override nonisolated func isEqual(_ other: Any?) -> Bool {
        (other as? ObjectAnnotation<Object>)?.id == id
    }

    /// The hash of the identity, which a move or another version does not change.
    public override nonisolated var hash: Int { id.hashValue }
}
#endif
