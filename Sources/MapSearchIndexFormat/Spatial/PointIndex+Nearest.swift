#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension PointIndex {
    /// The nearest points that are accepted, best first.
    ///
    /// The place is in units of ``FixedAngle``. At most `count` points are found, with a score (see ``Neighbor/score``)
    /// below `limit`; `weighed` says whether their weights count. `accept` is asked only of points that would be among
    /// the best.
    ///
    /// - Complexity: O(log *n*) on average for a small `count`.
    package func nearest(
        latitude: Int32, longitude: Int32, count: Int = 1, weighed: Bool = false, limit: Float = .infinity,
        accept: (UInt32) throws(IndexFormatError) -> Bool = { _ in true }
    ) throws(IndexFormatError) -> [Neighbor] {
        guard count > 0, self.count > 0 else { return [] }
        var search = NearestSearch(
            latitude: latitude, longitude: longitude, count: count, weighed: weighed, limit: limit)
        var cell = Cell(points: 0..<self.count, around: search)
        while true {
            try descend(&search, from: cell, accept)
            // What was left aside on the way down, the last and smallest first; most of it is too far by now.
            repeat {
                guard let next = search.postponed.popLast() else { return search.best }
                cell = next
            } while cell.reach >= search.limit
        }
    }

    /// Goes down to the leaf on the nearer side of each split and postpones the other sides.
    private func descend(
        _ search: inout NearestSearch, from start: Cell, _ accept: (UInt32) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) {
        var cell = start
        while cell.count > Self.leafCount {
            let middle = cell.middle
            let place = try location(Int(middle))
            let split = Split(place.latitude, place.longitude, from: search)
            try take(Int(middle), split.haversine(from: search), &search, accept)
            var far = cell
            let lowIsNearer =
                cell.splitsLongitude ? search.longitude < split.longitude : search.latitude < split.latitude
            if lowIsNearer {
                cell.keepLow(of: split, at: middle)
                far.keepHigh(of: split, at: middle)
            } else {
                cell.keepHigh(of: split, at: middle)
                far.keepLow(of: split, at: middle)
            }
            if try isInReach(&far, search) { search.postponed.append(far) }
            guard try isInReach(&cell, search) else { return }
        }
        try takeLeaf(cell, &search, accept)
    }

    /// Whether something in a cell may be near enough; notes the best score that it may have.
    @inline(__always)
    private func isInReach(_ cell: inout Cell, _ search: borrowing NearestSearch) throws(IndexFormatError) -> Bool {
        guard cell.count > 0 else { return false }
        let bound = cell.lowerBound(from: search)
        // A box around the place asked for needs no look at its weights.
        cell.reach = search.weighed && bound > 0 ? bound * search.scale(try weightBound(Int(cell.node))) : bound
        return cell.reach < search.limit
    }

    /// The largest weight below a node; a damaged file may store too few.
    private func weightBound(_ node: Int) throws(IndexFormatError) -> UInt8 {
        node < heaviest.count ? try heaviest.u8(node) : .max
    }

    private func takeLeaf(
        _ cell: Cell, _ search: inout NearestSearch, _ accept: (UInt32) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) {
        let scale = search.weighed ? search.scale(try weightBound(Int(cell.node))) : 1
        var index = Int(cell.lower)
        let end = Int(cell.upper)
        while index < end {
            // Eight at a time where the file holds as many; a rounding error must not lose the nearest one.
            guard index &+ 8 <= count else {
                try take(index, nil, &search, accept)
                index &+= 1
                continue
            }
            let scores = search.haversines(try points.simd16(index &* 8)) * (scale * 0.999_99)
            let wanted = scores .< search.limit
            if any(wanted) {
                for lane in 0..<min(8, end &- index) where wanted[lane] {
                    try take(index &+ lane, nil, &search, accept)
                }
            }
            index &+= 8
        }
    }

    /// Takes a point when it is among the best; its haversine is worked out unless it is known.
    @inline(__always)
    private func take(
        _ index: Int, _ known: Float?, _ search: inout NearestSearch,
        _ accept: (UInt32) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) {
        let haversine: Float
        if let known {
            haversine = known
        } else {
            let place = try location(index)
            haversine = Split(place.latitude, place.longitude, from: search).haversine(from: search)
        }
        let score = search.weighed ? haversine * search.scale(try weights.u8(index)) : haversine
        guard score < search.limit else { return }
        let document = try documents[index]
        guard try accept(document) else { return }
        search.insert(Neighbor(document: document, haversine: haversine, score: score))
    }
}

