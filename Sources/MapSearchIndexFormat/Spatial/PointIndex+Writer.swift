extension PointIndex {
    /// One point of a layer as a builder knows it.
    package struct Entry: Sendable {
        package var document: UInt32
        package var latitude: Int32
        package var longitude: Int32
        package var weight: UInt8

        package init(document: UInt32, latitude: Int32, longitude: Int32, weight: UInt8) {
            self.document = document
            self.latitude = latitude
            self.longitude = longitude
            self.weight = weight
        }
    }

    /// A layer in the order of its tree, ready to be written; places in it are final.
    package struct Tree: Sendable {
        package let entries: [Entry]
        let heaviest: [UInt8]

        /// - Complexity: O(*n* log *n*).
        package init(_ entries: [Entry]) {
            var builder = TreeBuilder(entries: entries)
            builder.build()
            self.entries = builder.entries
            heaviest = builder.heaviest
        }
    }

    /// Encodes a section of layers.
    package static func encode(layers: [Tree]) -> [UInt8] {
        var writer = ByteWriter()
        writer.u8(UInt8(layers.count))
        for tree in layers { writer.layer(tree) }
        return writer.bytes
    }
}

extension ByteWriter {
    /// Writes one layer of points.
    mutating func layer(_ tree: PointIndex.Tree) {
        u32(UInt32(tree.entries.count))
        column(tree.entries.map(\.document))
        u32(UInt32(tree.heaviest.count))
        for entry in tree.entries {
            i32(entry.latitude)
            i32(entry.longitude)
        }
        for entry in tree.entries { u8(entry.weight) }
        raw(tree.heaviest)
    }
}

private struct TreeBuilder {
    var entries: [PointIndex.Entry]
    var heaviest: [UInt8] = []

    init(entries: [PointIndex.Entry]) {
        self.entries = entries
    }

    mutating func build() {
        _ = build(0..<entries.count, node: 0, splitsLongitude: true)
    }

    private mutating func build(_ range: Range<Int>, node: Int, splitsLongitude: Bool) -> UInt8 {
        var largest: UInt8 = 0
        if range.count <= PointIndex.leafCount {
            for entry in entries[range] { largest = max(largest, entry.weight) }
        } else {
            let middle = range.lowerBound + range.count / 2
            select(middle, in: range) { splitsLongitude ? $0.longitude : $0.latitude }
            largest = max(
                entries[middle].weight,
                build(range.lowerBound..<middle, node: 2 * node + 1, splitsLongitude: !splitsLongitude),
                build(middle + 1..<range.upperBound, node: 2 * node + 2, splitsLongitude: !splitsLongitude))
        }
        if node >= heaviest.count {
            heaviest.append(contentsOf: repeatElement(0, count: node + 1 - heaviest.count))
        }
        heaviest[node] = largest
        return largest
    }

    /// Puts the entry that sorting would put at `place` there, smaller ones before it: Hoare's quickselect, with ties
    /// broken by document so that the same points always give the same bytes.
    private mutating func select(_ place: Int, in range: Range<Int>, by key: (PointIndex.Entry) -> Int32) {
        func precedes(_ a: PointIndex.Entry, _ b: PointIndex.Entry) -> Bool {
            (key(a), a.document) < (key(b), b.document)
        }
        var left = range.lowerBound
        var right = range.upperBound - 1
        while left < right {
            let pivot = entries[(left + right) / 2]
            var i = left
            var j = right
            while i <= j {
                while precedes(entries[i], pivot) { i += 1 }
                while precedes(pivot, entries[j]) { j -= 1 }
                if i <= j {
                    entries.swapAt(i, j)
                    i += 1
                    j -= 1
                }
            }
            if place <= j { right = j } else if place >= i { left = i } else { return }
        }
    }
}
