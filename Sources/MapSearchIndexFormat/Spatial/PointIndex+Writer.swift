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
    /// - Parameters:
    ///   - points: The points; they are sorted where they are.
    ///   - perform: Calls a function for 0 and 1, at the same time if it can.
    /// - Complexity: O(*n* log *n*).
    package static func arrange<Point: TreePoint>(
        _ points: inout [Point], perform: ((@Sendable (Int) -> Void) -> Void)? = nil
    ) {
        PointSorter.sort(&points, perform: perform)
    }

    /// The finished bytes of layers.
    package struct Writer: ~Copyable, Sendable {
        private var layers: Spool
        private var count: UInt8 = 0

        package init(in space: ScratchSpace = .memory) {
            layers = Spool(space)
        }

        /// Appends a layer of points that are in the order of its tree.
        package mutating func append<Point: TreePoint>(_ points: [Point]) throws(IndexFormatError) {
            try layers.layer(points)
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
    /// Writes one layer of points, which are in the order of its tree.
    mutating func layer<Point: TreePoint>(_ points: [Point]) throws(IndexFormatError) {
        tail.u32(UInt32(points.count))
        let width = ByteWriter.width(of: points.lazy.map(\.document).max() ?? 0)
        tail.u32(UInt32(points.count))
        tail.u8(UInt8(width))
        for point in points {
            tail.integer(UInt64(point.document), width: width)
            try settle()
        }
        for _ in 0..<IntegerColumn.padding { tail.u8(0) }
        for point in points {
            tail.i32(point.latitude)
            tail.i32(point.longitude)
            try settle()
        }
        for point in points {
            tail.u8(point.weight)
            try settle()
        }
        try groups(over: points.runs(of: PointIndex.leafCount).map { WeighedBox($0) })
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