/// What a weight of a point does to its score.
package enum PointWeight {
    fileprivate static let scales: [Float] = (0...255).map { weight in
        // 2^(−2 · weight / 16): the score is a squared distance. Multiplying in a fixed order keeps it reproducible.
        var scale: Float = 1
        for _ in 0..<weight { scale *= 0.917_004_04 }
        return scale
    }

    /// The weight that makes a point seem `factor` (≥ 1) times nearer.
    package static func weight(nearerBy factor: Double) -> UInt8 {
        UInt8(clamping: Int((16 * log2(max(1, factor))).rounded()))
    }
}

/// The point that splits a subtree, with what its distance is made of.
///
/// hav(d) = hav(Δφ) + cos φ₁ cos φ₂ hav(Δλ)
private struct Split {
    let latitude: Int32
    let longitude: Int32
    let latitudeTerm: Float
    let longitudeTerm: Float
    let cosine: Float

    @inline(__always)
    init(_ latitude: Int32, _ longitude: Int32, from search: borrowing NearestSearch) {
        self.latitude = latitude
        self.longitude = longitude
        // Wrapping: the longitude's difference is the one on the circle.
        latitudeTerm = NearestSearch.haversine(latitude &- search.latitude)
        longitudeTerm = NearestSearch.haversine(longitude &- search.longitude)
        cosine = NearestSearch.cosine(latitude)
    }

    @inline(__always)
    func haversine(from search: borrowing NearestSearch) -> Float {
        latitudeTerm + search.cosine * cosine * longitudeTerm
    }
}

/// A subtree: its points, its node, and a box that holds it with what bounds the distance to it from below.
///
/// Each factor of the haversine is bounded by itself: Δφ and Δλ by the nearer edge, cos φ₂ by its smaller value at the
/// edges. A split moves one edge, and the terms of the point that splits are those of the edge. Longitudes do not wrap
/// inside the tree.
private struct Cell {
    private(set) var lower: UInt32
    private(set) var upper: UInt32
    private(set) var node: UInt32 = 0
    private(set) var splitsLongitude = true
    /// The best score that anything in it may have.
    var reach: Float = 0
    private var south: Int32 = -1_073_741_824
    private var north: Int32 = 1_073_741_824
    private var west: Int32 = .min
    private var east: Int32 = .max
    private var southTerm: Float
    private var northTerm: Float
    private var westTerm: Float
    private var eastTerm: Float
    private var southCosine: Float = 0
    private var northCosine: Float = 0

    init(points: Range<Int>, around search: borrowing NearestSearch) {
        lower = UInt32(points.lowerBound)
        upper = UInt32(points.upperBound)
        southTerm = NearestSearch.haversine(south &- search.latitude)
        northTerm = NearestSearch.haversine(north &- search.latitude)
        westTerm = NearestSearch.haversine(west &- search.longitude)
        eastTerm = NearestSearch.haversine(east &- search.longitude)
    }

    var count: Int { Int(upper) &- Int(lower) }

    /// The point that splits the subtree.
    var middle: UInt32 { lower &+ (upper &- lower) / 2 }

    /// Goes on to the side of a split where the coordinate is smaller.
    @inline(__always)
    mutating func keepLow(of split: Split, at middle: UInt32) {
        upper = middle
        node = 2 &* node &+ 1
        if splitsLongitude {
            east = split.longitude
            eastTerm = split.longitudeTerm
        } else {
            north = split.latitude
            northTerm = split.latitudeTerm
            northCosine = split.cosine
        }
        splitsLongitude.toggle()
    }

    /// Goes on to the side of a split where the coordinate is larger.
    @inline(__always)
    mutating func keepHigh(of split: Split, at middle: UInt32) {
        lower = middle &+ 1
        node = 2 &* node &+ 2
        if splitsLongitude {
            west = split.longitude
            westTerm = split.longitudeTerm
        } else {
            south = split.latitude
            southTerm = split.latitudeTerm
            southCosine = split.cosine
        }
        splitsLongitude.toggle()
    }

