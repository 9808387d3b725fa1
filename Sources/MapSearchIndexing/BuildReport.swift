/// The counts of a build.
public struct BuildReport: Hashable, Sendable, CustomStringConvertible {
    /// The number of objects in the index.
    public internal(set) var objectCount = 0
    /// The number of distinct folded words in their names.
    public internal(set) var termCount = 0
    /// The number of outlines.
    public internal(set) var outlineCount = 0
    /// The size of the index in bytes.
    public internal(set) var byteCount = 0
    /// The number of names skipped because their object has too many.
    public internal(set) var droppedNameCount = 0
    /// The number of records whose parent is missing, or is one of their descendants.
    public internal(set) var orphanCount = 0

    /// The counts on one line.
    public var description: String {
        var parts = [
            CountedNoun(objectCount, "object"), CountedNoun(termCount, "word"), CountedNoun(outlineCount, "outline"),
            CountedNoun(byteCount, "byte"),
        ]
        if droppedNameCount > 0 { parts.append(CountedNoun(droppedNameCount, "name skipped")) }
        if orphanCount > 0 { parts.append(CountedNoun(orphanCount, "parent missing")) }
        return parts.map(\.description).joined(separator: ", ")
    }
}
