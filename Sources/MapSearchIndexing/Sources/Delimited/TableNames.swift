import MapSearchText

/// The numbered names in a table, as written and folded; 0 is the empty one.
struct TableNames: Sendable {
    let scheme: String
    private var pool: StringPool
    private var foldedPool = StringPool()
    /// For each name, the number of the folded one.
    private var foldedNumbers: [UInt32] = []
    private let places: [AddressTable.Place]
    private let containerNames: [String: UInt32]

    init(_ table: borrowing AddressTable) {
        scheme = table.scheme
        pool = table.pool
        places = table.places
        var names: [String: UInt32] = [:]
        for container in table.containers {
            names[container.record.name] = pool.intern(Array(container.record.name.utf8)[...])
        }
        containerNames = names
        _ = foldedPool.intern([])
        foldedNumbers.reserveCapacity(pool.count)
        var folded: [UInt8] = []
        for number in 0..<UInt32(pool.count) {
            folded.removeAll(keepingCapacity: true)
            TextFolding.fold(pool[number], into: &folded)
            foldedNumbers.append(foldedPool.intern(folded[...]))
        }
    }

    /// A name as written.
    subscript(number: UInt32) -> String { pool[number] }

    /// The number of the name of a container.
    func number(of name: String) -> UInt32 { containerNames[name] ?? 0 }

    /// The number of a name, if a row contains it.
    func knownNumber(of name: String) -> UInt32? { pool.number(of: Array(name.utf8)[...]) }

    /// The number of a folded name.
    func folded(_ number: UInt32) -> UInt32 { foldedNumbers[Int(number)] }

    /// The number of the folded name of a container.
    func folded(_ name: String) -> UInt32 { folded(number(of: name)) }

    /// The numbers of the names of country, region and city that a group has.
    func names(of group: AddressTable.Group) -> [UInt32] {
        let place = places[Int(group.place)]
        return [place.country, place.region, place.city]
    }

    /// The numbers of the folded names of country, region and city that a group has.
    func path(of group: AddressTable.Group) -> [UInt32] { names(of: group).map(folded) }

    /// The URI of an object with these folded names.
    func uri(of path: [UInt32]) -> String {
        "\(scheme):" + path.map { foldedPool[$0].replacing("/", with: " ") }.joined(separator: "/")
    }

    /// Whether folded names come before others.
    func precedes(_ a: [UInt32], _ b: [UInt32]) -> Bool {
        for (first, second) in zip(a, b) where first != second {
            return foldedPool.utf8(first).lexicographicallyPrecedes(foldedPool.utf8(second))
        }
        return a.count < b.count
    }

    /// The most frequent of some names; alphabetically the first of several, 0 if there are none.
    func usual(_ names: some Sequence<(name: UInt32, count: UInt32)>) -> UInt32 {
        var counts: [UInt32: Int] = [:]
        for (name, count) in names where name != 0 { counts[name, default: 0] += Int(count) }
        return counts.max { a, b in
            a.value != b.value
                ? a.value < b.value : pool.utf8(a.key).lexicographicallyPrecedes(pool.utf8(b.key))
        }?.key ?? 0
    }
}
