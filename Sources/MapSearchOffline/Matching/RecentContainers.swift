/// What the containers that were looked at last have of some words.
struct RecentContainers<Value> {
    private var entries: [(container: Int, words: WordSet, value: Value)] = []
    /// The place of the next value once there are as many as are kept.
    private var next = 0

    /// To read the names of a container again takes as long as to look through so many.
    private static var capacity: Int { 64 }

    subscript(container: Int, words: WordSet) -> Value? {
        entries.first { $0.container == container && $0.words == words }?.value
    }

    mutating func insert(_ value: Value, for container: Int, _ words: WordSet) {
        guard entries.count == Self.capacity else { return entries.append((container, words, value)) }
        entries[next] = (container, words, value)
        next = (next + 1) % Self.capacity
    }
}
