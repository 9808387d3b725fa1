import Dispatch
import Synchronization

/// Does the same to many elements on several threads and keeps their order.
struct Workers: Sendable {
    /// How many threads work at once.
    let count: Int

    /// Cuts elements into runs, maps each run on some thread and returns the results in the order of the elements.
    func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], _ transform: @Sendable (ArraySlice<Element>) -> Result
    ) -> [Result] {
        guard count > 1, elements.count > 1 else { return elements.isEmpty ? [] : [transform(elements[...])] }
        // More runs than threads, so that a slow run is not waited for at the end.
        let runCount = min(elements.count, count * 4)
        let results = Mutex([Result?](repeating: nil, count: runCount))
        let next = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: count) { _ in
            while true {
                let run = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard run < runCount else { return }
                let result = transform(
                    elements[elements.count * run / runCount..<elements.count * (run + 1) / runCount])
                results.withLock { $0[run] = result }
            }
        }
        return results.withLock { $0.compactMap(\.self) }
    }
}
