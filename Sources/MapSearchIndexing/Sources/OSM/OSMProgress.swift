/// The progress of reading OpenStreetMap data.
public struct OSMProgress: Hashable, Sendable {
    /// The pass over the files, 1…3: relations, ways, nodes.
    public internal(set) var pass = 1
    /// The number of bytes read so far, in all passes.
    public internal(set) var bytesRead = 0
    /// The total number of bytes to read in all passes; exact after the first pass.
    public internal(set) var byteCount = 0
    /// Whether everything is read; connecting the objects afterwards is not reported.
    public internal(set) var isComplete = false
    /// The number of relations, ways and nodes examined.
    public internal(set) var objectCount = 0
}
