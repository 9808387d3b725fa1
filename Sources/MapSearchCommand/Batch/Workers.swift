/// Does the same to many elements side by side and keeps their order.
struct Workers: Sendable {
    /// How many are worked on at once.
    let count: Int

    /// Cuts elements into runs, maps each run in some task and returns the results in the order of the elements.
    func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], _ transform: @escaping @Sendable (ArraySlice<Element>) async -> Result
    ) async -> [Result] {
        guard count > 1, elements.count > 1 else { return elements.isEmpty ? [] : [await transform(elements[...])] }
        // More runs than workers, so that a slow run is not waited for at the end.
        let runCount = min(elements.count, count * 4)
        var results = [Result?](repeating: nil, count: runCount)
        await withTaskGroup(of: (Int, Result).self) { group in
            for run in 0..<runCount {
                if run >= count, let (number, result) = await group.next() { results[number] = result }
                group.addTask {
                    let elements = elements[elements.count * run / runCount..<elements.count * (run + 1) / runCount]
                    return (run, await transform(elements))
                }
            }
            for await (number, result) in group { results[number] = result }
        }
        return results.compactMap(\.self)
    }
}
