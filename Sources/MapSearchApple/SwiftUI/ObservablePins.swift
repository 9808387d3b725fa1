public import MapGeometry
public import MapSearchPresentation
public import Observation

/// The pins of a live list as an observable property for SwiftUI.
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
/// Pins remain in the order in which they were added, so that none is redrawn because another was removed.
@MainActor
@Observable
public final class ObservablePins<Pin: Locatable>: AnnotationDisplay {
    /// The pins, with unique identities.
    public private(set) var pins: [Pin] = []

    /// Creates a display without pins.
    public init() {}

    /// Adds pins.
    ///
    /// - Parameter objects: The objects that get a pin.
    public func add(_ objects: [Pin]) {
        apply(AnnotationChanges(added: objects))
    }

    /// Removes pins.
    ///
    /// - Parameter objects: The objects that lose their pin.
    public func remove(_ objects: [Pin]) {
        apply(AnnotationChanges(removed: objects))
    }

    /// Does nothing: the update that follows contains the coordinate.
    ///
    /// - Parameters:
    ///   - object: The object in its current state.
    ///   - old: The previous coordinate.
    public func move(_ object: Pin, from old: Coordinate) {}

    /// Updates the pin of an object that changed or moved.
    ///
    /// - Parameters:
    ///   - object: The object in its current state.
    ///   - old: The object in its previous state.
    public func update(_ object: Pin, from old: Pin) {
        guard let index = pins.firstIndex(where: { $0.id == object.id }) else { return }
        pins[index] = object
    }

    /// Applies a batch of changes as a single observable change.
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
