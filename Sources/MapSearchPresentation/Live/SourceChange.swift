/// What a source of objects reports.
public enum SourceChange<Object: Identifiable & Sendable>: Sendable where Object.ID: Sendable {
    /// A single step.
    public enum Edit: Sendable {
        /// An object is there, or another version of it: a new one comes last, a known one keeps its place.
        case put(Object)
        /// An object is gone; one that is not known is nothing new.
        case remove(Object.ID)
    }

    /// Everything that there is, in the order of the source. Of several objects with one identity the first counts.
    case all([Object])

    /// What has changed, one step after the other: the last word on an object counts.
    case edits([Edit])
}
