/// What came with a piece of a stream, in batches that are answered side by side.
struct PieceBatches<Element> {
    private var elements: ArraySlice<Element>
    private let length: Int

    /// So many are answered and written together: a large write, and little to wait for.
    private static var maximumLength: Int { 128 }

    /// Cuts elements into so many batches at least, as long as there are enough of them.
    init(_ elements: [Element], count: Int) {
        self.elements = elements[...]
        length = min(Self.maximumLength, max(1, elements.count / count))
    }

    var isEmpty: Bool { elements.isEmpty }

    /// The next batch; empty when all are taken.
    mutating func next() -> ArraySlice<Element> {
        defer { elements = elements.dropFirst(length) }
        return elements.prefix(length)
    }

    /// The next element alone.
    mutating func popFirst() -> Element? { elements.popFirst() }
}
