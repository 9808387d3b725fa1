import MapGeometry

/// What a change of a list means for the pins of its objects.
public struct AnnotationChanges<Object: Locatable>: Sendable, Equatable {
    /// An object that has a pin before and after.
    public struct Change: Sendable, Equatable {
        /// The object as it was.
        public var old: Object
        /// The object as it is.
        public var new: Object

        /// Creates a change.
        ///
        /// - Parameters:
        ///   - old: The object as it was.
        ///   - new: The object as it is.
        public init(old: Object, new: Object) {
            self.old = old
            self.new = new
        }
    }

    /// Whose pins go, as they were last.
    public var removed: [Object] = []

    /// Whose pins move or change.
    public var changed: [Change] = []

    /// Who gets a pin.
    public var added: [Object] = []

    /// Creates changes; without arguments they are none.
    ///
    /// - Parameters:
    ///   - removed: Whose pins go, as they were last.
    ///   - changed: Whose pins move or change.
    ///   - added: Who gets a pin.
    public init(removed: [Object] = [], changed: [Change] = [], added: [Object] = []) {
        self.removed = removed
        self.changed = changed
        self.added = added
    }

    /// Creates what a batch means for the pins.
    ///
    /// - Parameter batch: What has happened to the list. Of one that has the list as a whole, every object counts as new.
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

    /// Whether the pins stay as they are.
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
