public import MapGeometry

/// Stands between a live list of many objects and a map, and gives the map pins with clusters in place of the objects.
///
/// ```swift
/// let clustering = ClusteringDisplay(mapPins)               // mapPins shows ClusterPin<Person>
/// controller.drive(clustering)                              // keep it: the controller does not
/// clustering.show(mapView.visibleMapRect, zoom: zoom)       // with each move
/// ```
@MainActor
public final class ClusteringDisplay<Object: Locatable>: AnnotationDisplay {
    private let target: any AnnotationDisplay<ClusterPin<Object>>

    /// The objects and the pins that are shown.
    public private(set) var content: ClusteredPins<Object>

    /// Creates a display that shows nothing yet.
    ///
    /// - Parameters:
    ///   - target: The map, which is kept.
    ///   - options: How objects are gathered.
    public init(_ target: any AnnotationDisplay<ClusterPin<Object>>, options: ClusterOptions = ClusterOptions()) {
        self.target = target
        content = ClusteredPins(options: options)
    }

    /// Shows a part of the map.
    ///
    /// - Parameters:
    ///   - rect: The part of the map; see ``ClusterIndex/clusters(in:zoom:)``.
    ///   - zoom: The zoom level, of which the whole part counts.
    /// - Complexity: As that of ``ClusteredPins/show(_:zoom:)``.
    public func show(_ rect: MapRect, zoom: Double) {
        target.apply(content.show(rect, zoom: zoom))
    }

    /// Takes in what has happened to the objects, all at once.
    ///
    /// - Parameter changes: What has happened to them.
    /// - Complexity: As that of ``ClusteredPins/apply(_:)``.
    public func apply(_ changes: AnnotationChanges<Object>) {
        target.apply(content.apply(changes))
    }

    /// Adds objects.
    public func add(_ objects: [Object]) {
        apply(AnnotationChanges(added: objects))
    }

    /// Removes objects.
    public func remove(_ objects: [Object]) {
        apply(AnnotationChanges(removed: objects))
    }

    /// Does nothing: an update follows, or ``apply(_:)`` has done it.
    public func move(_ object: Object, from old: Coordinate) {}

    /// Puts an object in the place of what it was.
    public func update(_ object: Object, from old: Object) {
        apply(AnnotationChanges(changed: [.init(old: old, new: object)]))
    }
}
