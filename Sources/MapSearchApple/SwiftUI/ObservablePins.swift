public import MapGeometry
public import MapSearchPresentation
public import Observation

/// The pins of a live list as a property that SwiftUI observes.
///
/// ```swift
/// let pins = ObservablePins<ClusterPin<GeoObject>>()
/// let clusters = ClusteringDisplay(pins)                       // keep it: the controller does not
/// controller.drive(clusters)
///
/// Map(position: $position) { PinMarkers(pins.pins) }
///     .onMapCameraChange { clusters.show(MapRect($0.rect), zoom: zoom) }
/// ```
///
/// Pins stay in the order in which they came, so that none is drawn anew because another has gone.
@MainActor
@Observable
public final class ObservablePins<Pin: Locatable>: AnnotationDisplay {
    /// The pins, each identity once.
    public private(set) var pins: [Pin] = []

    /// Creates a display without pins.
    public init() {}

    /// Adds pins.
    ///
    /// - Parameter objects: What has a pin from now on.
    public func add(_ objects: [Pin]) {
        apply(AnnotationChanges(added: objects))
    }

    /// Removes pins.
    ///
    /// - Parameter objects: What has no pin from now on.
    public func remove(_ objects: [Pin]) {
        apply(AnnotationChanges(removed: objects))
    }

    /// Does nothing: the update that follows has the coordinate.
    ///
    /// - Parameters:
    ///   - object: The object as it is now.
    ///   - old: The coordinate before.
    public func move(_ object: Pin, from old: Coordinate) {}

    /// Shows that an object has changed or moved.
    ///
    /// - Parameters:
    ///   - object: The object as it is now.
    ///   - old: The object as it was before.
    public func update(_ object: Pin, from old: Pin) {
        guard let index = pins.firstIndex(where: { $0.id == object.id }) else { return }
        pins[index] = object
    }

    /// Does to the pins what has happened, as one change for those who observe them.
    ///
    /// - Parameter changes: The changes.
    /// - Complexity: O(*n* + *changes*).
    public func apply(_ changes: AnnotationChanges<Pin>) {
        if changes.isEmpty { return }
        let removed = Set(changes.removed.map(\.id))
        let changed = Dictionary(changes.changed.map { ($0.new.id, $0.new) }) { $1 }
        let kept = pins.filter { !removed.contains($0.id) }.map { changed[$0.id] ?? $0 }
        pins = kept + changes.added
    }
}
