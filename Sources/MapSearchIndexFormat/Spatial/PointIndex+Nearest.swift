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
        try visit(&search, 0..<self.count, node: 0, splitsLongitude: true, cell: Cell(), accept)
        return search.best
    }

    private func visit(
        _ search: inout NearestSearch, _ range: Range<Int>, node: Int, splitsLongitude: Bool, cell: Cell,
        _ accept: (UInt32) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) {
        if range.count <= Self.leafCount {
            for index in range { try take(index, &search, accept) }
            return
        }
        let middle = range.lowerBound + range.count / 2
        let split = try location(middle)
        try take(middle, &search, accept)
        let lowRange = range.lowerBound..<middle
        let highRange = middle + 1..<range.upperBound
        let low: Cell
        let high: Cell
        let lowIsNearer: Bool
        if splitsLongitude {
            low = cell.bounded(east: split.longitude, from: search)
            high = cell.bounded(west: split.longitude, from: search)
            lowIsNearer = search.longitude < split.longitude
        } else {
            low = cell.bounded(north: split.latitude, from: search)
            high = cell.bounded(south: split.latitude, from: search)
            lowIsNearer = search.latitude < split.latitude
        }
        if lowIsNearer {
            try descend(&search, lowRange, 2 * node + 1, !splitsLongitude, low, accept)
            try descend(&search, highRange, 2 * node + 2, !splitsLongitude, high, accept)
        } else {
            try descend(&search, highRange, 2 * node + 2, !splitsLongitude, high, accept)
            try descend(&search, lowRange, 2 * node + 1, !splitsLongitude, low, accept)
        }
    }

    /// Visits a subtree unless nothing in it can be near enough.
    private func descend(
        _ search: inout NearestSearch, _ range: Range<Int>, _ node: Int, _ splitsLongitude: Bool, _ cell: Cell,
        _ accept: (UInt32) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) {
        guard !range.isEmpty else { return }
        let bound = cell.lowerBound(from: search)
        let reach = search.weighed ? bound * search.scale(try weightBound(node)) : bound
        guard reach < search.limit else { return }
        try visit(&search, range, node: node, splitsLongitude: splitsLongitude, cell: cell, accept)
    }

    /// The largest weight below a node; leaves store none and may hold any.
    private func weightBound(_ node: Int) throws(IndexFormatError) -> UInt8 {
        node < heaviest.count ? try heaviest.u8(node) : .max
    }

    private func take(
        _ index: Int, _ search: inout NearestSearch, _ accept: (UInt32) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) {
        let place = try location(index)
        let haversine = search.haversine(latitude: place.latitude, longitude: place.longitude)
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

/// A box that holds a subtree, with what bounds the distance to it from below.
///
/// hav(d) = hav(Δφ) + cos φ₁ cos φ₂ hav(Δλ), and each factor is bounded by itself: Δφ and Δλ by the distance to the
/// cell's interval (the longitude's on the circle), cos φ₂ by its smaller value at the cell's edges. A split changes
/// one interval, so the other's terms are kept. Longitudes do not wrap inside the tree.
private struct Cell {
    private(set) var south: Int32 = -1_073_741_824
    private(set) var north: Int32 = 1_073_741_824
    private(set) var west: Int32 = .min
    private(set) var east: Int32 = .max
    private var latitudeTerm: Float = 0
    private var longitudeTerm: Float = 0
    private var edgeCosine: Float = 0

    func bounded(west: Int32? = nil, east: Int32? = nil, from search: borrowing NearestSearch) -> Cell {
        var cell = self
        cell.west = west ?? self.west
        cell.east = east ?? self.east
        guard search.longitude < cell.west || search.longitude > cell.east else {
            cell.longitudeTerm = 0
            return cell
        }
        let toWest = (cell.west &- search.longitude).magnitude
        let toEast = (search.longitude &- cell.east).magnitude
        cell.longitudeTerm = NearestSearch.haversine(Int32(clamping: min(toWest, toEast)))
        return cell
    }

    func bounded(south: Int32? = nil, north: Int32? = nil, from search: borrowing NearestSearch) -> Cell {
        var cell = self
        cell.south = south ?? self.south
        cell.north = north ?? self.north
        // Wrapping, because a damaged file may put a split beyond the poles.
        let gap: Int32 =
            search.latitude < cell.south
            ? cell.south &- search.latitude : search.latitude > cell.north ? search.latitude &- cell.north : 0
        cell.latitudeTerm = NearestSearch.haversine(gap)
        cell.edgeCosine = max(0, min(NearestSearch.cosine(cell.south), NearestSearch.cosine(cell.north)))
        return cell
    }

    /// A bound from below for the haversine to anything in the cell.
    func lowerBound(from search: borrowing NearestSearch) -> Float {
        // Float rounding must never prune the true nearest one.
        (latitudeTerm + max(0, search.cosine) * edgeCosine * longitudeTerm) * 0.999_99
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

    func haversine(latitude: Int32, longitude: Int32) -> Float {
        Self.haversine(latitude &- self.latitude)
            + cosine * Self.cosine(latitude) * Self.haversine(longitude &- self.longitude)
    }

    mutating func insert(_ neighbor: Neighbor) {
        var place = best.count
        while place > 0, best[place - 1].score > neighbor.score { place -= 1 }
        best.insert(neighbor, at: place)
        if best.count > count { best.removeLast() }
        if best.count == count { limit = best[count - 1].score }
    }
}
