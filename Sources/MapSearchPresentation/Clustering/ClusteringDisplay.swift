public import MapGeometry

/// A display between a live list of many objects and a map, which shows clustered pins on the map.
///
/// ```swift
/// let clustering = ClusteringDisplay(mapPins)               // mapPins shows ClusterPin<Person>
/// controller.drive(clustering)                              // keep it: the controller does not
/// clustering.show(mapView.visibleMapRect, zoom: zoom)       // with each move
/// ```
@MainActor
public final class ClusteringDisplay<Object: Locatable>: AnnotationDisplay {
    private let target: any AnnotationDisplay<ClusterPin<Object>>

    /// The objects and the visible pins.
    public private(set) var content: ClusteredPins<Object>

    /// Creates a display that shows no part of the map yet.
    ///
    /// - Parameters:
    ///   - target: The map, which is retained.
    ///   - options: The clustering options.
    public init(_ target: any AnnotationDisplay<ClusterPin<Object>>, options: ClusterOptions = ClusterOptions()) {
        self.target = target
        content = ClusteredPins(options: options)
    }

    /// Shows a part of the map.
    ///
    /// - Parameters:
    ///   - rect: The part of the map; see ``ClusterIndex/clusters(in:zoom:)``.
    ///   - zoom: The zoom level, rounded down.
    /// - Complexity: As that of ``ClusteredPins/show(_:zoom:)``.
    public func show(_ rect: MapRect, zoom: Double) {
        target.apply(content.show(rect, zoom: zoom))
    }

    /// Applies a batch of changes to the objects.
    ///
    /// - Parameter changes: The changes.
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

    /// Does nothing: an update follows, or ``apply(_:)`` has handled it.
    public func move(_ object: Object, from old: Coordinate) {}

    /// Replaces an object with its new version.
    public func update(_ object: Object, from old: Object) {
        apply(AnnotationChanges(changed: [.init(old: old, new: object)]))
    }
}
