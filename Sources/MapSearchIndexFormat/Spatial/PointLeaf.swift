/// Up to 32 points of a layer, which are close to each other and therefore take few bits.
///
/// Layout:
/// ```
/// leaf     = bits:u8 × 4  south:i32 west:i32 document:u32  latitudes longitudes documents weights
/// ```
/// The four columns hold the differences of each point from `south`, `west`, `document` and 0, in as many bits as `bits` gives for
/// each (0…32): value *i* starts at bit *i* × bits, lowest bit first, and a column takes 4 × bits bytes however
/// many points there are. Where speed matters more than size, 8, 16 or 32 bits are used instead of fewer. Latitudes and longitudes
/// are in units of ``FixedAngle``.
struct PointLeaf {
    private let bytes: ByteView
    private let south: Int32
    private let west: Int32
    private let firstDocument: UInt32
    /// The number of bits in each column.
    private let bits: SIMD4<UInt8>
    /// The start of the columns after the latitudes.
    private let longitudes: Int
    private let documents: Int
    private let weights: Int
    /// The number of the first point in the layer.
    let first: Int
    let count: Int

    static let headLength = 16
    /// The padding after the last leaf, so that all bits can be read with loads of eight bytes.
    static let padding = 8

    @inline(__always)
    init(_ leaves: ByteView, at start: Int, first: Int, count: Int) throws(IndexFormatError) {
        let head = try leaves.u32(start)
        bits = SIMD4(
            UInt8(truncatingIfNeeded: head), UInt8(truncatingIfNeeded: head &>> 8),
            UInt8(truncatingIfNeeded: head &>> 16), UInt8(truncatingIfNeeded: head &>> 24))
        guard all(bits .<= 32) else { throw leaves.corrupt(at: start) }
        longitudes = Self.headLength &+ Self.columnLength(bits[0])
        documents = longitudes &+ Self.columnLength(bits[1])
        weights = documents &+ Self.columnLength(bits[2])
        bytes = try leaves.slice(start, weights &+ Self.columnLength(bits[3]) &+ Self.padding)
        south = try bytes.i32(4)
        west = try bytes.i32(8)
        firstDocument = try bytes.u32(12)
        self.first = first
        self.count = count
    }

    @inline(__always)
    private static func columnLength(_ bits: UInt8) -> Int { Int(bits) &* (PointIndex.leafCount / 8) }

    /// The position of a point; throws for one beyond the poles.
    @inline(__always)
    func location(_ index: Int) throws(IndexFormatError) -> (latitude: Int32, longitude: Int32) {
        let latitude = south &+ Int32(bitPattern: try bytes.bits(Self.headLength, index, width: Int(bits[0])))
        guard FixedAngle.isLatitude(latitude) else { throw bytes.corrupt(at: first &+ index) }
        return (latitude, west &+ Int32(bitPattern: try bytes.bits(longitudes, index, width: Int(bits[1]))))
    }

    @inline(__always)
    func document(_ index: Int) throws(IndexFormatError) -> UInt32 {
        firstDocument &+ (try bytes.bits(documents, index, width: Int(bits[2])))
    }

    @inline(__always)
    func weight(_ index: Int) throws(IndexFormatError) -> UInt8 {
        UInt8(truncatingIfNeeded: try bytes.bits(weights, index, width: Int(bits[3])))
    }

    /// The latitudes and longitudes of eight points, of which the first is a multiple of eight; those beyond the end of the leaf
    /// are undefined.
    @inline(__always)
    func places(_ index: Int) throws(IndexFormatError) -> (latitudes: SIMD8<Int32>, longitudes: SIMD8<Int32>) {
        let latitudes = try bytes.bits8(Self.headLength, index, width: Int(bits[0]))
        let longitudes = try bytes.bits8(self.longitudes, index, width: Int(bits[1]))
        return (
            SIMD8(truncatingIfNeeded: latitudes) &+ SIMD8(repeating: south),
            SIMD8(truncatingIfNeeded: longitudes) &+ SIMD8(repeating: west)
        )
    }

    /// The weights of eight points, like ``places(_:)``.
    @inline(__always)
    func weights(_ index: Int) throws(IndexFormatError) -> SIMD8<UInt8> {
        if bits[3] == 8 { return SIMD8(littleEndian: try bytes.u64(weights &+ index)) }
        return SIMD8(truncatingIfNeeded: try bytes.bits8(weights, index, width: Int(bits[3])))
    }
}

// MARK: - Writing

/// The head of a leaf.
struct PointLeafHead {
    private var box = FixedBox()
    private var firstDocument = UInt32.max
    private var lastDocument: UInt32 = 0
    private var heaviest: UInt8 = 0
    private let widths: PointIndex.Widths

    init(_ points: ArraySlice<some TreePoint>, _ widths: PointIndex.Widths) {
        self.widths = widths
        for point in points {
            box.extend(FixedBox(latitude: point.latitude, longitude: point.longitude))
            firstDocument = min(firstDocument, point.document)
            lastDocument = max(lastDocument, point.document)
            heaviest = max(heaviest, point.weight)
        }
    }

    private var bits: [Int] {
        [
            UInt32(bitPattern: box.north &- box.south), UInt32(bitPattern: box.east &- box.west),
            lastDocument - firstDocument, UInt32(heaviest),
        ].map { value in
            let least = UInt32.bitWidth - value.leadingZeroBitCount
            return widths == .least ? least : [0, 8, 16, 32].first { $0 >= least } ?? least
        }
    }

    /// The number of bytes of the leaf.
    var leafLength: Int { PointLeaf.headLength + bits.reduce(0, +) * PointIndex.leafCount / 8 }

    func write(_ points: ArraySlice<some TreePoint>, to writer: inout ByteWriter) {
        let bits = bits
        for width in bits { writer.u8(UInt8(width)) }
        writer.i32(box.south)
        writer.i32(box.west)
        writer.u32(firstDocument)
        writer.packed(points.lazy.map { UInt32(bitPattern: $0.latitude &- box.south) }, width: bits[0])
        writer.packed(points.lazy.map { UInt32(bitPattern: $0.longitude &- box.west) }, width: bits[1])
        writer.packed(points.lazy.map { $0.document - firstDocument }, width: bits[2])
        writer.packed(points.lazy.map { UInt32($0.weight) }, width: bits[3])
    }
}

extension ByteWriter {
    /// Writes a column of a leaf, with zeros for missing points.
    fileprivate mutating func packed(_ values: some Sequence<UInt32>, width: Int) {
        var pending: UInt64 = 0
        var pendingBits = 0
        var length = 0
        for value in values {
            pending |= UInt64(value) << UInt64(pendingBits)
            pendingBits += width
            while pendingBits >= 8 {
                u8(UInt8(truncatingIfNeeded: pending))
                length += 1
                pending >>= 8
                pendingBits -= 8
            }
        }
        if pendingBits > 0 {
            u8(UInt8(truncatingIfNeeded: pending))
            length += 1
        }
        for _ in length..<width * PointIndex.leafCount / 8 { u8(0) }
    }
}
