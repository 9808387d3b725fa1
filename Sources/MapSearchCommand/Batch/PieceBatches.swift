/// The elements of a piece of a stream, in batches that are processed in parallel.
package struct PieceBatches<Element> {
    private var elements: ArraySlice<Element>
    private let length: Int

    /// The number of elements in a batch: large enough for efficient writes, small enough for short waits.
    private static var maximumLength: Int { 128 }

    /// Divides elements into at least a number of batches, if there are enough elements.
    package init(_ elements: [Element], count: Int) {
        self.elements = elements[...]
        length = min(Self.maximumLength, max(1, elements.count / count))
    }

    package var isEmpty: Bool { elements.isEmpty }

    /// The next batch; empty if all are taken.
    package mutating func next() -> ArraySlice<Element> {
        defer { elements = elements.dropFirst(length) }
        return elements.prefix(length)
    }

    /// The next single element.
    mutating func popFirst() -> Element? { elements.popFirst() }
}