    /// A bound from below for the haversine to anything in the cell; 0 where the place asked for lies inside.
    @inline(__always)
    func lowerBound(from search: borrowing NearestSearch) -> Float {
        var bound: Float = search.latitude < south ? southTerm : search.latitude > north ? northTerm : 0
        if search.longitude < west || search.longitude > east {
            let edge = max(0, min(southCosine, northCosine))
            bound += max(0, search.cosine) * edge * min(westTerm, eastTerm)
        }
        // Float rounding must never prune the true nearest one.
        return bound * 0.999_99
    }
}

private struct NearestSearch {
    let latitude: Int32
    let longitude: Int32
    let cosine: Float
    let weighed: Bool
    let count: Int
    /// The score below which a point is still wanted.
    var limit: Float
    var best: [Neighbor] = []
    /// The sides of splits that were not looked at yet.
    var postponed: [Cell] = []
    /// At hand, since a search asks for one at each node.
    private let scales = PointWeight.scales

    func scale(_ weight: UInt8) -> Float { scales[Int(weight)] }

    init(latitude: Int32, longitude: Int32, count: Int, weighed: Bool, limit: Float) {
        self.latitude = latitude
        self.longitude = longitude
        self.cosine = Self.cosine(latitude)
        self.weighed = weighed
        self.count = count
        self.limit = limit
        // One for each level; small enough for an allocator's quick path.
        postponed.reserveCapacity(16)
    }

    /// The cosine of a latitude to 1e-7, by its even Taylor series to the tenth power.
    static func cosine(_ latitude: Int32) -> Float {
        let x = Float(latitude) * FixedAngle.radiansPerUnit
        let y = x * x
        return 1 + y * (-0.5 + y * (1 / 24 + y * (-1 / 720 + y * (1 / 40320 + y * (-1 / 3_628_800)))))
    }

    /// sin²(x / 2) of an angle difference, by the sine's series; an error below 1e-6 of the value.
    static func haversine(_ difference: Int32) -> Float {
        let x = abs(Float(difference)) * (FixedAngle.radiansPerUnit / 2)
        let y = x * x
        let sine = x * (1 + y * (-1 / 6 + y * (1 / 120 + y * (-1 / 5040 + y * (1 / 362_880)))))
        return sine * sine
    }

    /// The haversines to eight points, each a latitude and a longitude; a few units of the last place off.
    @inline(__always)
    func haversines(_ points: SIMD16<Int32>) -> SIMD8<Float> {
        let latitudes = points.evenHalf
        let cosines = Self.cosines(SIMD8<Float>(latitudes))
        return Self.haversines(latitudes &- latitude) + cosines * Self.haversines(points.oddHalf &- longitude) * cosine
    }

    @inline(__always)
    private static func cosines(_ latitudes: SIMD8<Float>) -> SIMD8<Float> {
        let x = latitudes * FixedAngle.radiansPerUnit
        let y = x * x
        var sum = SIMD8<Float>(repeating: -1 / 3_628_800)
        sum = sum * y + 1 / 40320
        sum = sum * y - 1 / 720
        sum = sum * y + 1 / 24
        sum = sum * y - 0.5
        return sum * y + 1
    }

    @inline(__always)
    private static func haversines(_ differences: SIMD8<Int32>) -> SIMD8<Float> {
        let x = SIMD8<Float>(differences) * (FixedAngle.radiansPerUnit / 2)
        let y = x * x
        var sum = SIMD8<Float>(repeating: 1 / 362_880)
        sum = sum * y - 1 / 5040
        sum = sum * y + 1 / 120
        sum = sum * y - 1 / 6
        sum = sum * y + 1
        return sum * sum * y
    }

    mutating func insert(_ neighbor: Neighbor) {
        if best.count == count { best.removeLast() }
        best.append(neighbor)
        var place = best.count - 1
        while place > 0, best[place - 1].score > neighbor.score {
            best.swapAt(place, place - 1)
            place -= 1
        }
        if best.count == count { limit = best[count - 1].score }
    }
}
