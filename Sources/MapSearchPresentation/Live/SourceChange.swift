/// A change reported by a source of objects.
public enum SourceChange<Object: Identifiable & Sendable>: Sendable where Object.ID: Sendable {
    /// A single edit.
    public enum Edit: Sendable {
        /// An object was added or changed: a new object is added at the end, a known one keeps its position.
        case put(Object)
        /// An object was removed; an unknown one is ignored.
        case remove(Object.ID)
    }

    /// All objects, in the order of the source. Of several objects with the same identity, the first one is used.
    case all([Object])

    /// A sequence of edits; the last edit of an object counts.
    case edits([Edit])
}
