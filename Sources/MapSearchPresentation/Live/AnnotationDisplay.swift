public import MapGeometry

/// A map that shows a pin for each object: what a live list drives.
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
/// A pin is added once and removed once; in between it is moved and updated and stays the same, so that nothing flickers.
/// The order of the list is nothing to a map. Objects without a valid coordinate have no pin: one that loses its coordinate is
/// removed, one that gets it is added.
@MainActor
public protocol AnnotationDisplay<Object>: AnyObject {
    /// What has a pin.
    associatedtype Object: Locatable

    /// Adds pins.
    ///
    /// - Parameter objects: The objects, none of which has a pin.
    func add(_ objects: [Object])

    /// Removes pins.
    ///
    /// - Parameter objects: The objects as they were last, all of which have a pin.
    func remove(_ objects: [Object])

    /// Moves a pin.
    ///
    /// - Parameters:
    ///   - object: The object as it is now. An update follows.
    ///   - old: The coordinate before.
    func move(_ object: Object, from old: Coordinate)

    /// Shows that an object has changed, with its pin where it is.
    ///
    /// - Parameters:
    ///   - object: The object as it is now.
    ///   - old: The object as it was before.
    func update(_ object: Object, from old: Object)

    /// Does to the pins what has happened to their objects, all at once.
    ///
    /// There is one that calls the others: removals first, additions last.
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
