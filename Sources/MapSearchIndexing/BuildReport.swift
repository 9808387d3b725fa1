/// The counts of a build.
public struct BuildReport: Hashable, Sendable, CustomStringConvertible {
    /// How many objects are in the index.
    public internal(set) var objectCount = 0
    /// How many distinct folded words their names have.
    public internal(set) var termCount = 0
    /// How many outlines there are.
    public internal(set) var outlineCount = 0
    /// The size of the index in bytes.
    public internal(set) var byteCount = 0
    /// How many names were left out because their object has too many.
    public internal(set) var droppedNameCount = 0
    /// How many records name a parent that is not there, or that is below them.
    public internal(set) var orphanCount = 0

    /// The counts on one line.
    public var description: String {
        var text = "\(objectCount) objects, \(termCount) words, \(outlineCount) outlines, \(byteCount) bytes"
        if droppedNameCount > 0 { text += ", \(droppedNameCount) names skipped" }
        if orphanCount > 0 { text += ", \(orphanCount) parents missing" }
        return text
    }
}
