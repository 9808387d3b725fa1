/// Identifiers in ascending order, each once.
struct SortedIDs {
    let ids: [Int64]

    /// Sorts identifiers.
    init(_ unsorted: consuming [Int64]) {
        var ids = unsorted
        ids.sort()
        var count = 0
        for id in ids where count == 0 || ids[count - 1] != id {
            ids[count] = id
            count += 1
        }
        ids.removeLast(ids.count - count)
        self.ids = ids
    }

    var count: Int { ids.count }

    var cursor: Cursor { Cursor(ids: ids) }

    /// The index of an identifier.
    func index(of id: Int64) -> Int? {
        let index = lowerBound(of: id)
        return index < ids.count && ids[index] == id ? index : nil
    }

    /// The index of the first identifier that is not smaller.
    private func lowerBound(of id: Int64) -> Int {
        var (low, high) = (0, ids.count)
        while low < high {
            let middle = (low + high) / 2
            if ids[middle] < id { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Looks for identifiers, fastest in ascending order, which files usually have.
    struct Cursor {
        fileprivate let ids: [Int64]
        private var position = 0
        private var last = Int64.min

        fileprivate init(ids: [Int64]) { self.ids = ids }

        mutating func index(of id: Int64) -> Int? {
            if id < last { position = 0 }
            last = id
            // Steps that double, then halves: from a neighbour it is a step or two.
            var step = 1
            var high = position
            while high < ids.count, ids[high] < id {
                position = high
                high += step
                step *= 2
            }
            high = min(high, ids.count)
            while position < high {
                let middle = (position + high) / 2
                if ids[middle] < id { position = middle + 1 } else { high = middle }
            }
            return position < ids.count && ids[position] == id ? position : nil
        }
    }
}
