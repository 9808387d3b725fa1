/// Identifiers in ascending order, each once, in one or two bytes each.
struct SortedIDs {
    /// The first identifier of each block.
    private var bases: [Int64] = []
    /// The start of the differences of each block.
    private var offsets: [Int] = []
    private var differences: [UInt8] = []
    private var last = Int64.min
    private(set) var count = 0

    private static let blockLength = 64

    init() {}

    /// Sorts identifiers.
    init(_ unsorted: consuming [Int64]) {
        var ids = unsorted
        ids.sort()
        for id in ids { append(id) }
    }

    /// Appends an identifier that is not smaller than the previous ones; a repeated one is ignored.
    mutating func append(_ id: Int64) {
        if count > 0, id == last { return }
        if count.isMultiple(of: Self.blockLength) {
            bases.append(id)
            offsets.append(differences.count)
        } else {
            var rest = UInt64(bitPattern: id &- last)
            while rest >= 128 {
                differences.append(UInt8(rest & 127) | 128)
                rest >>= 7
            }
            differences.append(UInt8(rest))
        }
        last = id
        count += 1
    }

    var cursor: Cursor { Cursor(ids: self) }

    /// The index of an identifier.
    func index(of id: Int64) -> Int? {
        guard let block = block(of: id) else { return nil }
        var found = bases[block]
        var offset = offsets[block]
        let start = block * Self.blockLength
        for place in 0..<min(Self.blockLength, count - start) {
            if place > 0 { found = next(found, &offset) }
            if found >= id { return found == id ? start + place : nil }
        }
        return nil
    }

    /// The block that contains an identifier, if it exists.
    private func block(of id: Int64) -> Int? {
        var (low, high) = (0, bases.count)
        while low < high {
            let middle = (low + high) / 2
            if bases[middle] <= id { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : low - 1
    }

    private func next(_ id: Int64, _ offset: inout Int) -> Int64 {
        var difference: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let byte = differences[offset]
            offset += 1
            difference |= UInt64(byte & 127) << shift
            if byte < 128 { return id &+ Int64(bitPattern: difference) }
            shift += 7
        }
    }

    /// Looks up identifiers, fastest in ascending order, which is usual in files.
    struct Cursor {
        private let ids: SortedIDs
        /// The decoded block, and its identifiers.
        private var block = -1
        private var members: [Int64] = []
        private var position = 0

        fileprivate init(ids: SortedIDs) { self.ids = ids }

        mutating func index(of id: Int64) -> Int? {
            guard ids.count > 0 else { return nil }
            if !isInBlock(id) {
                guard
                    let next = block >= 0 && block + 1 < ids.bases.count && isIn(block + 1, id)
                        ? block + 1 : ids.block(of: id)
                else { return nil }
                open(next)
            } else if position == members.count || members[position] > id {
                position = 0
            }
            while position < members.count, members[position] < id { position += 1 }
            guard position < members.count, members[position] == id else { return nil }
            return block * SortedIDs.blockLength + position
        }

        private func isInBlock(_ id: Int64) -> Bool { block >= 0 && isIn(block, id) }

        private func isIn(_ block: Int, _ id: Int64) -> Bool {
            ids.bases[block] <= id && (block + 1 == ids.bases.count || id < ids.bases[block + 1])
        }

        private mutating func open(_ block: Int) {
            self.block = block
            position = 0
            members.removeAll(keepingCapacity: true)
            var id = ids.bases[block]
            var offset = ids.offsets[block]
            members.append(id)
            for _ in 1..<max(min(SortedIDs.blockLength, ids.count - block * SortedIDs.blockLength), 1) {
                id = ids.next(id, &offset)
                members.append(id)
            }
        }
    }
}
