/// What can be put into a ``BestFirstQueue``.
protocol BestFirst {
    /// Whether it comes out before another one.
    func precedes(_ other: Self) -> Bool
}

/// Elements of which the best comes out first: a binary heap.
///
/// - Complexity: O(log *n*) to add an element, and to remove the best.
struct BestFirstQueue<Element: BestFirst> {
    /// The best one first, the others in no order.
    private(set) var elements: [Element] = []

    var first: Element? { elements.first }

    mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

    mutating func insert(_ element: Element) {
        elements.append(element)
        var child = elements.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            if !element.precedes(elements[parent]) { break }
            elements[child] = elements[parent]
            child = parent
        }
        elements[child] = element
    }

    /// Removes and returns the best element; nil if there is none.
    mutating func popFirst() -> Element? {
        guard let best = elements.first else { return nil }
        let last = elements.removeLast()
        if elements.isEmpty { return best }
        var parent = 0
        while true {
            var child = 2 * parent + 1
            if child >= elements.count { break }
            if child + 1 < elements.count, elements[child + 1].precedes(elements[child]) { child += 1 }
            if !elements[child].precedes(last) { break }
            elements[parent] = elements[child]
            parent = child
        }
        elements[parent] = last
        return best
    }
}
