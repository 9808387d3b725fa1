import MapGeometry

/// The changes to the pins of a list's objects.
public struct AnnotationChanges<Object: Locatable>: Sendable, Equatable {
    /// A change to an object that keeps its pin.
    public struct Change: Sendable, Equatable {
        /// The object before the change.
        public var old: Object
        /// The object after the change.
        public var new: Object

        /// Creates a change.
        ///
        /// - Parameters:
        ///   - old: The object before the change.
        ///   - new: The object after the change.
        public init(old: Object, new: Object) {
            self.old = old
            self.new = new
        }
    }

    /// The objects whose pins are removed, in their last state.
    public var removed: [Object] = []

    /// The objects whose pins move or change.
    public var changed: [Change] = []

    /// The objects that get a pin.
    public var added: [Object] = []

    /// Creates changes; empty by default.
    ///
    /// - Parameters:
    ///   - removed: The objects whose pins are removed, in their last state.
    ///   - changed: The objects whose pins move or change.
    ///   - added: The objects that get a pin.
    public init(removed: [Object] = [], changed: [Change] = [], added: [Object] = []) {
        self.removed = removed
        self.changed = changed
        self.added = added
    }

    /// Creates the changes to the pins for a batch of list changes.
    ///
    /// - Parameter batch: The batch. If it contains the whole list, every object counts as new.
    public init(_ batch: ResultsBatch<Object>) {
        for section in batch.reload ?? [] { added += section.objects.filter(\.coordinate.isValid) }
        for change in batch.changes {
            switch change {
            case .delete(let object, _): note(old: object, new: nil)
            case .insert(let object, _): note(old: nil, new: object)
            case .move(let object, let old, _, _), .update(let object, let old, _, _): note(old: old, new: object)
            }
        }
    }

    /// Whether there are no changes.
    public var isEmpty: Bool { removed.isEmpty && changed.isEmpty && added.isEmpty }

    private mutating func note(old: Object?, new: Object?) {
        let before = old.flatMap { $0.coordinate.isValid ? $0 : nil }
        let after = new.flatMap { $0.coordinate.isValid ? $0 : nil }
        switch (before, after) {
        case (let before?, let after?): if before != after { changed.append(Change(old: before, new: after)) }
        case (let before?, nil): removed.append(before)
        case (nil, let after?): added.append(after)
        case (nil, nil): break
        }
    }
}
