extension PointIndex {
    /// A point of a layer, as a builder knows it.
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

    /// Sorts points in the order of their tree.
    ///
    /// - Parameters:
    ///   - points: The points; they are sorted in place.
    ///   - perform: Calls a function for 0 and 1, concurrently if possible.
    /// - Complexity: O(*n* log *n*).
    package static func arrange<Point: TreePoint>(
        _ points: inout [Point], perform: ((@Sendable (Int) -> Void) -> Void)? = nil
    ) {
        PointSorter.sort(&points, leafCount: leafCount, perform: perform)
    }

    /// How the bit widths of the numbers in a layer are chosen.
    package enum Widths: Sendable {
        /// As narrow as possible.
        case least
        /// Whole bytes, which are the fastest to read.
        case bytes
    }

    /// The finished bytes of layers.
    package struct Writer: ~Copyable, Sendable {
        private var layers: Spool
        private var count: UInt8 = 0

        package init(in space: ScratchSpace = .memory) {
            layers = Spool(space)
        }

        /// Appends a layer of points that are in the order of its tree.
        package mutating func append<Point: TreePoint>(
            _ points: [Point], _ widths: Widths = .least
        ) throws(IndexFormatError) {
            try layers.layer(points, widths)
            count += 1
        }

        package func section() -> SectionBytes {
            var section = SectionBytes([count])
            section.append(layers.bytes)
            return section
        }
    }
}

/// The parts of a layer's tree.
package protocol TreePoint: Sendable {
    var document: UInt32 { get }
    var latitude: Int32 { get }
    var longitude: Int32 { get }
    var weight: UInt8 { get }
}

extension PointIndex.Entry: TreePoint {}

extension Spool {
    /// Writes one layer of points, which are in the order of its tree.
    mutating func layer<Point: TreePoint>(
        _ points: [Point], _ widths: PointIndex.Widths
    ) throws(IndexFormatError) {
        tail.u32(UInt32(points.count))
        let leaves = points.runs(of: PointIndex.leafCount)
        var end = 0
        var starts: [UInt32] = [0]
        starts.reserveCapacity(leaves.count + 1)
        for leaf in leaves {
            end += PointLeafHead(leaf, widths).leafLength
            guard let start = UInt32(exactly: end) else { throw IndexFormatError(.tooLarge, section: .points) }
            starts.append(start)
        }
        try column(starts)
        for leaf in leaves {
            PointLeafHead(leaf, widths).write(leaf, to: &tail)
            try settle()
        }
        for _ in 0..<PointLeaf.padding { tail.u8(0) }
        try groups(over: leaves.map { $0.weighedBox })
    }
}

extension ArraySlice where Element: TreePoint {
    fileprivate var weighedBox: WeighedBox {
        var box = WeighedBox()
        for point in self {
            box.extend(FixedBox(latitude: point.latitude, longitude: point.longitude), weight: point.weight)
        }
        return box
    }
}
