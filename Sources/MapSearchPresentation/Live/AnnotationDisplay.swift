public import MapGeometry

/// A map that shows a pin for each object of a live list.
///
/// ```swift
/// final class MapPins: AnnotationDisplay {
///     func add(_ objects: [Person]) { for person in objects { map.add(Pin(person)) } }
///     func remove(_ objects: [Person]) { for person in objects { map.remove(pin(of: person.id)) } }
///     func move(_ object: Person, from old: Coordinate) { pin(of: object.id).slide(to: object.coordinate) }
///     func update(_ object: Person, from old: Person) { pin(of: object.id).show(object) }
/// }
/// ```
///
/// A pin is added once and removed once; in between, it is moved and updated but remains the same, so nothing flickers.
/// The order of the list does not matter. Objects without a valid coordinate have no pin: an object that loses its
/// coordinate is removed, and one that gains a coordinate is added.
@MainActor
public protocol AnnotationDisplay<Object>: AnyObject {
    /// The type of the objects.
    associatedtype Object: Locatable

    /// Adds pins.
    ///
    /// - Parameter objects: The objects, which have no pins yet.
    func add(_ objects: [Object])

    /// Removes pins.
    ///
    /// - Parameter objects: The objects in their last state, which all have pins.
    func remove(_ objects: [Object])

    /// Moves a pin.
    ///
    /// - Parameters:
    ///   - object: The object in its current state. An update follows.
    ///   - old: The previous coordinate.
    func move(_ object: Object, from old: Coordinate)

    /// Updates the pin of an object that changed, without moving it.
    ///
    /// - Parameters:
    ///   - object: The object in its current state.
    ///   - old: The object in its previous state.
    func update(_ object: Object, from old: Object)

    /// Applies a batch of changes to the pins.
    ///
    /// The default implementation calls the other methods: removals first, additions last.
    ///
    /// - Parameter changes: The changes.
    func apply(_ changes: AnnotationChanges<Object>)
}

extension AnnotationDisplay {
    /// Removes, moves, updates and adds pins.
    ///
    /// - Parameter changes: The changes.
    public func apply(_ changes: AnnotationChanges<Object>) {
        if !changes.removed.isEmpty { remove(changes.removed) }
        for change in changes.changed {
            if change.old.coordinate != change.new.coordinate { move(change.new, from: change.old.coordinate) }
            update(change.new, from: change.old)
        }
        if !changes.added.isEmpty { add(changes.added) }
    }
}
