/// The progress of reading OpenStreetMap data.
public struct OSMProgress: Hashable, Sendable {
    /// The pass over the files, 1…3: relations, ways, nodes.
    public internal(set) var pass = 1
    /// How many bytes of the files were read, in all passes.
    public internal(set) var bytesRead = 0
    /// How many bytes there are to read in all passes; known exactly once the first pass is done.
    public internal(set) var byteCount = 0
    /// Whether all is read; what belongs together is joined after that, without further news.
    public internal(set) var isComplete = false
    /// How many objects were looked at: relations, ways and nodes.
    public internal(set) var objectCount = 0
}
