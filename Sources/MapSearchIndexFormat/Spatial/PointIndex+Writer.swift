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

        /// - Complexity: O(*n* log *n*).
        package init(_ entries: [Entry]) {
            var builder = TreeBuilder(entries: entries)
            builder.arrange(entries.indices)
            self.entries = builder.entries
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
        for entry in tree.entries {
            i32(entry.latitude)
            i32(entry.longitude)
        }
        for entry in tree.entries { u8(entry.weight) }
        groups(over: tree.entries)
    }
}

/// A box around points, with the largest weight of them.
private struct WeighedBox {
    var box = FixedBox()
    var heaviest: UInt8 = 0

    init(_ entries: ArraySlice<PointIndex.Entry>) {
        for entry in entries {
            box.extend(FixedBox(latitude: entry.latitude, longitude: entry.longitude))
            heaviest = max(heaviest, entry.weight)
        }
    }

    init(_ parts: ArraySlice<WeighedBox>) {
        for part in parts {
            box.extend(part.box)
            heaviest = max(heaviest, part.heaviest)
        }
    }
}

extension ByteWriter {
    fileprivate mutating func groups(over entries: [PointIndex.Entry]) {
        var boxes = entries.runs(of: PointIndex.leafCount).map { WeighedBox($0) }
        while !boxes.isEmpty {
            let groups = boxes.runs(of: PointIndex.fanOut)
            for group in groups { self.group(group) }
            boxes = groups.count > 1 ? groups.map { WeighedBox($0) } : []
        }
    }

    private mutating func group(_ boxes: ArraySlice<WeighedBox>) {
        let padding = PointIndex.fanOut - boxes.count
        for edge in [\FixedBox.south, \.west, \.north, \.east] {
            for box in boxes { i32(box.box[keyPath: edge]) }
            for _ in 0..<padding { i32(0) }
        }
        for box in boxes { u8(box.heaviest) }
        for _ in 0..<padding { u8(0) }
    }
}

extension Array {
    fileprivate func runs(of length: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: count, by: length).map { self[$0..<Swift.min($0 + length, count)] }
    }
}

private struct TreeBuilder {
    var entries: [PointIndex.Entry]

    init(entries: [PointIndex.Entry]) {
        self.entries = entries
    }

    /// Splits a range along the longer side of its box until only leaves are left.
    ///
    /// The first part has a power of two of leaves, so that parts are whole boxes on each level.
    mutating func arrange(_ range: Range<Int>) {
        let leafCount = (range.count + PointIndex.leafCount - 1) / PointIndex.leafCount
        guard leafCount > 1 else { return }
        let part = 1 << (Int.bitWidth - (leafCount - 1).leadingZeroBitCount - 1)
        let middle = range.lowerBound + part * PointIndex.leafCount
        let box = WeighedBox(entries[range]).box
        // A degree of longitude is as long as one of latitude times the cosine; 1 − φ² · 4 / π² is near enough to it.
        let latitude = (Double(box.south) + Double(box.north)) / 2 / 1_073_741_824
        let width = (Double(box.east) - Double(box.west)) * max(0, 1 - latitude * latitude)
        let splitsLongitude = width > Double(box.north) - Double(box.south)
        select(middle, in: range) { splitsLongitude ? $0.longitude : $0.latitude }
        arrange(range.lowerBound..<middle)
        arrange(middle..<range.upperBound)
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
