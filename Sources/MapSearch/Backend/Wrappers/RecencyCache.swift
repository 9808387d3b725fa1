/// A cache with a cost for each value; if the costs exceed the capacity, the least recently used values are removed.
///
/// - Complexity: O(1) for each operation, and for each removed value.
package struct RecencyCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry {
        let key: Key
        var value: Value
        var cost: Int
        /// The neighbours in the order of use; -1 if there is none.
        var newer: Int
        var older: Int
    }

    package let capacity: Int
    package private(set) var cost = 0
    private var places: [Key: Int] = [:]
    private var entries: [Entry?] = []
    private var free: [Int] = []
    private var newest = -1
    private var oldest = -1

    package init(capacity: Int) {
        self.capacity = capacity
    }

    package var count: Int { places.count }

    /// Returns the value of a key and marks it as used.
    package mutating func value(for key: Key) -> Value? {
        guard let place = places[key], let entry = entries[place] else { return nil }
        unlink(place)
        link(place)
        return entry.value
    }

    /// Stores a value, unless it exceeds the capacity by itself.
    ///
    /// - Returns: The keys of the removed values.
    @discardableResult
    package mutating func insert(_ value: Value, for key: Key, cost: Int) -> [Key] {
        remove(key)
        guard cost <= capacity else { return [] }
        let entry = Entry(key: key, value: value, cost: cost, newer: -1, older: -1)
        let place: Int
        if let last = free.popLast() {
            place = last
            entries[place] = entry
        } else {
            place = entries.count
            entries.append(entry)
        }
        places[key] = place
        self.cost += cost
        link(place)
        var gone: [Key] = []
        while self.cost > capacity, let last = entries[oldest] {
            remove(last.key)
            gone.append(last.key)
        }
        return gone
    }

    package mutating func remove(_ key: Key) {
        guard let place = places.removeValue(forKey: key) else { return }
        unlink(place)
        cost -= entries[place]?.cost ?? 0
        entries[place] = nil
        free.append(place)
    }

    package mutating func removeAll() { self = RecencyCache(capacity: capacity) }

    private mutating func link(_ place: Int) {
        entries[place]?.older = newest
        entries[place]?.newer = -1
        if newest >= 0 { entries[newest]?.newer = place } else { oldest = place }
        newest = place
    }

    private mutating func unlink(_ place: Int) {
        guard let entry = entries[place] else { return }
        if entry.newer >= 0 { entries[entry.newer]?.older = entry.older } else { newest = entry.older }
        if entry.older >= 0 { entries[entry.older]?.newer = entry.newer } else { oldest = entry.newer }
    }
}
