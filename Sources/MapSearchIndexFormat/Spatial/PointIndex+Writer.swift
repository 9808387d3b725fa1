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

    /// Puts points in the order of their tree.
    ///
    /// - Complexity: O(*n* log *n*).
    package static func arranged<Point: TreePoint>(_ points: consuming [Point]) -> [Point] {
        var builder = TreeBuilder(points: points)
        builder.arrange(builder.points.indices)
        return builder.points
    }

    /// Parts points in two, each of which can be arranged alone, at the same time as the other: behind one another they
    /// are in the order of the tree.
    package static func halves<Point: TreePoint>(of points: consuming [Point]) -> [[Point]] {
        var builder = TreeBuilder(points: points)
        guard let middle = builder.split(builder.points.indices) else { return [builder.points] }
        return [Array(builder.points[..<middle]), Array(builder.points[middle...])]
    }

    /// The finished bytes of layers.
    package struct Writer: ~Copyable, Sendable {
        private var layers: Spool
        private var count: UInt8 = 0

        package init(in space: ScratchSpace = .memory) {
            layers = Spool(space)
        }

        /// Appends a layer whose parts, one after the other, are in the order of its tree.
        package mutating func append<Point: TreePoint>(_ parts: [[Point]]) throws(IndexFormatError) {
            try layers.layer(parts)
            count += 1
        }

        package func section() -> SectionBytes {
            var section = SectionBytes([count])
            section.append(layers.bytes)
            return section
        }
    }
}

/// What the tree of a layer is made of.
package protocol TreePoint: Sendable {
    var document: UInt32 { get }
    var latitude: Int32 { get }
    var longitude: Int32 { get }
    var weight: UInt8 { get }
}

extension PointIndex.Entry: TreePoint {}

extension PointIndex {
    /// A point that is as near as it is, such as a house, in little memory.
    package struct PlainEntry: TreePoint {
        package var document: UInt32
        package var latitude: Int32
        package var longitude: Int32
        package var weight: UInt8 { 0 }

        package init(document: UInt32, latitude: Int32, longitude: Int32) {
            self.document = document
            self.latitude = latitude
            self.longitude = longitude
        }
    }
}

extension Spool {
    /// Writes one layer of points; all parts but the last have whole leaves.
    mutating func layer<Point: TreePoint>(_ parts: [[Point]]) throws(IndexFormatError) {
        let count = parts.reduce(0) { $0 + $1.count }
        tail.u32(UInt32(count))
        let largest = parts.lazy.compactMap { part in part.lazy.map(\.document).max() }.max() ?? 0
        let width = ByteWriter.width(of: largest)
        tail.u32(UInt32(count))
        tail.u8(UInt8(width))
        for part in parts {
            for point in part {
                tail.integer(UInt64(point.document), width: width)
                try settle()
            }
        }
        for _ in 0..<IntegerColumn.padding { tail.u8(0) }
        for part in parts {
            for point in part {
                tail.i32(point.latitude)
                tail.i32(point.longitude)
                try settle()
            }
        }
        for part in parts {
            for point in part {
                tail.u8(point.weight)
                try settle()
            }
        }
        try groups(over: parts.flatMap { part in part.runs(of: PointIndex.leafCount).map { WeighedBox($0) } })
    }
}

/// A box around points, with the largest weight of them.
private struct WeighedBox {
    var box = FixedBox()
    var heaviest: UInt8 = 0

    init(_ points: ArraySlice<some TreePoint>) {
        for point in points {
            box.extend(FixedBox(latitude: point.latitude, longitude: point.longitude))
            heaviest = max(heaviest, point.weight)
        }
    }

    init(_ parts: ArraySlice<WeighedBox>) {
        for part in parts {
            box.extend(part.box)
            heaviest = max(heaviest, part.heaviest)
        }
    }
}

extension Spool {
    fileprivate mutating func groups(over boxes: [WeighedBox]) throws(IndexFormatError) {
        var boxes = boxes
        while !boxes.isEmpty {
            let groups = boxes.runs(of: PointIndex.fanOut)
            for group in groups {
                tail.group(group)
                try settle()
            }
            boxes = groups.count > 1 ? groups.map { WeighedBox($0) } : []
        }
    }

}

extension ByteWriter {
    fileprivate mutating func group(_ boxes: ArraySlice<WeighedBox>) {
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

private struct TreeBuilder<Point: TreePoint> {
    var points: [Point]

    init(points: consuming [Point]) {
        self.points = points
    }

    /// Splits a range along the longer side of its box until only leaves are left.
    mutating func arrange(_ range: Range<Int>) {
        guard let middle = split(range) else { return }
        arrange(range.lowerBound..<middle)
        arrange(middle..<range.upperBound)
    }

    /// Splits a range once, and returns where its second part begins; nil for a leaf.
    ///
    /// The first part has a power of two of leaves, so that parts are whole boxes on each level.
    mutating func split(_ range: Range<Int>) -> Int? {
        let leafCount = (range.count + PointIndex.leafCount - 1) / PointIndex.leafCount
        guard leafCount > 1 else { return nil }
        let part = 1 << (Int.bitWidth - (leafCount - 1).leadingZeroBitCount - 1)
        let middle = range.lowerBound + part * PointIndex.leafCount
        let box = WeighedBox(points[range]).box
        // A degree of longitude is as long as one of latitude times the cosine; 1 − φ² · 4 / π² is near enough to it.
        let latitude = (Double(box.south) + Double(box.north)) / 2 / 1_073_741_824
        let width = (Double(box.east) - Double(box.west)) * max(0, 1 - latitude * latitude)
        if width > Double(box.north) - Double(box.south) {
            select(middle, in: range) { ($0.longitude, $0.document) < ($1.longitude, $1.document) }
        } else {
            select(middle, in: range) { ($0.latitude, $0.document) < ($1.latitude, $1.document) }
        }
        return middle
    }

    /// Puts the entry that sorting would put at `place` there, smaller ones before it: Hoare's quickselect, with ties
    /// broken by document so that the same points always give the same bytes.
    @inline(__always)
    private mutating func select(_ place: Int, in range: Range<Int>, _ precedes: (Point, Point) -> Bool) {
        var left = range.lowerBound
        var right = range.upperBound - 1
        while left < right {
            let pivot = points[(left + right) / 2]
            var i = left
            var j = right
            while i <= j {
                while precedes(points[i], pivot) { i += 1 }
                while precedes(pivot, points[j]) { j -= 1 }
                if i <= j {
                    points.swapAt(i, j)
                    i += 1
                    j -= 1
                }
            }
            if place <= j { right = j } else if place >= i { left = i } else { return }
        }
    }
}
